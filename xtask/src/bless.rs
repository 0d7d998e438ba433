//! Rewrites the golden files from what the games do today; the difference is then read and committed like any other.

use anyhow::Result;

use crate::cargo::finish;
use crate::workspace::{Workspace, packages};

/// Runs every golden test, of the probe game and of each game, with the order to write instead of compare.
pub fn golden() -> Result<()> {
    let workspace = Workspace::read()?;
    let probe = "laws".to_owned();
    let blessed = packages(workspace.games.iter().chain([&probe]));
    finish(workspace.cargo().arg("test").args(blessed).arg("golden").env("HEMICYCLE_BLESS", "1"))?;
    println!("Blessed. Read the difference before you commit it: git diff --stat");
    Ok(())
}
