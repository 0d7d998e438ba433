//! Army pressure (A51 to A53, AR18 to AR22).

use crate::setup::*;
use politico::{Action, Event, Frame, Purpose, Right};
use serde_json::json;

fn with(union: bool, army: bool) -> Action {
    Action::Form { card: PrimeMinister, union, army }
}

#[test]
fn a51_ar19_enter_a_government() {
    let mut table = Table::new(4).govern(&[2]).hold(0, &[Army]);
    table.play(0, Action::Enter);
    table.decline();
    assert_eq!((table.cabinet(), table.view().spent, table.active()), (vec![2, 0], vec![Army], 1));
    table.pass();
    table.draw();
    table.play(2, Action::Expel(seat(0)));
    assert_eq!(table.cabinet(), [2], "without consent, but not for ever");
    assert_eq!(Table::new(4).govern(&[2, 0]).hold(0, &[Army]).refused(0, Action::Enter), "A51");
    assert_eq!(Table::new(4).hold(0, &[Army]).refused(0, Action::Enter), "A51");
    let saviour = Table::new(4).governed(&[2], Providential, 1).hold(0, &[Army]);
    assert_eq!(saviour.refused(0, Action::Enter), "A51");
}

#[test]
fn a51_ar18_topple_the_government() {
    let toppled = |options| {
        let mut table = Table::with(options, 4).govern(&[2, 3]).hold(0, &[Army]);
        table.play(0, Action::Topple);
        table.decline();
        assert_eq!(table.cabinet(), [0; 0]);
        (table.all_points(), table.all_deputies())
    };
    assert_eq!(toppled(json!({})), (vec![50, 0, -50, -50], vec![70, 50, 30, 50]));
    assert_eq!(toppled(json!({"army_fall": "no_points"})), (vec![0; 4], vec![50; 4]));
}

#[test]
fn a51_ar20_anyone_cancels_a_vote_that_carried() {
    let mut table = Table::new(4).hold(0, &[PrimeMinister]).hold(2, &[Army]);
    table.play(0, form());
    table.play(0, Action::Present);
    table.vote(&[Yes; 4]);
    assert_eq!((table.top(), table.asked()), (Frame::Cancel, vec![0, 1, 2, 3]));
    table.only(2, Action::Counter);
    table.decline();
    assert_eq!((table.cabinet(), table.view().spent), (vec![], vec![Army, PrimeMinister]));
    // A refused one cannot be cancelled, and a cancelled censure comes back.
    let mut table = Table::new(4).govern(&[1]).hold(0, &[Censure, BadPoll]).hold(1, &[Army]);
    table.play(0, Action::Censure);
    table.vote(&[Yes, No, Yes, Yes]);
    table.only(1, Action::Counter);
    table.decline();
    assert_eq!((table.cabinet(), table.hand(0)), (vec![1], vec![BadPoll, Censure]));
    assert_eq!(table.refused(0, Action::Censure), "AR39");
    table.play(0, attack(BadPoll, 2));
    let table = Table::new(4).govern(&[1]).hold(2, &[Army]);
    let early = [Action::Enter, Action::Topple].map(|action| table.refused(2, action));
    assert_eq!(early, ["A5"; 2], "entering and toppling are for one's own turn");
}

#[test]
fn a51_ar21_the_army_forms_a_government_without_a_majority() {
    let mut table = Table::new(4).hold(0, &[PrimeMinister, Army]);
    table.play(0, with(false, true));
    table.play(0, Action::Present);
    table.decline();
    assert_eq!((table.cabinet(), table.view().spent), (vec![0], vec![Army]));
    let mut table = Table::new(4).hold(0, &[PrimeMinister, Army]).hold(3, &[Army]);
    table.play(0, with(false, true));
    table.play(0, Action::Present);
    table.only(3, Action::Counter);
    table.decline();
    assert_eq!(table.top(), Frame::Ballot { second: false }, "countered, the ordinary vote follows");
    table.vote(&[Yes, No, No, No]);
    assert_eq!(table.hand(0), [PrimeMinister], "the army card is spent");
}

#[test]
fn a52_ar22_cancelled_one_tries_again_at_once_with_a_second_card() {
    let mut table = Table::new(4).hold(0, &[PrimeMinister, PrimeMinister]).hold(2, &[Army]);
    table.play(0, form());
    table.play(0, Action::Present);
    table.vote(&[Yes; 4]);
    table.only(2, Action::Counter);
    table.decline();
    assert_eq!(table.top(), Frame::Attempt { seat: seat(0), right: Right::Army });
    table.play(0, form());
    table.play(0, Action::Present);
    table.vote(&[Yes; 4]);
    table.decline();
    assert_eq!((table.cabinet(), table.active()), (vec![0], 1));
}

#[test]
fn a52_ar22_toppled_one_tries_after_the_toppler() {
    let mut table = Table::new(4).govern(&[2]).hold(0, &[Army, PrimeMinister]).hold(2, &[PrimeMinister]);
    table.play(0, Action::Topple);
    table.decline();
    assert_eq!(table.top(), Frame::Attempt { seat: seat(0), right: Right::Author });
    table.play(0, form());
    table.play(0, Action::Present);
    table.vote(&[Yes, No, No, No]);
    assert_eq!(table.top(), Frame::Attempt { seat: seat(2), right: Right::Army });
    table.play(2, form());
    table.play(2, Action::Present);
    table.vote(&[No, Yes, Yes, Yes]);
    table.decline();
    assert_eq!((table.cabinet(), table.active()), (vec![2], 1), "before the next turn");
    // Not if there is a government again.
    let mut table = Table::new(4).govern(&[2]).hold(0, &[Army, PrimeMinister]).hold(2, &[PrimeMinister]);
    table.play(0, Action::Topple);
    table.decline();
    table.play(0, form());
    table.play(0, Action::Present);
    table.vote(&[Yes; 4]);
    table.decline();
    assert_eq!((table.cabinet(), table.active()), (vec![0], 1));
}

#[test]
fn a53_the_army_is_countered_by_the_army_and_so_on() {
    let mut table = Table::new(4).govern(&[2]).hold(0, &[Army, Army]).hold(2, &[Army]).hold(3, &[Army]);
    table.play(0, Action::Topple);
    assert_eq!(table.asked(), [1, 2, 3]);
    assert_eq!(table.refused(1, Action::Counter), "A53");
    table.only(2, Action::Counter);
    assert_eq!(table.asked(), [0, 1, 3]);
    table.only(0, Action::Counter);
    assert_eq!(table.top(), Frame::Counter { purpose: Purpose::Topple, by: seat(0), holds: true });
    table.only(3, Action::Counter);
    let told = table.decline();
    assert!(told.contains(&Event::ArmyDone { purpose: Purpose::Topple, holds: false }));
    assert_eq!((table.cabinet(), table.view().spent), (vec![2], vec![Army; 4]));
}
