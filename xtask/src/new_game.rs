//! Makes a game to begin with: a small one that is played, drawn and tested, registered wherever games are.
//!
//! The templates are the files under `xtask/templates`; what stands for the game's name in them is replaced. The gate
//! makes one in a copy of the project and tries it.

mod changes;
mod name;
mod registration;
mod template;
mod trial;

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;

use crate::cargo::finish;
use crate::graph;
use crate::workspace::Workspace;
use changes::Changes;
use name::Name;
pub use trial::tried;

/// What to call it.
#[derive(Args)]
pub struct NewGame {
    /// Its id in addresses, folders and crates: small letters, digits and hyphens, such as `cent-jours`.
    name: String,
}

impl NewGame {
    /// Makes the game, or changes nothing and says why.
    pub fn run(self) -> Result<()> {
        let workspace = Workspace::read()?;
        let name = make(&workspace, &self.name)?;
        let id = name.id();
        println!("games/{id} is made and registered: a small game, to be changed into yours.");
        for (command, what) in [
            (format!("cargo test --package {id}"), "the laws and the clauses"),
            (format!("cargo run --package hemicycle -- play {id}"), "a game in the terminal"),
            ("cargo xtask bless".to_owned(), "keeps finished games of its first edition"),
        ] {
            println!("  {command:60} {what}");
        }
        println!("CONTRIBUTING.md, \"Adding a game\", says what to change, in which order.");
        Ok(())
    }
}

/// Makes the game in a workspace. If anything fails, all is as it was.
fn make(workspace: &Workspace, name: &str) -> Result<Name> {
    let templates = template::all()?;
    let lock = workspace.root.join("Cargo.lock");
    let locked = fs::read_to_string(&lock).with_context(|| format!("{} cannot be read", lock.display()))?;
    let name = Name::read(name)?;
    name.is_free(&workspace.root.join("games"), &locked, &templates)?;

    // All that can be known to fail is done before anything is written.
    let mut files: Vec<(PathBuf, Vec<u8>)> = Vec::new();
    files.extend(templates.iter().map(|file| (file.place(&name), file.filled(&name))));
    files.extend(registration::files(&workspace.root, &workspace.games, &name)?);

    let mut changes = Changes::default();
    changes.remember(&lock)?;
    for (place, content) in files {
        changes.write(&workspace.root.join(place), &content)?;
    }
    // Longer and shorter names break lines elsewhere.
    let packages = name.packages().map(|package| format!("--package={package}"));
    finish(workspace.cargo().arg("fmt").args(packages)).context("what was made cannot be formatted")?;
    let architecture = workspace.root.join("ARCHITECTURE.md");
    let text = fs::read_to_string(&architecture).context("ARCHITECTURE.md cannot be read")?;
    changes.write(&architecture, graph::redrawn(&text, &graph::drawn(&workspace.root)?)?.as_bytes())?;
    // Cargo takes the new crates into its lock file, or says what is wrong with them.
    finish(
        workspace
            .cargo()
            .args(["metadata", "--format-version=1", "--quiet"])
            .stdout(std::process::Stdio::null()),
    )
    .context("cargo does not take the new crates")?;
    changes.keep();
    Ok(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::here;

    /// A folder with nothing but what games are registered in: cargo finds no crates there.
    fn bare(called: &str) -> Workspace {
        let root = std::env::temp_dir().join(format!("hemicycle-new-game-{called}-{}", std::process::id()));
        let project = here().join("..");
        for file in registration::FILES.iter().chain(&["Cargo.lock", "ARCHITECTURE.md"]) {
            fs::create_dir_all(root.join(file).parent().unwrap()).unwrap();
            fs::copy(project.join(file), root.join(file)).unwrap();
        }
        Workspace { target: root.join("target"), root, ..Workspace::read().unwrap() }
    }

    /// Every file with its content.
    fn content(root: &std::path::Path) -> Vec<(PathBuf, Vec<u8>)> {
        let files = crate::page_files::files(root).unwrap();
        let mut read: Vec<_> =
            files.into_iter().map(|file| (file.clone(), fs::read(file).unwrap())).collect();
        read.sort();
        read
    }

    #[test]
    fn a_failure_midway_leaves_everything_as_it_was() {
        let workspace = bare("midway");
        let before = content(&workspace.root);
        let error = make(&workspace, "cent-jours").err().unwrap();
        assert!(format!("{error:#}").contains("cannot be formatted"), "{error:#}");
        assert_eq!(content(&workspace.root), before);
        assert!(!workspace.root.join("games/cent-jours").exists());
        fs::remove_dir_all(workspace.root).unwrap();
    }

    #[test]
    fn a_name_that_does_not_do_changes_nothing_and_says_why() {
        let workspace = bare("names");
        let before = content(&workspace.root);
        for (name, why) in [
            ("", "small letters"),
            ("Senate", "small letters"),
            ("sénat", "small letters"),
            ("-senate", "small letters"),
            ("sen--ate", "small letters"),
            ("7-days", "small letters"),
            ("../senate", "small letters"),
            ("yield", "a word of Rust"),
            ("senate-web", "ends in -web"),
            ("catalog", "there is already"),
            ("serde", "there is already"),
            ("view", "the template uses"),
            ("votes", "the template uses"),
            ("fetch", "the template uses"),
        ] {
            let error = make(&workspace, name).err().unwrap_or_else(|| panic!("{name} is taken"));
            assert!(format!("{error:#}").contains(why), "{name}: {error:#}");
        }
        assert_eq!(content(&workspace.root), before);
        fs::create_dir_all(workspace.root.join("games/senate")).unwrap();
        let error = make(&workspace, "senate").err().unwrap();
        assert!(error.to_string().contains("there is already"), "{error}");
        fs::remove_dir_all(workspace.root).unwrap();
    }
}
