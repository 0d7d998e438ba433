//! Every clause of the rules is named by a test, and no test names a clause that is not there.
//!
//! One program for all of them: they are linked once and run side by side.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod boards;
mod facts;
mod paris;
mod preview;
mod rulebook;
mod rulings;
mod sentences;
#[path = "../setup/mod.rs"]
mod setup;
mod states;

use gardez_la_ligne::GardezLaLigne;
use std::path::Path;

#[test]
fn every_clause_is_named_by_a_test() {
    laws::clauses_are_tested::<GardezLaLigne>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests"));
}
