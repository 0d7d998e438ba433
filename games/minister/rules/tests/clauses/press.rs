//! The press and the opinion space, clause by clause.

use crate::setup::{A, B, C, D, Table, at, go, on, seat};
use minister::{Action, Event, Step};
use serde_json::json;

#[test]
fn m20_rolls_at_once_and_each_1_2_or_3_puts_that_many_ministers() {
    let mut table = Table::new(3).pawns(&[(0, D, at(15, 0))]);
    table.turn(5, go(D, on(16)));
    assert_eq!((table.asked(), table.view().step), (Some(0), Step::Press(3)));
    assert_eq!(table.refused(Action::Appoint(1)), "M20");
    assert_eq!(
        table.roll(5),
        [Event::Press { seat: seat(0), die: 5, total: 0, left: 2 }],
        "a 5 gives nothing"
    );
    table.rolls(&[3, 1]);
    assert_eq!(table.view().step, Step::Appoint(4));
    table.play(Action::Appoint(4));
    assert_eq!(table.ministers(), [8, 3, 3], "three and four, and the chair");
    // One roll on the radio, two on the newspaper.
    for (zone, die, rolls) in [(7, 2, 1), (14, 1, 2)] {
        let mut table = Table::new(3).pawns(&[(0, D, at(zone - 1, 0))]);
        table.turn(die, go(D, on(zone)));
        assert_eq!(table.view().step, Step::Press(rolls));
    }
}

#[test]
fn m21_a_press_space_holds_any_number_of_pawns() {
    let there: Vec<_> = [A, B, C].into_iter().flat_map(|pawn| [(1, pawn, on(7)), (2, pawn, on(7))]).collect();
    let mut table = Table::new(3).pawns(&there).pawns(&[(0, D, at(6, 0))]);
    table.turn(3, go(D, on(7)));
    assert_eq!(table.spot(0, D), on(7));
}

#[test]
fn m22_the_opinion_space_gives_three_rolls_and_ends_the_track() {
    let mut table = Table::new(3).pawns(&[(0, D, at(18, 1))]);
    table.turn(6, go(D, on(19)));
    assert_eq!(table.view().step, Step::Press(3));
    table.rolls(&[2, 2, 4]);
    assert_eq!(table.view().step, Step::Appoint(4));
    let mut table = Table::new(3).pawns(&[(0, D, on(19))]);
    table.roll(2);
    assert_eq!(table.refused(go(D, on(19))), "M22");
}

#[test]
fn m23_from_the_opinion_space_a_1_2_or_3_moves_a_pawn_or_places_ministers() {
    let mut table = Table::new(3).pawns(&[(0, D, on(19))]);
    table.roll(2);
    assert!(
        table.offers(go(A, at(1, 0))) && table.offers(Action::Appoint(1)) && table.offers(Action::Appoint(2))
    );
    assert_eq!(table.refused(Action::Appoint(3)), "MR13");
    table.play(Action::Appoint(2));
    assert_eq!((table.ministers(), table.asked()), (vec![6, 3, 3], Some(1)));
    table.roll(2);
    assert_eq!(table.refused(Action::Appoint(1)), "M23", "nobody of theirs is there");
    let mut table = Table::new(3).pawns(&[(0, D, on(19))]);
    table.roll(4);
    assert_eq!(table.refused(Action::Appoint(1)), "M23", "a 4 places nobody");
}

#[test]
fn m24_with_two_pawns_there_a_3_makes_six() {
    let mut table = Table::new(3).pawns(&[(0, D, on(19)), (0, C, on(19))]);
    table.roll(3);
    table.play(Action::Appoint(6));
    assert_eq!(table.ministers(), [10, 3, 3]);
}

#[test]
fn m25_a_newcomer_exiles_all_who_stand_there_to_the_newspaper() {
    let mut table = Table::new(3).pawns(&[(0, D, at(18, 0)), (1, A, on(19)), (1, B, on(19))]);
    let told = table.turn(1, go(D, on(19)));
    assert_eq!(told[2], Event::Exiled { seat: seat(1), by: seat(0), count: 2 });
    assert_eq!((table.spot(1, A), table.spot(1, B), table.spot(0, D)), (on(14), on(14), on(19)));
    assert_eq!(table.view().step, Step::Press(3), "then the newcomer rolls");
}

#[test]
fn m26_exiles_make_no_roll_and_move_on_as_usual() {
    let mut table = Table::new(3).pawns(&[(0, D, at(18, 0)), (1, A, on(19))]);
    table.turn(1, go(D, on(19)));
    table.rolls(&[4, 4, 4]);
    assert_eq!((table.asked(), table.view().step), (Some(1), Step::Roll));
    table.turn(6, go(A, at(15, 2)));
    assert_eq!(table.spot(1, A), at(15, 2));
}

#[test]
fn mr1_another_pawn_of_ones_own_on_opinion_gives_three_rolls_or_one() {
    for (option, rolls) in [("three", 3), ("one", 1)] {
        let mut table = Table::with(json!({"second_on_opinion": option}), 3).pawns(&[
            (0, D, at(18, 0)),
            (0, C, on(19)),
            (1, A, at(1, 0)),
        ]);
        table.turn(6, go(D, on(19)));
        assert_eq!(table.view().step, Step::Press(rolls), "{option}");
        let mut first = Table::with(json!({"second_on_opinion": option}), 3).pawns(&[(0, D, at(18, 0))]);
        first.turn(6, go(D, on(19)));
        assert_eq!(first.view().step, Step::Press(3), "the first pawn always makes three");
    }
}

#[test]
fn mr4_with_a_pawn_on_opinion_moves_are_still_by_zone() {
    let mut table = Table::new(3).pawns(&[(0, D, on(19)), (0, A, at(4, 0))]);
    table.roll(3);
    assert!(table.offers(go(A, at(5, 0))), "one zone on, not three spaces");
    assert!(!table.choices().iter().any(|action| matches!(action, Action::Move { pawn: B, .. })));
}

#[test]
fn mr6_a_4_5_or_6_for_the_press_gives_nothing_and_leaves_time_alone() {
    let mut table = Table::new(3).pawns(&[(0, D, on(14)), (1, A, on(7))]).pawns(&[(0, D, at(15, 0))]);
    table.turn(2, go(D, on(16)));
    table.rolls(&[4, 5, 6]);
    assert_eq!((table.ministers(), table.time_now(), table.asked()), (vec![3, 3, 3], 8, Some(1)));
}

#[test]
fn mr24_exiles_get_rolls_for_the_television_unless_the_table_agreed_otherwise() {
    for (option, step) in [("normal", Step::Press(3)), ("no_press", Step::Roll)] {
        let mut table = Table::with(json!({"exiles": option}), 3).pawns(&[
            (0, D, at(18, 0)),
            (1, A, on(19)),
            (2, D, at(15, 1)),
            (1, D, on(14)),
        ]);
        table.turn(1, go(D, on(19)));
        table.rolls(&[4, 4, 4]);
        table.turn(4, go(A, at(15, 0)));
        table.turn(2, go(D, on(16)));
        assert_eq!(table.view().step, Step::Press(3), "who was never exiled always rolls");
        table.rolls(&[4, 4, 4]);
        table.turn(2, go(B, at(4, 0)));
        let told = table.turn(2, go(A, on(16)));
        assert_eq!(table.view().step, step, "{option}");
        assert_eq!(told.contains(&Event::NoRolls { seat: seat(1), pawn: A }), option == "no_press");
    }
    // Once it has been on the opinion space again it is an exile no more.
    let mut table = Table::with(json!({"exiles": "no_press"}), 3).pawns(&[(0, D, at(18, 0))]);
    table = table.edit(|form| form["pawns"][0][3]["exile"] = json!(true));
    table.turn(1, go(D, on(19)));
    assert_eq!(table.view().step, Step::Press(3));
    assert!(!table.view().pawns[0][3].unwrap().exile);
}
