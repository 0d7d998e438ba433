//! The gate: what must hold before anything is kept.

use anyhow::Result;

use crate::cargo::finish;
use crate::steps::{step, told};
use crate::workspace::{Workspace, packages};
use crate::{page, tools};

/// Runs every step in order and stops at the first that fails.
pub fn gate() -> Result<()> {
    let start = std::time::Instant::now();
    let workspace = Workspace::read()?;
    let cargo = |order: &str, selection: &[String], rest: &[&str]| {
        finish(workspace.cargo().arg(order).args(selection).args(rest))
    };
    let (host, wasm, xtask) = (workspace.host(), packages(&workspace.wasm), packages([&"xtask".to_owned()]));
    let all_strict = ["--all-targets", "--", "-D", "warnings"];

    step("tools", || {
        tools::wasm_target()?;
        tools::chromium()
    })?;
    step("format", || cargo("fmt", &[], &["--all", "--check"]))?;
    step("xtask itself", || {
        cargo("clippy", &xtask, &all_strict)?;
        cargo("test", &xtask, &[])
    })?;
    step("clippy", || cargo("clippy", &host, &all_strict))?;
    // Nothing in the page's crates asks for what they are built: what clippy sees here is what the page gets.
    step("clippy of the page", || cargo("clippy", &wasm, &all_strict))?;
    step("page", || page::build(&workspace))?;
    step("tests of the page's own logic", || cargo("test", &wasm, &["--lib"]))?;
    step("tests", || cargo("test", &host, &[]))?;
    println!("The gate is passed, in {}.", told(start.elapsed()));
    Ok(())
}
