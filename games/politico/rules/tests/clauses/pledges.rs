//! Promises (AR38): recorded, judged, never enforced.

use crate::setup::*;
use politico::{Action, Amendment, Event, Promise, PromiseKind, Standing, Vote};
use rules::{Evaluate, Hidden, Narrate, Rules, Viewer};
use serde_json::json;

fn promise(to: u8, kind: PromiseKind, aloud: bool) -> Action {
    Action::Pledge(Promise { to: seat(to), aloud, kind, until: 1 })
}

fn standings(table: &Table, by: u8) -> Vec<Standing> {
    table.seen(by).pledges.iter().map(|pledge| pledge.standing).collect()
}

#[test]
fn ar38_a_promise_is_told_to_those_concerned_only() {
    let mut table = Table::new(4);
    let window = table.game.window(&table.state);
    let told = table.play(2, promise(1, PromiseKind::Spare, false));
    assert_eq!(table.game.window(&table.state), window, "nobody's question changes");
    let is_told = |viewer| table.game.seen(&told[0], viewer).is_some();
    assert!(is_told(Viewer::Seat(seat(1))) && is_told(Viewer::Seat(seat(2))));
    assert!(!is_told(Viewer::Seat(seat(0))) && !is_told(Viewer::Public));
    assert_eq!((table.seen(1).pledges.len(), table.seen(0).pledges.len()), (1, 0));
    table.play(0, promise(1, PromiseKind::Lend, true));
    assert_eq!((table.view().pledges.len(), table.active()), (1, 0), "aloud, all hear it");
}

#[test]
fn ar38_every_promise_that_may_be_made_is_offered_once_in_every_round() {
    let mut table = Table::with(json!({"rounds": 2}), 4);
    table.play(1, promise(2, PromiseKind::Spare, false));
    for round in 1..=2 {
        for by in 0..4 {
            let offered = table.choices(by).into_iter().filter(|action| matches!(action, Action::Pledge(_)));
            let offered: Vec<Action> = offered.collect();
            let mut allowed = Vec::new();
            for to in 0..4 {
                for aloud in [false, true] {
                    for until in 0..=4 {
                        let promise = |kind| Promise { to: seat(to), aloud, kind, until };
                        let all = PromiseKind::ALL.map(|kind| Action::Pledge(promise(kind)));
                        allowed.extend(all.into_iter().filter(|action| table.may(by, *action)));
                    }
                }
            }
            // To three players four things, in two tones of voice, through two rounds; but none twice.
            assert_eq!(allowed.len(), 48 - usize::from(round == 1 && by == 1));
            assert_eq!(offered, allowed, "seat {by} in round {round}");
        }
        if round == 1 {
            (0..4).for_each(|_| drop(table.pass()));
        }
    }
}

#[test]
fn ar38_votes_attacks_and_loans_are_judged_and_bind_nobody() {
    let mut table = Table::new(4).hold(0, &[PrimeMinister, BadPoll]).hold(3, &[TvAddress]);
    table.play(1, promise(0, PromiseKind::VoteYes, true));
    table.play(2, promise(0, PromiseKind::VoteYes, true));
    table.play(0, promise(1, PromiseKind::Spare, true));
    table.play(3, promise(1, PromiseKind::Lend, true));
    table.play(2, promise(1, PromiseKind::Lend, true));
    table.play(0, form());
    table.play(0, Action::Present);
    let told = table.vote(&[Yes, Yes, No, No]);
    let judged = told.iter().filter(|event| matches!(event, Event::Judged { .. })).count();
    assert_eq!(judged, 2);
    table.play(0, attack(BadPoll, 1));
    table.decline();
    table.only(3, Action::Offer(TvAddress));
    table.play(1, Action::Take(seat(3)));
    use Standing::{Broken, Kept};
    assert_eq!(standings(&table, 0), [Broken, Kept, Broken, Broken, Kept], "by seat: 0; 1; 2 twice; 3");
}

#[test]
fn ar38_promises_run_out_and_are_listed_at_the_end() {
    let mut table = Table::with(json!({"rounds": 2}), 3);
    table.play(1, promise(2, PromiseKind::Spare, false));
    table.play(1, promise(2, PromiseKind::Lend, false));
    let in_words = |table: &Table| -> Vec<&'static str> {
        let told = table.game.say_view(&table.seen(1));
        let of_promises = ["view-pledge", "event-kept", "event-lapsed", "view-turn"];
        told.iter().map(|phrase| phrase.id).filter(|id| of_promises.contains(id)).collect()
    };
    assert_eq!(in_words(&table), ["view-turn", "view-pledge", "view-pledge"]);
    (0..3).for_each(|_| drop(table.pass()));
    assert_eq!(standings(&table, 1), [Standing::Kept, Standing::Lapsed]);
    assert_eq!(in_words(&table), ["view-turn", "event-kept", "event-lapsed"]);
    assert!(table.seen(0).pledges.is_empty());
    (0..3).for_each(|_| drop(table.pass()));
    assert_eq!((table.view().pledges.len(), table.view().parties[1].tally), (2, Some([0, 0])), "now to all");
    assert_eq!(in_words(&table), ["event-kept", "event-lapsed"], "and it is nobody's turn");
}

#[test]
fn ar38_where_ballots_are_secret_no_promise_betrays_a_vote() {
    let mut table = Table::with(json!({"ballot": "secret"}), 3).hold(0, &[PrimeMinister]);
    table.play(1, promise(0, PromiseKind::VoteYes, false));
    table.play(0, form());
    table.play(0, Action::Present);
    table.vote(&[Yes, No, No]);
    assert_eq!(standings(&table, 0), [Standing::Lapsed]);
}

#[test]
fn ar38_a_few_at_a_time_and_not_during_a_vote() {
    let mut table = Table::new(4).hold(0, &[PrimeMinister]);
    assert_eq!(table.refused(1, promise(1, PromiseKind::Spare, false)), "AR38");
    assert_eq!(
        table.refused(
            1,
            Action::Pledge(Promise { to: seat(0), aloud: true, kind: PromiseKind::Lend, until: 9 })
        ),
        "AR38"
    );
    table.play(1, promise(0, PromiseKind::Spare, false));
    assert_eq!(table.refused(1, promise(0, PromiseKind::Spare, false)), "AR38", "not twice");
    table.play(1, promise(2, PromiseKind::Spare, false));
    assert_eq!(table.refused(1, promise(3, PromiseKind::Spare, false)), "AR38", "two a round");
    table.play(0, form());
    assert!(
        table.may(2, promise(0, PromiseKind::VoteYes, false)),
        "while a government is formed people talk"
    );
    table.play(0, Action::Present);
    assert_eq!(table.refused(2, promise(0, PromiseKind::VoteYes, false)), "AR38");
}

#[test]
fn ar38_bots_neither_drown_in_promises_nor_ignore_them() {
    let mut table = Table::new(4).hold(0, &[PrimeMinister]);
    let mut considered = Vec::new();
    table.game.considered(&table.state, seat(0), &mut considered);
    assert!(considered.iter().all(|action| !matches!(action, Action::Pledge(_) | Action::Propose(_))));
    table.play(0, form());
    let doubtful = table.game.worth(&table.state, seat(0));
    table.play(1, promise(0, PromiseKind::VoteYes, false));
    assert!(table.game.worth(&table.state, seat(0)) > doubtful);
}

#[test]
fn ar38_a_promise_about_a_vote_is_judged_on_the_ballot_that_decides() {
    let judged = |options: serde_json::Value, second: Vote| {
        let mut table = Table::with(options, 4).deputies(&[80, 60, 30, 30]);
        let promise = Promise { to: seat(0), aloud: true, kind: PromiseKind::VoteYes, until: 2 };
        table.play(1, Action::Pledge(promise));
        table.play(0, Action::Propose(Amendment::Target(300)));
        (0..4).for_each(|_| drop(table.pass()));
        table.vote(&[Yes, No, Yes, No]);
        let tied = standings(&table, 1);
        table.vote(&[Yes, second, Yes, No]);
        (tied, standings(&table, 1))
    };
    use Standing::{Broken, Kept, Open};
    assert_eq!(judged(json!({}), Yes), (vec![Open], vec![Kept]), "the first ballot was tied");
    assert_eq!(judged(json!({}), No), (vec![Open], vec![Broken]));
    assert_eq!(judged(json!({"edition": 1}), Yes), (vec![Broken], vec![Broken]), "as it was");
}
