//! What nobody may know yet: right answers, and ballots until all are in.

use crate::setup::{card, duel, seat};
use president::{Action, Ballot, ChallengeKind, Decks, Event, Step, Task, Wants};
use rules::{Hidden, Rules, Timed, Viewer};
use serde_json::Value;
use std::collections::BTreeSet;

#[test]
fn p61_no_eye_sees_the_right_answer_before_it_is_given() {
    for number in 0..Decks::printed().unwrap().challenge_cards() as u16 {
        let mut table = duel(number);
        let shown = table.view().step == Step::Look;
        if shown {
            let seconds = table.game.time_limit(&table.state).unwrap().0;
            let Task::Memory { shown, .. } = table.task() else { panic!("something else is shown") };
            assert_eq!(seconds, shown + 1, "and a second of grace");
            assert_eq!(table.game.timeout_action(&table.state, seat(0)), Action::Hide, "the clock hides it");
            assert_eq!(table.refused(Action::Words("x".into())), "P61");
            table.play(Action::Hide);
            assert_eq!(table.refused(Action::Hide), "P61");
        }
        let question = table.view().challenge.unwrap().question.unwrap();
        match (question.wants, table.task()) {
            (Wants::Choice(shown), Task::Choice { answers, .. }) => {
                assert_eq!(shown, answers, "in the order drawn")
            }
            (Wants::Number { .. }, Task::Number { number, .. }) => {
                assert!(!table.choices().contains(&Action::Number(number)));
                let view = serde_json::to_value(&table.view().challenge).unwrap();
                let mut names = BTreeSet::new();
                numbers(&view, "", &mut names);
                let known =
                    ["card", "challenged", "challenger", "difficulty", "seconds", "tolerance", "totals"];
                assert!(names.iter().all(|name| known.contains(&name.as_str())), "{names:?}");
            }
            (Wants::Territory, Task::Territory(_)) => assert_eq!(table.choices().len(), 100, "the whole map"),
            (Wants::Memory { items, .. }, Task::Memory { .. }) => assert!(shown && items.is_empty()),
            (Wants::Names { .. }, Task::Naming { list, .. }) => {
                let written = serde_json::to_string(&table.view().challenge).unwrap();
                assert!(!list.iter().all(|names| written.contains(&names[0])));
            }
            (Wants::Explanation { .. }, Task::Forbidden { .. }) | (Wants::Performance, Task::Performance) => {
            }
            (wants, task) => panic!("{wants:?} for {task:?}"),
        }
        // What is offered where an answer is typed is no right answer.
        for choice in table.choices().into_iter().filter(|choice| matches!(choice, Action::Words(_))) {
            if matches!(
                table.game.decks().challenge(number).unwrap().kind,
                ChallengeKind::Memory | ChallengeKind::Naming
            ) {
                let mut tried = duel(number);
                if shown {
                    tried.play(Action::Hide);
                }
                assert!(matches!(tried.play(choice)[0], Event::Answered { right: false, .. }));
            }
        }
        // A bot asked for advice weighs no answers, or it would give the right one away.
        let mut weighed = Vec::new();
        table.game.considered(&table.state, seat(0), &mut weighed);
        assert_eq!(weighed.len(), 1);
    }
}

/// The fields that hold numbers.
fn numbers(value: &Value, field: &str, found: &mut BTreeSet<String>) {
    match value {
        Value::Number(_) => drop(found.insert(field.to_owned())),
        Value::Array(items) => items.iter().for_each(|item| numbers(item, field, found)),
        Value::Object(fields) => fields.iter().for_each(|(name, item)| numbers(item, name, found)),
        _ => {}
    }
}

#[test]
fn p61_what_was_read_cannot_be_taken_back() {
    let table = duel(card(ChallengeKind::Memory));
    assert_eq!(table.game.irreversible(&table.state, seat(0), &Action::Hide).unwrap().clause.0, "P61");
}

#[test]
fn pr12_ballots_are_secret_until_all_are_in() {
    let mut table = duel(card(ChallengeKind::Song));
    table.play(Action::Perform);
    assert!(table.game.sealed(&table.state));
    let told = table.act_as(0, Action::Vote(Ballot::Yes), &[]);
    for (viewer, knows) in
        [(Viewer::Seat(seat(0)), true), (Viewer::Seat(seat(1)), false), (Viewer::Public, false)]
    {
        assert_eq!(table.game.view(&table.state, viewer).ballot.is_some(), knows);
        assert_eq!(table.game.seen(&told[0], viewer).is_some(), knows);
        assert_eq!(table.game.awaited(&table.state, viewer).contains(seat(0)), !knows);
    }
}
