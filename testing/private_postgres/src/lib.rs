//! A PostgreSQL server of a test's own, made in a temporary folder from the programs of this machine.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Where Debian has the programs, which it does not put on the path.
const DEBIAN: &str = "/usr/lib/postgresql";

/// It is there within so long, or not at all.
const START: Duration = Duration::from_secs(60);

/// The user it runs as where we are root, which it refuses to run as: `nobody`.
const NOBODY: u32 = 65_534;

/// The server that the tests of this process share, while one of them has it.
static SHARED: Mutex<Weak<PrivatePostgres>> = Mutex::new(Weak::new());

/// A server; it goes away with its folder when it is dropped.
pub struct PrivatePostgres {
    folder: PathBuf,
    port: u16,
    server: Mutex<Child>,
    databases: AtomicU32,
}

impl PrivatePostgres {
    /// The server that the tests of this process share.
    ///
    /// # Panics
    /// Where there is none, or it does not start: a test without its database says nothing.
    #[must_use]
    pub fn shared() -> Arc<PrivatePostgres> {
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        shared.upgrade().unwrap_or_else(|| {
            let started = Arc::new(PrivatePostgres::start());
            *shared = Arc::downgrade(&started);
            started
        })
    }

    /// A server of one's own, to be stopped and cut off at will.
    ///
    /// # Panics
    /// Where there is none, or it does not start.
    #[must_use]
    pub fn start() -> PrivatePostgres {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("hemicycle-postgres-{}-{number}", std::process::id()));
        let started = Self::make(&folder).and_then(|()| {
            let port = free_port()?;
            let server = serve(&folder, port)?;
            Ok(PrivatePostgres { folder, port, server: Mutex::new(server), databases: AtomicU32::new(0) })
        });
        let started = started.unwrap_or_else(|error| panic!("no PostgreSQL of our own: {error}"));
        started.wait();
        started
    }

    /// Makes the folder of a server.
    fn make(folder: &Path) -> io::Result<()> {
        // What a process of the same number left behind.
        let _ = fs::remove_dir_all(folder);
        fs::create_dir_all(folder)?;
        if is_root() {
            std::os::unix::fs::chown(folder, Some(NOBODY), Some(NOBODY))?;
        }
        let made = as_nobody(&mut program("initdb")?)
            .args([
                "--no-sync",
                "--auth=trust",
                "--username=postgres",
                "--encoding=UTF8",
                "--locale=C",
                "--pgdata",
            ])
            .arg(folder.join("data"))
            .stdout(Stdio::null())
            .output()?;
        if made.status.success() {
            Ok(())
        } else {
            Err(io::Error::other(String::from_utf8_lossy(&made.stderr)))
        }
    }

    fn wait(&self) {
        let until = Instant::now() + START;
        while self.psql("postgres", "SELECT 1").is_err() {
            assert!(Instant::now() < until, "PostgreSQL was started and does not answer");
            sleep(Duration::from_millis(50));
        }
    }

    /// The URL of a new, empty database.
    ///
    /// # Panics
    /// If the server refuses.
    #[must_use]
    pub fn database(&self) -> String {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.run("postgres", &format!("CREATE DATABASE {name}"));
        format!("postgres://postgres@127.0.0.1:{}/{name}", self.port)
    }

    /// Runs SQL in a database.
    ///
    /// # Panics
    /// If the server refuses.
    pub fn run(&self, database: &str, sql: &str) {
        self.psql(database, sql).unwrap_or_else(|error| panic!("{sql}: {error}"));
    }

    fn psql(&self, database: &str, sql: &str) -> io::Result<()> {
        // Asked first: psql would wait for a server that is about to come.
        TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        let done = program("psql")?
            .args(["--no-psqlrc", "--quiet", "--host=127.0.0.1", "--username=postgres"])
            .args([
                &format!("--port={}", self.port),
                &format!("--dbname={database}"),
                &format!("--command={sql}"),
            ])
            .stdout(Stdio::null())
            .output()?;
        if done.status.success() {
            Ok(())
        } else {
            Err(io::Error::other(String::from_utf8_lossy(&done.stderr)))
        }
    }

    /// Ends the server at once with all its connections, and leaves what it has on disk. To kill its first process alone would
    /// not do: the others go on for a moment, and commit.
    pub fn kill(&self) {
        let mut server = self.server.lock().unwrap_or_else(PoisonError::into_inner);
        if let Ok(mut stop) = program("pg_ctl") {
            // It comes back once they are gone; one that is gone already is what we want.
            let stopping = as_nobody(&mut stop)
                .args(["stop", "--silent", "--mode=immediate", "--pgdata"])
                .arg(self.folder.join("data"));
            let _ = stopping.stdout(Stdio::null()).stderr(Stdio::null()).status();
        }
        let _ = server.kill();
        let _ = server.wait();
    }

    /// Starts it again after it was killed, at the same port.
    ///
    /// # Panics
    /// If it does not start.
    pub fn revive(&self) {
        let server =
            serve(&self.folder, self.port).unwrap_or_else(|error| panic!("not started again: {error}"));
        *self.server.lock().unwrap_or_else(PoisonError::into_inner) = server;
        self.wait();
    }
}

impl Drop for PrivatePostgres {
    fn drop(&mut self) {
        self.kill();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Starts the server of this folder.
fn serve(folder: &Path, port: u16) -> io::Result<Child> {
    let log = fs::File::create(folder.join("log"))?;
    as_nobody(&mut program("postgres")?)
        .arg("-D")
        .arg(folder.join("data"))
        .args(["-c", "listen_addresses=127.0.0.1", "-c", &format!("port={port}"), "-c", "fsync=off"])
        .arg("-c")
        .arg(format!("unix_socket_directories={}", folder.display()))
        .stdout(Stdio::null())
        .stderr(log)
        .spawn()
}

/// A port that nobody listens at.
fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

/// A program of PostgreSQL: of the newest version that Debian has installed, or from the path.
fn program(name: &str) -> io::Result<Command> {
    let mut versions: Vec<PathBuf> =
        fs::read_dir(DEBIAN).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    versions.sort_by_key(|path| {
        path.file_name().and_then(OsStr::to_str).and_then(|name| name.parse::<u32>().ok())
    });
    let installed = versions.into_iter().rev().map(|version| version.join("bin").join(name));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = std::env::split_paths(&path).map(|folder| folder.join(name)).collect::<Vec<_>>();
    let found = installed.chain(on_path).find(|program| program.is_file());
    let missing = || {
        io::Error::other(format!(
            "there is no `{name}`: install PostgreSQL (on Debian: apt-get install postgresql)"
        ))
    };
    Ok(Command::new(found.ok_or_else(missing)?))
}

fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}

fn as_nobody(command: &mut Command) -> &mut Command {
    use std::os::unix::process::CommandExt;
    // Where it starts it must be allowed to be.
    command.current_dir("/");
    if is_root() { command.uid(NOBODY).gid(NOBODY) } else { command }
}
