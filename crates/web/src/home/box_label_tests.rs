//! What the boxes say is measured: how long games of greedy bots would take a person, and how many kinds of decision a game asks
//! for.

use crate::game_loader::{erased_game, fetch_now, games};
use bots::Budget;
use game_ui::{BoxLabel, Difficulty};
use rules::{Seed, Settings, Viewer};
use serde_json::Value;
use std::collections::BTreeSet;
use wire::Level;

/// At the usual table: one person and two bots.
const SEATS: u8 = 3;
/// So many games: their median hardly moves with more.
const GAMES: u8 = 25;
/// Another's decision, or one that leaves no choice, in seconds: it is watched.
const WATCHED: f64 = 2.0;

/// A person's own decision, in seconds: 12 among four choices, and three more for each time that they are twice as many.
fn own(choices: usize) -> f64 {
    6.0 + 3.0 * (choices as f64).log2()
}

/// What was counted in one game.
struct Count {
    seconds: f64,
    kinds: BTreeSet<String>,
}

/// What kind of decision an action is: the name that its JSON begins with.
fn kind(action: &Value) -> String {
    match action {
        Value::Object(fields) => fields.keys().next().cloned().unwrap_or_default(),
        Value::String(name) => name.clone(),
        _ => String::new(),
    }
}

fn play(id: &str, seed: u8) -> Count {
    let game = erased_game(id).unwrap();
    let settings = Settings::check(&game.info(), &Default::default()).unwrap();
    let (mut table, _) = game.deal(&settings, SEATS, Seed::from([seed; 32])).unwrap();
    let mut count = Count { seconds: 0.0, kinds: BTreeSet::new() };
    let mut number = 0;
    while table.outcome().is_none() {
        let Some(seat) = table.to_act().first() else { break };
        let choices = table.shown(Viewer::Seat(seat)).choices;
        let choices: Vec<Value> = serde_json::from_str(choices.get()).unwrap();
        let is_mine = seat.index() == 0;
        count.seconds += if is_mine && choices.len() > 1 { own(choices.len()) } else { WATCHED };
        count.kinds.extend(choices.iter().map(kind));
        number += 1;
        let budget = Budget { iterations: 1, picks: 16, time: None };
        let action = table.think(seat, Level::Greedy, budget, number)();
        table.act(seat, table.decision(), &action).unwrap();
    }
    count
}

/// The median time of a game in minutes, and the kinds of decision.
fn measure(id: &str) -> (u64, usize) {
    fetch_now(id);
    let counts: Vec<Count> = (0..GAMES).map(|seed| play(id, seed)).collect();
    let mut seconds: Vec<u64> = counts.iter().map(|count| count.seconds.round() as u64).collect();
    seconds.sort_unstable();
    let kinds: BTreeSet<&String> = counts.iter().flat_map(|count| &count.kinds).collect();
    ((seconds[seconds.len() / 2] + 30) / 60, kinds.len())
}

#[test]
fn the_boxes_say_what_games_take() {
    let measured: Vec<(u64, usize)> = games().iter().map(|game| measure(game.id())).collect();
    for (game, (minutes, kinds)) in games().iter().zip(&measured) {
        println!("{}: {minutes} minutes, {kinds} kinds of decision", game.id());
    }
    for (game, (minutes, kinds)) in games().iter().zip(measured) {
        let BoxLabel { minutes: said, difficulty } = game.label();
        let is_near = minutes * 2 / 3 <= u64::from(said) && u64::from(said) <= minutes * 3 / 2;
        assert!(is_near, "{} takes {minutes} minutes and not {said}", game.id());
        let meant = match kinds {
            0..=3 => Difficulty::Easy,
            4..=20 => Difficulty::Medium,
            _ => Difficulty::Hard,
        };
        assert_eq!(difficulty, meant, "{} has {kinds} kinds of decision", game.id());
    }
}
