//! The loop of work on the page and the server: both built without optimisation, again whenever a file is saved, and the
//! browser reloaded.

mod dev_page;
mod server_process;
mod watcher;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::SystemTime;

use anyhow::{Context, Result, anyhow};
use clap::Args;

use self::dev_page::DevPage;
use self::server_process::{ServerCommand, ServerProcess, modified_at};
use self::watcher::{Saved, Watcher};
use crate::cargo::finish;
use crate::steps::in_words;
use crate::workspace::Workspace;
use crate::{page, tools};

/// Where the server listens and what it keeps.
#[derive(Args)]
pub struct Dev {
    /// The address to listen on; not the one of `cargo xtask run`, whose page a browser keeps for use without a network.
    #[arg(long, default_value = "127.0.0.1:8081")]
    addr: String,
    /// The directory of the embedded database.
    #[arg(long, default_value = "data/dev")]
    data: PathBuf,
}

/// What lies at the root and is built: anything else that is saved changes nothing that can be seen.
const SOURCES: [&str; 4] = ["crates", "games", "Cargo.toml", "Cargo.lock"];

impl Dev {
    /// Builds, serves, and does so again for each save, until it is interrupted.
    pub fn run(self) -> Result<()> {
        let workspace = Workspace::read()?;
        tools::wasm_target()?;
        let mut watcher = Watcher::new(SOURCES.map(|source| workspace.root.join(source)));
        let page = DevPage::new(&workspace);
        let server = ServerCommand {
            program: workspace.target.join("debug").join("hemicycle"),
            addr: self.addr,
            data: self.data,
            page: page.folder().to_owned(),
        };
        let mut session =
            DevSession { workspace, page, server, running: None, awaited: PendingBuild::default() };
        println!("The page and the server are built without optimisation; the first time takes minutes.");
        let mut saved = None;
        loop {
            if let Err(error) = session.rebuild(saved.as_ref()) {
                eprintln!("{error:#}. What was built before stays; save again to try again.");
            }
            saved = Some(watcher.wait());
        }
    }
}

/// A build that no browser has drawn yet, and what was saved for it.
type PendingBuild = Arc<Mutex<Option<(String, Saved)>>>;

struct DevSession {
    workspace: Workspace,
    page: DevPage,
    server: ServerCommand,
    /// The server, and when its program was written.
    running: Option<(ServerProcess, SystemTime)>,
    awaited: PendingBuild,
}

impl DevSession {
    /// Builds what this save made stale, which cargo knows best, and lets the browser see it. Nothing is shown before
    /// both are built: a page and a server of different builds may not understand each other.
    fn rebuild(&mut self, saved: Option<&Saved>) -> Result<()> {
        finish(&mut page::compile(&self.workspace, "dev"))?;
        let DevSession { workspace, page, .. } = self;
        // Without the painter of tables, as `cargo xtask run`: the drawings would be compiled a second time.
        let build = ["build", "--package", "hemicycle", "--no-default-features"];
        // Most often nothing of the server is stale, and cargo says so while the page is bound.
        thread::scope(|scope| {
            let server = scope.spawn(|| finish(workspace.cargo().args(build)));
            page.bind(workspace)?;
            server.join().map_err(|_| anyhow!("the build of the server broke down"))?
        })?;
        let program = modified_at(&self.server.program).context("cargo built no server")?;
        let is_running = self.running.as_ref().is_some_and(|(_, since)| *since == program);
        if is_running && self.page.is_shown() {
            println!("Nothing that can be seen has changed.");
            return Ok(());
        }
        let build = name_of_build();
        if let Some(saved) = saved {
            *self.awaited.lock().map_err(|_| anyhow!("the output of the server broke down"))? =
                Some((build.clone(), saved.clone()));
        }
        self.page.publish(&build)?;
        if !is_running {
            // The old one leaves the address first.
            self.running = None;
            let (root, awaited) = (self.workspace.root.clone(), Arc::clone(&self.awaited));
            let seen = move |build: &str| tell_seen(&root, &awaited, build);
            self.running = Some((ServerProcess::start(&self.server, seen)?, program));
        }
        if let Some(saved) = saved {
            println!("{} … built after {}", names(&self.workspace.root, &saved.files), since(saved.at));
        }
        Ok(())
    }
}

/// Says how long it took from a save until a browser had drawn it, the first time it is drawn.
fn tell_seen(root: &Path, awaited: &PendingBuild, build: &str) {
    let Ok(mut awaited) = awaited.lock() else { return };
    if let Some((_, saved)) = awaited.take_if(|(awaited, _)| awaited == build) {
        println!("{} … seen after {}", names(root, &saved.files), since(saved.at));
    }
}

/// A name that no build had before.
fn name_of_build() -> String {
    SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default().as_millis().to_string()
}

/// How long ago it was.
fn since(time: SystemTime) -> String {
    in_words(time.elapsed().unwrap_or_default())
}

/// What was saved, in a few words.
fn names(root: &Path, files: &[PathBuf]) -> String {
    let first = files.first().map(|file| file.strip_prefix(root).unwrap_or(file).display().to_string());
    let others = match files.len() {
        0 | 1 => String::new(),
        several => format!(" and {} more", several - 1),
    };
    format!("saved {}{others}", first.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_build_is_seen_once_and_another_build_is_not_it() {
        let file = PathBuf::from("/project/games/politico/web/src/hand.rs");
        let saved = Saved { files: vec![file], at: SystemTime::now() };
        let awaited: PendingBuild = Arc::new(Mutex::new(Some(("8".to_owned(), saved))));
        let root = Path::new("/project");
        tell_seen(root, &awaited, "7");
        assert!(awaited.lock().unwrap().is_some(), "an older page was drawn once more");
        tell_seen(root, &awaited, "8");
        assert!(awaited.lock().unwrap().is_none());
    }

    #[test]
    fn what_was_saved_is_named_from_the_root() {
        let root = Path::new("/project");
        let files = ["/project/games/politico/web/src/hand.rs", "/project/Cargo.toml"].map(PathBuf::from);
        assert_eq!(names(root, &files[..1]), "saved games/politico/web/src/hand.rs");
        assert_eq!(names(root, &files), "saved games/politico/web/src/hand.rs and 1 more");
    }
}
