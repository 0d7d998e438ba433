//! Builds the page and the server in release, then becomes the server.

use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};
use clap::Args;

use crate::cargo::finish;
use crate::steps::step;
use crate::workspace::Workspace;
use crate::{page, tools};

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
    pub fn go(self) -> Result<()> {
        let workspace = Workspace::read()?;
        tools::wasm_target()?;
        step("page", || page::build(&workspace))?;
        step("server", || finish(workspace.cargo().args(["build", "--release", "--package", "hemicycle"])))?;

        let program = workspace.target.join("release").join("hemicycle");
        let mut hemicycle = Command::new(&program);
        hemicycle.arg("serve").arg("--addr").arg(self.addr).arg("--data").arg(self.data);
        if let Some(database) = self.database {
            hemicycle.arg("--database").arg(database);
        }
        let trouble = hemicycle.exec();
        Err(trouble).with_context(|| format!("{} could not be started", program.display()))
    }
}
