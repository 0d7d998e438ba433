//! The laws that every game keeps.

use game_name::GameName;

#[test]
fn the_laws_are_upheld() {
    laws::uphold::<GameName>();
}
