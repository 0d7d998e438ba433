//! What a page shows beforehand.

use crate::setup::{A, B, D, Table, at, on, seat};
use minister::{Action, Way, Zone};
use rules::Rules;
use serde_json::json;

#[test]
fn a_pawn_knows_the_numbers_it_needs() {
    let table = Table::new(4).pawns(&[(0, B, at(9, 0)), (0, D, on(19)), (1, A, at(11, 1))]).broth(&[(2, B)]);
    let way = |owner, pawn| table.game.way(&table.view(), seat(owner), pawn);
    let expected = Way { numbers: vec![1, 6], lifted: false, barrier: Zone(10), to: Zone(10) };
    assert_eq!(way(0, B), Some(expected), "pawn 4 of seat 0 left its space");
    assert_eq!(way(0, D), None, "the end of the track");
    let lifted = way(2, B).unwrap();
    assert_eq!((lifted.lifted, lifted.numbers, lifted.to), (true, vec![4, 5, 6], Zone(3)));
    let full = Table::new(4).pawns(&[(0, B, at(9, 0)), (1, A, at(11, 1))]);
    let way = full.game.way(&full.view(), seat(0), B).unwrap();
    assert_eq!((way.numbers, way.barrier, way.to), (vec![1, 6], Zone(10), Zone(11)), "jumped, not passed by");
}

#[test]
fn the_odds_are_the_faces_that_can_be_used() {
    let table = Table::new(3);
    assert_eq!(table.game.usable(&table.view(), seat(0)), [1, 2, 4, 5, 6], "2 5; 2 4 6; 1 2 5");
    assert_eq!(table.game.usable(&table.view(), seat(2)), [1, 2, 4, 5, 6]);
    let opinion = Table::new(3).pawns(&[(1, D, on(19))]);
    assert_eq!(opinion.game.usable(&opinion.view(), seat(1)), [1, 2, 3, 4, 5, 6]);
    let setup = Table::drawn(json!({}), 3, crate::setup::lots(3));
    assert_eq!(setup.game.usable(&setup.view(), seat(0)), [0; 0]);
}

#[test]
fn a_chair_is_as_far_as_the_rules_put_it() {
    let lacks = |table: &Table, who| table.game.lacks_for_chair(&table.view(), seat(who));
    let led = Table::new(4).cabinet(&[4, 4, 2, 2], Some(2));
    assert_eq!(
        [0, 1, 2, 3].map(|who| lacks(&led, who)),
        [Some(1), Some(1), None, Some(3)],
        "alone at the top"
    );
    let sole = Table::with(json!({"chancellor": "sole_challenger"}), 4).cabinet(&[4, 4, 2, 2], Some(2));
    assert_eq!(lacks(&sole, 0), None, "the other is above the chancellor as well (MR3)");
}

#[test]
fn a_view_of_another_table_is_no_reason_to_fall_over() {
    let (three, four) = (Table::new(3), Table::new(4));
    assert_eq!(three.game.way(&four.view(), seat(0), A), None);
    assert_eq!(three.game.usable(&four.view(), seat(3)), [0; 0]);
    assert_eq!(three.game.way(&three.view(), seat(7), A), None);
    assert_eq!(three.game.way(&three.view(), seat(0), minister::Pawn(9)), None);
    assert_eq!(three.game.scope(Zone(200)), []);
    assert_eq!((three.game.spaces(Zone(200)), three.game.spaces(Zone(7))), (None, None));
    assert_eq!((three.game.spaces(Zone(6)), three.game.spaces(Zone(3))), (Some(1), Some(8)));
}

#[test]
fn bots_weigh_one_of_what_comes_to_the_same() {
    let mut table = Table::new(3).pawns(&[(0, A, on(7)), (0, B, on(7)), (0, D, on(19))]);
    table.roll(2);
    let mut considered = Vec::new();
    table.game.considered(&table.state, seat(0), &mut considered);
    // Of the four spaces of zone 4 one without broth, and of the numbers of ministers the larger.
    assert_eq!(considered, [crate::setup::go(crate::setup::C, at(4, 2)), Action::Appoint(2)]);
    table = Table::new(3).pawns(&[(0, A, on(7)), (0, B, on(7))]);
    table.roll(4);
    table.game.considered(&table.state, seat(0), &mut considered);
    assert_eq!(
        considered,
        [crate::setup::go(A, at(8, 2)), crate::setup::go(crate::setup::C, at(4, 2))],
        "A and B stand alike"
    );
}
