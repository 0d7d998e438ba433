//! What the workspace holds, asked of cargo, so that a new game needs no line here.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};
use cargo_metadata::{Metadata, MetadataCommand};

use crate::cargo::cargo;

/// The WebAssembly target's name.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Every crate but xtask, which has needs of its own. One selection for clippy and the tests alike: cargo unifies
/// features over what is selected, and another selection would build again.
pub const PROJECT: [&str; 3] = ["--workspace", "--exclude", "xtask"];

/// Where the project lies, and the games in it.
#[derive(Clone)]
pub struct Workspace {
    /// The project's root directory.
    pub root: PathBuf,
    /// Where cargo puts what it builds.
    pub target: PathBuf,
    /// The rules of each game.
    pub games: Vec<String>,
    /// The folder of each crate from the root, by its name.
    pub crates: BTreeMap<String, PathBuf>,
}

impl Workspace {
    /// Asks cargo, from this crate's own place in the workspace.
    pub fn read() -> Result<Self> {
        Ok(Self::from_metadata(&MetadataCommand::new().current_dir(here()).no_deps().exec()?))
    }

    fn from_metadata(metadata: &Metadata) -> Self {
        let root = &metadata.workspace_root;
        let (mut games, mut crates) = (Vec::new(), BTreeMap::new());
        for package in &metadata.packages {
            let place = package.manifest_path.strip_prefix(root).ok().and_then(|manifest| manifest.parent());
            crates.extend(place.map(|place| (package.name.to_string(), place.into())));
            let parts: Vec<_> = place.into_iter().flatten().collect();
            if let ["games", _, "rules"] = parts[..] {
                games.push(package.name.to_string());
            }
        }
        // Cargo tells them in the order in which it came upon them.
        games.sort();
        Self { root: root.into(), target: metadata.target_directory.clone().into(), games, crates }
    }

    /// Everything that is built for this platform, with what it needs.
    pub fn resolved(&self, platform: &str) -> Result<Metadata> {
        let filter = ["--filter-platform".to_owned(), platform.to_owned()];
        let metadata = MetadataCommand::new().current_dir(&self.root).other_options(filter).exec();
        metadata.with_context(|| format!("what is built for {platform}"))
    }

    /// A cargo at the root.
    pub fn cargo(&self) -> Command {
        cargo(&self.root)
    }
}

/// This crate's folder. Cargo says where we are when it runs us; what it said when it built us may be another copy of
/// the project.
pub fn here() -> PathBuf {
    std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into()).into()
}

/// Selects the named packages.
pub fn packages<'a>(names: impl IntoIterator<Item = &'a String>) -> Vec<String> {
    names.into_iter().flat_map(|name| ["--package".to_owned(), name.clone()]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_found_by_where_their_rules_live() {
        let workspace = Workspace::read().unwrap();
        let folders = std::fs::read_dir(workspace.root.join("games")).unwrap().map(|entry| entry.unwrap());
        let with_rules = folders.filter(|folder| folder.path().join("rules/Cargo.toml").is_file());
        let mut names: Vec<_> = with_rules.map(|folder| folder.file_name().into_string().unwrap()).collect();
        names.sort();
        assert_eq!(workspace.games, names);
        for game in ["gardez-la-ligne", "minister", "politico", "president"] {
            assert!(names.iter().any(|name| name == game), "{game}");
        }
    }
}
