//! Challenges, clause by clause.

use crate::setup::{Table, card, codes, duel, duel_with, green, seat, t};
use president::{Action, Ballot, ChallengeKind, Decks, Event, Lost, Purpose, Step, Task};
use rules::{Seconds, Timed};
use serde_json::json;

/// The right place of a card with answers.
fn right(table: &Table) -> u8 {
    match table.task() {
        Task::Choice { right, .. } => right,
        other => panic!("{other:?}"),
    }
}

fn open(table: &Table) -> u16 {
    table.view().challenge.unwrap().question.unwrap().card
}

fn ballots(table: &mut Table, cast: &[(u8, Ballot)]) -> Vec<Event> {
    cast.iter().flat_map(|(seat, ballot)| table.act_as(*seat, Action::Vote(*ballot), &[])).collect()
}

#[test]
fn p40_the_challenged_reads_and_the_challenger_answers_in_time() {
    let mut table = Table::new(3).held(0, &["26", "59"]).held(1, &["62"]);
    table.roll("26");
    let draws = table.tests(5, 7);
    let told = table.act(Action::Challenge(t("62")), &draws);
    let text = table.view().challenge.unwrap().question.unwrap().text;
    let text = table.game.decks().challenge(5).unwrap().text.fr.contains('{').then_some(text);
    assert_eq!(told[1], Event::Read { seat: seat(1), card: 5, text });
    assert_eq!((table.asked(), table.view().step), (Some(0), Step::Answer));
    let seconds = table.game.decks().challenge(5).unwrap().seconds;
    assert_eq!(table.game.time_limit(&table.state), Some(Seconds(seconds)));
    assert_eq!(table.refused_as(1, Action::GiveUp), "P3");
    for wrong in [
        Action::Choose(4),
        Action::Number(3),
        Action::Point(t("62")),
        Action::Words("x".into()),
        Action::Roll,
    ] {
        assert_eq!(table.refused(wrong), "P40");
    }
    assert_eq!(table.game.timeout_action(&table.state, seat(0)), Action::GiveUp);
    table.play(Action::GiveUp);
    assert!(table.is_firm("62"));
}

#[test]
fn p40_every_kind_of_answer_is_judged() {
    for number in 0..Decks::printed().unwrap().challenge_cards() as u16 {
        let task = duel(number).task();
        let answer = match &task {
            Task::Choice { right, .. } => Action::Choose(*right),
            Task::Number { number, .. } => Action::Number(*number),
            Task::Territory(right) => Action::Point(*right),
            Task::Memory { items, .. } => {
                Action::Words(items.iter().map(|item| item.en.as_str()).collect::<Vec<_>>().join(" "))
            }
            Task::Naming { list, need } => {
                let names = list.iter().take(usize::from(*need)).map(|names| names[0].to_uppercase());
                Action::Words(names.collect::<Vec<_>>().join("\n"))
            }
            // Those who play judge.
            Task::Forbidden { .. } | Task::Performance => continue,
        };
        let mut table = duel(number);
        if table.view().step == Step::Look {
            table.play(Action::Hide);
        }
        let told = table.play(answer);
        assert!(matches!(told[0], Event::Answered { right: true, .. }), "card {number}: {:?}", told[0]);
        // One too few is not enough.
        if let Task::Naming { list, need } = &task {
            let mut table = duel(number);
            let names: Vec<_> =
                list.iter().take(usize::from(*need) - 1).map(|names| names[0].clone()).collect();
            let told = table.play(Action::Words(names.join(", ")));
            assert!(matches!(told[0], Event::Answered { right: false, .. }), "card {number}");
        }
    }
}

#[test]
fn pr34_zeros_before_a_number_do_not_matter() {
    let decks = Decks::first().unwrap();
    let shows_zero = |card: &u16| match decks.dealt(*card, 0).unwrap().task {
        Task::Memory { items, .. } => items.iter().any(|item| item.fr == "08"),
        _ => false,
    };
    let card = (0..60).find(shows_zero).unwrap();
    for (given, is_right) in [("35, 8, 62, 17, 83, 49, 26", true), ("35, 80, 62, 17, 83, 49, 26", false)] {
        let mut table = duel_with(json!({"edition": 1}), 3, card);
        table.play(Action::Hide);
        let told = table.play(Action::Words(given.into()));
        assert!(matches!(told[0], Event::Answered { right, .. } if right == is_right), "{given}: {told:?}");
    }
}

#[test]
fn p40_words_that_cannot_be_an_answer_are_refused() {
    let table = duel(card(ChallengeKind::Naming));
    for words in ["", "  ", "a\u{7}b", "a\u{202e}b", &"x".repeat(401)] {
        assert_eq!(table.refused(Action::Words(words.to_owned())), "P40");
    }
}

#[test]
fn p41_a_challenge_won_brings_the_territory_and_its_votes() {
    let mut table = duel(0);
    let before = (table.votes(0), table.votes(1));
    let answer = Action::Choose(right(&table));
    let told = table.play(answer);
    assert!(told.contains(&Event::Won { seat: seat(0), holder: seat(0), from: seat(1), territory: t("62") }));
    assert_eq!((table.votes(0), table.votes(1)), (before.0 + 10, before.1 - 10));
    assert_eq!((table.holder("62"), table.asked()), (Some(0), Some(1)));
}

#[test]
fn p42_a_challenge_lost_costs_as_much_at_the_choice_of_the_challenged() {
    let mut table = duel(0);
    let answer = Action::Choose((right(&table) + 1) % 4);
    table.play(answer);
    assert!(table.is_firm("62"));
    let sum = table.view().sum.unwrap();
    assert_eq!((sum.purpose, sum.chooser, sum.target), (Purpose::Seizure, seat(1), 1_000_000));
    assert_eq!(table.offered(), codes(&["26", "60"]));
    assert_eq!(table.refused(table.picking("33")), "P42", "one's own");
    assert_eq!(table.refused(table.picking("59")), "P42", "too much");
    assert_eq!(table.refused(Action::Roll), "P42");
    table.pick("60");
    table.pick("26");
    assert_eq!((table.votes(0), table.votes(1), table.holder("26")), (19, 32, Some(1)));
}

#[test]
fn p43_performances_are_judged_by_the_majority() {
    for kind in [
        ChallengeKind::Speech,
        ChallengeKind::Mime,
        ChallengeKind::Story,
        ChallengeKind::Song,
        ChallengeKind::Debate,
    ] {
        assert!(kind.is_performance());
    }
    let mut table = duel(card(ChallengeKind::Mime));
    assert_eq!(table.choices(), [Action::Perform, Action::GiveUp]);
    assert_eq!(table.refused(Action::Words("mime".into())), "P43");
    table.play(Action::Perform);
    assert_eq!(table.view().asked.len(), 3);
    assert_eq!(table.refused(Action::Roll), "P43");
    let told = ballots(&mut table, &[(2, Ballot::Yes), (1, Ballot::No), (0, Ballot::Yes)]);
    assert!(told.iter().any(|event| matches!(event, Event::Counted { passed: true, .. })));
    assert_eq!(table.holder("62"), Some(0));
    assert_eq!(duel(0).refused(Action::Perform), "P43", "a quiz is not voted on");
}

#[test]
fn p44_nobody_challenges_for_more_than_they_have() {
    let board = || Table::new(2).held(0, &["26"]).held(1, &["62", "35", "53"]);
    let mut table = board();
    let told = table.roll("26");
    assert_eq!(told[1], Event::StepLost { seat: seat(0), why: Lost::Stake });
    assert_eq!(table.asked(), Some(1));
    // Of two, the one within reach.
    let mut table = board();
    table.roll("35");
    assert_eq!((table.offered(), table.refused(Action::Challenge(t("35")))), (codes(&["53"]), "P44"));
    // With a star the card is still drawn.
    let mut table = Table::new(2).fill(&[1, 1], &["01"].iter().chain(&small()).copied().collect::<Vec<_>>());
    let up = table.up(green(2));
    let told = table.roll_then("3*", &[up]);
    assert_eq!(told[1], Event::StepLost { seat: seat(0), why: Lost::Stake });
    assert!(matches!(told[2], Event::Campaign { .. }));
}

/// Enough that whoever has the rest has no majority, and none with a 3 in its code.
fn small() -> Vec<&'static str> {
    "59 75 69 44 92 62 78 77 76 06 57 67 91 94 95 29 971 974 49 56 60 68 74 85 01 14 17 22 27 42 45 54 64 02 21 25 26 40 50"
        .split(' ')
        .filter(|code| *code != "01")
        .collect()
}

#[test]
fn pr12_who_votes_and_what_fails() {
    use Ballot::{Abstain, No, Yes};
    for (cast, won) in [
        ([Yes, No, Abstain], false),
        ([Abstain, Abstain, Abstain], false),
        ([Yes, Abstain, Abstain], true),
        ([No, Yes, Yes], true),
    ] {
        let mut table = duel(card(ChallengeKind::Song));
        table.play(Action::Perform);
        ballots(&mut table, &[(0, cast[0]), (1, cast[1])]);
        assert_eq!(table.refused_as(0, Action::Vote(Yes)), "PR12", "one ballot each");
        assert_eq!(table.game.timeout_action(&table.state, seat(2)), Action::Vote(Abstain));
        ballots(&mut table, &[(2, cast[2])]);
        assert_eq!(table.holder("62") == Some(0), won, "{cast:?}");
    }
    // With two players nobody is neutral: the card is left out.
    let mut table = Table::new(2).held(0, &["26", "59"]).held(1, &["62"]);
    table.roll("26");
    let (mime, quiz) = (table.test(card(ChallengeKind::Mime)), table.test(0));
    let told = table.act(Action::Challenge(t("62")), &[mime, quiz, 0]);
    assert_eq!(told[1], Event::LeftOut { card: card(ChallengeKind::Mime) });
    assert_eq!((open(&table), table.view().challenge_pile.seen), (0, vec![card(ChallengeKind::Mime)]));
    assert!(duel(card(ChallengeKind::Forbidden)).choices().contains(&Action::Perform));
    // Or the opponent alone decides.
    let judged = json!({"partisan_performance": "opponent"});
    let mut table = duel_with(judged, 2, card(ChallengeKind::Mime));
    table.play(Action::Perform);
    assert_eq!((table.asked(), table.refused_as(0, Action::Vote(Yes))), (Some(1), "PR12"));
    table.play(Action::Vote(Yes));
    assert_eq!(table.holder("62"), Some(0));
}

#[test]
fn pr25_territories_won_or_seized_arrive_normal_side_up() {
    let mut table = duel(0);
    let answer = Action::Choose(right(&table));
    table.play(answer);
    assert!(!table.is_firm("62"));
    let mut table = duel(0);
    table.play(Action::GiveUp);
    table.play(Action::Fewest);
    assert!(table.is_firm("62") && !table.is_firm("26") && !table.is_firm("60"));
    assert_eq!(table.view().losable[1], (table.votes(1) - 10) * 100_000);
}

#[test]
fn pr28_silence_abstains_loses_or_leaves_it_to_a_lot() {
    let silent = |table: &Table| table.game.timeout_action(&table.state, seat(table.asked().unwrap()));
    let mut table = Table::new(2);
    assert_eq!(silent(&table), Action::Roll);
    table.roll("26");
    assert_eq!(silent(&table), Action::ByLot);
    table.act(Action::ByLot, &[1]);
    assert_eq!(table.holder("62"), Some(0));
    table.roll("26");
    assert_eq!(silent(&table), Action::Take(t("26")), "one choice needs no lot");
    let mut table = Table::new(2).held(0, &["26", "62"]);
    table.roll("26");
    let up = table.up(green(2));
    table.act(Action::ByLot, &[2, up]);
    assert_eq!(silent(&table), Action::ByLot);
    table.act(Action::ByLot, &[0, 0]);
    assert_eq!(table.votes(0), 16);
    assert_eq!(silent(&duel(0)), Action::GiveUp);
    assert_eq!(duel(0).refused(Action::ByLot), "PR28");
}
