//! Sealed windows, silence, and what a seat may know (AR37, AR43).

use crate::setup::*;
use politico::{Action, Effect, Event, Frame};
use rules::{FastRng, Hidden, Rules, Seats, Timed, Viewer};

#[test]
fn ar37_answers_are_sealed_and_the_first_clockwise_counts() {
    let mut table = Table::new(4).hold(1, &[PrimeMinister]).hold(0, &[Army]).hold(3, &[Army]).turn_of(1);
    table.play(1, form());
    table.play(1, Action::Present);
    table.vote(&[Yes; 4]);
    assert!(table.game.sealed(&table.state));
    let before = table.game.window(&table.state);
    let told = table.play(0, Action::Counter);
    assert_eq!(told, [Event::Answered { seat: seat(0), action: Action::Counter }]);
    assert_eq!(table.game.seen(&told[0], Viewer::Seat(seat(1))), None);
    assert_eq!(table.game.awaited(&table.state, Viewer::Public), Seats::all(4), "nobody sees who answered");
    assert_eq!(table.game.awaited(&table.state, Viewer::Seat(seat(0))), Seats::all(4).without(seat(0)));
    assert_eq!(table.game.window(&table.state), before);
    table.play(3, Action::Counter);
    table.play(1, Action::Decline);
    table.play(2, Action::Decline);
    // From the author, seat 1, clockwise: 2, 3, then 0.
    assert!(matches!(table.top(), Frame::Counter { by, .. } if by == seat(3)));
    assert_eq!(
        (table.hand(0), table.view().parties[0].known.clone()),
        (vec![Army], vec![]),
        "unseen in hand"
    );
}

#[test]
fn ar43_everybody_entitled_by_seat_is_asked_whatever_they_hold() {
    let mut table = Table::new(4).hold(0, &[PrimeMinister, BadPoll]);
    table.play(0, attack(BadPoll, 1));
    assert_eq!(table.asked(), [1]);
    table.decline();
    assert_eq!(table.asked(), [2, 3]);
    let mut table = Table::new(4).hold(0, &[PrimeMinister]);
    table.play(0, form());
    table.play(0, Action::Present);
    table.vote(&[Yes; 4]);
    assert_eq!(table.asked(), [0, 1, 2, 3]);
}

#[test]
fn ar43_silence_abstains_declines_passes_or_draws_lots() {
    let silent = |table: &Table| table.game.timeout_action(&table.state, seat(table.asked()[0]));
    let mut table = Table::new(4).hold(0, &[PrimeMinister]).hold(1, &[Baraka]);
    assert_eq!(silent(&table), Action::Pass);
    table.play(0, form());
    table.play(0, Action::Invite(seat(1)));
    assert_eq!(silent(&table), Action::Decline);
    table.play(1, Action::Decline);
    table.play(0, Action::Present);
    assert_eq!(silent(&table), Action::Vote(Abstain));
    table.vote(&[Yes; 4]);
    assert_eq!(silent(&table), Action::Decline);
    table.decline();
    assert_eq!(silent(&table), Action::Draw);
    let mut table = Table::new(4).hold(1, &[Baraka, Army]);
    table.pass_to_news(Effect::DiscardOne);
    assert_eq!(silent(&table), Action::ByLot);
    table.wishes.lots = vec![1];
    table.play(1, Action::ByLot);
    assert_eq!(table.view().spent, [Army]);
}

#[test]
fn what_was_shown_or_passed_on_is_respected_by_redeal() {
    let mut table = Table::new(4)
        .hold(0, &[PrimeMinister, Baraka])
        .hold(1, &[Army, Union])
        .hold(2, &[Censure])
        .hold(3, &[Split]);
    table.play(0, form());
    table.play(0, Action::Present);
    table.vote(&[Yes, No, No, No]);
    table.wish(Effect::PassLeft);
    table.play(0, Action::Pass);
    for (by, card) in [(0, Baraka), (1, Army), (2, Censure), (3, Split)] {
        table.play(by, Action::PassOn(card));
    }
    assert_eq!(table.seen(0).passed, [Baraka], "one knows what one gave");
    assert_eq!(table.seen(1).betrayed, [Baraka], "and the other knows that");
    assert!(table.seen(2).passed == [Censure] && table.view().passed.is_empty());
    assert_eq!(table.view().parties[0].known, [], "the PM card may have been the one that went");
    let mut others = 0;
    for seed in 0..30 {
        let mut world = table.state.clone();
        table.game.redeal(&mut world, seat(0), &mut FastRng::new(seed));
        let left = table.game.view(&world, Viewer::Seat(seat(1))).hand;
        assert!(left.contains(&Baraka));
        others += usize::from(!left.contains(&Union));
    }
    assert!(others > 20, "the rest is drawn again");
}

#[test]
fn a_card_taken_back_stays_known_until_it_is_played() {
    let mut table = Table::new(4).hold(0, &[PrimeMinister]).hold(3, &[Baraka]);
    table.play(0, form());
    table.play(0, Action::Present);
    table.vote(&[Yes, No, No, No]);
    assert_eq!(table.view().parties[0].known, [PrimeMinister]);
    table.play(0, Action::Pass);
    (0..3).for_each(|_| drop(table.pass()));
    table.draw();
    table.play(0, form());
    assert_eq!(table.view().parties[0].known, []);
}
