//! The gate: what must hold before anything is kept.

use anyhow::Result;
use std::time::Duration;

use crate::cargo::{finish, finish_within};
use crate::steps::{beside, step, told};
use crate::workspace::{PROJECT, Workspace};
use crate::{new_game, page, tools};

const XTASK: [&str; 2] = ["--package", "xtask"];

/// Clippy in the compiler's place, for our own crates, as `cargo clippy` puts it there and in the words it hands on: no
/// warning passes. It reads while the tests are built; by itself it would read everything, dependencies too, once more.
const CLIPPY: [(&str, &str); 2] = [
    ("RUSTC_WORKSPACE_WRAPPER", "clippy-driver"),
    ("CLIPPY_ARGS", "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__"),
];

/// No test takes this long: when nothing at all is said meanwhile, one waits for something that does not come.
const STUCK: Duration = Duration::from_secs(8 * 60);

/// Runs every step in order and stops at the first that fails.
pub fn gate() -> Result<()> {
    let start = std::time::Instant::now();
    let workspace = Workspace::read()?;
    let test = |selection: &[&str], rest: &[&str]| {
        finish(workspace.cargo().envs(CLIPPY).arg("test").args(selection).args(rest))
    };

    step("tools", || {
        tools::wasm_target()?;
        tools::chromium()
    })?;
    step("format", || finish(workspace.cargo().args(["fmt", "--all", "--check"])))?;
    // At its end the page is the work of one thread for minutes, and nothing before the tests needs it.
    beside("page", page::apart, || {
        step("xtask itself", || test(&XTASK, &[]))?;
        // Nothing in the page's crates asks for what they are built: what clippy sees here is what the page gets.
        step("clippy, and the tests built", || {
            test(&PROJECT, &["--all-targets", "--no-run"])?;
            // No tests of the gate, yet programs that have to keep up with the page.
            test(&PROJECT, &["--test", "pictures", "--test", "axe", "--no-run"])
        })
    })?;
    step("a new game, made and tried in a copy", || new_game::tried(&workspace))?;
    // All but what comments show: to look for it takes minutes, and there is nothing.
    step("tests", || {
        finish_within(workspace.cargo().envs(CLIPPY).arg("test").args(PROJECT).arg("--tests"), STUCK)
    })?;
    println!("The gate is passed, in {}.", told(start.elapsed()));
    Ok(())
}
