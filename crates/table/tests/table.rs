//! What players notice of a table, tried with the probe game.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

use laws::Probe;
use laws::probe::{Action, Ballot, Event, ProbeTimer};
use rules::{Game, Seat, Seeded, Settings, Viewer};
use std::sync::Arc;
use table::{Entry, Input, InputError, Table};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

type Log = Vec<Entry<Action, ProbeTimer>>;

struct Played {
    table: Table<Probe>,
    log: Log,
}

impl Played {
    fn new() -> Played {
        let game = Arc::new(Probe::open(&Settings::defaults(&Probe::info()), 3).unwrap());
        let (table, deal) = Table::deal(game, Seeded::seed_from(9));
        Played { table, log: vec![deal] }
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<(), InputError> {
        let decision = self.table.decision();
        self.log.push(self.table.act(seat, decision, action)?);
        Ok(())
    }

    fn all(&mut self, inputs: &[(Seat, Action)]) -> &mut Played {
        for (seat, action) in inputs {
            self.act(*seat, action.clone()).unwrap();
        }
        self
    }

    fn undo(&mut self, seat: Seat) -> Result<(), InputError> {
        self.log.push(self.table.undo(seat)?);
        Ok(())
    }

    /// Up to the sealed reaction of the first round.
    fn reach_reaction(&mut self) -> &mut Played {
        self.all(&[(A, Action::Roll), (A, Action::Answer("x".into()))]).all(&[
            (A, Action::Vote(Ballot::Abstain)),
            (B, Action::Vote(Ballot::For(C))),
            (C, Action::Vote(Ballot::Abstain)),
        ])
    }

    fn numbers(&self) -> [u64; 4] {
        [Viewer::Seat(A), Viewer::Seat(B), Viewer::Seat(C), Viewer::Public]
            .map(|viewer| self.table.number(viewer))
    }
}

#[test]
fn an_answer_in_a_sealed_window_is_told_to_its_author_only_until_the_window_closes() {
    let mut played = Played::new();
    played.reach_reaction();
    let before = played.numbers();
    played.act(B, Action::Strike).unwrap();
    assert_eq!(played.numbers(), [before[0], before[1] + 1, before[2], before[3]]);
    assert!(played.table.last(Viewer::Seat(A)).is_none() && played.table.last(Viewer::Public).is_none());
    assert!(played.table.last(Viewer::Seat(B)).is_some());
    played.all(&[(A, Action::Pass), (C, Action::Pass)]);
    assert_eq!(played.numbers(), [before[0] + 2, before[1] + 2, before[2] + 1, before[3] + 1]);
    let told = played.table.last(Viewer::Public).unwrap();
    assert!(told.events.contains(&Event::Closed { striker: Some(B) }), "{told:?}");
}

#[test]
fn a_late_answer_is_stale_and_changes_nothing() {
    let mut played = Played::new();
    let decision = played.table.decision();
    played.act(A, Action::Roll).unwrap();
    let before = played.table.state().clone();
    assert_eq!(played.table.act(A, decision, Action::Roll), Err(InputError::Stale));
    assert_eq!(*played.table.state(), before);
}

#[test]
fn a_refusal_names_its_clause_and_changes_nothing() {
    let mut played = Played::new();
    let (before, len) = (played.table.state().clone(), played.table.len());
    let refusal = played.act(B, Action::Roll).unwrap_err().refusal().unwrap();
    assert_eq!(refusal.clause.0, "X2");
    assert_eq!((played.table.state(), played.table.len()), (&before, len));
}

#[test]
fn a_log_replays_to_an_equal_table_and_goes_on_equally() {
    let mut played = Played::new();
    played.reach_reaction().all(&[(A, Action::Pass), (B, Action::Strike), (C, Action::Strike)]);
    let game = Arc::clone(played.table.game());
    let mut again = Table::replay(game, Seeded::seed_from(9), played.log.clone()).unwrap();
    assert_eq!(again.state(), played.table.state());
    assert_eq!(again.recent(Viewer::Seat(B)), played.table.recent(Viewer::Seat(B)));
    // The next roll is the same: draws depend on the seed and the place in the log alone.
    let decision = again.decision();
    assert_eq!(again.act(B, decision, Action::Roll), played.table.act(B, decision, Action::Roll));
}

#[test]
fn a_log_with_one_draw_changed_does_not_replay() {
    let mut played = Played::new();
    played.act(A, Action::Roll).unwrap();
    played.log[1].draws[0] = 6;
    let game = Arc::clone(played.table.game());
    assert!(Table::replay(game, Seeded::seed_from(9), played.log).is_err());
}

#[test]
fn a_snapshot_goes_on_as_the_table_would_have() {
    let mut played = Played::new();
    played.reach_reaction();
    let snapshot = played.table.snapshot();
    let kept = played.log.len();
    played.all(&[(A, Action::Pass), (B, Action::Strike), (C, Action::Strike)]);
    let game = Arc::clone(played.table.game());
    let again = Table::resume(game, Seeded::seed_from(9), snapshot, played.log[kept..].to_vec()).unwrap();
    assert_eq!(again.state(), played.table.state());
    for viewer in Viewer::all(3) {
        assert_eq!(again.recent(viewer), played.table.recent(viewer));
    }
}

#[test]
fn what_is_missing_after_a_gap_is_exactly_what_came_since() {
    let mut played = Played::new();
    played.reach_reaction();
    let viewer = Viewer::Seat(C);
    let have = played.table.number(viewer);
    played.all(&[(A, Action::Pass), (B, Action::Pass), (C, Action::Pass), (B, Action::Roll)]);
    let numbers: Vec<u64> =
        played.table.since(viewer, have).unwrap().iter().map(|update| update.number).collect();
    assert_eq!(numbers, [have + 1, have + 2], "the closing, and the roll");
    assert_eq!(played.table.since(viewer, have + 3), None, "a number from the future is not ours");
}

#[test]
fn a_hidden_card_is_told_to_its_owner_alone() {
    let played = Played::new();
    let drawn = |viewer| played.table.recent(viewer)[0].events.clone();
    let card = |events: &[Event], of: Seat| {
        events.iter().find_map(|event| match event {
            Event::Drawn { seat, card } if *seat == of => *card,
            _ => None,
        })
    };
    assert!(card(&drawn(Viewer::Seat(A)), A).is_some());
    assert_eq!(card(&drawn(Viewer::Seat(A)), B), None);
    assert_eq!(card(&drawn(Viewer::Public), A), None);
}

#[test]
fn an_action_can_be_taken_back_while_nothing_was_learned() {
    let mut played = Played::new();
    played.act(A, Action::Roll).unwrap();
    let before = played.table.state().clone();
    played.act(A, Action::Answer("oops".into())).unwrap();
    assert!(played.table.may_undo(A) && !played.table.may_undo(B));
    assert_eq!(played.undo(B), Err(InputError::NothingToTakeBack));
    played.undo(A).unwrap();
    assert_eq!(*played.table.state(), before);
    assert_eq!(played.table.last(Viewer::Public).unwrap().taken_back, Some(A));
    assert!(matches!(played.log.last().unwrap().input, Input::Undo { undo } if undo.to == 2));
    let game = Arc::clone(played.table.game());
    let again = Table::replay(game, Seeded::seed_from(9), played.log.clone()).unwrap();
    assert_eq!(*again.state(), before);
}

#[test]
fn an_answer_to_a_decision_that_was_undone_is_stale() {
    let mut played = Played::new();
    played.all(&[(A, Action::Roll), (A, Action::Answer("x".into()))]);
    let ballot = played.table.decision();
    played.undo(A).unwrap();
    played.act(A, Action::Answer("y".into())).unwrap();
    assert_eq!(played.table.act(B, ballot, Action::Vote(Ballot::Abstain)), Err(InputError::Stale));
}

#[test]
fn what_drew_or_showed_something_cannot_be_taken_back() {
    let mut rolled = Played::new();
    rolled.act(A, Action::Roll).unwrap();
    assert_eq!(rolled.undo(A), Err(InputError::Learned));
    let mut shown = Played::new();
    shown.act(A, Action::Show).unwrap();
    assert_eq!(shown.undo(A), Err(InputError::Learned));
    assert!(!shown.table.may_undo(A));
}

#[test]
fn the_vote_that_closes_a_ballot_cannot_be_taken_back_but_an_early_one_can() {
    let vote = |seat| (seat, Action::Vote(Ballot::Abstain));
    let mut played = Played::new();
    played.all(&[(A, Action::Roll), (A, Action::Answer("x".into())), vote(A)]);
    assert!(played.table.may_undo(A));
    played.all(&[vote(B)]);
    // The others' votes show when the last is cast, even at a table opened again in between.
    let (game, snapshot) = (Arc::clone(played.table.game()), played.table.snapshot());
    let mut again = Table::resume(game, Seeded::seed_from(9), snapshot, []).unwrap();
    let decision = again.decision();
    again.act(C, decision, Action::Vote(Ballot::Abstain)).unwrap();
    assert!(!again.may_undo(C));
}

#[test]
fn nothing_is_taken_back_in_a_sealed_window() {
    let mut played = Played::new();
    played.reach_reaction().act(B, Action::Strike).unwrap();
    assert_eq!(played.undo(B), Err(InputError::Learned));
    // Nor does the answer tell whether somebody else has answered.
    assert_eq!(played.undo(A), Err(InputError::Learned));
}

#[test]
fn a_seat_may_speak_out_of_turn_and_the_decision_stays_open() {
    let mut played = Played::new();
    let decision = played.table.decision();
    played.act(C, Action::Protest).unwrap();
    assert_eq!(played.table.decision(), decision);
    assert!(played.table.act(A, decision, Action::Roll).is_ok());
}

#[test]
fn a_timer_is_a_logged_input_and_is_checked() {
    let mut played = Played::new();
    let entry = played.table.fire_timer(ProbeTimer::Noon).unwrap();
    assert_eq!(entry.input, Input::Timer { timer: ProbeTimer::Noon });
    assert!(matches!(played.table.fire_timer(ProbeTimer::Noon), Err(InputError::Rule(_))));
}
