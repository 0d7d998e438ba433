//! What must be installed, and its installation where that is possible.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::cargo::{finish, listen};
use crate::workspace::{WASM, Workspace};

/// Names under which a Chromium is found; the browser tests look for the same.
const CHROMIUM: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// Makes sure that Rust can build for WebAssembly.
pub fn wasm_target() -> Result<()> {
    if has_wasm_target()? {
        return Ok(());
    }
    const MISSING: &str =
        "the WebAssembly target is missing: install it with `rustup target add wasm32-unknown-unknown`";
    finish(Command::new("rustup").args(["target", "add", WASM])).context(MISSING)?;
    if !has_wasm_target()? {
        bail!(MISSING);
    }
    Ok(())
}

fn has_wasm_target() -> Result<bool> {
    let place = listen(Command::new("rustc").args(["--print", "target-libdir", "--target", WASM]))?;
    Ok(Path::new(place.trim()).is_dir())
}

/// Makes sure that the browser tests find a Chromium and its driver.
pub fn chromium() -> Result<()> {
    let there = || CHROMIUM.iter().any(|name| program(name).is_some()) && program("chromedriver").is_some();
    const MISSING: &str = "the browser tests need Chromium and its driver: \
        install `chromium` and `chromedriver` (on Debian: apt-get install chromium chromium-driver)";
    install(there, &["chromium", "chromium-driver"], MISSING)
}

/// Makes sure that tests find the programs of PostgreSQL, of which each starts a server of its own.
pub fn postgres() -> Result<()> {
    // Debian does not put them on the path.
    let installed = || {
        let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        versions.map(|version| version.path().join("bin/initdb")).any(|program| program.is_file())
    };
    const MISSING: &str =
        "tables are tried in PostgreSQL too: install its server (on Debian: apt-get install postgresql)";
    install(|| program("initdb").is_some() || installed(), &["postgresql"], MISSING)
}

/// Makes sure that instructions can be counted.
pub fn valgrind() -> Result<()> {
    const MISSING: &str = "instructions are counted by valgrind: install `valgrind`";
    install(|| program("valgrind").is_some(), &["valgrind"], MISSING)
}

/// A program that comes as a crate, in the version whose findings we know.
pub struct CargoTool {
    name: &'static str,
    version: &'static str,
}

/// Finds unused dependencies.
pub const MACHETE: CargoTool = CargoTool { name: "cargo-machete", version: "0.9.2" };

/// Judges dependencies by their advisories, licences and origin.
pub const DENY: CargoTool = CargoTool { name: "cargo-deny", version: "0.20.2" };

/// Where this program is, in a folder of the project's own: what is installed elsewhere on the machine may be another
/// version. It is built without optimisation, because it runs for a moment.
pub fn cargo_tool(workspace: &Workspace, tool: &CargoTool) -> Result<PathBuf> {
    let CargoTool { name, version } = tool;
    let root = workspace.target.join("tools").join(format!("{name}-{version}"));
    let program = root.join("bin").join(name);
    if !program.is_file() {
        println!("{name} {version} is installed into {}, once.", root.display());
        let install = ["install", name, "--version", version, "--locked", "--debug", "--root"];
        finish(workspace.cargo().args(install).arg(&root))
            .with_context(|| format!("{name} is needed, and comes from where the dependencies come from"))?;
    }
    Ok(program)
}

/// Installs Debian's packages when we may; else says what is `missing`.
fn install(there: impl Fn() -> bool, packages: &[&str], missing: &'static str) -> Result<()> {
    if there() {
        return Ok(());
    }
    if !(program("apt-get").is_some() && is_root()) {
        bail!(missing);
    }
    let apt = |arguments: &[&str]| {
        finish(Command::new("apt-get").env("DEBIAN_FRONTEND", "noninteractive").args(arguments))
            .context(missing)
    };
    apt(&["update"])?;
    apt(&[&["install", "-y", "--no-install-recommends"], packages].concat())?;
    if !there() {
        bail!(missing);
    }
    Ok(())
}

fn is_root() -> bool {
    listen(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

/// Where a program is, if PATH has it.
fn program(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|directory| directory.join(name)).find(|place| place.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_found_by_name_or_not_at_all() {
        assert!(program("sh").is_some());
        assert!(program("no-such-program-anywhere").is_none());
    }
}
