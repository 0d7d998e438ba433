//! The real server, started as its own process.
#![allow(dead_code, reason = "each test uses its part")]

pub mod page;
pub mod politico;
pub mod president;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder that is gone when the test is.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("hemicycle-{name}-{}-{number}", std::process::id()));
        // Left over from a run that was ended; if it cannot be removed, making it anew says so.
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Nobody is left to tell.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// For tests whose players all come from one address, and faster than any household does.
pub const ANY_NUMBER: [&str; 8] = [
    "--tables-per-minute",
    "0",
    "--tables-per-hour",
    "0",
    "--requests-per-second",
    "0",
    "--connections-per-address",
    "0",
];

/// `hemicycle serve`, killed at the latest when the test is over.
pub struct Serving {
    process: Child,
    pub addr: SocketAddr,
}

impl Serving {
    pub fn start(data: &Path, pace: u64) -> Serving {
        Serving::start_at("127.0.0.1:0", data, pace)
    }

    pub fn start_at(addr: &str, data: &Path, pace: u64) -> Serving {
        Serving::start_with(addr, data, pace, &[])
    }

    /// The same with these arguments besides.
    pub fn start_with(addr: &str, data: &Path, pace: u64, besides: &[&str]) -> Serving {
        let mut process = Command::new(env!("CARGO_BIN_EXE_hemicycle"))
            .args(["serve", "--addr", addr, "--log", "warn", "--pace", &pace.to_string(), "--data"])
            .arg(data)
            .args(besides)
            .stdout(Stdio::piped())
            .stdin(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        // A base path may follow.
        let addr = line.trim().rsplit("http://").next().and_then(|addr| addr.split('/').next()?.parse().ok());
        Serving { process, addr: addr.unwrap_or_else(|| panic!("the server said {line:?}")) }
    }

    /// Its process.
    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// Stops the process where it is, or lets it go on: to others the network to it is gone, though nobody has hung up.
    pub fn freeze(&self, frozen: bool) {
        let signal = if frozen { "-STOP" } else { "-CONT" };
        Command::new("kill").arg(signal).arg(self.process.id().to_string()).status().unwrap();
    }

    /// SIGKILL: no chance to finish anything.
    pub fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// The polite signal; gives whether it ended well.
    pub fn stop(mut self) -> bool {
        Command::new("kill").arg(self.process.id().to_string()).status().unwrap();
        self.process.wait().unwrap().success()
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
