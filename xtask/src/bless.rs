//! Rewrites the golden files from what the games do today, and keeps finished games of an edition where some are missing; the difference is then read and committed like any other.

use anyhow::{Result, ensure};

use crate::cargo::listen;
use crate::workspace::{Workspace, packages};

/// Runs `tests/golden.rs` of the probe game and of each game, and `tests/saved` of the catalog, with the order to write
/// instead of compare.
pub fn run() -> Result<()> {
    let workspace = Workspace::read()?;
    let others = ["laws".to_owned(), "catalog".to_owned()];
    let selected = packages(workspace.games.iter().chain(&others));
    let mut test = workspace.cargo();
    test.arg("test").args(selected).args(["--test", "golden", "--test", "saved"]).env("HEMICYCLE_BLESS", "1");
    let told = listen(&mut test)?;
    print!("{told}");
    // Cargo is content when no test runs; to call that blessed would be false.
    let blessed = passed(&told);
    ensure!(
        blessed > 0,
        "no golden test was run, so nothing was blessed; they live in tests/golden.rs of a game"
    );
    println!("Blessed by {blessed} tests. Read the difference before you commit it: git diff --stat");
    Ok(())
}

/// How many tests passed, over all the summaries in what cargo told.
fn passed(told: &str) -> u32 {
    let summaries = told.lines().filter_map(|line| line.strip_prefix("test result: ok. "));
    summaries.filter_map(|summary| summary.split_once(" passed")?.0.parse::<u32>().ok()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_that_did_not_run_bless_nothing() {
        let none =
            "running 0 tests\n\ntest result: ok. 0 passed; 0 failed; 0 ignored; 0 measured; 1 filtered out\n";
        assert_eq!(passed(none), 0);
        let some = "test result: ok. 2 passed; 0 failed\ntest result: ok. 1 passed; 0 failed\n";
        assert_eq!(passed(some), 3);
    }
}
