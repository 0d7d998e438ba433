//! The server while it is being worked on: a process that is started again when it was built anew, and that tells which
//! build of the page a browser has drawn.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;

use anyhow::{Context, Result};

/// How a server begins the line that names the build a browser has drawn.
const SEEN: &str = "seen ";

/// How the server is started.
pub struct ServerCommand {
    /// The program.
    pub program: PathBuf,
    /// Where it listens.
    pub addr: String,
    /// Where it keeps its tables.
    pub data: PathBuf,
    /// The folder of the page.
    pub page: PathBuf,
}

/// A server that runs until this is dropped.
pub struct ServerProcess(Child);

impl ServerProcess {
    /// Starts one; `seen` is called with the name of each build that a browser has drawn.
    pub fn start(how: &ServerCommand, seen: impl Fn(&str) + Send + 'static) -> Result<ServerProcess> {
        let mut child = Command::new(&how.program)
            .args(["serve", "--addr", &how.addr, "--data"])
            .arg(&how.data)
            .env("HEMICYCLE_DEV_PAGE", &how.page)
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{} could not be started", how.program.display()))?;
        let output = child.stdout.take().context("its output was asked for")?;
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                match line.strip_prefix(SEEN) {
                    Some(build) => seen(build),
                    None => println!("{line}"),
                }
            }
        });
        Ok(ServerProcess(child))
    }
}

impl Drop for ServerProcess {
    /// Whatever it acknowledged is on disk, so it need not be asked politely.
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// When a file was written; nothing if it is not there.
pub fn modified_at(file: &Path) -> Option<std::time::SystemTime> {
    std::fs::metadata(file).and_then(|file| file.modified()).ok()
}
