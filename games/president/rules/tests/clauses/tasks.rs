//! What challenge cards ask is drawn anew each time (P40): whatever number is drawn, the task is sound.

use crate::setup::{Table, card, duel_drawn, seat};
use president::{Action, AnswerKind, ChallengeCard, ChallengeKind, Dealt, Decks, Event, Task};
use rules::{Hidden, Narrate, Viewer};
use serde_json::json;
use std::collections::BTreeSet;
use std::sync::Arc;

/// So many tasks of a card are looked at.
const LOOKS: u32 = 150;

/// So many different things every card can ask.
const LEAST: usize = 10;

fn decks() -> Arc<Decks> {
    Decks::printed().unwrap()
}

pub fn all(decks: &Decks) -> impl Iterator<Item = (u16, &ChallengeCard)> {
    (0..decks.challenge_cards() as u16).map(|number| (number, decks.challenge(number).unwrap()))
}

/// Numbers from the whole range of a card.
pub fn numbers(card: &ChallengeCard) -> Vec<u32> {
    let tasks = card.tasks();
    let looks = tasks.min(LOOKS);
    (0..looks).map(|look| (u64::from(tasks) * u64::from(look) / u64::from(looks)) as u32).collect()
}

fn distinct<T: Ord>(items: impl IntoIterator<Item = T>) -> usize {
    items.into_iter().collect::<BTreeSet<T>>().len()
}

#[test]
fn p40_whatever_is_drawn_the_task_is_whole_in_both_languages() {
    let decks = decks();
    for (number, card) in all(&decks) {
        for draw in numbers(card) {
            let Dealt { text, task } = decks.dealt(number, draw).unwrap();
            for said in [&text.fr, &text.en] {
                assert!(!said.contains(['{', '}']) && said.chars().count() <= 220, "{said}");
                assert!(!said.contains("  ") && !said.is_empty(), "{said}");
            }
            let context = format!("{} {draw}: {task:?}", card.title.fr);
            match (&task, card.form) {
                (Task::Choice { answers, right }, AnswerKind::Choice(4)) => {
                    assert!(answers.len() == 4 && *right < 4, "{context}");
                    assert_eq!(distinct(answers.iter().map(|answer| &answer.fr)), 4, "{context}");
                    assert_eq!(distinct(answers.iter().map(|answer| &answer.en)), 4, "{context}");
                }
                (Task::Number { number, tolerance, .. }, AnswerKind::Number) => {
                    assert!(*number > 0 && *tolerance <= 50, "{context}");
                    assert!(*tolerance == 0 || card.kind != ChallengeKind::Geography, "{context}");
                }
                (Task::Territory(_), AnswerKind::Territory) => {}
                (Task::Memory { items, shown }, AnswerKind::Memory { count, shown: said }) => {
                    assert_eq!((items.len(), *shown), (usize::from(count), said), "{context}");
                    assert_eq!(distinct(items.iter().map(|item| &item.fr)), items.len(), "{context}");
                    assert_eq!(distinct(items.iter().map(|item| &item.en)), items.len(), "{context}");
                }
                (Task::Naming { list, need }, AnswerKind::Naming { need: said }) => {
                    assert!(list.len() >= usize::from(*need) && *need == said, "{context}");
                }
                (Task::Forbidden { fr, en, need, .. }, AnswerKind::Forbidden { need: said }) => {
                    assert_eq!((distinct(fr), distinct(en), *need), (5, 5, said), "{context}");
                }
                (Task::Performance, AnswerKind::Performance) => {
                    assert!(card.kind.is_performance(), "{context}")
                }
                _ => panic!("{context} is no {:?}", card.form),
            }
        }
    }
}

#[test]
fn p40_no_two_numbers_give_the_same_task() {
    let decks = decks();
    let mut together = 0u64;
    for (number, card) in all(&decks) {
        let numbers = numbers(card);
        let tasks: BTreeSet<String> =
            numbers.iter().map(|draw| format!("{:?}", decks.dealt(number, *draw).unwrap())).collect();
        assert_eq!(tasks.len(), numbers.len(), "{}", card.title.fr);
        together += u64::from(card.tasks());
    }
    let cards = decks.challenge_cards() as u64;
    assert!(together >= 10 * cards, "{together} tasks on {cards} cards");
    // Nor does it hang on a few cards that have millions of them.
    for (number, card) in all(&decks) {
        let dealt = (0..card.tasks().min(1000)).map(|draw| decks.dealt(number, draw).unwrap());
        // The same four answers in another order are no other question.
        let asked = distinct(dealt.map(|Dealt { text, task }| match task {
            Task::Choice { mut answers, .. } => {
                answers.sort_by(|one, other| one.fr.cmp(&other.fr));
                format!("{text:?} {answers:?}")
            }
            task => format!("{text:?} {task:?}"),
        }));
        assert!(asked >= LEAST, "{} asks {asked} things", card.title.fr);
    }
}

#[test]
fn p40_the_right_answer_stands_in_any_place() {
    let decks = decks();
    for (number, card) in all(&decks).filter(|(_, card)| card.form == AnswerKind::Choice(4)) {
        let mut places = [0; 4];
        for draw in numbers(card) {
            let Task::Choice { right, .. } = decks.dealt(number, draw).unwrap().task else { panic!() };
            places[usize::from(right)] += 1;
        }
        assert!(places.iter().all(|place| *place >= 15), "{}: {places:?}", card.title.fr);
    }
}

#[test]
fn p40_a_card_that_is_read_twice_does_not_show_the_same() {
    let memory = card(ChallengeKind::Memory);
    let shown = |number| match duel_drawn(json!({}), 3, memory, number).task() {
        Task::Memory { items, .. } => items,
        other => panic!("{other:?}"),
    };
    assert_ne!(shown(0), shown(1));
    assert_ne!(shown(1), shown(2));
    let quiz = duel_drawn(json!({}), 3, card(ChallengeKind::Quiz), 1).view().challenge.unwrap().question;
    assert_ne!(
        quiz,
        duel_drawn(json!({}), 3, card(ChallengeKind::Quiz), 2).view().challenge.unwrap().question
    );
    // The first edition is played as it was: nothing but the card is drawn, and each asks the same for ever.
    let first = Decks::first().unwrap();
    assert!(all(&first).all(|(_, card)| card.tasks() == 1) && first.challenge_cards() == 60);
}

#[test]
fn p40_p43_there_are_as_many_cards_of_each_kind_as_the_rules_say() {
    let decks = decks();
    let count = |kind: ChallengeKind| all(&decks).filter(|(_, card)| card.kind == kind).count();
    assert!(decks.challenge_cards() >= 180);
    let rules = include_str!("../../../RULES.md");
    let of_clause = |id: &str| -> Vec<&str> {
        rules.lines().filter(|line| line.starts_with(&format!("| {id} |"))).collect()
    };
    let says = |id: &str, number: usize| {
        let lines = of_clause(id);
        assert_eq!(lines.len(), 2, "{id} stands there in both languages");
        for line in lines {
            let mut numbers = line.split(|sign: char| !sign.is_ascii_digit());
            assert!(numbers.any(|said| said == number.to_string()), "{number} is missing in {line}");
        }
    };
    let judged = ChallengeKind::ALL.into_iter().filter(|kind| kind.is_judged());
    says("P40", judged.clone().map(count).sum());
    judged.for_each(|kind| says("P40", count(kind)));
    says("P40", count(ChallengeKind::Forbidden));
    let performed = ChallengeKind::ALL.into_iter().filter(|kind| kind.is_performance());
    says("P43", performed.clone().map(count).sum());
    performed.for_each(|kind| says("P43", count(kind)));
    for steps in [2, 3, 4, 5, 6, 8, 10, 12] {
        let campaign = (0..decks.campaign_cards() as u8).map(|card| decks.campaign(card).unwrap());
        let of =
            |credit| campaign.clone().filter(|card| card.credit == credit && card.steps == steps).count();
        let first = Decks::first().unwrap();
        let sixty = (0..60).map(|card| first.campaign(card).unwrap());
        let in_sixty =
            |credit| sixty.clone().filter(|card| card.credit == credit && card.steps == steps).count();
        assert_eq!((of(true), of(false)), (2 * in_sixty(true), 2 * in_sixty(false)), "{steps}");
    }
    assert_eq!(decks.campaign_cards(), 120);
}

/// What every viewer sees and hears of a card that has been read.
fn seen_by_everyone(table: &Table, events: &[Event]) -> String {
    let viewers = (0..3).map(|viewer| Viewer::Seat(seat(viewer))).chain([Viewer::Public]);
    let mut told = String::new();
    for viewer in viewers {
        told += &serde_json::to_string(&table.game.view(&table.state, viewer)).unwrap();
        let heard: Vec<_> = events.iter().filter_map(|event| table.game.seen(event, viewer)).collect();
        told += &serde_json::to_string(&heard).unwrap();
    }
    told
}

#[test]
fn p61_the_number_that_was_drawn_is_in_no_view_and_no_event() {
    let decks = decks();
    for (number, card) in all(&decks).filter(|(_, card)| card.tasks() > 1_000_000) {
        let drawn = card.tasks() - 7;
        let mut table = Table::new(3).held(0, &["26", "60", "59"]).held(1, &["62", "33"]);
        table.roll("26");
        let draws = table.tests(number, drawn);
        let events = table.act(Action::Challenge(crate::setup::t("62")), &draws);
        let draw = table.number();
        assert!(draw == drawn || card.asks_the_atlas(), "{}", card.title.fr);
        assert!(!seen_by_everyone(&table, &events).contains(&draw.to_string()), "{}", card.title.fr);
        if matches!(card.form, AnswerKind::Memory { .. }) {
            let Task::Memory { items, .. } = table.task() else { panic!() };
            assert!(!serde_json::to_string(&events).unwrap().contains(&format!("{:?}", items[0].fr)));
            let events = table.play(Action::Hide);
            let told = seen_by_everyone(&table, &events);
            let shown = items.iter().filter(|item| told.contains(&format!("\"{}\"", item.fr))).count();
            // A code or a digit may be a number of something else; not all of them are.
            assert!(shown < items.len(), "{}: {told}", card.title.fr);
            assert!(!told.contains(&draw.to_string()));
        }
    }
}

#[test]
fn p61_after_the_answer_it_is_told_with_the_right_one() {
    let quiz = card(ChallengeKind::Quiz);
    for number in [3, 11] {
        let mut table = duel_drawn(json!({}), 3, quiz, number);
        let Task::Choice { answers, right } = table.task() else { panic!() };
        let wrong = (right + 1) % 4;
        let told = table.play(Action::Choose(wrong));
        let said = format!("{:?}", table.game.say_event(&told[0]));
        assert!(said.contains(&answers[usize::from(wrong)].fr), "{said}");
        assert!(said.contains(&answers[usize::from(right)].fr), "{said}");
    }
    let memory = card(ChallengeKind::Memory);
    let mut table = duel_drawn(json!({}), 3, memory, 99);
    let Task::Memory { items, .. } = table.task() else { panic!() };
    table.play(Action::Hide);
    let told = table.play(Action::GiveUp);
    let said = format!("{:?}", table.game.say_event(&told[0]));
    assert!(items.iter().all(|item| said.contains(&item.fr)), "{said}");
}

#[test]
fn pr36_a_card_does_not_ask_about_what_is_contested() {
    let decks = decks();
    let contested = crate::setup::t("62");
    for (number, card) in all(&decks).filter(|(_, card)| card.asks_the_atlas()) {
        // One in four of them: what is drawn next lies elsewhere.
        for draw in numbers(card).into_iter().step_by(4) {
            let table = duel_drawn(json!({}), 3, number, draw);
            let Dealt { text, task } = decks.dealt(number, table.number()).unwrap();
            let context = format!("{} {draw}: {} {task:?}", card.title.fr, text.fr);
            assert!(!text.fr.contains("Pas-de-Calais") && !text.fr.contains("62"), "{context}");
            match task {
                Task::Territory(territory) => assert_ne!(territory, contested, "{context}"),
                Task::Number { number, .. } if card.text.fr.contains("{prefecture}") => {
                    assert_ne!(number, 62, "{context}");
                }
                // To compare territories takes more than a name.
                Task::Naming { list, .. } if !text.fr.contains("continentale") => {
                    assert!(!list.iter().flatten().any(|name| name == "Pas-de-Calais"), "{context}");
                }
                _ => {}
            }
        }
    }
    // What was drawn stands wherever it has nothing to do with it.
    let geography = card(ChallengeKind::Geography);
    let stands = |draw: &u32| duel_drawn(json!({}), 3, geography, *draw).number() == *draw;
    assert!((0..60).filter(stands).count() > 50);
}
