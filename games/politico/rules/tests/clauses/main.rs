//! Every clause of the rules is named by a test, and no test names a clause that is not there.
//!
//! One program for all of them: they are linked once and run side by side.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod army;
mod attack;
mod bots;
mod conservation;
mod elections;
mod government;
mod motions;
mod news;
mod pledges;
mod points;
mod preview;
mod sentences;
#[path = "../setup/mod.rs"]
mod setup;
mod size;
mod special;
mod start;
mod turn;
mod windows;

use politico::Politico;
use std::path::Path;

#[test]
fn every_clause_is_named_by_a_test() {
    laws::clauses_are_tested::<Politico>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests"));
}
