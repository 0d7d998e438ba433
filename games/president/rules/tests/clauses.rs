//! Every clause of the rules is named by a test, and no test names a clause that is not there.

use president::President;
use std::path::Path;

#[test]
fn every_clause_is_named_by_a_test() {
    laws::clauses_are_tested::<President>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests"));
}
