//! A few turns step by step, as every viewer sees them, blessed by `cargo xtask bless`.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod setup;

use laws::golden::{compare, playthrough};
use president::{Action, President};
use rules::Seat;
use serde_json::json;
use setup::{dice, green, seat, settings, t};
use std::path::Path;

/// A star with its card, a step lost, a challenge lost and what is seized for it, and the start of round two.
#[test]
fn five_turns_and_a_run_off() {
    let act =
        |one: u8, action: Action, draws: Vec<u32>| -> (Seat, Action, Vec<u32>) { (seat(one), action, draws) };
    let roll = |one: u8, shown: &str| act(one, Action::Roll, dice(shown));
    let moves = [
        roll(0, "2*"),
        act(0, Action::Take(t("62")), vec![green(12).into()]),
        act(0, Action::Fewest, vec![]),
        roll(1, "26"),
        act(1, Action::Take(t("26")), vec![]),
        roll(2, "26"),
        roll(0, "26"),
        act(0, Action::Challenge(t("26")), vec![0, 5]),
        act(0, Action::Choose(0), vec![]),
        act(1, Action::Pick { territory: t("62"), leaving: 0 }, vec![]),
        roll(1, "35"),
        act(1, Action::Take(t("35")), vec![]),
    ];
    let options = settings(json!({"starter": "1", "turn_limit": 5}));
    let shown = playthrough::<President>(&options, &["Anne", "Basile", "Chloé"], &[0; 5], &moves);
    compare(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/run-off.txt"), &shown);
}
