//! What the crates depend on: nothing that they do not use, and nothing with a known hole, a licence that binds others or
//! an unknown origin.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use crate::cargo::finish;
use crate::tools;
use crate::workspace::Workspace;

/// No crate names a dependency that it does not use.
pub fn unused(workspace: &Workspace) -> Result<()> {
    let machete = tools::cargo_tool(workspace, &tools::MACHETE)?;
    finish(Command::new(machete).current_dir(&workspace.root).args(workspace.crates.values()))
        .context("a crate names a dependency that it does not use")
}

/// Every dependency is as `deny.toml` wants it. Where the advisories cannot be had, the rest is checked all the same.
pub fn denied(workspace: &Workspace) -> Result<()> {
    let deny = tools::cargo_tool(workspace, &tools::DENY)?;
    let deny = |arguments: &[&str]| finish(Command::new(&deny).current_dir(&workspace.root).args(arguments));
    deny(&["check", "licenses", "bans", "sources"])?;
    match (deny(&["fetch", "db"]), advisories()) {
        (Ok(()), _) => deny(&["check", "advisories"]),
        (Err(error), Some(kept)) => {
            println!("The advisories could not be renewed ({error}); those in {} are used.", kept.display());
            deny(&["--offline", "check", "advisories"])
        }
        (Err(error), None) => {
            println!(
                "NOT CHECKED: known holes in dependencies. The advisories could not be fetched ({error}), and none are \
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
    kept(home.join("advisory-dbs"))
}

/// The folder, if a database lies in it: each has a folder of its own beside the lock.
fn kept(folder: PathBuf) -> Option<PathBuf> {
    let mut entries = fs::read_dir(&folder).ok()?.flatten();
    entries.any(|entry| entry.path().is_dir()).then_some(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_is_no_database() {
        let folder = std::env::temp_dir().join(format!("hemicycle-advisories-{}", std::process::id()));
        assert_eq!(kept(folder.clone()), None, "nothing was ever fetched");
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("db.lock"), "").unwrap();
        assert_eq!(kept(folder.clone()), None, "the fetching failed");
        fs::create_dir(folder.join("advisory-db-1")).unwrap();
        assert_eq!(kept(folder.clone()), Some(folder.clone()));
        fs::remove_dir_all(folder).unwrap();
    }
}
