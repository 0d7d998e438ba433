//! What a kept game shows, in words that can be counted: its options with their values, and what came into its log.

use rules::{GameInfo, OptionKind, OptionSpec};
use serde_json::Value;
use std::collections::BTreeSet;
use table::Record;

/// What a game shows, in words.
pub type Coverage = BTreeSet<String>;

/// What can come into the log of any game, besides a deal, moves and timers. No game we have forbids any of it throughout.
pub const ENTRIES: [&str; 6] = [
    "a move by a bot",
    "a move by the clock",
    "a move taken back",
    "a move taken back by agreement",
    "somebody who gives up",
    "an end by agreement",
];

/// What a kept game is counted by.
pub struct KeptGame {
    pub edition: u32,
    pub seats: u8,
    pub shown: Coverage,
}

impl KeptGame {
    /// What this file holds.
    pub fn of(info: &GameInfo, record: &Record) -> KeptGame {
        let settings = record.settings.checked(info).unwrap();
        let options = info.options.iter().map(|spec| option(spec, settings.get(spec.name)));
        let entries =
            record.log.iter().map(|entry| entry_in_words(&serde_json::from_str(entry.get()).unwrap()));
        let seats = u8::try_from(record.seats.len()).unwrap();
        KeptGame { edition: settings.edition(), seats, shown: options.chain(entries).collect() }
    }
}

/// An option with its value, in words. Of numbers, and of boards of one's own, one is as good as another.
pub fn option(spec: &OptionSpec, value: &Value) -> String {
    match spec.kind {
        OptionKind::Number { .. } if *value != spec.default => {
            format!("{} other than {}", spec.name, spec.default)
        }
        OptionKind::Board(_) if value.is_object() => format!("{} of one's own", spec.name),
        _ => format!("{} {value}", spec.name),
    }
}

/// A timer by its name.
pub fn timer_in_words(timer: &Value) -> String {
    // A timer that is about a seat is an object with its name as the key.
    let name = timer.as_object().and_then(|about| about.keys().next());
    format!("the timer {}", name.map(String::as_str).or(timer.as_str()).unwrap())
}

fn entry_in_words(entry: &Value) -> String {
    let has = |key: &str| entry.get(key).is_some();
    let [bot, clock, back, agreed, conceded, closed] = ENTRIES;
    let words = match entry.get("by").map(|by| by == "clock") {
        Some(true) => clock,
        Some(false) => bot,
        None if has("bell") => return timer_in_words(&entry["bell"]),
        None if has("undo") && entry["undo"]["agreed"] == true => agreed,
        None if has("undo") => back,
        None if has("concede") => conceded,
        None if has("close") => closed,
        None => "a move",
    };
    words.to_owned()
}

#[test]
fn every_entry_has_its_words() {
    let words = |text| entry_in_words(&serde_json::from_str(text).unwrap());
    let entries = [
        r#"{"seat":0,"action":"pass","draws":[],"by":{"bot":"greedy"}}"#,
        r#"{"seat":0,"action":"pass","draws":[],"by":"clock"}"#,
        r#"{"undo":{"seat":1,"to":4},"draws":[]}"#,
        r#"{"undo":{"seat":1,"to":4,"agreed":true},"draws":[]}"#,
        r#"{"concede":2,"draws":[]}"#,
        r#"{"close":{},"draws":[]}"#,
    ];
    assert_eq!(entries.map(words), ENTRIES);
    assert_eq!(words(r#"{"bell":"noon","draws":[3]}"#), "the timer noon");
    assert_eq!(words(r#"{"bell":{"bot":2},"draws":[]}"#), "the timer bot");
    assert_eq!(words(r#"{"seat":0,"action":"pass","draws":[]}"#), "a move");
}
