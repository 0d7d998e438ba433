//! The gate's check of the template: a game made in a copy of the project compiles, keeps the laws, and can be drawn.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use cargo_metadata::Message;

use super::{Name, make};
use crate::cargo::{finish, listen};
use crate::workspace::{PROJECT, Workspace};

/// The game that is made: its name has two words, so that every form of it differs.
const GAME: &str = "gate-trial";
/// The test programs of its rules.
const TESTS: [&str; 2] = ["clauses", "laws"];

/// Makes a game in a copy and tries it, after the gate has built the project. What the copy shares with the project is not
/// built again: cargo knows crates by where they lie in their workspace, files keep their times, and the selection is the
/// gate's own, because another one would want dependencies with other features.
pub fn tried(workspace: &Workspace) -> Result<()> {
    let root = workspace.target.join("new-game");
    copy(&workspace.root, &root)?;
    let copy = Workspace { root, ..workspace.clone() };
    let name = make(&copy, GAME)?;
    try_out(&copy, &name, &PROJECT)
}

/// The made game is formatted; it, its drawing and the lists that name it are free of warnings; its tests pass.
fn try_out(copy: &Workspace, name: &Name, selection: &[&str]) -> Result<()> {
    let cargo = |order: &str| {
        let mut cargo = copy.cargo();
        cargo.env("CARGO_TARGET_DIR", &copy.target).arg(order);
        cargo
    };
    let packages = name.packages().map(|package| format!("--package={package}"));
    finish(cargo("fmt").arg("--check").args(packages))?;
    let mut clippy = cargo("clippy");
    finish(clippy.args(selection).args(["--lib", "--test", "laws", "--", "-D", "warnings"]))?;
    let mut test = cargo("test");
    test.args(selection).args(TESTS.iter().flat_map(|test| ["--test", test]));
    let built = listen(test.args(["--no-run", "--message-format=json-render-diagnostics"]))?;
    let programs = programs(&built, &copy.root.join("games").join(name.id()))?;
    ensure!(programs.len() == TESTS.len(), "{} has other tests than {TESTS:?}: {programs:?}", name.id());
    programs.iter().try_for_each(|program| finish(&mut Command::new(program)))
}

/// The programs that cargo says it has built of the crates in a folder.
fn programs(built: &str, folder: &Path) -> Result<Vec<PathBuf>> {
    let mut programs = Vec::new();
    for message in Message::parse_stream(built.as_bytes()) {
        if let Message::CompilerArtifact(artifact) = message?
            && artifact.manifest_path.starts_with(folder.to_string_lossy().as_ref())
        {
            programs.extend(artifact.executable.map(PathBuf::from));
        }
    }
    Ok(programs)
}

/// Copies every file that is or will be kept in the project, with its times.
fn copy(from: &Path, to: &Path) -> Result<()> {
    if to.exists() {
        fs::remove_dir_all(to).with_context(|| format!("{} cannot be removed", to.display()))?;
    }
    let mut git = Command::new("git");
    git.current_dir(from).args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    for file in listen(&mut git)?.split_terminator('\0').map(PathBuf::from) {
        let (source, place) = (from.join(&file), to.join(&file));
        // One that was just removed is still listed.
        if source.is_file() {
            copy_file(&source, &place).with_context(|| format!("{} cannot be copied", file.display()))?;
        }
    }
    Ok(())
}

fn copy_file(source: &Path, place: &Path) -> Result<()> {
    fs::create_dir_all(place.parent().context("a file lies in a folder")?)?;
    fs::copy(source, place)?;
    let modified = fs::metadata(source)?.modified()?;
    Ok(File::options().write(true).open(place)?.set_modified(modified)?)
}
