//! Finished games of every edition, kept as files: each must be opened for ever, by the rules it was played with, and end
//! as it ended, in the same state and with the same outcome.
//!
//! `cargo xtask bless` writes those of an edition that has none yet, and the last state of a game where it is not kept; what
//! is there is never written again.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

use any_game::AnyGame;
use rules::{Chance, FastRng, GameInfo, OptionKind, Seed, Settings, Viewer};
use serde_json::Value;
use serde_json::value::RawValue;
use std::path::{Path, PathBuf};
use table::{Record, SeatRecord};
use wire::Occupant;

fn folder(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("rules/tests/saved")
}

/// At least so many games of each edition are kept, over every number of seats and different options.
const GAMES: usize = 10;

/// Settings by this edition in which each option takes another of its values the further `turn` goes.
fn turned(info: &GameInfo, edition: u32, turn: usize) -> Settings {
    let turned = |place: usize, kind: &OptionKind, default: &Value| match kind {
        OptionKind::Choice(values) if !values.is_empty() => values[(turn + place) % values.len()].into(),
        _ => default.clone(),
    };
    let options = info.options.iter().enumerate();
    let given = options.map(|(place, spec)| (spec.name.to_owned(), turned(place, &spec.kind, &spec.default)));
    Settings::check(info, &given.collect()).unwrap().by_edition(edition)
}

/// The tables at which games are played to be kept: every number of seats as it comes, then other options.
fn tables(game: &dyn AnyGame, edition: u32) -> Vec<(String, Settings, u8)> {
    let info = game.info();
    let [least, most] = info.seats;
    let plain = |seats| (format!("seats-{seats}"), Settings::defaults(&info).by_edition(edition), seats);
    let mut tables: Vec<_> = (least..=most).map(plain).collect();
    let seats = (least..=most).cycle();
    let other = (1..)
        .zip(seats)
        .map(|(turn, seats)| (format!("options-{turn}"), turned(&info, edition, turn), seats));
    let playable = other.filter(|(_, settings, seats)| game.check(settings, *seats).is_ok());
    tables.extend(playable.take((GAMES - tables.len().min(GAMES)).max(2)));
    tables
}

/// A game played to its end by chance.
fn play(game: &dyn AnyGame, settings: Settings, seats: u8, seed: u64) -> (Record, Value) {
    let (mut table, deal) = game.deal(&settings, seats, Seed::default()).unwrap();
    let mut log = vec![deal];
    let mut chance = FastRng::new(seed);
    while !table.to_act().is_empty() {
        let waiting: Vec<_> = table.to_act().iter().collect();
        let seat = waiting[chance.below(waiting.len() as u32) as usize];
        let choices = table.shown(Viewer::Seat(seat)).choices;
        let choices: Vec<&RawValue> = serde_json::from_str(choices.get()).unwrap();
        let choice = choices[chance.below(choices.len() as u32) as usize];
        log.push(table.act(seat, table.decision(), choice).unwrap());
    }
    let people = vec![SeatRecord { name: "Ann".into(), occupant: Occupant::Human }; usize::from(seats)];
    let outcome = serde_json::to_value(table.outcome().unwrap()).unwrap();
    (Record::of_log(&game.info(), settings, people, &log).unwrap(), outcome)
}

/// Keeps games of this edition where there are too few: what is there is never written again.
fn bless(game: &dyn AnyGame, edition: u32) {
    let id = game.info().id;
    std::fs::create_dir_all(folder(id)).unwrap();
    for (seed, (name, settings, seats)) in (7..).zip(tables(game, edition)) {
        let file = folder(id).join(format!("edition-{edition}-{name}.json"));
        if !file.exists() {
            let (record, outcome) = play(game, settings, seats, seed);
            std::fs::write(&file, record.write()).unwrap();
            std::fs::write(file.with_extension("outcome.json"), format!("{outcome}\n")).unwrap();
        }
    }
}

/// What stands beside a kept game: how it ended.
const ENDINGS: [&str; 2] = ["outcome.json", "state.json"];

/// The games that are kept.
fn kept(game: &str) -> Vec<PathBuf> {
    let Ok(files) = std::fs::read_dir(folder(game)) else { return Vec::new() };
    let games = files.map(|file| file.unwrap().path());
    let ending = |file: &PathBuf| ENDINGS.iter().any(|ending| file.to_string_lossy().ends_with(ending));
    let mut games: Vec<_> = games.filter(|file| !ending(file)).collect();
    games.sort();
    games
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

/// Opens a kept game, sees that it ends as it ended, and tells its edition and how many played.
fn replayed(game: &dyn AnyGame, file: &Path) -> (u32, u8) {
    let shown = file.display();
    let record = Record::read(&std::fs::read_to_string(file).unwrap());
    let record = record.unwrap_or_else(|error| panic!("{shown}: {error}"));
    let log: Vec<String> = record.log.iter().map(|entry| entry.get().to_owned()).collect();
    let seats = u8::try_from(record.seats.len()).unwrap();
    let opened = game.open(&record.settings, seats, Seed::default(), None, &log);
    let table = opened.unwrap_or_else(|error| panic!("{shown}: {error}")).table;
    let ending = std::fs::read_to_string(file.with_extension("outcome.json"));
    let outcome: Value = serde_json::from_str(&ending.unwrap()).unwrap();
    assert_eq!(serde_json::to_value(table.outcome()).unwrap(), outcome, "{shown}");
    let snapshot: Value = serde_json::from_str(&table.snapshot()).unwrap();
    let (state, kept) = (&snapshot["state"], file.with_extension("state.json"));
    if is_blessed() && !kept.exists() {
        std::fs::write(&kept, format!("{state}\n")).unwrap();
    }
    let kept = std::fs::read_to_string(&kept).unwrap_or_else(|error| panic!("{}: {error}", kept.display()));
    let kept: Value = serde_json::from_str(&kept).unwrap();
    assert!(is_kept(&kept, state), "{shown}: it ended in\n{kept}\nand ends in\n{state}");
    (record.settings.edition(), seats)
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
fn finished_games_of_every_edition_end_as_they_ended() {
    for game in catalog::games() {
        let info = game.info();
        if is_blessed() {
            (1..=info.edition).for_each(|edition| bless(&*game, edition));
        }
        let games: Vec<_> = kept(info.id).iter().map(|file| replayed(&*game, file)).collect();
        for edition in 1..=info.edition {
            let played = || games.iter().filter(|game| game.0 == edition).map(|(_, seats)| *seats);
            let (game, found) = (info.id, played().count());
            assert!(
                found >= GAMES,
                "{game}: {found} games of edition {edition}; `cargo xtask bless` keeps more"
            );
            let [least, most] = info.seats;
            for seats in least..=most {
                assert!(
                    played().any(|played| played == seats),
                    "{game}: no game of edition {edition} for {seats}"
                );
            }
        }
    }
}
