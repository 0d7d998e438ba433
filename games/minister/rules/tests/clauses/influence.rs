//! Influence and the broth, clause by clause.

use crate::setup::{A, B, C, D, Table, at, go, on, seat};
use minister::{Action, Event, Step, Zone};
use serde_json::{Value, json};

/// Pawn 4 of seat 0 stands before the first influence space; the next roll is 4.
fn before_influence(options: Value) -> Table {
    Table::with(options, 3).pawns(&[(0, D, at(5, 2))])
}

#[test]
fn m30_an_influence_space_lets_its_player_do_one_of_two_things_in_its_scope() {
    let mut table = before_influence(json!({}));
    table.turn(1, go(D, at(6, 0)));
    assert_eq!(table.view().step, Step::Influence(Zone(6)));
    assert_eq!(table.choices(), [Action::Advance, Action::Broth, Action::Decline]);
    assert_eq!(table.refused(Action::Roll), "M30");
    // Nothing in scope: nothing happens.
    let far =
        [(0, A, on(7)), (0, B, on(7)), (0, C, on(7)), (1, A, at(0, 3)), (1, B, at(3, 7)), (1, C, at(3, 6))];
    let mut table = before_influence(json!({})).pawns(&far).pawns(&[(2, A, at(0, 2)), (2, B, at(3, 4))]);
    let told = table.turn(1, go(D, at(6, 0)));
    assert!(told.contains(&Event::NoInfluence { seat: seat(0) }));
    assert_eq!(table.asked(), Some(1));
}

#[test]
fn m31_all_own_pawns_in_scope_move_one_zone_on_whatever_the_barriers() {
    let mut table = before_influence(json!({})).pawns(&[(0, C, at(5, 1)), (0, B, at(4, 3))]);
    table.turn(4, go(D, at(6, 0)));
    table.play(Action::Advance);
    assert_eq!(table.refused(Action::Roll), "M31");
    assert_eq!(table.refused(go(D, on(7))), "MR9", "not the one on the influence space");
    table.play(go(C, on(7)));
    assert_eq!(table.view().step, Step::Press(1), "it passed the influence space and rolls for the radio");
    table.roll(3);
    table.play(Action::Appoint(3));
    table.play(go(A, at(1, 2)));
    assert_eq!(table.refused(go(A, at(2, 0))), "MR9", "each once");
    table.play(go(B, at(5, 0)));
    assert_eq!((table.spot(0, A), table.spot(0, B), table.spot(0, C)), (at(1, 2), at(5, 0), on(7)));
    assert_eq!((table.ministers()[0], table.asked()), (7, Some(1)));
}

#[test]
fn m32_every_opponents_pawn_in_scope_above_broth_goes_down() {
    let mut table =
        before_influence(json!({})).pawns(&[(1, C, at(8, 0)), (0, A, at(4, 0)), (2, A, at(0, 0))]);
    table.turn(4, go(D, at(6, 0)));
    table.play(Action::Broth);
    assert!(table.in_broth(2, A) && table.in_broth(1, B) && table.in_broth(2, B));
    assert!(!table.in_broth(0, A) && !table.in_broth(0, B), "not one's own");
    assert!(!table.in_broth(1, C) && !table.in_broth(1, D), "not beyond the arrow");
    assert!(!table.in_broth(1, A) && !table.in_broth(2, C), "not from a space without broth");
    assert_eq!(table.asked(), Some(1));
}

#[test]
fn m33_a_pawn_in_the_broth_cannot_move_and_4_5_or_6_lifts_it() {
    for die in 1..=6 {
        let mut table = Table::new(3).broth(&[(0, B)]);
        assert_eq!(table.spot(0, B), at(3, 0));
        table.roll(die);
        if table.asked() == Some(0) {
            assert_eq!(table.refused(go(B, at(4, 0))), "M33");
            assert_eq!(table.offers(Action::Lift(B)), die >= 4, "{die}");
        }
        if die >= 4 {
            assert_eq!(table.refused(Action::Lift(C)), "M33", "it is not in the broth");
            table.play(Action::Lift(B));
            assert_eq!((table.in_broth(0, B), table.spot(0, B), table.asked()), (false, at(3, 0), Some(1)));
        }
    }
    let mut low = Table::new(3).broth(&[(0, B)]);
    low.roll(2);
    assert_eq!(low.refused(Action::Lift(B)), "M33");
}

#[test]
fn m34_the_space_above_a_pawn_in_the_broth_stays_free() {
    let mut table = Table::new(3).pawns(&[(1, A, at(4, 1))]).broth(&[(1, A)]);
    table.roll(2);
    assert_eq!(table.refused(go(B, at(4, 1))), "M34");
    assert!(table.offers(go(B, at(4, 0))));
}

#[test]
fn mr2_influence_acts_behind_its_space_or_on_all_zones_before_the_arrow() {
    // The second influence space, with pawns before the arrow and behind it.
    let table = |option: &str| {
        let mut table = Table::with(json!({"influence_scope": option}), 3).pawns(&[
            (0, D, at(12, 0)),
            (0, A, on(7)),
            (1, D, at(10, 0)),
            (1, B, at(3, 0)),
            (0, B, at(3, 7)),
        ]);
        table.turn(2, go(D, at(13, 0)));
        table
    };
    let mut behind = table("behind");
    assert_eq!(behind.choices(), [Action::Broth, Action::Decline], "none of one's own is in scope");
    assert_eq!(behind.refused(Action::Advance), "M31");
    behind.play(Action::Broth);
    assert!(behind.in_broth(1, D) && !behind.in_broth(1, B));
    let mut before = table("before_arrow");
    assert_eq!(before.game.scope(Zone(13)), (0..=7).map(Zone).collect::<Vec<_>>());
    assert_eq!(before.game.scope(Zone(6)), (0..=7).map(Zone).collect::<Vec<_>>());
    before.play(Action::Broth);
    assert!(!before.in_broth(1, D) && before.in_broth(1, B));
    let mut before = table("before_arrow");
    before.play(Action::Advance);
    assert!(before.offers(go(A, at(8, 0))), "the radio is before the arrow");
}

#[test]
fn mr7_an_influence_space_holds_one_pawn_or_any_number() {
    let table = |option: &str| {
        Table::with(json!({"influence_holds": option}), 3).pawns(&[(0, D, at(5, 2)), (0, A, at(4, 0))])
    };
    let mut one = table("one").pawns(&[(1, A, at(6, 0))]);
    one.turn(4, go(D, on(7)));
    assert_eq!(one.spot(0, D), on(7), "taken means full, so it is jumped");
    let mut any = table("any").pawns(&[(1, A, on(6))]);
    any.turn(4, go(D, on(6)));
    assert_eq!((any.spot(0, D), any.view().step), (on(6), Step::Influence(Zone(6))));
}

#[test]
fn mr8_a_space_kept_above_the_broth_counts_as_taken() {
    let full = [(1, A, at(9, 0)), (1, B, at(9, 1)), (0, A, at(8, 2))];
    let mut table = Table::new(3).pawns(&full).broth(&[(1, A)]);
    table.turn(3, go(A, at(10, 3)));
    assert_eq!(table.spot(0, A), at(10, 3), "zone 9 is full: one stands there, one is below");
}

#[test]
fn mr9_the_owner_orders_and_the_rest_stay_if_the_game_is_won() {
    let mut table = before_influence(json!({})).pawns(&[(0, C, at(5, 1))]).cabinet(&[14, 1, 1], Some(0));
    table.turn(4, go(D, at(6, 0)));
    table.play(Action::Advance);
    assert!(table.offers(go(A, at(1, 0))) && table.offers(go(B, at(4, 0))) && table.offers(go(C, on(7))));
    table.play(go(C, on(7)));
    table.roll(2);
    table.play(Action::Appoint(2));
    table.play(Action::Dismiss(seat(1)));
    assert_eq!((table.asked(), table.spot(0, A)), (None, at(0, 0)), "all posts: the others do not move");
}

#[test]
fn mr10_influence_reached_by_influence_acts_too_unless_agreed_otherwise() {
    for (option, step) in [("yes", Step::Influence(Zone(6))), ("no", Step::Advance)] {
        let mut table = Table::with(json!({"influence_scope": "before_arrow", "chain_influence": option}), 3)
            .pawns(&[(0, D, at(12, 0)), (0, C, at(5, 0))]);
        table.turn(2, go(D, at(13, 0)));
        table.play(Action::Advance);
        table.play(go(C, at(6, 0)));
        assert_eq!(table.view().step, step, "{option}");
        if option == "yes" {
            table.play(Action::Advance);
            table.play(go(A, at(1, 0)));
            table.play(go(B, at(4, 0)));
            assert_eq!(table.view().rounds, [vec![A, B]], "now those of the first influence");
            table.play(go(A, at(2, 0)));
            table.play(go(B, at(5, 0)));
            assert_eq!(table.asked(), Some(1));
        }
    }
}

#[test]
fn mr11_influence_may_be_declined_and_the_broth_is_for_all_or_picked() {
    let mut table = before_influence(json!({}));
    table.turn(4, go(D, at(6, 0)));
    assert_eq!(table.refused(Action::Sink { seat: seat(1), pawn: B }), "MR11");
    let told = table.play(Action::Decline);
    assert_eq!((told, table.asked()), (vec![Event::Declined { seat: seat(0) }], Some(1)));

    let mut table = before_influence(json!({"broth": "pick"}));
    table.turn(4, go(D, at(6, 0)));
    assert_eq!(table.refused(Action::Broth), "MR11");
    let sink = |owner, pawn| Action::Sink { seat: seat(owner), pawn };
    table.play(sink(1, B));
    assert_eq!(table.view().step, Step::Sink(Zone(6)));
    assert_eq!(table.refused(sink(1, B)), "M33", "it is down already");
    assert_eq!(table.refused(sink(0, B)), "M32", "one's own");
    assert_eq!(table.refused(sink(1, D)), "M30", "out of scope");
    assert_eq!(table.refused(sink(1, A)), "M32", "no broth below");
    table.play(Action::Decline);
    assert!(table.in_broth(1, B) && !table.in_broth(2, B));
    assert_eq!(table.asked(), Some(1));
}

#[test]
fn mr25_influence_leaves_the_broth_alone_jumps_full_zones_and_arrives() {
    let full = [(1, A, at(4, 0)), (1, B, at(4, 1)), (1, C, at(4, 2)), (2, A, at(4, 3)), (2, B, at(5, 0))];
    let mut table = before_influence(json!({})).pawns(&full).broth(&[(0, A)]);
    table.turn(4, go(D, at(6, 0)));
    table.play(Action::Advance);
    assert_eq!(table.view().rounds, [vec![B, C]], "A is in the broth");
    assert_eq!(table.refused(go(A, at(1, 0))), "M33");
    table.play(go(B, at(5, 1)));
    assert_eq!(table.spot(0, B), at(5, 1), "over the full zone 4");
}

#[test]
fn mr27_no_own_pawn_on_the_influence_space_is_moved_by_it() {
    let options = json!({"influence_holds": "any", "influence_scope": "before_arrow"});
    let mut table = Table::with(options, 3).pawns(&[(0, D, at(5, 2)), (0, C, on(6)), (0, A, on(7))]);
    table.turn(4, go(D, on(6)));
    table.play(Action::Advance);
    assert_eq!(table.view().rounds, [vec![A, B]]);
}
