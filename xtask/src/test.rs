//! The gate: what must hold before anything is kept.

use anyhow::Result;
use std::time::Duration;

use crate::cargo::{finish, finish_within, hear_within};
use crate::steps::{beside, in_words, step};
use crate::workspace::{PROJECT, Workspace};
use crate::{dependencies, new_game, page, tools};

/// Tests that spend most of their time waiting for a browser to draw.
const BROWSERS: [&str; 2] = ["--test", "browser"];

/// No tests of the gate, yet programs that have to keep up with the page.
const APART: [&str; 8] = ["--test", "pictures", "--test", "axe", "--test", "frames", "--test", "quick"];

/// No test takes this long: when nothing at all is said meanwhile, one waits for something that does not come.
const STUCK: Duration = Duration::from_secs(8 * 60);

/// Runs every step in order and stops at the first that fails.
pub fn run() -> Result<()> {
    let start = std::time::Instant::now();
    let workspace = Workspace::read()?;
    let test = |arguments: &[&str]| finish(workspace.cargo().arg("test").args(arguments));
    // No warning passes, of clippy or of the compiler.
    let clippy = |targets: &[&str]| {
        finish(workspace.cargo().args(["clippy", "--workspace"]).args(targets).args(["--", "-D", "warnings"]))
    };

    step("tools", || {
        tools::wasm_target()?;
        tools::chromium()?;
        tools::postgres()
    })?;
    step("format", || finish(workspace.cargo().args(["fmt", "--all", "--check"])))?;
    step("unused dependencies", || dependencies::unused(&workspace))?;
    // At its end the page is the work of one thread for minutes, and nothing before the tests needs it.
    beside("page", page::run_in_subprocess, || {
        // Nothing in the page's crates asks for what they are built: what clippy sees here is what the page gets.
        step("clippy", || {
            clippy(&["--all-targets"])?;
            clippy(&[&BROWSERS[..], &APART].concat())
        })?;
        step("xtask itself", || test(&["--package", "xtask"]))?;
        step("tests built", || {
            test(&[&PROJECT[..], &["--all-targets", "--no-run"]].concat())?;
            test(&[&PROJECT[..], &BROWSERS, &APART, &["--no-run"]].concat())
        })
    })?;
    step("a new game, made and tried in a copy", || new_game::tried(&workspace))?;
    // All but what comments show: to look for it takes minutes, and there is nothing.
    let others = || {
        let embedded = hear_within(workspace.cargo().arg("test").args(PROJECT).arg("--tests"), STUCK)?;
        // The same server, its tables in PostgreSQL.
        let mut again = workspace.cargo();
        again.env("HEMICYCLE_TEST_DATABASE", "postgres").args([
            "test",
            "--package",
            "server",
            "--test",
            "server",
        ]);
        Ok(embedded + &hear_within(&mut again, STUCK)?)
    };
    beside("tests without a browser", others, || {
        step("tests in browsers", || {
            finish_within(workspace.cargo().arg("test").args(PROJECT).args(BROWSERS), STUCK)
        })
    })?;
    println!("The gate is passed, in {}.", in_words(start.elapsed()));
    Ok(())
}
