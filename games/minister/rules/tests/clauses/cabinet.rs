//! The cabinet and the chancellor's chair, clause by clause.

use crate::setup::{C, D, Table, at, go, on, seat};
use minister::{Action, Ending, Event, Step};
use rules::{Evaluate, Rules};
use serde_json::json;

/// Seat 0, with so many pawns on the opinion space, rolls this number.
fn from_opinion(table: Table, pawns: usize, die: u32) -> Table {
    let places: Vec<_> = [D, C][..pawns].iter().map(|pawn| (0, *pawn, on(19))).collect();
    let mut table = table.pawns(&places);
    table.roll(die);
    table
}

/// The same, and places so many.
fn placing(table: Table, die: u32, count: u8) -> (Table, Vec<Event>) {
    let mut table = table.pawns(&[(0, D, on(19))]);
    let told = table.turn(die, Action::Appoint(count));
    (table, told)
}

#[test]
fn m40_vacant_posts_first_then_removals_of_ones_choice() {
    let mut table = from_opinion(Table::new(4).cabinet(&[3, 4, 4, 4], None), 1, 3);
    let told = table.play(Action::Appoint(3));
    assert_eq!(told[0], Event::Appointed { seat: seat(0), count: 1 });
    assert_eq!(table.view().step, Step::Dismiss(2));
    assert_eq!(table.refused(Action::Roll), "M40");
    assert_eq!(table.refused(Action::Dismiss(seat(7))), "M40");
    table.play(Action::Dismiss(seat(2)));
    table.play(Action::Dismiss(seat(3)));
    assert_eq!(table.ministers(), [7, 4, 3, 3], "six posts and the chair");
    assert_eq!(table.view().supply, [10, 13, 14, 14], "back to their owners");
}

#[test]
fn m41_whoever_has_most_takes_the_chair_and_the_chancellor_counts() {
    let (table, told) = placing(Table::new(3), 1, 1);
    assert!(told.contains(&Event::Chair { seat: seat(0), from: None }));
    assert_eq!((table.chancellor(), table.ministers()), (Some(0), vec![5, 3, 3]));
}

/// The two examples of the rules; the golden playthroughs play them from the start.
#[test]
fn m42_the_chair_changes_hands_only_when_another_alone_has_most() {
    // Yellow (0) places two; green (3) holds the chair with 6, red 5, black 2.
    let table = || from_opinion(Table::new(4).cabinet(&[4, 5, 2, 5], Some(3)), 1, 2);
    let mut spared = table();
    spared.play(Action::Appoint(2));
    spared.play(Action::Dismiss(seat(1)));
    spared.play(Action::Dismiss(seat(2)));
    assert_eq!((spared.chancellor(), spared.ministers()), (Some(3), vec![6, 4, 1, 6]));
    let mut struck = table();
    struck.play(Action::Appoint(2));
    struck.play(Action::Dismiss(seat(3)));
    struck.play(Action::Dismiss(seat(1)));
    assert_eq!((struck.chancellor(), struck.ministers()), (Some(0), vec![7, 4, 2, 4]));
    // Black (0) removes three of red (1), who keeps the chair behind two who are level.
    let mut tie = from_opinion(Table::new(4).cabinet(&[0, 6, 5, 5], Some(1)), 1, 3);
    tie.play(Action::Appoint(3));
    for _ in 0..3 {
        tie.play(Action::Dismiss(seat(1)));
    }
    assert_eq!((tie.chancellor(), tie.ministers()), (Some(1), vec![3, 4, 5, 5]));
}

#[test]
fn mr3_several_above_the_chancellor_the_leader_takes_the_chair_or_nobody() {
    // The chancellor (2) has 4 with the chair, another 6, and seat 0 comes to 7.
    for (option, chancellor) in [("sole_leader", Some(0)), ("sole_challenger", Some(2))] {
        let table = Table::with(json!({"chancellor": option}), 3).cabinet(&[6, 6, 3], Some(2));
        let (table, _) = placing(table, 1, 1);
        assert_eq!(table.chancellor(), chancellor, "{option}");
    }
    // A single challenger takes it under both.
    for option in ["sole_leader", "sole_challenger"] {
        let table = Table::with(json!({"chancellor": option}), 3).cabinet(&[4, 4, 3], Some(2));
        let (table, _) = placing(table, 1, 1);
        assert_eq!(table.chancellor(), Some(0), "{option}");
    }
    // Two exceed the chancellor and one of them alone leads: only (a) moves the chair.
    for (option, chancellor) in [("sole_leader", Some(0)), ("sole_challenger", Some(2))] {
        let table = Table::with(json!({"chancellor": option}), 4).cabinet(&[5, 5, 3, 3], Some(2));
        let (mut table, _) = placing(table, 1, 1);
        table.play(Action::Dismiss(seat(3)));
        assert_eq!(table.chancellor(), chancellor, "{option}");
    }
}

#[test]
fn mr13_from_none_to_as_many_as_won_and_never_own_ones() {
    // With the last posts vacant, and with a full cabinet.
    for (held, chancellor) in [([5, 5, 5], None), ([5, 6, 5], Some(1))] {
        let mut table = from_opinion(Table::new(3).cabinet(&held, chancellor), 1, 3);
        assert_eq!(table.refused(Action::Appoint(4)), "MR13");
        assert!((0..=3).all(|count| table.offers(Action::Appoint(count))), "{held:?}");
        table.play(Action::Appoint(3));
        assert_eq!(table.refused(Action::Dismiss(seat(0))), "MR13");
    }
    // A press space leaves the number open too.
    let mut table = Table::new(3).pawns(&[(0, D, at(15, 0))]);
    table.turn(5, go(D, on(16)));
    table.rolls(&[1, 5, 4]);
    assert_eq!(table.choices(), [Action::Appoint(0), Action::Appoint(1)], "and one is no order");
    assert_eq!(table.refused(Action::Decline), "MR13");
    assert_eq!(table.play(Action::Appoint(0)), [Event::Appointed { seat: seat(0), count: 0 }]);
    assert_eq!((table.ministers(), table.asked()), (vec![3, 3, 3], Some(1)));
    // The chancellor's piece is on no post: a player with the chair alone has nobody to remove.
    let mut table = from_opinion(Table::new(4).cabinet(&[5, 6, 5, 0], Some(1)), 1, 2);
    table.play(Action::Appoint(2));
    assert_eq!(table.choices(), [Action::Dismiss(seat(1)), Action::Dismiss(seat(2))]);
}

/// Behind two who are level seat 0 keeps the chair (M42); whoever makes room breaks the tie.
fn between_two_who_are_level(options: serde_json::Value) -> Table {
    from_opinion(Table::with(options, 3).cabinet(&[2, 7, 7], Some(0)).time(23), 1, 1)
}

#[test]
fn mr13_to_place_one_could_cost_the_chair_so_none_is_placed() {
    let mut one = between_two_who_are_level(json!({}));
    one.play(Action::Appoint(1));
    one.play(Action::Dismiss(seat(1)));
    assert_eq!(one.chancellor(), Some(2), "7 are more than 6");
    let mut none = between_two_who_are_level(json!({}));
    none.play(Action::Appoint(0));
    assert_eq!((none.chancellor(), none.asked()), (Some(0), Some(1)));
    assert_eq!(none.time_now(), 23, "the die was used all the same (MR5)");
}

/// The number that looks best, whoever weighs it.
#[test]
fn mr13_a_bot_that_would_lose_the_chair_places_none() {
    let table = between_two_who_are_level(json!({}));
    let worth = |count| {
        let mut after = between_two_who_are_level(json!({}));
        after.play(Action::Appoint(count));
        after.game.worth(&after.state, seat(0))
    };
    let mut weighed = Vec::new();
    table.game.considered(&table.state, seat(0), &mut weighed);
    assert!(weighed.contains(&Action::Appoint(0)) && weighed.contains(&Action::Appoint(1)), "{weighed:?}");
    assert!(worth(0) > worth(1), "{} is more than {}", worth(0), worth(1));
    // Where vacant posts are left, more are better, and nothing else is weighed.
    let table = from_opinion(Table::new(3), 1, 3);
    table.game.considered(&table.state, seat(0), &mut weighed);
    let numbers = weighed.iter().filter(|action| matches!(action, Action::Appoint(_)));
    assert_eq!(numbers.collect::<Vec<_>>(), [&Action::Appoint(3)]);
}

#[test]
fn mr13_a_table_of_the_first_edition_places_at_least_one() {
    let table = between_two_who_are_level(json!({"edition": 1}));
    assert_eq!(table.view().step, Step::Dismiss(1), "one was the only number");
    let table = from_opinion(Table::with(json!({"edition": 1}), 3), 1, 3);
    assert_eq!(table.refused(Action::Appoint(0)), "MR13");
}

#[test]
fn mr14_the_majority_is_tested_once_after_the_whole_placement() {
    // Halfway seat 0 leads alone, in the end it does not: nobody notices the middle.
    let mut table = from_opinion(Table::new(3).cabinet(&[5, 6, 5], Some(1)), 1, 3);
    table.play(Action::Appoint(3));
    table.play(Action::Dismiss(seat(2)));
    table.play(Action::Dismiss(seat(2)));
    assert_eq!((table.chancellor(), table.view().step), (Some(1), Step::Dismiss(1)), "7 to 7 so far");
    table.play(Action::Dismiss(seat(2)));
    assert_eq!(table.chancellor(), Some(0));
    // Of two ministers the first would already lead: only the end counts.
    let mut table = from_opinion(Table::new(3).cabinet(&[6, 6, 4], Some(1)), 1, 2);
    table.play(Action::Appoint(2));
    table.play(Action::Dismiss(seat(1)));
    assert_eq!((table.ministers(), table.chancellor()), (vec![7, 6, 4], Some(1)), "not yet");
    table.play(Action::Dismiss(seat(2)));
    assert_eq!(table.chancellor(), Some(0));
}

#[test]
fn mr15_the_old_piece_goes_home_and_the_new_one_comes_from_the_supply() {
    let mut table = from_opinion(Table::new(3).cabinet(&[4, 4, 3], Some(1)), 1, 2);
    assert_eq!(table.view().supply, [13, 12, 14]);
    table.play(Action::Appoint(2));
    assert_eq!((table.chancellor(), table.view().supply), (Some(0), vec![10, 13, 14]));
}

#[test]
fn mr16_one_places_what_is_left() {
    // 12 posts and the chair: of the six won only four can be placed.
    let mut table = from_opinion(Table::new(3).cabinet(&[12, 2, 2], Some(0)), 2, 3);
    assert!(table.offers(Action::Appoint(4)));
    assert_eq!(table.refused(Action::Appoint(5)), "MR13");
    table.play(Action::Appoint(4));
    for _ in 0..2 {
        table.play(Action::Dismiss(seat(1)));
    }
    assert_eq!(table.view().step, Step::Over(Ending::AllPosts), "the last two go by themselves");
    assert_eq!(table.view().supply, [0, 17, 17]);
}

#[test]
fn mr17_the_chair_is_empty_until_somebody_alone_has_most() {
    let (table, _) = placing(Table::new(3).cabinet(&[3, 4, 4], None), 1, 1);
    assert_eq!((table.chancellor(), table.ministers()), (None, vec![4, 4, 4]), "level");
}

#[test]
fn mr31_a_removed_minister_is_the_one_on_its_owners_first_post() {
    let (mut table, _) = placing(Table::new(4).cabinet(&[4, 4, 4, 4], None), 1, 1);
    table.play(Action::Dismiss(seat(2)));
    let posts = table.view().posts;
    assert_eq!((posts[8], posts[9]), (Some(seat(0)), Some(seat(2))));
}
