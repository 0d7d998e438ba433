//! Decisions with a time of their own, and who is a bot: what the rules want to know at home too.
#![allow(clippy::unwrap_used, reason = "what is unexpected here fails the test")]

mod common;

use common::set_up;
use rules::{Seat, Viewer};
use serde_json::{Value, json};
use wire::ToClient;

#[test]
fn the_rules_know_who_is_a_bot() {
    let device = set_up("president", &["Ada", "*Bot", "*Bot"], json!({"starter": "1"}));
    let view: Value = serde_json::from_str(device.shown.view.get()).unwrap();
    assert_eq!(view["bots"], json!([1, 2]));
    assert!(!device.shown.may_undo, "nobody has decided anything yet");
}

#[test]
fn a_watch_runs_for_whoever_looks_at_a_timed_decision_and_the_game_goes_on_when_it_is_up() {
    let mut device = set_up("probe", &["Ada", "Zoé", "*Bot"], json!({"rounds": 6}));
    let timed = loop {
        if let Some(timed) = device.local.timed() {
            break timed;
        }
        assert!(device.shown.outcome.is_none(), "a sealed window of the probe is timed");
        device.play(1);
        if device.local.timed().is_none() {
            device.lift();
        }
    };
    assert_eq!(device.viewer, Viewer::Seat(timed.seat), "under the curtain no watch runs");
    let ToClient::Clocks(clocks) = device.local.clocks(Some(timed)) else { panic!("no clocks") };
    let hand = clocks.seats[timed.seat.index()].unwrap();
    assert_eq!((hand.left_ms, hand.running), (u64::from(timed.limit.0) * 1000, true));
    let other = local_table::TimedDecision { seat: Seat::new(1 - u8::from(timed.seat)), ..timed };
    assert!(device.local.time_is_up(other).is_empty(), "nobody else's time is up");
    assert!(!device.local.time_is_up(timed).is_empty());
    assert!(device.local.time_is_up(timed).is_empty(), "only once");
    assert_ne!(device.local.timed(), Some(timed));
}

#[test]
fn a_timed_decision_is_taken_once() {
    let mut device = set_up("probe", &["Ada", "*Bot"], json!({"rounds": 6}));
    while device.local.timed().is_none() {
        assert!(device.shown.outcome.is_none(), "a sealed window of the probe is timed");
        device.play(1);
    }
    let answer = device.choices()[0].clone();
    device.act(answer).unwrap();
    let before = device.seen();
    let told = device.say(json!("undo"));
    assert!(
        matches!(told.last(), Some(ToClient::Refused(refused)) if refused.code.id() == "learned"),
        "{told:?}"
    );
    assert_eq!(device.seen(), before, "nothing has changed");
}

#[test]
fn p25_what_brought_up_a_card_is_not_taken_back_while_it_is_read() {
    let mut device = set_up("president", &["Ada", "*Bot"], json!({"starter": "1", "turn_limit": 60}));
    while device.local.timed().is_none() {
        assert!(device.shown.outcome.is_none(), "no card was ever read");
        device.play(1);
    }
    assert!(!device.shown.may_undo);
    let before = device.seen();
    let told = device.say(json!("undo"));
    assert!(
        matches!(told.last(), Some(ToClient::Refused(refused)) if refused.code.id() == "learned"),
        "{told:?}"
    );
    assert_eq!(device.seen(), before, "nothing has changed");
}
