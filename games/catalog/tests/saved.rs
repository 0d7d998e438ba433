//! Finished games of every edition, kept as files: each must be opened for ever, by the rules it was played with, and end
//! as it ended.
//!
//! `cargo xtask bless` writes those of an edition that has none yet; what is there is never written again.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

use rules::{Chance, FastRng, GameInfo, OptionKind, Seed, Settings, Viewer};
use serde_json::Value;
use serde_json::value::RawValue;
use std::path::{Path, PathBuf};
use table::{AnyGame, Occupant, Record, SeatRecord};

fn folder(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("rules/tests/saved")
}

/// A file and how its game ended, which stands in a file beside it.
fn files(edition: u32, name: &str, game: &str) -> (PathBuf, PathBuf) {
    let file = |ending: &str| folder(game).join(format!("edition-{edition}-{name}.{ending}"));
    (file("json"), file("outcome.json"))
}

/// The last choice of every option, where the defaults are the first: as different a table as there is.
fn other_settings(info: &GameInfo) -> Settings {
    let last = |kind: &OptionKind, default: &Value| match kind {
        OptionKind::Choice(values) => values.last().map_or_else(|| default.clone(), |last| (*last).into()),
        _ => default.clone(),
    };
    let given = info.options.iter().map(|spec| (spec.name.to_owned(), last(&spec.kind, &spec.default)));
    let settings = Settings::check(info, &given.collect()).unwrap();
    settings.by_edition(info.edition)
}

/// A game played to its end by chance.
fn play(door: &dyn AnyGame, settings: Settings, seats: u8) -> (Record, Value) {
    let (mut table, deal) = door.deal(&settings, seats, Seed::default()).unwrap();
    let mut log = vec![deal];
    let mut chance = FastRng::new(7);
    while !table.to_act().is_empty() {
        let waiting: Vec<_> = table.to_act().iter().collect();
        let seat = waiting[chance.below(waiting.len() as u32) as usize];
        let choices = table.shown(Viewer::Seat(seat)).choices;
        let choices: Vec<&RawValue> = serde_json::from_str(choices.get()).unwrap();
        let choice = choices[chance.below(choices.len() as u32) as usize];
        log.push(table.act(seat, table.moment(), choice).unwrap());
    }
    let people = vec![SeatRecord { name: "Ann".into(), occupant: Occupant::Human }; usize::from(seats)];
    let outcome = serde_json::to_value(table.outcome().unwrap()).unwrap();
    (Record::of_log(&door.info(), settings, people, &log).unwrap(), outcome)
}

#[test]
fn finished_games_of_every_edition_end_as_they_ended() {
    for door in catalog::doors() {
        let info = door.info();
        let [least, most] = info.seats;
        let plain = || Settings::defaults(&info);
        let kinds =
            [("small", plain(), least), ("large", plain(), most), ("varied", other_settings(&info), most)];
        for (name, settings, seats) in kinds {
            for edition in 1..=info.edition {
                let (file, ending) = files(edition, name, info.id);
                let shown = file.display();
                if edition == info.edition && std::env::var_os("HEMICYCLE_BLESS").is_some() && !file.exists()
                {
                    let (record, outcome) = play(&*door, settings.clone(), seats);
                    std::fs::create_dir_all(folder(info.id)).unwrap();
                    std::fs::write(&file, record.write()).unwrap();
                    std::fs::write(&ending, format!("{outcome}\n")).unwrap();
                }
                let text = std::fs::read_to_string(&file)
                    .unwrap_or_else(|error| panic!("{shown}: {error}; `cargo xtask bless` writes it"));
                let record = Record::read(&text).unwrap_or_else(|error| panic!("{shown}: {error}"));
                assert_eq!(record.settings.edition(), edition, "{shown}");
                let log: Vec<String> = record.log.iter().map(|entry| entry.get().to_owned()).collect();
                let seats = u8::try_from(record.seats.len()).unwrap();
                let opened = door.open(&record.settings, seats, Seed::default(), None, &log);
                let table = opened.unwrap_or_else(|error| panic!("{shown}: {error}")).table;
                let outcome: Value =
                    serde_json::from_str(&std::fs::read_to_string(&ending).unwrap()).unwrap();
                assert_eq!(serde_json::to_value(table.outcome()).unwrap(), outcome, "{shown}");
            }
        }
    }
}
