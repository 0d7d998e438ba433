//! The gate: what must hold before anything is kept.

use anyhow::Result;

use crate::cargo::finish;
use crate::steps::{beside, step, told};
use crate::workspace::{PROJECT, Workspace};
use crate::{page, tools};

/// Every target of what is selected, and no warning.
const STRICT: [&str; 4] = ["--all-targets", "--", "-D", "warnings"];

/// Runs every step in order and stops at the first that fails.
pub fn gate() -> Result<()> {
    let start = std::time::Instant::now();
    let workspace = Workspace::read()?;
    let cargo = |order: &str, selection: &[&str], rest: &[&str]| {
        finish(workspace.cargo().arg(order).args(selection).args(rest))
    };
    const XTASK: [&str; 2] = ["--package", "xtask"];

    step("tools", || {
        tools::wasm_target()?;
        tools::chromium()
    })?;
    step("format", || cargo("fmt", &[], &["--all", "--check"]))?;
    // At its end the page is the work of one thread for minutes, and nothing before the tests needs it.
    beside("page", page::apart, || {
        step("xtask itself", || {
            cargo("clippy", &XTASK, &STRICT)?;
            cargo("test", &XTASK, &[])
        })?;
        // Nothing in the page's crates asks for what they are built: what clippy sees here is what the page gets.
        step("clippy", || cargo("clippy", &PROJECT, &STRICT))?;
        // All but examples in comments: to look for them takes minutes, and there are none.
        step("tests, built", || cargo("test", &PROJECT, &["--tests", "--no-run"]))
    })?;
    step("tests", || cargo("test", &PROJECT, &["--tests"]))?;
    println!("The gate is passed, in {}.", told(start.elapsed()));
    Ok(())
}
