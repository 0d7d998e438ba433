//! What the workspace holds, asked of cargo, so that a new game needs no line here.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::cargo::{cargo, listen};

/// The WebAssembly target's name.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Every crate but xtask, which has needs of its own. One selection for clippy and the tests alike: cargo unifies
/// features over what is selected, and another selection would build again.
pub const PROJECT: [&str; 3] = ["--workspace", "--exclude", "xtask"];

/// Where the project lies, and the games in it.
pub struct Workspace {
    /// The project's root directory.
    pub root: PathBuf,
    /// Where cargo puts what it builds.
    pub target: PathBuf,
    /// The rules of each game.
    pub games: Vec<String>,
}

impl Workspace {
    /// Asks cargo, from this crate's own place in the workspace.
    pub fn read() -> Result<Self> {
        // Cargo says where we are when it runs us; what it said when it built us may be another copy of the project.
        let here =
            std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
        let told = listen(cargo(Path::new(&here)).args(["metadata", "--no-deps", "--format-version", "1"]))?;
        Self::from_metadata(&told).context("`cargo metadata` answered in a form that is not known here")
    }

    fn from_metadata(told: &str) -> Result<Self> {
        let told: Value = serde_json::from_str(told)?;
        let root = PathBuf::from(text(&told, "workspace_root")?);
        let target = PathBuf::from(text(&told, "target_directory")?);
        let mut games = Vec::new();
        for package in told["packages"].as_array().context("no packages")? {
            let name = text(package, "name")?.to_owned();
            let manifest = Path::new(text(package, "manifest_path")?);
            let place = manifest.strip_prefix(&root)?.parent().context("a manifest without a directory")?;
            if let ["games", _, "rules"] =
                place.iter().filter_map(|part| part.to_str()).collect::<Vec<_>>()[..]
            {
                games.push(name);
            }
        }
        Ok(Self { root, target, games })
    }

    /// A cargo at the root.
    pub fn cargo(&self) -> Command {
        cargo(&self.root)
    }
}

/// Selects the named packages.
pub fn packages<'a>(names: impl IntoIterator<Item = &'a String>) -> Vec<String> {
    names.into_iter().flat_map(|name| ["--package".to_owned(), name.clone()]).collect()
}

fn text<'a>(told: &'a Value, key: &str) -> Result<&'a str> {
    told[key].as_str().with_context(|| format!("no {key}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_found_by_where_their_rules_live() {
        let told = r#"{"workspace_root": "/h", "target_directory": "/t", "packages": [
            {"name": "server", "manifest_path": "/h/crates/server/Cargo.toml"},
            {"name": "catalog", "manifest_path": "/h/games/catalog/Cargo.toml"},
            {"name": "motion", "manifest_path": "/h/games/motion/rules/Cargo.toml"},
            {"name": "motion-web", "manifest_path": "/h/games/motion/web/Cargo.toml"}]}"#;
        let workspace = Workspace::from_metadata(told).unwrap();
        assert_eq!(workspace.games, ["motion"]);
    }
}
