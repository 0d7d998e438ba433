//! The laws that every game keeps.

use president::President;

#[test]
fn the_laws_are_upheld() {
    laws::uphold::<President>();
}
