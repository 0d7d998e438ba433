//! What is kept comes back, and what is broken is told.
#![allow(clippy::unwrap_used, reason = "what is unexpected here fails the test")]

mod common;

use common::{Device, known, seed, set_up};
use local_table::{LocalTable, SaveError};
use rules::{Seeded, Settings};
use serde_json::{Value, json};
use table::{Record, RecordError};
use wire::ToClient;

const GAME: &str = "gardez-la-ligne";

fn reopen(save: &str) -> Result<LocalTable<'static>, SaveError> {
    LocalTable::reopen("home-here", known, save, Seeded::seed_from(99))
}

#[test]
fn a_table_kept_in_the_middle_goes_on_as_if_nothing_had_happened() {
    for (game, names) in [(GAME, ["Ada", "*Bot", "Zoé"]), ("probe", ["Ada", "Zoé", "*Bot"])] {
        let mut device = set_up(game, &names, json!({}));
        assert!(device.local.take_save().is_some(), "the deal is kept");
        assert!(device.local.take_save().is_none(), "once");
        for _ in 0..6 {
            device.play(1);
            let save = device.local.take_save().expect("every entry is kept");
            let mut again = Device::with(reopen(&save).unwrap());
            // Whoever comes back takes the device as if it were handed over.
            again.lift();
            device.lift();
            assert_eq!((again.viewer, again.seen()), (device.viewer, device.seen()));
            assert_eq!(again.shown.decision, device.shown.decision);
            assert_eq!(again.about, device.about);
        }
        let mut again = Device::with(reopen(&device.local.save()).unwrap());
        device.play(1000);
        again.play(1000);
        assert_eq!(again.seen(), device.seen(), "the same draws, the same thoughts");
        assert!(device.shown.outcome.is_some());
    }
}

#[test]
fn going_back_is_kept_too() {
    let mut device = set_up(GAME, &["Ada", "*Bot"], json!({}));
    device.play(4);
    device.local.take_save();
    device.say(json!("undo"));
    let save = device.local.take_save().unwrap();
    let again = Device::with(reopen(&save).unwrap());
    assert_eq!(again.seen(), device.seen());
    assert_eq!(again.updates.len(), 3, "the deal and one round");
}

#[test]
fn one_who_comes_back_after_others_went_back_is_told_so() {
    let mut device = set_up(GAME, &["Ada", "*Bot"], json!({}));
    device.play(4);
    let have = device.shown.number;
    device.say(json!("undo"));
    let mut local = reopen(&device.local.save()).unwrap();
    let mut hello = |have: u64| {
        let hello = json!({"protocol": wire::PROTOCOL, "table": "home-here", "secret": "", "have": have});
        local.answer(wire::read(&json!({"id": 1, "request": {"hello": hello}}).to_string()).unwrap())
    };
    assert!(
        matches!(&hello(have)[..], [ToClient::Welcome { .. }, ToClient::History { updates }] if updates.len() == 3)
    );
    assert!(matches!(&hello(3)[..], [ToClient::Welcome { updates, .. }] if updates.is_empty()));
}

#[test]
fn a_file_in_which_things_were_taken_back_is_opened_with_what_stands() {
    let game = known("probe").unwrap();
    let settings = Settings::defaults(&game.info());
    let (mut table, deal) = game.deal(&settings, 2, seed()).unwrap();
    let mut log = vec![deal];
    for action in [json!("roll"), json!({"answer": "x"}), json!({"vote": "abstain"})] {
        log.push(table.act(rules::Seat::new(0), table.decision(), &wire::Payload::new(action)).unwrap());
    }
    log.push(table.undo(rules::Seat::new(0)).unwrap());
    let seats = vec![common::seating("Ada"), common::seating("Zoé")];
    let record = Record::of_log(&game.info(), settings, seats, &log).unwrap();
    let mut device = Device::with(reopen(&record.write()).unwrap());
    assert_eq!(device.updates.len(), 3, "the deal, the roll and the answer");
    device.play(1000);
    assert!(device.shown.outcome.is_some());
}

#[test]
fn every_broken_save_is_told_apart_and_none_is_opened() {
    let mut device = set_up(GAME, &["Ada", "*Bot"], json!({}));
    device.play(6);
    let save = device.local.save();
    let why = |save: &str| reopen(save).err().expect("a broken save");
    assert!(matches!(why(""), SaveError::Record(RecordError::Damaged(_))));
    assert!(matches!(why(&save[..save.len() - 30]), SaveError::Record(RecordError::Damaged(_))));
    assert_eq!(why("{}"), SaveError::Record(RecordError::Foreign));
    assert_eq!(why(&save.replace(GAME, "chess")), SaveError::UnknownGame("chess".into()));
    assert_eq!(
        why(&save.replace("\"rules\": 1", "\"rules\": 7")),
        SaveError::Record(RecordError::OtherRules { given: 7, ours: 1 })
    );
    assert_eq!(why(&save.replace("\"human\"", "\"open\"")), SaveError::EmptySeat(1));
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut save: Value = serde_json::from_str(&save).unwrap();
        change(&mut save);
        save.to_string()
    };
    let in_log = |save: &str| matches!(why(save), SaveError::Record(RecordError::Log(_)));
    assert!(in_log(&changed(&|save| save["log"][3] = json!(null))));
    assert!(in_log(&changed(&|save| save["log"][3]["seat"] = json!(1))));
    assert!(in_log(&changed(&|save| save["log"][3]["draws"] = json!([1]))));
    assert!(in_log(&changed(&|save| save["log"] = json!([]))));
    assert!(in_log(&changed(&|save| save["log"][2] = json!({"undo": {"seat": 1, "to": 0}, "draws": []}))));
    let broken = |save: &str| drop(why(save));
    broken(&changed(&|save| save["seats"] = json!([])));
    broken(&changed(&|save| save["seats"] = json!([{"name": "x", "occupant": {"bot": "wise"}}])));
    broken(&changed(&|save| save["seed"] = json!("zz")));
    broken(&changed(&|save| save["settings"] = json!({"board": "atlantis"})));
    for why in [why(&save.replace(GAME, "chess")), why("{}"), why(&save.replace("\"human\"", "\"open\""))] {
        assert!(!why.to_string().is_empty());
    }
}
