//! Points: a government that lasts, and one that falls (A40 to A44, AR26 to AR29, AR33, AR36, AR41).

use crate::setup::*;
use politico::{Action, Effect, Frame, Right};
use serde_json::json;

#[test]
fn a40_ar26_a_government_scores_first_thing_of_its_prime_ministers_turn() {
    let mut table = Table::new(4).govern(&[1, 3]).deputies(&[50, 30, 60, 60]).hold(1, &[Baraka]);
    let told = table.pass_to_news(Effect::Fall);
    assert_eq!(table.all_points(), [0, 80 - 30, 0, 60 - 20], "before the newspaper");
    let scored = told.iter().position(|event| matches!(event, politico::Event::Points { .. })).unwrap();
    let read = told.iter().position(|event| matches!(event, politico::Event::News { .. })).unwrap();
    assert!(scored < read);
    let mut table = Table::new(4).govern(&[1]).deputies(&[100, 0, 50, 50]);
    table.pass();
    assert_eq!(table.all_points()[1], 30, "a Prime Minister without deputies");
    let mut table = Table::new(4).govern(&[2]);
    table.pass();
    assert_eq!(table.all_points(), [0; 4], "not on another's turn");
}

#[test]
fn a41_ar28_fall_by_attack() {
    let fall = |author: u8, members: &[u8]| {
        let mut table = Table::new(4).turn_of(author).govern(members).hold(author, &[StateScandal]);
        table.play(author, attack(StateScandal, members[members.len() - 1]));
        table.decline();
        table.decline();
        (table.all_points(), table.all_deputies())
    };
    assert_eq!(fall(0, &[1, 2]), (vec![50, -50, -50, 0], vec![70, 30, 50, 50]));
    assert_eq!(
        fall(0, &[1, 0, 2]),
        (vec![60, -50, -50, 0], vec![70, 30, 50, 50]),
        "a member does not lose 50"
    );
}

#[test]
fn a42_ar41_by_the_prime_ministers_own_attack() {
    let mut table = Table::new(4).govern(&[0, 1, 2]).hold(0, &[GeneralStrike, PrimeMinister]);
    table.play(0, attack(GeneralStrike, 1));
    assert_eq!(table.asked(), [1], "he does not parry his own attack");
    table.decline();
    table.decline();
    assert_eq!((table.all_points(), table.all_deputies()), (vec![0, -50, -50, 0], vec![50; 4]));
    assert_eq!((table.cabinet(), table.view().spent), (vec![], vec![GeneralStrike, PrimeMinister]));
    assert_eq!(table.top(), Frame::Attempt { seat: seat(0), right: Right::Author }, "with another card");
}

#[test]
fn a43_the_author_may_try_at_once() {
    let mut table = Table::new(4).govern(&[1]).hold(0, &[GeneralStrike, PrimeMinister, BadPoll]);
    table.play(0, attack(GeneralStrike, 1));
    table.decline();
    table.decline();
    assert_eq!(table.top(), Frame::Attempt { seat: seat(0), right: Right::Author });
    assert_eq!(table.refused(0, Action::Pass), "A43");
    table.play(0, form());
    table.play(0, Action::Present);
    table.vote(&[Yes, No, No, No]);
    assert_eq!((table.active(), table.hand(0)), (1, vec![BadPoll, PrimeMinister]), "no attack follows: AR11");
    // Whatever they hold, they are asked.
    let mut table = Table::new(4).govern(&[1]).hold(0, &[GeneralStrike]);
    table.play(0, attack(GeneralStrike, 1));
    table.decline();
    table.decline();
    assert_eq!(table.asked(), [0]);
    table.decline();
    assert_eq!(table.active(), 1);
}

#[test]
fn a44_fall_by_event() {
    let mut table = Table::new(4).govern(&[2, 3]).hold(1, &[Baraka]);
    table.pass_to_news(Effect::Fall);
    assert_eq!((table.all_points(), table.cabinet()), (vec![0, 0, -30, -20], vec![]));
    assert_eq!((table.all_deputies(), table.view().spent), (vec![50; 4], vec![PrimeMinister]));
    assert_eq!(table.asked(), [1], "there is no author");
}

#[test]
fn ar27_members_who_joined_in_between_score_or_wait() {
    let scored = |options| {
        let mut table = Table::with(options, 4).govern(&[1]).hold(0, &[Army]);
        table.play(0, Action::Enter);
        table.decline();
        table.all_points()
    };
    assert_eq!(scored(json!({})), [50, 100, 0, 0]);
    assert_eq!(scored(json!({"late_members": "wait"})), [0, 100, 0, 0]);
    let mut table = Table::with(json!({"late_members": "wait"}), 3).govern(&[1]).hold(0, &[Army]);
    table.play(0, Action::Enter);
    table.decline();
    (0..3).for_each(|_| drop(table.pass()));
    assert_eq!(table.all_points(), [50, 200, 0], "the next time they score");
}

#[test]
fn ar29_deputies_stop_at_none_and_points_where_the_table_wants() {
    let mut table = Table::new(4).deputies(&[50, 5, 95, 50]).hold(0, &[SlushFund]);
    table.play(0, attack(SlushFund, 1));
    table.decline();
    assert_eq!((table.all_deputies(), table.all_points()[1]), (vec![55, 0, 95, 50], -10));
    let mut table =
        Table::with(json!({"points_floor": "0"}), 4).points(&[0, 15, 0, 0]).hold(0, &[MoralsAffair]);
    table.play(0, attack(MoralsAffair, 1));
    table.decline();
    assert_eq!(table.all_points(), [30, 0, 0, 0]);
}

#[test]
fn ar33_a62_the_goal_is_checked_after_all_have_scored_and_a_tie_is_shared() {
    let mut table = Table::new(4).govern(&[1, 2]).points(&[0, 450, 500 - 50, 0]).deputies(&[50, 50, 100, 0]);
    table.pass();
    assert_eq!(table.all_points()[1..3], [550, 550]);
    let outcome = table.outcome().unwrap();
    assert_eq!((outcome.places(), table.view().over), (&[3, 1, 1, 3][..], Some(politico::Ending::Target)));
    assert!(table.asked().is_empty());
    let mut table = Table::with(json!({"target": 100}), 4).govern(&[1]);
    table.pass();
    assert!(table.outcome().is_some());
    let mut table = Table::new(4).govern(&[1]).points(&[0, 399, 0, 0]);
    table.pass();
    assert!(table.outcome().is_none(), "499 is not 500");
}

#[test]
fn ar36_a_round_is_counted_from_the_new_prime_ministers_seat() {
    let mut table = Table::new(4).govern(&[1]).hold(0, &[GeneralStrike, PrimeMinister]);
    table.play(0, attack(GeneralStrike, 1));
    table.decline();
    table.decline();
    table.play(0, form());
    table.play(0, Action::Present);
    table.vote(&[Yes, No, Yes, Yes]);
    table.decline();
    let after = table.all_points();
    (0..3).for_each(|_| drop(table.pass()));
    assert_eq!((table.active(), table.all_points()[1]), (0, after[1]), "the old one scores nothing");
    assert_eq!(table.all_points()[0], after[0] + 70 + 50);
}
