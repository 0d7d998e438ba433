//! A turn: newspaper, asset, action, and where used cards go (A10 to A14, AR4 to AR7).

use crate::setup::*;
use politico::{Action, Effect, Event, Frame, Step};
use serde_json::json;

#[test]
fn a10_a_newspaper_is_read_to_all_and_a_blank_one_does_nothing() {
    let mut table = Table::new(3).hold(1, &[Baraka]).points(&[0, 0, 30]);
    let told = table.pass();
    assert!(told.contains(&Event::News { seat: seat(1), event: 84 }));
    assert_eq!((table.all_points(), table.view().news), (vec![0, 0, 30], Some(84)));
    table.draw();
    let told = table.pass_to_news(Effect::LeaderDown);
    let news = told.iter().find(|event| matches!(event, Event::News { .. })).unwrap();
    assert_eq!(table.game.seen(news, rules::Viewer::Public).as_ref(), Some(news));
    assert_eq!(table.all_points(), [0, 0, 10], "the leader loses");
}

use rules::Hidden;

#[test]
fn a11_then_an_asset_is_drawn_into_hand_unseen() {
    let mut table = Table::new(3).hold(1, &[Baraka]);
    table.pass();
    assert_eq!(table.top(), Frame::Turn(Step::Draw));
    assert_eq!(table.refused(1, Action::Pass), "A11");
    table.wishes.lots = vec![0];
    let told = table.play(1, Action::Draw);
    assert_eq!(table.hand(1), [MoralsAffair, Baraka]);
    let drew = &told[0];
    let seen = |by| table.game.seen(drew, rules::Viewer::Seat(seat(by)));
    assert_eq!(seen(1), Some(Event::Drew { seat: seat(1), card: Some(MoralsAffair), open: false }));
    assert_eq!(seen(0), Some(Event::Drew { seat: seat(1), card: None, open: false }));
}

#[test]
fn a12_ar7_a_discard_before_drawing_brings_two() {
    let mut table = Table::new(3).hold(1, &[Baraka, Union]);
    table.pass();
    assert_eq!(table.refused(1, Action::DiscardForTwo(Army)), "A4");
    table.play(1, Action::DiscardForTwo(Union));
    assert_eq!((table.hand(1).len(), table.view().spent), (3, vec![Union]));
    assert_eq!(table.top(), Frame::Turn(Step::Act));
    assert_eq!(table.refused(1, Action::DiscardForTwo(Baraka)), "AR7");
    assert_eq!(table.refused(1, Action::Draw), "AR7");
}

#[test]
fn a13_ar6_one_action_or_none() {
    let mut table = Table::new(4).hold(0, &[BadPoll, Union, Baraka]);
    table.play(0, attack(BadPoll, 1));
    table.decline();
    table.decline();
    assert_eq!(table.active(), 1, "the action ends the turn");
    let mut table = Table::new(4).hold(0, &[BadPoll]);
    table.pass();
    assert_eq!((table.active(), table.hand(0)), (1, vec![BadPoll]));
    // Expelling, recruiting, dissolving and proposing come before the action and leave it open.
    let mut table = Table::new(4).govern(&[0, 1]);
    table.play(0, Action::Expel(seat(1)));
    table.play(0, Action::Recruit(seat(2)));
    table.play(2, Action::Accept);
    table.play(0, Action::Dissolve);
    assert_eq!((table.active(), table.top()), (0, Frame::Turn(Step::Act)));
}

#[test]
fn a14_used_cards_go_back_and_displayed_ones_stay() {
    let mut table = Table::new(3).hold(0, &[PrimeMinister]).hold(2, &[TvBlunder]);
    table.play(0, form());
    table.play(0, Action::Present);
    table.vote(&[Yes, Yes, Yes]);
    table.decline();
    assert!(table.view().spent.is_empty(), "the card stays displayed");
    table.pass();
    table.draw();
    table.play(2, attack(TvBlunder, 1));
    assert_eq!(table.view().spent, [TvBlunder]);
}

#[test]
fn ar4_the_pile_is_shuffled_in_when_the_stock_is_empty() {
    let mut table = Table::new(3).no_stock();
    let told = table.pass();
    assert!(told.contains(&Event::Shuffled));
    assert_eq!((table.view().stock, table.hand(1).len()), (79, 1));
    assert!(table.view().spent.is_empty() && table.view().parties[1].known.is_empty());
}

#[test]
fn ar4_at_the_bottom_of_the_stock_everybody_knows_what_comes() {
    let mut table = Table::with(json!({"discards": "bottom"}), 3).no_stock();
    let told = table.pass();
    let first = Event::Drew { seat: seat(1), card: Some(MoralsAffair), open: true };
    assert!(told.contains(&first));
    assert_eq!(table.game.seen(&first, rules::Viewer::Public), Some(first.clone()));
    assert_eq!(table.view().parties[1].known, [MoralsAffair]);
    assert_eq!(table.view().spent.len(), 79);
}

#[test]
fn ar4_with_both_empty_nothing_is_drawn() {
    let all: Vec<politico::Card> = {
        let table = Table::new(3);
        let decks = table.game.decks();
        politico::Card::ALL.iter().flat_map(|card| vec![*card; decks.asset(*card).count.into()]).collect()
    };
    let mut table = Table::new(3).hold(0, &all);
    let told = table.pass();
    assert!(told.contains(&Event::NothingToDraw { seat: seat(1) }));
    assert_eq!(table.active(), 1);
}

#[test]
fn ar5_a_hand_limit_is_kept_when_a_turn_ends() {
    let many = [Baraka, Baraka, Baraka, Army, Army, Army, Army, Union, Censure, Censure, Censure];
    let mut free = Table::new(3).hold(0, &many);
    free.pass();
    assert_eq!((free.active(), free.hand(0).len()), (1, 11));
    let mut table = Table::with(json!({"hand_limit": "10"}), 3).hold(0, &many);
    table.pass();
    assert_eq!(table.top(), Frame::Shed { seat: seat(0), to: 10, all: false });
    assert_eq!(table.refused(0, Action::Pass), "AR46");
    table.play(0, Action::Discard(Union));
    assert_eq!((table.active(), table.hand(0).len()), (1, 10));
}
