//! Censure, the providential man and national union (A50, A55 to A58, AR23 to AR25, AR39, AR40, AR44).

use crate::setup::*;
use politico::{Action, Frame, Step};
use serde_json::json;

fn with(union: bool, army: bool) -> Action {
    Action::Form { card: PrimeMinister, union, army }
}

#[test]
fn a50_ar39_a_motion_of_censure() {
    let mut table = Table::new(4).govern(&[1, 2]).hold(0, &[Censure]);
    table.play(0, Action::Censure);
    table.vote(&[Yes, No, No, Yes]);
    assert_eq!((table.hand(0), table.cabinet()), (vec![Censure], vec![1, 2]), "a tie fails");
    assert_eq!(table.refused(0, Action::Censure), "AR39");
    let mut table = Table::new(4).govern(&[1]).hold(0, &[Censure, BadPoll, Army, Union]);
    table.play(0, Action::Censure);
    table.vote(&[Yes, No, No, No]);
    assert_eq!(table.refused(0, Action::Topple), "AR39");
    assert_eq!(table.refused(0, Action::Union), "AR39");
    table.play(0, attack(BadPoll, 2));
    let mut table = Table::new(4).govern(&[1]).hold(0, &[Censure]);
    table.play(0, Action::Censure);
    table.vote(&[Yes, No, Yes, Yes]);
    table.decline();
    assert_eq!((table.all_points(), table.cabinet()), (vec![50, -50, 0, 0], vec![]));
    assert_eq!(table.view().spent, [Censure, PrimeMinister]);
    assert_eq!(Table::new(4).hold(0, &[Censure]).refused(0, Action::Censure), "AR39");
}

#[test]
fn a55_ar23_the_providential_man_comes_in_two_cases() {
    let table = Table::new(4).hold(0, &[Providential]);
    assert_eq!(table.refused(0, Action::Providential), "A55");
    let mut table = Table::new(3).hold(0, &[Providential]);
    (0..6).for_each(|_| drop(table.pass()));
    assert_eq!(table.view().vacant, 6, "two rounds");
    table.draw();
    table.play(0, Action::Providential);
    table.play(0, Action::Invite(seat(2)));
    table.play(2, Action::Accept);
    table.play(0, Action::Present);
    assert_eq!(table.cabinet(), [0, 2], "no vote");
    // Or after two governments that did not last a round, resignations included.
    let mut table = Table::new(4).govern(&[1]).hold(0, &[Providential]);
    table.play(1, Action::Resign);
    assert_eq!(table.refused(0, Action::Providential), "A55");
    let table = Table::new(4).hold(0, &[Providential]).set("brief", json!(2));
    assert!(table.may(0, Action::Providential));
    let table = Table::new(4).hold(0, &[Providential]).set("brief", json!(2)).govern(&[1]);
    assert_eq!(table.refused(0, Action::Providential), "A20");
}

#[test]
fn a56_ar24_two_rounds_of_protection() {
    let mut table =
        Table::new(3).hold(0, &[Providential]).hold(1, &[TvBlunder, Army, Censure]).set("brief", json!(2));
    table.play(0, Action::Providential);
    table.play(0, Action::Invite(seat(2)));
    table.play(2, Action::Accept);
    table.play(0, Action::Present);
    table.draw();
    for action in [attack(TvBlunder, 0), attack(TvBlunder, 2), Action::Censure, Action::Topple] {
        assert_eq!(table.refused(1, action), "A56");
    }
    (0..3).for_each(|_| drop(table.pass()));
    table.draw();
    assert_eq!((table.active(), table.refused(1, attack(TvBlunder, 0))), (1, "A56"), "the second round");
    table.play(1, Action::Pass);
    table.pass();
    assert_eq!(table.view().government.unwrap().shield, 0, "the second next turn has begun");
    table.pass();
    table.draw();
    assert_eq!(table.refused(1, Action::Enter), "A51", "while that government lasts");
    table.play(1, Action::Topple);
    table.decline();
    assert!(table.view().spent.contains(&Providential), "when it falls the card goes back");
}

#[test]
fn ar24_events_still_apply_and_later_recruits_are_protected() {
    let mut table = Table::new(4).governed(&[0], Providential, 2).hold(1, &[TvBlunder]);
    table.play(0, Action::Recruit(seat(2)));
    table.play(2, Action::Accept);
    table.pass_to_news(politico::Effect::Hurt);
    table.draw();
    assert_eq!(table.all_points(), [-20, 0, -10, 0]);
    assert_eq!(table.refused(1, attack(TvBlunder, 2)), "A56");
    assert!(table.may(1, attack(TvBlunder, 3)));
}

#[test]
fn a57_ar40_as_a_prime_minister_card() {
    let formed = |options| {
        let mut table = Table::with(options, 4).hold(0, &[Providential]).hold(1, &[Army]);
        table.play(0, Action::Form { card: Providential, union: false, army: false });
        table.play(0, Action::Present);
        table.vote(&[Yes; 4]);
        table.decline();
        table.draw();
        table
    };
    let table = formed(json!({}));
    assert_eq!((table.view().government.unwrap().shield, table.may(1, Action::Topple)), (0, true));
    assert!(table.may(1, Action::Enter));
    let table = formed(json!({"providential_as_pm": "protected"}));
    assert_eq!((table.refused(1, Action::Topple), table.refused(1, Action::Enter)), ("A56", "A51"));
    // Refused, it is taken back.
    let mut table = Table::new(4).hold(0, &[Providential]);
    table.play(0, Action::Form { card: Providential, union: false, army: false });
    table.play(0, Action::Present);
    table.vote(&[Yes, No, No, No]);
    assert_eq!(table.hand(0), [Providential]);
}

#[test]
fn a58_ar25_national_union() {
    let mut table =
        Table::new(3).govern(&[2]).hold(0, &[Union]).hold(1, &[TvBlunder, EcologicalDisaster, Censure, Army]);
    table.play(0, Action::Union);
    table.draw();
    for action in [attack(TvBlunder, 0), Action::Censure, Action::Topple] {
        assert_eq!(table.refused(1, action), "A58");
    }
    assert!(table.may(1, attack(EcologicalDisaster, 0)));
    assert!(table.may(1, Action::Enter), "it does not bar entering");
    table.pass();
    assert_eq!(table.view().union, Some(seat(0)));
    table.pass();
    assert_eq!((table.active(), table.view().union), (0, None), "until its player's next turn begins");
    assert!(table.view().spent.contains(&Union));
}

#[test]
fn a58_ar44_union_with_a_prime_minister_card() {
    let mut table = Table::new(4).hold(0, &[PrimeMinister, Union, Army]);
    table.play(0, with(true, true));
    table.play(0, Action::Present);
    table.decline();
    assert_eq!((table.cabinet(), table.view().union), (vec![0], Some(seat(0))), "with the army too");
    let mut table = Table::new(4).hold(0, &[PrimeMinister, Union]);
    table.play(0, with(true, false));
    table.play(0, Action::Present);
    table.vote(&[Yes, No, No, No]);
    assert_eq!((table.hand(0), table.view().union), (vec![PrimeMinister, Union], None), "refused");
    let mut table = Table::new(4).hold(0, &[PrimeMinister, Union]).hold(1, &[Army]);
    table.play(0, with(true, false));
    table.play(0, Action::Present);
    table.vote(&[Yes; 4]);
    table.only(1, Action::Counter);
    table.decline();
    assert_eq!(
        (table.view().union, table.view().spent),
        (None, vec![Army, PrimeMinister, Union]),
        "cancelled"
    );
    let mut table = Table::new(4).hold(0, &[TvBlunder]).hold(1, &[Union]);
    table.play(0, attack(TvBlunder, 1));
    assert_eq!(table.refused(1, Action::Parry(Union)), "A31", "never an answer");
}

#[test]
fn ar44_an_army_card_that_was_never_played_comes_back() {
    let mut table = Table::new(4).hold(0, &[PrimeMinister, Army]);
    table.play(0, with(false, true));
    table.play(0, Action::Invite(seat(1)));
    table.play(1, Action::Decline);
    table.play(0, Action::Withdraw);
    assert_eq!((table.hand(0), table.top()), (vec![PrimeMinister, Army], Frame::Turn(Step::Act)));
}

/// The second government in a row that did not last a round is about to fall by seat 0.
fn before_the_second_fall(options: serde_json::Value) -> Table {
    let table = Table::with(options, 4).govern(&[1]).set("brief", json!(1));
    table.hold(0, &[GeneralStrike, Providential]).hold(1, &[PrimeMinister])
}

#[test]
fn ar11_a55_whoever_brought_down_the_second_short_lived_government_may_save_the_nation_at_once() {
    let mut table = before_the_second_fall(json!({}));
    table.play(0, attack(GeneralStrike, 1));
    table.decline();
    table.decline();
    assert!(matches!(table.top(), Frame::Attempt { .. }));
    assert!(table.choices(0).contains(&Action::Providential));
    table.play(0, Action::Providential);
    table.play(0, Action::Invite(seat(2)));
    table.play(2, Action::Accept);
    table.play(0, Action::Present);
    let government = table.view().government.unwrap();
    assert_eq!((table.cabinet(), government.saviour, government.shield), (vec![0, 2], true, 2), "no vote");
    assert_eq!((table.active(), table.all_points()[0]), (1, 50), "and the turn is over");
    // Everybody declined: one may withdraw, and the card comes back; the turn ends all the same.
    let mut table = before_the_second_fall(json!({}));
    table.play(0, attack(GeneralStrike, 1));
    table.decline();
    table.decline();
    table.play(0, Action::Providential);
    table.play(0, Action::Invite(seat(2)));
    table.play(2, Action::Decline);
    table.play(0, Action::Withdraw);
    assert_eq!((table.hand(0), table.active()), (vec![Providential], 1));
}

#[test]
fn ar11_a55_not_without_the_condition_nor_by_another_right() {
    let mut table = before_the_second_fall(json!({})).set("brief", json!(0));
    table.play(0, attack(GeneralStrike, 1));
    table.decline();
    table.decline();
    assert_eq!(table.refused(0, Action::Providential), "A55", "the first short-lived government");
    // Whom the army toppled may try again with a Prime Minister card, not as the providential man (A52).
    let table = Table::new(4).govern(&[1]).set("brief", json!(1)).hold(0, &[Army]);
    let mut table = table.hold(1, &[Providential]);
    table.play(0, Action::Topple);
    table.decline();
    table.play(0, Action::Decline);
    assert_eq!((table.asked(), table.refused(1, Action::Providential)), (vec![1], "A43"));
    let mut table = before_the_second_fall(json!({"edition": 1}));
    table.play(0, attack(GeneralStrike, 1));
    table.decline();
    table.decline();
    assert_eq!(table.refused(0, Action::Providential), "A43", "as it was");
}
