//! Finished games of every edition, kept as files: each must be opened for ever, by the rules it was played with, and end
//! as it ended, in the same state and with the same outcome.
//!
//! `cargo xtask bless` writes those of an edition that has none yet, and further ones until every value of every option and
//! everything that can come into a log is kept. What is there is never written again, and what is gone is missed: a list
//! beside the games names them.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod bless;
mod coverage;
mod play;
mod wishes;

use any_game::AnyGame;
use coverage::KeptGame;
use rules::Seed;
use serde_json::Value;
use std::path::{Path, PathBuf};
use table::Record;
use wishes::Wish;

fn folder(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("rules/tests/saved")
}

/// At least so many games of each edition are kept, over every number of seats and different options.
const GAMES: usize = 10;

/// What stands beside a kept game: how it ended.
const ENDINGS: [&str; 2] = ["outcome.json", "state.json"];

/// The list of the games that are kept, one a line.
const LIST: &str = "games.txt";

/// The games that are kept.
fn kept(game: &str) -> Vec<PathBuf> {
    let Ok(files) = std::fs::read_dir(folder(game)) else { return Vec::new() };
    let games = files.map(|file| file.unwrap().path()).filter(|file| !file.ends_with(LIST));
    let ending = |file: &PathBuf| ENDINGS.iter().any(|ending| file.to_string_lossy().ends_with(ending));
    let mut games: Vec<_> = games.filter(|file| !ending(file)).collect();
    games.sort();
    games
}

/// The list of them as it has to be.
fn list(game: &str) -> String {
    kept(game).iter().map(|file| format!("{}\n", file.file_stem().unwrap().display())).collect()
}

/// Sees that all games are there that were ever kept, before any is added.
fn miss_none(game: &str) {
    // A game that is new has no list.
    let listed = std::fs::read_to_string(folder(game).join(LIST)).unwrap_or_default();
    for name in listed.lines() {
        let file = folder(game).join(format!("{name}.json"));
        let endings = ENDINGS.map(|ending| file.with_extension(ending));
        for file in endings.iter().chain([&file]) {
            assert!(file.exists(), "{} was kept, and is gone", file.display());
        }
    }
}

/// Is all that was kept still so? A state may have learnt to say more.
fn is_kept(was: &Value, is: &Value) -> bool {
    match (was, is) {
        (Value::Object(was), Value::Object(is)) => {
            was.iter().all(|(key, was)| is.get(key).is_some_and(|is| is_kept(was, is)))
        }
        (Value::Array(was), Value::Array(is)) => {
            was.len() == is.len() && was.iter().zip(is).all(|(was, is)| is_kept(was, is))
        }
        _ => was == is,
    }
}

/// Reads a kept game.
fn read(file: &Path) -> Record {
    let record = Record::read(&std::fs::read_to_string(file).unwrap());
    record.unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// Opens a kept game, sees that it ends as it ended, and tells what it is counted by.
fn replayed(game: &dyn AnyGame, file: &Path) -> KeptGame {
    let (shown, record) = (file.display(), read(file));
    let log: Vec<String> = record.log.iter().map(|entry| entry.get().to_owned()).collect();
    let seats = u8::try_from(record.seats.len()).unwrap();
    let opened = game.open(&record.settings, seats, Seed::default(), None, &log);
    let table = opened.unwrap_or_else(|error| panic!("{shown}: {error}")).table;
    assert!(table.is_over(), "{shown}: it was finished");
    let ending = std::fs::read_to_string(file.with_extension("outcome.json"));
    let outcome: Value = serde_json::from_str(&ending.unwrap()).unwrap();
    assert_eq!(serde_json::to_value(table.outcome()).unwrap(), outcome, "{shown}");
    let snapshot: Value = serde_json::from_str(&table.snapshot()).unwrap();
    let (state, kept) = (&snapshot["state"], file.with_extension("state.json"));
    let kept = std::fs::read_to_string(&kept).unwrap_or_else(|error| panic!("{}: {error}", kept.display()));
    let kept: Value = serde_json::from_str(&kept).unwrap();
    assert!(is_kept(&kept, state), "{shown}: it ended in\n{kept}\nand ends in\n{state}");
    KeptGame::of(&game.info(), &record)
}

fn is_blessed() -> bool {
    std::env::var_os("HEMICYCLE_BLESS").is_some()
}

#[test]
fn what_was_kept_may_be_said_with_more_and_not_otherwise() {
    let was = serde_json::json!({"turn": 1, "hands": [{"cards": 3}]});
    assert!(is_kept(&was, &serde_json::json!({"turn": 1, "hands": [{"cards": 3, "known": 0}], "new": true})));
    assert!(!is_kept(&was, &serde_json::json!({"turn": 1, "hands": [{"cards": 4}]})));
    assert!(!is_kept(&was, &serde_json::json!({"hands": [{"cards": 3}]})));
    assert!(!is_kept(&was, &serde_json::json!({"turn": 1, "hands": []})));
}

#[test]
fn finished_games_of_every_edition_end_as_they_ended_and_show_every_option_and_every_entry() {
    for game in catalog::games() {
        let info = game.info();
        miss_none(info.id);
        if is_blessed() {
            (1..=info.edition).for_each(|edition| bless::bless(&*game, edition));
            std::fs::write(folder(info.id).join(LIST), list(info.id)).unwrap();
        }
        let listed = std::fs::read_to_string(folder(info.id).join(LIST)).unwrap_or_default();
        assert_eq!(
            listed,
            list(info.id),
            "{}: the list of kept games; `cargo xtask bless` writes it",
            info.id
        );
        let games: Vec<_> = kept(info.id).iter().map(|file| replayed(&*game, file)).collect();
        for edition in 1..=info.edition {
            let played = || games.iter().filter(|game| game.edition == edition);
            let (id, found) = (info.id, played().count());
            assert!(
                found >= GAMES,
                "{id}: {found} games of edition {edition}; `cargo xtask bless` keeps more"
            );
            let [least, most] = info.seats;
            for seats in least..=most {
                let is_played = played().any(|game| game.seats == seats);
                assert!(is_played, "{id}: no game of edition {edition} for {seats}");
            }
            let missing = wishes::missing(&*game, edition, &games);
            let missing: Vec<_> = missing.iter().map(Wish::words).collect();
            assert!(
                missing.is_empty(),
                "{id}: no game of edition {edition} has {}; `cargo xtask bless` keeps some",
                missing.join(", nor ")
            );
        }
    }
}
