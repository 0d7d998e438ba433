//! What a page shows beforehand: the same as what then happens.

use crate::setup::{A, B, D, Table, at, on, seat};
use minister::{Action, Event, Way, Zone};
use rules::{Aloud, Game, Quick};
use serde_json::json;

#[test]
fn at_every_step_the_preview_says_what_then_happens() {
    let mut table = Table::with(json!({"broth": "pick"}), 4);
    let mut chance = Quick::new(3);
    let mut foreseen = 0;
    while let Some(actor) = table.game.to_act(&table.state).first() {
        let action = table.game.pick(&table.state, actor, &mut chance, &mut Vec::new());
        let preview = table.game.preview(&table.view(), &action);
        let before = table.ministers();
        let mut now = Aloud::new(chance);
        table.game.apply(&mut table.state, actor, &action, &mut now);
        let (source, told) = now.finish();
        chance = source;
        assert_eq!(preview.is_none(), action == Action::Roll);
        if let Some(preview) = preview {
            assert_eq!((preview.told, preview.chancellor), (told, table.view().chancellor));
            let change = |(after, before): (&u8, &u8)| i32::from(*after) - i32::from(*before);
            let changes: Vec<i32> = table.ministers().iter().zip(&before).map(change).collect();
            assert_eq!(preview.ministers, changes);
            foreseen += 1;
        }
    }
    assert!(foreseen > 50);
}

#[test]
fn what_would_change_the_chair_is_foreseen() {
    let mut table = Table::new(4).cabinet(&[4, 5, 2, 5], Some(3)).pawns(&[(0, D, on(19))]);
    table.roll(2);
    table.play(Action::Appoint(2));
    table.play(Action::Dismiss(seat(1)));
    let preview = |owner| table.game.preview(&table.view(), &Action::Dismiss(seat(owner))).unwrap();
    assert_eq!(preview(2).chancellor, Some(seat(3)));
    let green = preview(3);
    assert_eq!((green.chancellor, green.ministers), (Some(seat(0)), vec![2, 0, 0, -2]));
    assert!(green.told.contains(&Event::Chair { seat: seat(0), from: Some(seat(3)) }));
    assert_eq!(table.game.preview(&table.view(), &Action::Dismiss(seat(0))), None, "not allowed");
}

#[test]
fn a_pawn_knows_the_numbers_it_needs() {
    let table = Table::new(4).pawns(&[(0, B, at(9, 0)), (0, D, on(19)), (1, A, at(11, 1))]).broth(&[(2, B)]);
    let way = |owner, pawn| table.game.way(&table.view(), seat(owner), pawn);
    let expected = Way { numbers: vec![1, 6], lifted: false, to: Zone(10), spaces: vec![0], jumped: vec![] };
    assert_eq!(way(0, B), Some(expected), "pawn 4 of seat 0 left its space");
    assert_eq!(way(0, D), None, "the end of the track");
    let lifted = way(2, B).unwrap();
    assert_eq!((lifted.lifted, lifted.numbers, lifted.to), (true, vec![4, 5, 6], Zone(3)));
    let full = Table::new(4).pawns(&[(0, B, at(9, 0)), (1, A, at(11, 1))]);
    let way = full.game.way(&full.view(), seat(0), B).unwrap();
    assert_eq!(
        (way.numbers, way.to, way.spaces, way.jumped),
        (vec![1, 6], Zone(11), vec![0, 2], vec![Zone(10)])
    );
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
