//! Tests of the dice check: whatever is changed in a file is found.

use super::*;
use crate::SeatRecord;
use laws::Probe;
use rules::{FastRng, Rules, Settings};
use wire::Occupant;

fn added() -> Vec<Option<String>> {
    vec![Some("ab".repeat(32)), None, Some("01".repeat(32))]
}

/// A game of three that was played to its end.
fn finished() -> Record {
    let secret = Seeded::seed_from(11);
    let seed = seed(&secret, &added());
    let settings = Settings::defaults(&Probe::info());
    let game = Arc::new(Probe::open(&settings, 3).unwrap());
    let (mut table, deal) = Table::deal(Arc::clone(&game), seed);
    let (mut log, mut chance, mut scratch) = (vec![deal], FastRng::new(5), Vec::new());
    while let Some(seat) = table.to_act().first() {
        let action = game.pick(table.state(), seat, &mut chance, &mut scratch);
        log.push(table.act(seat, table.decision(), action).unwrap());
    }
    let seats = vec![SeatRecord { name: "Ann".into(), occupant: Occupant::Human }; 3];
    let mut record = Record::new::<Probe>(settings, seats, Some(seed), &log);
    record.dice = Some(published(&secret, added(), true));
    record
}

fn check(record: &Record) -> Result<DiceCheck, DiceCheckError> {
    // As whoever has only the file: through its text.
    verify::<Probe>(&Record::read(&record.write()).unwrap())
}

#[test]
fn the_published_values_of_the_standards_come_out() {
    // RFC 4231 has no key of 32 bytes; this is its second case with the key padded, which HMAC does itself.
    let mut key = [0; 32];
    key[..4].copy_from_slice(b"Jefe");
    let told = digits(&hmac(&key, b"what do ya want for nothing?"));
    assert_eq!(told, "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    assert_eq!(commitment(&[0; 32]), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
}

#[test]
fn a_game_as_it_was_played_is_fair() {
    let fair = check(&finished()).unwrap();
    assert!(fair.draws > 5 && fair.added == 2 && fair.committed, "{fair:?}");
}

#[test]
fn one_changed_draw_is_found_in_its_entry() {
    let whole = finished();
    let mut found = 0;
    for (seq, entry) in whole.log.iter().enumerate() {
        let mut entry: serde_json::Value = serde_json::from_str(entry.get()).unwrap();
        for draw in 0..entry["draws"].as_array().unwrap().len() {
            let was = entry["draws"][draw].as_u64().unwrap();
            // What the die could have shown too, not what it could never show.
            entry["draws"][draw] = (if was == 0 { 1 } else { was - 1 }).into();
            let mut record = whole.clone();
            record.log[seq] = serde_json::value::to_raw_value(&entry).unwrap();
            assert_eq!(check(&record), Err(DiceCheckError::Draws(seq as u64)));
            entry["draws"][draw] = was.into();
            found += 1;
        }
    }
    assert!(found > 5);
}

#[test]
fn a_changed_secret_or_addition_is_found() {
    let whole = finished();
    let with = |change: &dyn Fn(&mut PublishedDice), seed: Option<String>| {
        let mut record = whole.clone();
        change(record.dice.as_mut().unwrap());
        record.seed = seed;
        check(&record)
    };
    let other = digits(&Seeded::seed_from(12));
    let seed = || whole.seed.clone();
    assert_eq!(with(&|dice| dice.secret = Some(other.clone()), seed()), Err(DiceCheckError::Commitment));
    let both = |dice: &mut PublishedDice| *dice = published(&Seeded::seed_from(12), dice.added.clone(), true);
    assert_eq!(with(&both, seed()), Err(DiceCheckError::Seed));
    assert_eq!(with(&both, None), Err(DiceCheckError::Draws(0)), "the seed need not be there for that");
    for seed in [seed(), None] {
        let wanted = if seed.is_some() { DiceCheckError::Seed } else { DiceCheckError::Draws(0) };
        let contribution = |dice: &mut PublishedDice| dice.added[0] = Some("cd".repeat(32));
        assert_eq!(with(&contribution, seed.clone()), Err(wanted.clone()));
        assert_eq!(with(&|dice| dice.added[2] = None, seed.clone()), Err(wanted.clone()));
        assert_eq!(with(&|dice| dice.added.swap(0, 2), seed), Err(wanted));
    }
    assert_eq!(with(&|dice| dice.secret = None, seed()), Err(DiceCheckError::Secret));
    assert!(matches!(
        with(&|dice| dice.secret = Some("é".repeat(32)), seed()),
        Err(DiceCheckError::Damaged(_))
    ));
    assert!(matches!(with(&|dice| drop(dice.added.pop()), None), Err(DiceCheckError::Damaged(_))));
    assert!(matches!(
        with(&|dice| dice.added[1] = Some("x\n-".into()), seed()),
        Err(DiceCheckError::Damaged(_))
    ));
}

#[test]
fn a_game_of_one_device_is_checked_against_its_seed_and_an_old_one_not_at_all() {
    let mut record = finished();
    record.dice = None;
    assert!(check(&record).is_ok_and(|fair| !fair.committed && fair.added == 0));
    record.seed = Some("00".repeat(32));
    assert_eq!(check(&record), Err(DiceCheckError::Draws(0)));
    record.seed = None;
    assert_eq!(check(&record), Err(DiceCheckError::Unknown));
}

#[test]
fn a_log_that_could_never_be_is_told_as_such() {
    let mut record = finished();
    record.log.swap(1, 2);
    assert!(check(&record).is_err());
    record.log.clear();
    assert_eq!(check(&record), Err(DiceCheckError::Record(RecordError::Log(LogError::NoDeal))));
}
