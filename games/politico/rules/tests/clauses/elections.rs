//! Elections and the end (A60 to A62, AR31, AR32, AR42).

use crate::setup::{settings, *};
use politico::{Action, Ending, Event, Politico, Poll, Timer};
use rules::{EventRecorder, Game, Seconds, Timed};
use serde_json::json;

fn fire(table: &mut Table, timer: Timer) {
    table.game.check_timer(&table.state, timer).unwrap();
    table.game.apply_timer(&mut table.state, timer, &mut EventRecorder::new(Wishes::default()));
}

#[test]
fn a60_ar31_the_prime_minister_dissolves_once_in_a_game() {
    let mut table = Table::new(4).govern(&[0, 1]).deputies(&[10, 20, 30, 140]);
    table.wishes.lots = (0..12).rev().collect();
    let told = table.play(0, Action::Dissolve);
    assert!(matches!(&told[0], Event::Elected { poll: Poll::Dissolution, .. }));
    let sums: Vec<u16> = table
        .view()
        .parties
        .iter()
        .map(|party| party.plates.iter().map(|plate| u16::from(*plate)).sum())
        .collect();
    assert_eq!(
        (table.all_deputies(), sums.iter().sum::<u16>()),
        (sums, 200),
        "all gains and losses are gone"
    );
    assert!(table.view().parties.iter().all(|party| party.plates.len() == 3));
    assert_eq!(table.refused(0, Action::Dissolve), "AR31");
    assert_eq!(Table::new(4).govern(&[1]).refused(0, Action::Dissolve), "A25");
}

#[test]
fn ar42_the_government_stays_or_ends_at_a_dissolution() {
    let mut table = Table::new(4).govern(&[0, 1]);
    table.play(0, Action::Dissolve);
    assert_eq!((table.cabinet(), table.active()), (vec![0, 1], 0), "and the Prime Minister plays on");
    let mut table = Table::with(json!({"dissolution": "ends"}), 4).govern(&[0, 1]);
    table.play(0, Action::Dissolve);
    assert_eq!(
        (table.cabinet(), table.all_points(), table.view().spent),
        (vec![], vec![0; 4], vec![PrimeMinister])
    );
}

#[test]
fn a61_ar32_mid_term_elections_after_six_tenths_of_the_rounds() {
    let mut table = Table::new(3).govern(&[1]).points(&[5, 0, 0]);
    assert_eq!((table.view().rounds, table.view().mid_term), (Some(16), Some(10)));
    for turn in 0..30 {
        assert!(!table.view().mid_term_held, "turn {turn}");
        let mut told = table.pass();
        // A Prime Minister who scored too much would end it.
        table.state =
            Table { game: table.game.clone(), state: table.state.clone(), wishes: Wishes::default() }
                .points(&[5, 0, 0])
                .state;
        if turn == 29 {
            told.retain(|event| matches!(event, Event::Elected { poll: Poll::MidTerm, .. }));
            assert_eq!(told.len(), 1, "after the last turn of round 10");
        }
    }
    assert_eq!((table.view().mid_term_held, table.cabinet(), table.all_points()[0]), (true, vec![1], 5));
}

#[test]
fn a62_ar32_the_game_ends_after_the_last_turn_of_the_last_round() {
    let mut table = Table::with(json!({"rounds": 2}), 3).points(&[10, 30, 20]);
    (0..5).for_each(|_| drop(table.pass()));
    assert!(table.outcome().is_none());
    let told = table.pass();
    assert!(matches!(told.last(), Some(Event::End { ending: Ending::Rounds, .. })));
    assert_eq!(table.outcome().unwrap().places(), [3, 1, 2]);
    assert_eq!(table.refused(0, Action::Draw), "A62");
}

#[test]
fn a61_a62_ar32_the_clock_rings_and_the_running_turn_is_played_out() {
    let mut table = Table::with(json!({"length": "clock", "minutes": 100}), 3);
    assert_eq!(table.game.timers(), [(Seconds(3600), Timer::MidTerm), (Seconds(6000), Timer::End)]);
    assert_eq!(table.view().rounds, None);
    assert_eq!(table.game.check_timer(&table.state, Timer::End).unwrap_err().clause.0, "AR32");
    fire(&mut table, Timer::MidTerm);
    assert!(table.view().mid_term_rung && !table.view().mid_term_held);
    assert!(table.game.check_timer(&table.state, Timer::MidTerm).is_err());
    let told = table.pass();
    assert!(told.iter().any(|event| matches!(event, Event::Elected { poll: Poll::MidTerm, .. })));
    fire(&mut table, Timer::End);
    assert!(table.outcome().is_none());
    table.pass();
    assert_eq!(table.view().over, Some(Ending::Clock));
    let rounds = Politico::open(&settings(json!({})), 3).unwrap();
    assert!(rounds.timers().is_empty() && rounds.check_timer(&Table::new(3).state, Timer::MidTerm).is_err());
}

#[test]
fn a62_deputies_do_not_count() {
    let mut table = Table::with(json!({"rounds": 1}), 3).points(&[1, 0, 0]).deputies(&[0, 100, 50]);
    (0..3).for_each(|_| drop(table.pass()));
    assert_eq!(table.outcome().unwrap().places(), [1, 2, 2]);
}
