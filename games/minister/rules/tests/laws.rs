//! The laws that every game keeps.

use minister::Minister;

#[test]
fn the_laws_are_upheld() {
    laws::uphold::<Minister>();
}
