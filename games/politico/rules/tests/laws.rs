//! The laws that every game keeps.

use politico::Politico;

#[test]
fn the_laws_are_upheld() {
    laws::uphold::<Politico>();
}
