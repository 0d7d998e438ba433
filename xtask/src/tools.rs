//! What must be installed, and its installation where that is possible.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::cargo::{finish, listen};
use crate::workspace::WASM;

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

/// Makes sure that instructions can be counted.
pub fn valgrind() -> Result<()> {
    const MISSING: &str = "instructions are counted by valgrind: install `valgrind`";
    install(|| program("valgrind").is_some(), &["valgrind"], MISSING)
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
