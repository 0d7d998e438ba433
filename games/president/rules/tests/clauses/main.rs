//! Every clause of the rules is named by a test, and no test names a clause that is not there.
//!
//! One program for all of them: they are linked once and run side by side.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod asks;
mod bots;
mod bots_at_challenges;
mod campaign;
mod challenges;
mod dice;
mod facts;
mod judging;
mod packs;
mod round_two;
mod rounds;
mod secrets;
mod sentences;
#[path = "../setup/mod.rs"]
mod setup;
mod start;
mod states;
mod tasks;

use president::President;
use std::path::Path;

#[test]
fn every_clause_is_named_by_a_test() {
    laws::clauses_are_tested::<President>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests"));
}
