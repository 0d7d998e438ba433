//! Every clause of the rules is named by a test, and no test names a clause that is not there.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod table;

use game_name::GameName;
use rules::SettingsError;
use serde_json::json;
use std::path::Path;
use table::{Table, opened};

#[test]
fn every_clause_is_named_by_a_test() {
    laws::clauses_are_tested::<GameName>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests"));
}

#[test]
fn xx1_the_first_seat_begins_and_turns_go_round() {
    let mut table = Table::new(json!({}), 3);
    for seat in [0, 1, 2, 0] {
        assert_eq!(table.refusal((seat + 1) % 3, 1), Some(("XX1", "refusal-turn")));
        table.take(seat, 1);
    }
    assert_eq!(opened(json!({}), 5).unwrap_err(), SettingsError::Seats { given: 5, least: 2, most: 4 });
}

#[test]
fn xx2_there_are_as_many_votes_as_agreed() {
    assert_eq!(Table::new(json!({}), 2).view().left, 21);
    assert_eq!(Table::new(json!({"votes": 10}), 2).view().left, 10);
    assert!(opened(json!({"votes": 9}), 2).is_err());
}

#[test]
fn xx3_one_to_three_votes_are_taken_and_never_more_than_are_left() {
    let mut table = Table::new(json!({"votes": 10}), 2);
    assert_eq!(table.refusal(0, 0), Some(("XX3", "refusal-out-of-bounds")));
    assert_eq!(table.refusal(0, 4), Some(("XX3", "refusal-out-of-bounds")));
    for seat in [0, 1, 0] {
        table.take(seat, 3);
    }
    assert_eq!(table.refusal(1, 2), Some(("XX3", "refusal-too-many")));
    assert_eq!(table.refusal(1, 1), None);
}

#[test]
fn xx4_whoever_takes_the_last_vote_wins() {
    let mut table = Table::new(json!({"votes": 10}), 3);
    for (seat, votes) in [(0, 3), (1, 3), (2, 3), (0, 1)] {
        table.take(seat, votes);
    }
    assert_eq!(table.places(), [1, 2, 2]);
    assert_eq!(table.refusal(1, 1), Some(("XX4", "refusal-over")));
}

#[test]
fn xxr1_whoever_takes_the_last_vote_may_lose_instead() {
    let mut table = Table::new(json!({"votes": 10, "last": "loses"}), 3);
    for (seat, votes) in [(0, 3), (1, 3), (2, 2), (0, 2)] {
        table.take(seat, votes);
    }
    assert_eq!(table.places(), [3, 1, 2]);
}

#[test]
fn xxr2_whoevers_time_is_up_takes_one_vote() {
    let mut table = Table::new(json!({}), 2);
    table.time_out(0);
    assert_eq!(table.view().left, 20);
}
