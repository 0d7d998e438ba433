//! What happens at a table besides its players' moves, in its log and in its replay.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

use laws::Probe;
use laws::probe::{Action, Ballot};
use rules::{Game, Rules, Seat, Seats, Seeded, Settings, Viewer};
use std::sync::Arc;
use table::{Input, InputError, Log, Table};
use wire::{ActedBy, Level};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn dealt() -> (Table<Probe>, Log<Probe>) {
    dealt_for(2)
}

fn dealt_for(seats: u8) -> (Table<Probe>, Log<Probe>) {
    let game = Arc::new(Probe::open(&Settings::defaults(&Probe::info()), seats).unwrap());
    let (table, deal) = Table::deal(game, Seeded::seed_from(9));
    (table, vec![deal])
}

fn replayed(table: &Table<Probe>, log: &Log<Probe>) {
    let again = Table::replay(Arc::clone(table.game()), Seeded::seed_from(9), log.clone()).unwrap();
    assert_eq!((again.state(), again.decision()), (table.state(), table.decision()));
    for viewer in Viewer::all(table.game().seats()) {
        assert_eq!(again.recent(viewer), table.recent(viewer));
    }
}

#[test]
fn the_log_and_those_who_watch_are_told_who_acted_for_whom() {
    let (mut table, mut log) = dealt();
    log.push(table.time_is_up(A).unwrap());
    assert_eq!(log[1].by, Some(ActedBy::Clock));
    assert_eq!(table.last(Viewer::Public).unwrap().by, Some(ActedBy::Clock));
    assert_eq!(table.time_is_up(B), Err(InputError::Stale), "the game does not wait for this seat");
    let decision = table.decision();
    log.push(table.act_for(A, decision, Action::Answer("x".into()), ActedBy::Bot(Level::Greedy)).unwrap());
    assert_eq!(table.last(Viewer::Public).unwrap().by, Some(ActedBy::Bot(Level::Greedy)));
    // Nobody did that in person, so nobody takes it back alone or asks to.
    assert_eq!(table.clone().undo(A), Err(InputError::Learned));
    assert_eq!(table.may_undo_agreed(A), Err(InputError::NothingToTakeBack));
    replayed(&table, &log);
}

#[test]
fn the_table_knows_what_of_its_log_still_stands_and_whose_the_last_of_it_is() {
    let (mut table, _) = dealt();
    for action in [Action::Roll, Action::Answer("x".into())] {
        table.act(A, table.decision(), action).unwrap();
    }
    table.act(B, table.decision(), Action::Vote(Ballot::Abstain)).unwrap();
    assert_eq!(table.standing(), [0, 1, 2, 3]);
    assert_eq!(table.last_of([A, B].into_iter().collect()), Some((3, B)));
    assert_eq!(table.last_of(Seats::only(A)), Some((2, A)));
    table.undo_agreed(A).unwrap();
    assert_eq!((table.standing(), table.last_of(Seats::only(B))), (vec![0, 1], None));
    table.act(A, table.decision(), Action::Answer("y".into())).unwrap();
    table.close().unwrap();
    assert_eq!(table.standing(), [0, 1, 5, 6], "the end stands too");
}

#[test]
fn all_agree_to_go_back_over_what_was_learned_and_it_stays_in_the_log() {
    let (mut table, mut log) = dealt();
    let before = table.state().clone();
    for action in [Action::Roll, Action::Answer("x".into())] {
        log.push(table.act(A, table.decision(), action).unwrap());
    }
    log.push(table.act(B, table.decision(), Action::Vote(Ballot::Abstain)).unwrap());
    assert_eq!(table.clone().undo(A), Err(InputError::Learned), "others have acted since");
    // Back to one's own last decision, with what others did since.
    log.push(table.undo_agreed(A).unwrap());
    assert!(matches!(log[4].input, Input::Undo { undo } if undo.agreed && undo.to == 2 && undo.seat == A));
    assert_eq!(table.last(Viewer::Public).unwrap().taken_back, Some(A));
    log.push(table.undo_agreed(A).unwrap());
    assert_eq!(*table.state(), before);
    assert_eq!(table.undo_agreed(A), Err(InputError::NothingToTakeBack));
    replayed(&table, &log);
    // A replay believes in no agreement that could not be.
    log.push(log[4].clone());
    assert!(Table::replay(Arc::clone(table.game()), Seeded::seed_from(9), log).is_err());
}

#[test]
fn what_the_rules_make_final_and_what_is_sealed_stays() {
    let (mut table, _) = dealt();
    table.act(A, table.decision(), Action::Show).unwrap();
    assert!(matches!(table.undo_agreed(A), Err(InputError::Rule(_))));
    let (mut table, _) = dealt();
    for (seat, action) in [
        (A, Action::Roll),
        (A, Action::Answer("x".into())),
        (A, Action::Vote(Ballot::Abstain)),
        (B, Action::Vote(Ballot::Abstain)),
        (A, Action::Strike),
    ] {
        table.act(seat, table.decision(), action).unwrap();
    }
    // Whoever asks learns nothing of who has answered.
    assert_eq!(
        (table.undo_agreed(A), table.undo_agreed(B)),
        (Err(InputError::Learned), Err(InputError::Learned))
    );
}

#[test]
fn one_who_concedes_stays_conceded_in_a_replay_and_from_a_snapshot() {
    let (mut table, mut log) = dealt_for(3);
    log.push(table.act(A, table.decision(), Action::Roll).unwrap());
    let decision = table.decision();
    log.push(table.concede(A).unwrap());
    assert_eq!(table.decision(), decision, "the decision stays open");
    assert_eq!(table.concede(A), Err(InputError::Conceded));
    assert_eq!(table.concede(Seat::new(5)), Err(InputError::Conceded), "there is no such seat");
    assert_eq!(table.undo_agreed(A), Err(InputError::Conceded), "there is no going back behind it");
    replayed(&table, &log);
    let mut again =
        Table::resume(Arc::clone(table.game()), Seeded::seed_from(9), table.snapshot(), []).unwrap();
    while let Some(seat) = again.to_act().first() {
        again.time_is_up(seat).unwrap();
    }
    let outcome = again.outcome().unwrap();
    assert_eq!(outcome.places()[0], 3);
    assert_eq!(outcome.scores(), again.game().outcome(again.state()).unwrap().scores(), "points are points");
}

#[test]
fn the_last_one_who_has_not_given_up_has_won() {
    let (mut table, mut log) = dealt_for(3);
    log.push(table.concede(A).unwrap());
    assert!(!table.is_over(), "two are left to play");
    log.push(table.concede(B).unwrap());
    assert!(table.is_over() && table.awaited(Viewer::Public).is_empty());
    assert_eq!(table.outcome().unwrap().places(), [2, 2, 1]);
    assert_eq!(table.act(A, table.decision(), Action::Roll), Err(InputError::Ended));
    assert_eq!(table.concede(Seat::new(2)), Err(InputError::Conceded), "a winner has nothing to give up");
    replayed(&table, &log);
}

#[test]
fn a_table_that_all_agreed_to_end_has_no_winner_and_asks_nobody() {
    let (mut table, mut log) = dealt();
    log.push(table.act(A, table.decision(), Action::Roll).unwrap());
    log.push(table.close().unwrap());
    assert!(table.is_over() && table.outcome().is_none());
    assert!(table.last(Viewer::Public).unwrap().closed);
    let decision = table.decision();
    assert_eq!(table.act(A, decision, Action::Answer("x".into())), Err(InputError::Ended));
    assert_eq!((table.undo(A), table.close()), (Err(InputError::Ended), Err(InputError::Ended)));
    replayed(&table, &log);
    let kept = table.snapshot();
    let again = Table::resume(Arc::clone(table.game()), Seeded::seed_from(9), kept, []).unwrap();
    assert!(again.is_over());
}
