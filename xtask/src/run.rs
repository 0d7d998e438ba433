//! Builds the page and the server, soon rather than small, then becomes the server.

use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};
use clap::Args;

use crate::cargo::finish;
use crate::page::PageKind;
use crate::steps::step;
use crate::workspace::Workspace;
use crate::{page, tools};

/// How page and server are built.
const PROFILE: &str = "quick";

/// Where the server listens and what it keeps.
#[derive(Args)]
pub struct Run {
    /// The address to listen on.
    #[arg(long, default_value = "127.0.0.1:8080")]
    addr: String,
    /// The directory of the embedded database.
    #[arg(long, default_value = "data")]
    data: PathBuf,
    /// Another database, by its URL, instead of the embedded one.
    #[arg(long)]
    database: Option<String>,
}

impl Run {
    /// Builds, then hands this process over to the server: Ctrl-C reaches it as if it had been started by hand.
    pub fn run(self) -> Result<()> {
        let workspace = Workspace::read()?;
        tools::wasm_target()?;
        let program = workspace.target.join(PROFILE).join("hemicycle");
        if !program.exists() {
            println!("Nothing is built yet: this takes some minutes, and later only what changed.");
        }
        step("1 of 2: the page, compiled to WebAssembly", || page::build(&workspace, PageKind::Quick))?;
        step("2 of 2: the server, with the page in it", || {
            let mut build = workspace.cargo();
            build.args(["build", "--profile", PROFILE, "--package", "hemicycle"]);
            // On one's own machine the page is there at once: nobody waits for the server to paint a board first.
            finish(build.arg("--no-default-features"))
        })?;

        let mut hemicycle = Command::new(&program);
        hemicycle.arg("serve").arg("--addr").arg(self.addr).arg("--data").arg(self.data);
        if let Some(database) = self.database {
            hemicycle.arg("--database").arg(database);
        }
        let error = hemicycle.exec();
        Err(error).with_context(|| format!("{} could not be started", program.display()))
    }
}
