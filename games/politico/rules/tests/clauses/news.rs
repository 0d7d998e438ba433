//! The newspapers (A82, AR8, AR46).

use crate::setup::*;
use politico::{Action, Effect, Event, Frame, Step};
use rules::Hidden;
use serde_json::json;

/// Seat 1 reads this newspaper while 2 and 3 govern.
fn read(effect: Effect) -> Table {
    let mut table = Table::new(4).govern(&[2, 3]).hold(1, &[Baraka]);
    table.pass_to_news(effect);
    table
}

#[test]
fn a82_what_governments_and_oppositions_win_and_lose() {
    let points = |effect| read(effect).all_points();
    assert_eq!(points(Effect::Fall), [0, 0, -30, -20]);
    assert_eq!(points(Effect::Hurt), [0, 0, -20, -10]);
    assert_eq!(points(Effect::HurtBadly), [0, 0, -30, -15]);
    assert_eq!(points(Effect::Helped), [0, 0, 20, 10]);
    assert_eq!(points(Effect::OppositionUp), [10, 10, 0, 0]);
    assert_eq!(points(Effect::OppositionDown), [-10, -10, 0, 0]);
}

#[test]
fn ar8_without_a_government_nothing_happens() {
    for effect in [
        Effect::Fall,
        Effect::Hurt,
        Effect::HurtBadly,
        Effect::Helped,
        Effect::OppositionUp,
        Effect::OppositionDown,
        Effect::MemberLeaves,
        Effect::ExpelOrLose,
        Effect::Recruit,
        Effect::Confidence,
    ] {
        let mut table = Table::new(4).hold(1, &[Baraka]);
        table.pass_to_news(effect);
        assert_eq!((table.all_points(), table.top()), (vec![0; 4], Frame::Turn(Step::Draw)), "{effect:?}");
    }
}

#[test]
fn a82_ar46_by_elections() {
    let moved = |effect, deputies: &[u16], lots: Vec<u32>| {
        let mut table = Table::new(4).deputies(deputies).hold(1, &[Baraka]);
        table.wishes.lots = lots;
        table.pass_to_news(effect);
        table.all_deputies()
    };
    assert_eq!(
        moved(Effect::ByelectionTake, &[60, 80, 40, 20], vec![]),
        [50, 90, 40, 20],
        "the largest other"
    );
    assert_eq!(moved(Effect::ByelectionTake, &[60, 20, 60, 60], vec![2]), [60, 30, 60, 50], "ties by lot");
    assert_eq!(moved(Effect::ByelectionGive, &[60, 80, 40, 20], vec![]), [60, 70, 40, 30]);
    assert_eq!(moved(Effect::ByelectionGive, &[100, 5, 45, 50], vec![]), [100, 0, 50, 50], "what one has");
    assert_eq!(moved(Effect::ByelectionLevy, &[60, 80, 40, 20], vec![]), [60, 70, 40, 30]);
}

#[test]
fn a82_ar46_cards() {
    assert_eq!(read(Effect::DrawTwo).hand(1).len(), 3);
    let mut table = read(Effect::DiscardOne);
    assert_eq!(table.refused(1, Action::Discard(Army)), "A4");
    table.play(1, Action::Discard(Baraka));
    assert_eq!(table.view().spent, [Baraka]);
    let mut table = Table::new(4);
    table.pass_to_news(Effect::DiscardOne);
    assert_eq!(table.active(), 1, "too few cards: nothing");
    let many = [Baraka, Baraka, Army, Army, Army, Union, Censure, Censure];
    let mut table = Table::new(4)
        .hold(0, &many[..6])
        .hold(1, &many[6..])
        .hold(3, &[Split, Split, Split, BadPoll, BadPoll, TvAddress, TvAddress]);
    table.pass_to_news(Effect::DownToSix);
    assert_eq!(table.asked(), [3], "only hands over six");
    table.play(3, Action::Discard(TvAddress));
    assert_eq!((table.hand(3).len(), table.top()), (6, Frame::Turn(Step::Draw)));
}

#[test]
fn ar46_passing_left_is_simultaneous_and_secret() {
    let mut table = Table::new(4).hold(0, &[Army]).hold(1, &[Baraka]).hold(3, &[Union, Split]);
    table.pass_to_news(Effect::PassLeft);
    assert!(table.game.sealed(&table.state));
    assert_eq!(table.asked(), [0, 1, 3], "who has no card passes none");
    table.play(0, Action::PassOn(Army));
    table.play(1, Action::PassOn(Baraka));
    assert_eq!(table.hand(0), [Army], "all at once");
    let told = table.play(3, Action::PassOn(Union));
    assert_eq!([0, 1, 2, 3].map(|by| table.hand(by)), [vec![Union], vec![Army], vec![Baraka], vec![Split]]);
    let passed = told.iter().find(|event| matches!(event, Event::PassedOn { .. })).unwrap();
    assert_eq!(
        table.game.seen(passed, rules::Viewer::Seat(seat(2))),
        Some(Event::PassedOn { from: seat(0), to: seat(1), card: None })
    );
}

#[test]
fn a82_ar46_the_cabinet() {
    assert_eq!(read(Effect::MemberLeaves).cabinet(), [2], "never the Prime Minister");
    let mut table = read(Effect::ExpelOrLose);
    assert_eq!((table.asked(), table.refused(2, Action::Expel(seat(2)))), (vec![2], "A25"));
    table.play(2, Action::Expel(seat(3)));
    assert_eq!((table.cabinet(), table.all_points()), (vec![2], vec![0; 4]));
    let mut table = read(Effect::ExpelOrLose);
    table.play(2, Action::Lose);
    assert_eq!((table.cabinet(), table.all_points()[2]), (vec![2, 3], -20));
    let mut table = Table::new(4).govern(&[2]).hold(1, &[Baraka]);
    table.pass_to_news(Effect::ExpelOrLose);
    assert_eq!(table.asked(), [1], "no other member: nothing");
    let mut table = read(Effect::Recruit);
    table.play(2, Action::Recruit(seat(0)));
    table.play(0, Action::Accept);
    assert_eq!((table.cabinet(), table.top()), (vec![2, 0, 3], Frame::Turn(Step::Draw)));
    let mut table = read(Effect::Recruit);
    table.play(2, Action::Recruit(seat(0)));
    table.play(0, Action::Decline);
    assert_eq!((table.cabinet(), table.active()), (vec![2, 3], 1));
}

#[test]
fn ar46_a_truce_bars_what_union_bars() {
    let mut table = Table::new(3).govern(&[2]).hold(1, &[TvBlunder, EcologicalDisaster, Censure, Army]);
    table.pass_to_news(Effect::Truce);
    table.draw();
    for action in [attack(TvBlunder, 0), Action::Censure, Action::Topple] {
        assert_eq!(table.refused(1, action), "AR46");
    }
    assert!(table.may(1, attack(EcologicalDisaster, 0)));
    (0..3).for_each(|_| drop(table.pass()));
    assert_eq!((table.active(), table.view().truce), (1, None), "until the drawer's next turn");
}

#[test]
fn ar46_tension_doubles_points_not_deputies() {
    let tense = |card, members: &[u8]| {
        let mut table = Table::new(4).govern(members).hold(1, &[card]);
        table.pass_to_news(Effect::Tension);
        table.draw();
        table.play(1, attack(card, members[0]));
        table.decline();
        if table.top() == Frame::Help {
            table.decline();
        }
        (table.all_points()[1], table.all_points()[usize::from(members[0])], table.all_deputies()[1])
    };
    assert_eq!(tense(StateScandal, &[3]), (100, -100, 70), "A41 included");
    assert_eq!(tense(SlushFund, &[3]), (40, -20, 60));
    let mut table = Table::new(4).hold(1, &[TvBlunder]).hold(0, &[TvAddress]);
    table.pass_to_news(Effect::Tension);
    table.draw();
    table.play(1, attack(TvBlunder, 0));
    table.play(0, Action::Parry(TvAddress));
    assert_eq!(table.all_points()[..2], [20, -20], "both sides");
}

#[test]
fn ar46_a_vote_of_confidence() {
    let mut table = read(Effect::Confidence);
    table.vote(&[No, No, Yes, Yes]);
    assert_eq!(
        (table.cabinet(), table.top()),
        (vec![2, 3], Frame::Turn(Step::Draw)),
        "half is not more than half"
    );
    let mut table = read(Effect::Confidence);
    table.vote(&[No, No, Yes, Abstain]);
    table.decline();
    assert_eq!((table.cabinet(), table.all_points()), (vec![], vec![0, 0, -30, -20]), "as a fall");
    let mut table = Table::new(4).govern(&[2, 3]).hold(1, &[Baraka]).hold(3, &[Army]);
    table.pass_to_news(Effect::Confidence);
    table.vote(&[No, No, Yes, Yes].map(|vote| if vote == Yes { Abstain } else { vote }));
    table.only(3, Action::Counter);
    table.decline();
    assert_eq!(table.cabinet(), [2, 3], "the army may cancel it");
}

#[test]
fn ar46_leaders_tied_each_lose() {
    let mut table = Table::new(4).points(&[50, 50, 10, 0]);
    table.pass_to_news(Effect::LeaderDown);
    assert_eq!(table.all_points(), [30, 30, 10, 0]);
}

#[test]
fn ar46_while_all_are_level_nobody_leads() {
    let mut table = Table::new(4).points(&[30; 4]);
    table.pass_to_news(Effect::LeaderDown);
    assert_eq!(table.all_points(), [30; 4]);
    let mut table = Table::with(json!({"edition": 1}), 4);
    table.pass_to_news(Effect::LeaderDown);
    assert_eq!(table.all_points(), [-20; 4], "as it was");
}
