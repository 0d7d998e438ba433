//! `hemicycle verify`, as one runs it who doubts the dice.

use crate::common::Folder;
use rules::{Seeded, Settings, Viewer};
use serde_json::Value;
use serde_json::value::RawValue;
use std::path::Path;
use std::process::Command;
use table::dice_check;
use table::{Record, SeatRecord};
use wire::{Occupant, Payload, PublishedDice};

/// A finished game of Minister, whose dice roll all the time.
fn finished() -> Record {
    let games = catalog::games();
    let game = games.iter().find(|game| game.info().id == "minister").unwrap();
    let secret = Seeded::seed_from(21);
    let added = vec![Some("5a".repeat(32)), None, None];
    let seed = dice_check::seed(&secret, &added);
    let settings = Settings::defaults(&game.info());
    let (mut table, deal) = game.deal(&settings, 3, seed).unwrap();
    let mut log = vec![deal];
    for turn in 0.. {
        let Some(seat) = table.to_act().first() else { break };
        let choices = table.shown(Viewer::Seat(seat)).choices;
        let choices: Vec<Payload> = serde_json::from_str(choices.get()).unwrap();
        log.push(table.act(seat, table.decision(), &choices[turn % choices.len()]).unwrap());
    }
    let seats = vec![SeatRecord { name: "Ann".into(), occupant: Occupant::Human }; 3];
    let mut record = Record::of_log(&game.info(), settings, seats, &log).unwrap();
    record.seed = Some(dice_check::digits(&seed));
    record.dice = Some(dice_check::published(&secret, added, true));
    record
}

/// The same game up to a decision that is made otherwise: a move that the rules allow, with the draws that come of it.
fn choose_otherwise(record: &mut Record) {
    let games = catalog::games();
    let game = games.iter().find(|game| game.info().id == record.game).unwrap();
    let seed = record.seed().unwrap().unwrap();
    let log: Vec<String> = record.log.iter().map(|entry| entry.get().to_owned()).collect();
    for length in (log.len() / 2)..log.len() {
        let mut table = game.open(&record.settings, 3, seed, None, &log[..length]).unwrap().table;
        let seat = table.to_act().first().unwrap();
        let choices = table.shown(Viewer::Seat(seat)).choices;
        let choices: Vec<Payload> = serde_json::from_str(choices.get()).unwrap();
        let was: Value = serde_json::from_str(&log[length]).unwrap();
        let differs =
            |choice: &&Payload| serde_json::from_str::<Value>(choice.get()).unwrap() != was["action"];
        if let Some(other) = choices.iter().find(differs) {
            let entry = table.act(seat, table.decision(), other).unwrap();
            record.log.truncate(length);
            record.log.push(RawValue::from_string(entry).unwrap());
            return;
        }
    }
    panic!("nobody ever had a choice");
}

/// Did it end well, and what did it say?
fn verify(folder: &Path, text: &str) -> (bool, String) {
    let file = folder.join("game.json");
    std::fs::write(&file, text).unwrap();
    verify_in("en", &file)
}

/// What is said where the system speaks this and no language is asked for.
fn verify_where(system: &str, file: &Path) -> String {
    let mut verify = Command::new(env!("CARGO_BIN_EXE_hemicycle"));
    let done = verify.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", system);
    let done = done.arg("verify").arg(file).output().unwrap();
    String::from_utf8(done.stdout).unwrap()
}

fn verify_in(lang: &str, file: &Path) -> (bool, String) {
    let verify = ["verify", "--lang", lang];
    let done = Command::new(env!("CARGO_BIN_EXE_hemicycle")).args(verify).arg(file).output().unwrap();
    let said = String::from_utf8([done.stdout, done.stderr].concat()).unwrap();
    (done.status.success(), said)
}

#[test]
fn a_game_is_said_to_be_fair_and_every_forgery_is_caught() {
    let folder = Folder::new("verify");
    let check = |record: &Record| verify(folder.path(), &record.write());
    let whole = finished();
    let (well, said) = check(&whole);
    assert!(well && said.starts_with("The draws are fair: each of the "), "{said}");
    assert!(!said.contains("not finished"), "{said}");
    assert!(
        said.contains("1 player added to it") && said.contains("Every move of this game is one"),
        "{said}"
    );
    // Whoever has another fingerprint from before the game sees that this is not it.
    assert!(said.contains(&whole.dice.as_ref().unwrap().commitment), "{said}");
    let (well, said) = verify_in("fr", &folder.path().join("game.json"));
    assert!(well && said.starts_with("Les tirages sont honnêtes\u{a0}: "), "{said}");
    assert!(said.contains("Ce qui n’est pas prouvé\u{a0}: qui a joué"), "{said}");
    // The language is the system's, or else that of the help.
    for (system, told) in
        [("fr_FR.UTF-8", "Les tirages"), ("en_GB.UTF-8", "The draws"), ("C.UTF-8", "The draws")]
    {
        let said = verify_where(system, &folder.path().join("game.json"));
        assert!(said.starts_with(told), "{system}: {said}");
    }

    // One draw somewhere in the middle, turned into another face of the die.
    let mut forged = whole.clone();
    let entries = forged.log.iter().map(|entry| serde_json::from_str::<Value>(entry.get()).unwrap());
    let drawn = |entry: &Value| entry["draws"].as_array().is_some_and(|draws| !draws.is_empty());
    let (seq, mut entry) = entries.enumerate().filter(|(_, entry)| drawn(entry)).nth(5).unwrap();
    let was = entry["draws"][0].as_u64().unwrap();
    entry["draws"][0] = (if was == 0 { 1 } else { was - 1 }).into();
    forged.log[seq] = serde_json::value::to_raw_value(&entry).unwrap();
    let (well, said) = check(&forged);
    let entry = format!("entry {} of the log", seq + 1);
    assert!(!well && said.contains("The draws are not fair") && said.contains(&entry), "{said}");

    let with = |change: fn(&mut PublishedDice)| {
        let mut forged = whole.clone();
        change(forged.dice.as_mut().unwrap());
        check(&forged)
    };
    for (change, told) in [
        ((|dice| dice.added[0] = Some("5b".repeat(32))) as fn(&mut PublishedDice), "the players’ additions"),
        (|dice| dice.added[0] = None, "the players’ additions"),
        (|dice| dice.secret = Some("00".repeat(32)), "bound to"),
        (|dice| dice.commitment = "00".repeat(32), "bound to"),
        (|dice| dice.secret = None, "once the game is over"),
    ] {
        let (well, said) = with(change);
        assert!(!well && !said.contains("are fair") && said.contains(told), "{said}");
    }
}

#[test]
fn what_the_dice_do_not_prove_is_said_of_a_file_whose_names_and_moves_were_changed() {
    let folder = Folder::new("verify-names");
    let mut forged = finished();
    forged.seats[1].name = "Somebody Else".into();
    choose_otherwise(&mut forged);
    let (well, said) = verify(folder.path(), &forged.write());
    assert!(well, "{said}");
    for told in [
        "Not proven: who played, and that they chose these moves",
        "names or moves were changed",
        "said at the table",
    ] {
        assert!(said.contains(told), "{said}");
    }
    // A move that the rules do not allow is no move.
    let last = forged.log.len() - 1;
    forged.log[last] =
        RawValue::from_string(forged.log[last].get().replace("\"seat\":", "\"seat\":1")).unwrap();
    let (well, said) = verify(folder.path(), &forged.write());
    assert!(!well && said.contains("cannot be played again"), "{said}");
}

#[test]
fn a_game_that_stops_before_its_end_is_said_to_be_unfinished() {
    let folder = Folder::new("verify-unfinished");
    let mut cut = finished();
    cut.log.truncate(cut.log.len() / 2);
    let (well, said) = verify(folder.path(), &cut.write());
    assert!(well && said.contains("The game is not finished: its log stops before the end"), "{said}");
    let (_, said) = verify_in("fr", &folder.path().join("game.json"));
    assert!(said.contains("La partie n’est pas finie\u{a0}: l’historique s’arrête avant la fin"), "{said}");
}

#[test]
fn no_more_is_read_of_a_file_than_a_game_or_a_board_may_have() {
    let folder = Folder::new("verify-huge");
    // As long as no memory: the file takes no room on the disk.
    let huge = folder.path().join("huge.toml");
    std::fs::File::create(&huge).unwrap().set_len(1 << 42).unwrap();
    let zero = Path::new("/dev/zero");
    for (lang, told) in [("en", "is too long to be what it should be"), ("fr", "est trop long pour être")] {
        for file in [huge.as_path(), zero] {
            let (well, said) = verify_in(lang, file);
            assert!(!well && said.contains(told), "{}: {said}", file.display());
        }
        let board = format!("board={}", huge.display());
        let play = ["play", "gardez-la-ligne", "--lang", lang, "--option", &board];
        let done = Command::new(env!("CARGO_BIN_EXE_hemicycle")).args(play).output().unwrap();
        let said = String::from_utf8(done.stderr).unwrap();
        assert!(!done.status.success() && said.contains(told), "{said}");
    }
}

#[test]
fn what_the_rules_refuse_in_a_file_is_said_as_a_sentence_and_once() {
    let folder = Folder::new("verify-refused");
    let mut forged = finished();
    // Somebody else makes the first move.
    let first = forged.log[1].get();
    let seat = first.split_once("\"seat\":").and_then(|(_, rest)| rest.chars().next()).unwrap();
    let other = if seat == '0' { '1' } else { '0' };
    let moved = first.replacen(&format!("\"seat\":{seat}"), &format!("\"seat\":{other}"), 1);
    forged.log[1] = RawValue::from_string(moved).unwrap();
    let (well, said) = verify(folder.path(), &forged.write());
    assert!(
        !well && said.contains("entry 1 is not possible there. You are not the one to decide now."),
        "{said}"
    );
    assert_eq!(said.matches("You are not the one").count(), 1, "{said}");
    assert!(!said.contains("refusal-"), "{said}");
    let (_, said) = verify_in("fr", &folder.path().join("game.json"));
    assert!(said.contains("game.json\u{a0}: "), "{said}");
    assert!(said.contains("l’entrée 1 n’y est pas possible. ") && !said.contains("refusal-"), "{said}");
    assert!(!said.contains("does not follow"), "{said}");
}

#[test]
fn what_cannot_be_checked_is_said_and_does_not_pass() {
    let folder = Folder::new("verify-old");
    let mut record = finished();
    record.dice = None;
    let (well, said) = verify(folder.path(), &record.write());
    assert!(!well && said.contains("cannot be checked") && said.contains("could choose the seed"), "{said}");
    assert!(!said.contains("fair"), "{said}");
    record.seed = None;
    let (well, said) = verify(folder.path(), &record.write());
    assert!(!well && said.contains("cannot be checked"), "{said}");
    record.seed = Some("00".repeat(32));
    for (text, told) in [
        ("{", "damaged"),
        ("[]", "not a saved game"),
        (&record.write().replace("\"minister\"", "\"chess\""), "no game “chess”"),
        (&record.write().replace("\"log\": [", "\"log\": [7,"), "entry 0 cannot be read"),
    ] {
        let (well, said) = verify(folder.path(), text);
        assert!(!well && said.contains(told), "{text:.30}: {said}");
    }
    let nowhere = Command::new(env!("CARGO_BIN_EXE_hemicycle")).args(["verify", "nowhere.json"]).output();
    let said = String::from_utf8(nowhere.unwrap().stderr).unwrap();
    assert!(said.ends_with("cannot read nowhere.json: there is no such file or folder.\n"), "{said}");
}
