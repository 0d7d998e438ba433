//! Time, election day and the end, clause by clause.

use crate::setup::{A, B, C, D, Table, at, go, lots, on, seat};
use minister::{Action, Ending, Event, Step, Zone};
use rules::{Rules, Timed};
use serde_json::json;

/// All pawns of seat 0 stand where a 6 is of no use: before zone 1 and before television.
fn stuck(seats: u8, options: serde_json::Value) -> Table {
    Table::with(options, seats).pawns(&[(0, B, at(15, 0)), (0, C, at(15, 1)), (0, D, at(15, 2))])
}

#[test]
fn m50_a_die_that_cannot_be_used_moves_time() {
    let mut table = stuck(3, json!({}));
    let told = table.roll(6);
    assert_eq!(told[1], Event::Time { seat: seat(0), space: 9, left: 15, unused: false });
    assert_eq!((table.time_now(), table.asked(), table.view().step), (9, Some(1), Step::Roll));
}

#[test]
fn m51_on_a_time_influence_space_one_pawn_moves_or_one_is_sent_down() {
    let table = || {
        let mut table = stuck(3, json!({})).time(9);
        table.roll(6);
        table
    };
    let mut moved = table();
    assert_eq!((moved.asked(), moved.view().step), (Some(0), Step::TimeInfluence));
    assert_eq!(moved.refused(Action::Roll), "M51");
    moved.play(go(A, at(1, 0)));
    assert_eq!((moved.spot(0, A), moved.asked()), (at(1, 0), Some(1)));
    let mut sunk = table();
    sunk.play(Action::Sink { seat: seat(2), pawn: B });
    assert!(sunk.in_broth(2, B));
    assert_eq!(sunk.asked(), Some(1));
    let mut spared = table();
    assert_eq!(spared.refused(Action::Sink { seat: seat(2), pawn: A }), "M32", "no broth below");
    assert_eq!(spared.refused(Action::Sink { seat: seat(0), pawn: A }), "M32", "one's own");
    spared.play(Action::Decline);
    assert_eq!(spared.asked(), Some(1));
}

#[test]
fn m52_on_a_time_chancellor_space_the_chancellor_places_one_more() {
    let mut table = stuck(3, json!({})).cabinet(&[3, 3, 4], Some(2)).time(11);
    table.roll(6);
    assert_eq!((table.ministers(), table.asked()), (vec![3, 3, 6], Some(1)));
}

#[test]
fn m53_election_day_ends_the_game_and_the_chancellor_wins() {
    let mut table = stuck(3, json!({})).cabinet(&[5, 5, 3], Some(2)).time(23);
    let told = table.roll(6);
    let end = Event::End { ending: Ending::Election, winners: vec![seat(2)], ministers: vec![5, 5, 4] };
    assert_eq!(told.last(), Some(&end));
    assert_eq!((table.asked(), table.outcome().places()), (None, &[2, 2, 1][..]));
    assert_eq!(table.game.check(&table.state, seat(1), &Action::Roll).unwrap_err().clause.0, "M53");
}

#[test]
fn m54_whoever_holds_all_posts_wins_at_once() {
    let mut table = Table::new(3).cabinet(&[14, 1, 1], Some(0)).pawns(&[(0, D, on(19))]);
    table.roll(2);
    table.play(Action::Appoint(2));
    table.play(Action::Dismiss(seat(1)));
    assert_eq!((table.asked(), table.view().step), (None, Step::Over(Ending::AllPosts)));
    assert_eq!(table.outcome().places(), [1, 2, 2]);
}

#[test]
fn mr5_a_usable_die_must_be_used_unless_agreed_otherwise() {
    let mut table = Table::new(3);
    table.roll(2);
    assert_eq!(table.refused(Action::Decline), "MR5");
    let mut table = Table::with(json!({"must_use": "no"}), 3);
    table.roll(2);
    let told = table.play(Action::Decline);
    assert_eq!(told, [Event::Time { seat: seat(0), space: 9, left: 15, unused: true }]);
    let mut forced = stuck(3, json!({"must_use": "no"}));
    assert_eq!(forced.roll(6)[1], Event::Time { seat: seat(0), space: 9, left: 15, unused: false });
}

#[test]
fn mr12_time_influence_knows_no_arrow_and_no_barrier_but_stops_at_opinion() {
    let mut table =
        stuck(3, json!({})).pawns(&[(0, D, on(19)), (1, D, at(17, 0)), (1, A, at(0, 0)), (0, A, at(0, 3))]);
    table = table.time(9);
    table.roll(6);
    if table.asked() == Some(0) {
        assert!(table.offers(Action::Sink { seat: seat(1), pawn: D }), "beyond every scope");
        assert!(table.offers(go(B, on(16))), "whatever the barrier");
        assert_eq!(table.refused(go(D, on(19))), "M22");
    }
}

#[test]
fn mr17_mr20_a_chancellor_space_does_nothing_with_an_empty_chair_and_only_the_space_reached_acts() {
    let mut table = stuck(3, json!({})).time(11);
    let told = table.roll(6);
    assert!(told.contains(&Event::Bonus { seat: None }));
    assert_eq!((table.ministers(), table.time_now(), table.asked()), (vec![3, 3, 3], 12, Some(1)));
}

#[test]
fn mr18_on_election_day_with_an_empty_chair_most_ministers_win_and_equals_share() {
    let mut table = stuck(3, json!({})).cabinet(&[4, 3, 4], None).time(23);
    table.roll(6);
    assert_eq!(table.outcome().places(), [1, 3, 1]);
}

#[test]
fn mr19_equal_starting_rolls_are_rolled_again_by_those_who_share_them() {
    let table = Table::drawn(
        json!({"setup": "automatic"}),
        4,
        [vec![5, 2, 5, 5, 3, 4, 4, 0, 5], vec![0; 16]].concat(),
    );
    let lot = |seat_index, die| Event::Lot { seat: seat(seat_index), die };
    assert_eq!(table.dealt[4..9], [lot(0, 4), lot(2, 5), lot(3, 5), lot(2, 1), lot(3, 6)]);
    assert_eq!(table.dealt[9], Event::Starter { seat: seat(3) });
}

#[test]
fn mr21_the_bonus_is_an_order_while_a_post_is_vacant() {
    // With the bonus the chancellor (2) takes the last vacant post, asked or not.
    let mut table = stuck(4, json!({})).cabinet(&[4, 3, 5, 3], Some(2)).time(5);
    let told = table.roll(6);
    assert!(told.contains(&Event::Appointed { seat: seat(2), count: 1 }));
    assert_eq!(
        (table.ministers(), table.asked(), table.view().step),
        (vec![4, 3, 7, 3], Some(1), Step::Roll)
    );
}

#[test]
fn mr21_with_a_full_cabinet_the_chancellor_may_remove_one_or_do_without() {
    let table = || {
        let mut table = stuck(4, json!({})).cabinet(&[4, 3, 6, 3], Some(2)).time(5);
        table.roll(6);
        table
    };
    let mut bonus = table();
    assert_eq!((bonus.asked(), bonus.view().step), (Some(2), Step::Bonus), "the chancellor is asked");
    assert_eq!(bonus.refused(Action::Roll), "MR21");
    assert_eq!(bonus.refused(Action::Dismiss(seat(2))), "MR13");
    bonus.play(Action::Dismiss(seat(0)));
    assert_eq!((bonus.ministers(), bonus.asked()), (vec![3, 3, 8, 3], Some(1)));
    let mut without = table();
    without.play(Action::Decline);
    assert_eq!((without.ministers(), without.asked()), (vec![4, 3, 7, 3], Some(1)));
}

#[test]
fn mr22_set_up_in_turn_order_one_piece_at_a_time_or_by_lot() {
    let mut table = Table::drawn(json!({}), 3, vec![0, 5, 0]);
    for asked in [1, 2, 0, 1] {
        assert_eq!(table.asked(), Some(asked));
        let first = table.choices()[0];
        table.play(first);
    }
    let lot = Table::drawn(json!({"setup": "automatic"}), 3, [lots(3), vec![3], vec![0; 11]].concat());
    assert_eq!((lot.view().step, lot.spot(0, A)), (Step::Roll, at(0, 3)));
}

#[test]
fn mr23_after_the_last_turn_election_day_is_declared() {
    let mut table = Table::with(json!({"turn_limit": 2}), 3).cabinet(&[4, 3, 3], Some(0));
    for _ in 0..2 {
        table.roll(2);
        let first = table.choices()[0];
        table.play(first);
    }
    assert_eq!((table.view().step, table.asked()), (Step::Over(Ending::TurnLimit), None));
    assert_eq!(table.outcome().places(), [1, 2, 2]);
}

#[test]
fn mr26_pawns_are_placed_in_the_order_of_the_track_and_ministers_by_themselves() {
    let mut table = Table::drawn(json!({}), 3, lots(3));
    assert_eq!(table.view().posts[..9], [0, 1, 2, 0, 1, 2, 0, 1, 2].map(|owner| Some(seat(owner))));
    let mut zones = Vec::new();
    while let Step::SetUp(_) = table.view().step {
        let Action::Settle(to) = table.choices()[0] else { panic!("a place") };
        zones.push(to.zone);
        table.play(Action::Settle(to));
    }
    zones.dedup();
    assert_eq!(zones, [0, 3, 10].map(Zone));
}

#[test]
fn mr28_only_winners_are_ranked() {
    let mut table = stuck(4, json!({})).cabinet(&[4, 3, 6, 1], Some(2)).time(23);
    table.roll(6);
    assert_eq!(table.outcome().places(), [2, 2, 1, 2]);
    assert_eq!(table.outcome().scores(), [4, 3, 7, 1]);
}

#[test]
fn mr29_who_is_away_does_without_and_places_all() {
    let absent = |table: &Table| table.game.timeout_action(&table.state, seat(table.asked().unwrap()));
    let mut table = Table::new(3).pawns(&[(0, D, at(5, 2))]);
    assert_eq!(absent(&table), Action::Roll);
    table.turn(4, go(D, at(6, 0)));
    assert_eq!(absent(&table), Action::Decline);
    let mut table = Table::new(3).pawns(&[(0, D, at(15, 0))]);
    table.turn(5, go(D, on(16)));
    table.rolls(&[1, 1, 1]);
    assert_eq!(absent(&table), Action::Appoint(3));
}

#[test]
fn mr30_what_leaves_no_choice_happens_by_itself_but_for_rolls() {
    let mut table = Table::new(3).pawns(&[(0, B, on(14)), (0, C, at(6, 0)), (0, D, at(15, 1))]);
    let told = table.roll(3);
    assert_eq!(told.len(), 2, "one pawn can go, to one place: {told:?}");
    assert_eq!((table.spot(0, C), table.view().step), (on(7), Step::Press(1)));
}
