//! `hemicycle verify`, as one runs it who doubts the dice.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod common;

use common::Folder;
use rules::{Eye, Seeded, Settings};
use serde_json::Value;
use serde_json::value::RawValue;
use std::path::Path;
use std::process::Command;
use table::fair::{self, Dice};
use table::{Occupant, Record, Seating};

/// A finished game of Minister, whose dice roll all the time.
fn finished() -> Record {
    let doors = catalog::doors();
    let door = doors.iter().find(|door| door.info().id == "minister").unwrap();
    let secret = Seeded::seed_from(21);
    let added = vec![Some("5a".repeat(32)), None, None];
    let seed = fair::seed(&secret, &added);
    let settings = Settings::defaults(&door.info().options);
    let (mut table, deal) = door.deal(&settings, 3, seed).unwrap();
    let mut log = vec![deal];
    for turn in 0.. {
        let Some(seat) = table.to_act().first() else { break };
        let choices = table.shown(Eye::Seat(seat)).choices;
        let choices: Vec<&RawValue> = serde_json::from_str(choices.get()).unwrap();
        log.push(table.act(seat, table.moment(), choices[turn % choices.len()]).unwrap());
    }
    let seats = vec![Seating { name: "Ann".into(), occupant: Occupant::Human }; 3];
    let mut record = Record::of_log(&door.info(), settings, seats, &log).unwrap();
    record.seed = Some(fair::digits(&seed));
    record.dice = Some(Dice::of(&secret, added, true));
    record
}

/// Did it end well, and what did it say?
fn verify(folder: &Path, text: &str) -> (bool, String) {
    let file = folder.join("game.json");
    std::fs::write(&file, text).unwrap();
    let done = Command::new(env!("CARGO_BIN_EXE_hemicycle")).arg("verify").arg(&file).output().unwrap();
    let said = String::from_utf8([done.stdout, done.stderr].concat()).unwrap();
    (done.status.success(), said)
}

#[test]
fn a_game_is_said_to_be_fair_and_every_forgery_is_caught() {
    let folder = Folder::new("verify");
    let check = |record: &Record| verify(folder.path(), &record.write());
    let whole = finished();
    let (well, said) = check(&whole);
    assert!(well && said.starts_with("fair: each of its ") && said.contains("one player"), "{said}");

    // One draw somewhere in the middle, turned into another face of the die.
    let mut forged = whole.clone();
    let entries = forged.log.iter().map(|entry| serde_json::from_str::<Value>(entry.get()).unwrap());
    let drawn = |entry: &Value| entry["draws"].as_array().is_some_and(|draws| !draws.is_empty());
    let (seq, mut entry) = entries.enumerate().filter(|(_, entry)| drawn(entry)).nth(5).unwrap();
    let was = entry["draws"][0].as_u64().unwrap();
    entry["draws"][0] = (if was == 0 { 1 } else { was - 1 }).into();
    forged.log[seq] = serde_json::value::to_raw_value(&entry).unwrap();
    let (well, said) = check(&forged);
    assert!(!well && said.contains("NOT FAIR") && said.contains(&format!("entry {seq}:")), "{said}");

    let with = |change: fn(&mut Dice)| {
        let mut forged = whole.clone();
        change(forged.dice.as_mut().unwrap());
        check(&forged)
    };
    for (change, told) in [
        ((|dice| dice.added[0] = Some("5b".repeat(32))) as fn(&mut Dice), "what the players added"),
        (|dice| dice.added[0] = None, "what the players added"),
        (|dice| dice.secret = Some("00".repeat(32)), "bound to"),
        (|dice| dice.commitment = "00".repeat(32), "bound to"),
        (|dice| dice.secret = None, "once the game is over"),
    ] {
        let (well, said) = with(change);
        assert!(!well && said.contains("NOT FAIR") && said.contains(told), "{said}");
    }
}

#[test]
fn what_cannot_be_checked_is_said_and_no_error() {
    let folder = Folder::new("verify-old");
    let mut record = finished();
    record.dice = None;
    let (well, said) = verify(folder.path(), &record.write());
    assert!(well && said.contains("played on one device"), "{said}");
    record.seed = None;
    let (well, said) = verify(folder.path(), &record.write());
    assert!(well && said.starts_with("unverifiable: "), "{said}");
    record.seed = Some("00".repeat(32));
    for (text, told) in [
        ("{", "damaged"),
        ("[]", "not a saved game"),
        (&record.write().replace("\"minister\"", "\"chess\""), "no game `chess`"),
        (&record.write().replace("\"log\": [", "\"log\": [7,"), "entry 0 cannot be read"),
    ] {
        let (well, said) = verify(folder.path(), text);
        assert!(!well && said.contains(told), "{text:.30}: {said}");
    }
    let nowhere = Command::new(env!("CARGO_BIN_EXE_hemicycle")).args(["verify", "nowhere.json"]).output();
    let said = String::from_utf8(nowhere.unwrap().stderr).unwrap();
    assert!(said.contains("nowhere.json") && said.contains("cannot be read"), "{said}");
}
