//! What the crates depend on: nothing that they do not use, and nothing with a known hole, a licence that binds others or
//! an unknown origin.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use crate::cargo::finish;
use crate::tools;
use crate::workspace::Workspace;

/// It uses the games by the catalog's list, which does not stand in it to be found.
const BY_THE_CATALOG: &str = "web_bundles";

/// No crate names a dependency that it does not use.
pub fn unused(workspace: &Workspace) -> Result<()> {
    let machete = tools::cargo_tool(workspace, &tools::MACHETE)?;
    let searched = workspace.crates.iter().filter(|(name, _)| *name != BY_THE_CATALOG);
    finish(Command::new(machete).current_dir(&workspace.root).args(searched.map(|(_, folder)| folder)))
        .context("a crate names a dependency that it does not use")
}

/// Every dependency is as `deny.toml` wants it. Where the advisories cannot be had, the rest is checked all the same.
pub fn denied(workspace: &Workspace) -> Result<()> {
    let deny = tools::cargo_tool(workspace, &tools::DENY)?;
    let deny = |arguments: &[&str]| finish(Command::new(&deny).current_dir(&workspace.root).args(arguments));
    deny(&["check", "licenses", "bans", "sources"])?;
    match (deny(&["fetch", "db"]), advisories()) {
        (Ok(()), _) => deny(&["check", "advisories"]),
        (Err(trouble), Some(kept)) => {
            println!(
                "The advisories could not be renewed ({trouble}); those in {} are used.",
                kept.display()
            );
            deny(&["--offline", "check", "advisories"])
        }
        (Err(trouble), None) => {
            println!(
                "NOT CHECKED: known holes in dependencies. The advisories could not be fetched ({trouble}), and none are \
                 kept from before. Run `cargo xtask trial deny` again where there is a network."
            );
            Ok(())
        }
    }
}

/// Where cargo-deny keeps the advisories, if it has any.
fn advisories() -> Option<PathBuf> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo")))?;
    let kept = home.join("advisory-dbs");
    fs::read_dir(&kept).ok()?.next().map(|_| kept)
}
