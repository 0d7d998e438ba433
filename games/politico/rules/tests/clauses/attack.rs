//! Attacks, parries and help (A30 to A34, A54, AR12 to AR17).

use crate::setup::*;
use politico::{Action, Card, Event, Frame};
use rules::Rules;
use serde_json::json;

#[test]
fn a30_ar12_anyone_may_be_attacked_but_oneself() {
    let table = Table::new(4).hold(0, &[TvBlunder, GeneralStrike, Baraka]).govern(&[0, 1]);
    assert!(table.may(0, attack(TvBlunder, 1)), "an ally");
    assert!(table.may(0, attack(TvBlunder, 3)), "or not");
    assert_eq!(table.refused(0, attack(TvBlunder, 0)), "AR12");
    assert_eq!(table.refused(0, attack(TvBlunder, 5)), "A1");
    assert_eq!(table.refused(0, attack(Baraka, 1)), "A80");
    assert_eq!(table.refused(0, attack(BadPoll, 1)), "A4");
    assert!(Table::new(4).hold(0, &[TvBlunder]).may(0, attack(TvBlunder, 1)), "without a government too");
}

#[test]
fn a80_what_each_attack_does_unparried() {
    // Not on the government: points of author and target, deputies of both.
    let outside = |card: Card| {
        let mut table = Table::new(4).hold(0, &[card]);
        table.play(0, attack(card, 1));
        table.decline();
        if table.top() == Frame::Help {
            table.decline();
        }
        (table.all_points()[..2].to_vec(), table.all_deputies()[..2].to_vec())
    };
    let quiet = vec![50, 50];
    assert_eq!(outside(MoralsAffair), (vec![30, -20], quiet.clone()));
    assert_eq!(outside(SlushFund), (vec![20, -10], vec![60, 40]));
    assert_eq!(outside(CompromisingPast), (vec![20, -30], quiet.clone()));
    assert_eq!(outside(TvBlunder), (vec![20, -10], quiet.clone()));
    assert_eq!(outside(Split), (vec![20, 0], vec![70, 30]));
    assert_eq!(outside(EcologicalDisaster), (vec![30, -20], quiet));
    assert_eq!(outside(BadPoll), (vec![15, 0], vec![60, 40]));
    assert_eq!(outside(PoachedDeputies), (vec![15, 0], vec![65, 35]));
    // On the government, aimed at a member.
    for card in [Split, GeneralStrike, CurrencyCrisis, StateScandal, EcologicalDisaster] {
        let mut table = Table::new(4).govern(&[1, 2]).hold(0, &[card]);
        table.play(0, attack(card, 2));
        table.decline();
        table.decline();
        assert_eq!((table.all_points(), table.cabinet()), (vec![50, -50, -50, 0], vec![]), "{card:?}");
    }
    let mut table = Table::new(4).govern(&[1, 2]).hold(0, &[MassMarch]);
    table.play(0, attack(MassMarch, 2));
    table.decline();
    table.decline();
    assert_eq!((table.all_points()[0], table.cabinet()), (30, vec![1, 2]));
    assert_eq!(table.all_points()[1], -20 + 100, "and then the government has lasted a round");
    for card in [GeneralStrike, MassMarch, CurrencyCrisis, StateScandal] {
        assert_eq!(Table::new(4).govern(&[1]).hold(0, &[card]).refused(0, attack(card, 2)), "A80");
    }
}

#[test]
fn a31_ar16_the_attacked_parries_with_the_matching_defence() {
    let parry = |options| {
        let mut table = Table::with(options, 4).hold(0, &[TvBlunder]).hold(1, &[TvAddress, LibelSuit]);
        table.play(0, attack(TvBlunder, 1));
        assert_eq!(table.asked(), [1]);
        assert_eq!(table.refused(1, Action::Parry(LibelSuit)), "A31");
        assert_eq!(table.refused(1, Action::Pass), "A31");
        table.play(1, Action::Parry(TvAddress));
        assert_eq!(table.view().spent, [TvBlunder, TvAddress]);
        table.all_points()
    };
    assert_eq!(parry(json!({})), [-10, 10, 0, 0]);
    assert_eq!(parry(json!({"parry": "0"})), [0; 4]);
    let idle = Table::new(4).hold(0, &[LibelSuit]).refused(0, Action::Parry(LibelSuit));
    assert_eq!(idle, "A31", "nobody is attacked");
}

#[test]
fn a31_each_attack_has_its_defence() {
    let pairs = [
        (MoralsAffair, LibelSuit),
        (SlushFund, CaseDismissed),
        (CompromisingPast, LibelSuit),
        (TvBlunder, TvAddress),
        (Split, PatchedCabinet),
        (GeneralStrike, RoundTable),
        (MassMarch, RoundTable),
        (CurrencyCrisis, AusterityPlan),
        (StateScandal, Inquiry),
        (EcologicalDisaster, EmergencyPlan),
        (BadPoll, TvAddress),
        (PoachedDeputies, PatchedCabinet),
    ];
    for (card, defence) in pairs {
        let mut table = Table::new(4).govern(&[1]).hold(0, &[card]).hold(1, &[defence]);
        table.play(0, attack(card, 1));
        assert!(table.may(1, Action::Parry(defence)), "{card:?}");
    }
}

#[test]
fn a32_ar13_ar14_ar15_others_may_offer_and_the_attacked_picks() {
    let helped = |options| {
        let mut table = Table::with(options, 4)
            .hold(0, &[BadPoll])
            .hold(1, &[TvAddress])
            .hold(2, &[TvAddress])
            .hold(3, &[Baraka]);
        table.play(0, attack(BadPoll, 1));
        // Nobody must parry: hands are secret.
        table.play(1, Action::Decline);
        assert_eq!((table.top(), table.asked()), (Frame::Help, vec![2, 3]));
        assert_eq!(table.refused(2, Action::Offer(Baraka)), "A4");
        assert_eq!(table.refused(3, Action::Offer(LibelSuit)), "A32");
        table.play(2, Action::Offer(TvAddress));
        table.play(3, Action::Offer(Baraka));
        assert_eq!((table.top(), table.asked()), (Frame::Pick, vec![1]));
        assert_eq!(table.view().parties[3].offer, Some(Baraka));
        assert_eq!(table.view().parties[3].known, [Baraka], "an offer has been seen");
        assert_eq!(table.refused(1, Action::Take(seat(0))), "AR13");
        table.play(1, Action::Take(seat(2)));
        table
    };
    let table = helped(json!({}));
    assert_eq!((table.all_points(), table.all_deputies()), (vec![-10, 10, 0, 0], vec![50, 40, 60, 50]));
    assert_eq!(table.view().spent, [BadPoll, TvAddress], "the lent card is spent");
    assert_eq!(table.hand(3), [Baraka], "the other offer stays");
    let table = helped(json!({"lent_card": "kept", "lender": "0"}));
    assert_eq!((table.view().spent, table.all_deputies()), (vec![BadPoll], vec![50; 4]));
    assert_eq!(table.view().parties[1].known, [TvAddress], "it stays with the attacked");
}

#[test]
fn ar13_all_offers_may_be_refused() {
    let mut table = Table::new(4).hold(0, &[BadPoll]).hold(2, &[TvAddress]);
    table.play(0, attack(BadPoll, 1));
    table.decline();
    table.only(2, Action::Offer(TvAddress));
    table.play(1, Action::Decline);
    assert_eq!((table.all_points()[0], table.hand(2)), (15, vec![TvAddress]));
}

#[test]
fn a33_a_personal_attack_allows_no_help() {
    let mut table = Table::new(4).hold(0, &[MoralsAffair]).hold(2, &[LibelSuit]);
    table.play(0, attack(MoralsAffair, 1));
    table.decline();
    assert_eq!((table.all_points(), table.active()), (vec![30, -20, 0, 0], 1));
}

#[test]
fn a34_sanctions_at_once_and_the_next_player() {
    let mut table = Table::new(4).hold(0, &[SlushFund]);
    table.play(0, attack(SlushFund, 3));
    let told = table.decline();
    assert!(told.contains(&Event::Points { seat: seat(3), change: -10, total: -10 }));
    assert!(told.contains(&Event::Turn { seat: seat(1), round: 1 }));
}

#[test]
fn ar12_the_prime_minister_may_parry_whoever_is_aimed_at() {
    let mut table =
        Table::new(4).govern(&[1, 2]).hold(0, &[GeneralStrike]).hold(1, &[RoundTable]).hold(3, &[RoundTable]);
    table.play(0, attack(GeneralStrike, 2));
    assert_eq!(table.asked(), [1, 2]);
    table.play(2, Action::Decline);
    table.play(1, Action::Decline);
    table.play(3, Action::Offer(RoundTable));
    assert_eq!(table.asked(), [1, 2], "or accept an offer");
    table.play(2, Action::Decline);
    table.play(1, Action::Take(seat(3)));
    assert_eq!((table.cabinet(), table.all_deputies()), (vec![1, 2], vec![50, 40, 50, 60]));
    // An attack that topples nothing is the attacked's own business.
    let mut table = Table::new(4).govern(&[1, 2]).hold(0, &[MassMarch]);
    table.play(0, attack(MassMarch, 2));
    assert_eq!(table.asked(), [2]);
}

#[test]
fn a54_baraka_counters_every_attack_without_points_but_no_vote_and_no_army() {
    for card in Card::ALL.into_iter().filter(|card| card.is_attack()) {
        let mut table = Table::new(4).govern(&[1]).hold(0, &[card]).hold(1, &[Baraka]);
        table.play(0, attack(card, 1));
        table.play(1, Action::Parry(Baraka));
        assert_eq!(table.all_points()[0], 0, "{card:?}");
    }
    let mut table = Table::new(4).govern(&[1]).hold(0, &[Army]).hold(1, &[Baraka]);
    table.play(0, Action::Topple);
    assert_eq!(table.refused(1, Action::Parry(Baraka)), "A53");
    let mut table = Table::new(4).govern(&[1]).hold(0, &[Censure]).hold(1, &[Baraka]);
    table.play(0, Action::Censure);
    assert_eq!(table.refused(1, Action::Parry(Baraka)), "AR9");
    let mut table = Table::new(4).hold(0, &[PrimeMinister]).hold(1, &[Baraka]);
    table.play(0, form());
    assert!(table.game.check(&table.state, seat(1), &Action::Parry(Baraka)).is_err());
}

#[test]
fn ar17_the_army_parries_for_the_attacked_only() {
    let mut table = Table::new(4).govern(&[1, 2]).hold(0, &[GeneralStrike]).hold(1, &[Army]).hold(2, &[Army]);
    table.play(0, attack(GeneralStrike, 2));
    assert_eq!(table.refused(1, Action::Parry(Army)), "AR17");
    table.play(1, Action::Decline);
    table.play(2, Action::Parry(Army));
    assert!(matches!(table.top(), Frame::Counter { purpose: politico::Purpose::Parry, .. }));
    table.decline();
    assert_eq!((table.cabinet(), table.all_points()[0]), (vec![1, 2], 0), "without points");
    let mut table = Table::with(json!({"army_parries": "no"}), 4).hold(0, &[TvBlunder]).hold(1, &[Army]);
    table.play(0, attack(TvBlunder, 1));
    assert_eq!(table.refused(1, Action::Parry(Army)), "AR17");
}

#[test]
fn ar17_a_countered_army_is_no_parry() {
    let mut table = Table::new(4).hold(0, &[BadPoll, Army]).hold(1, &[Army]).hold(2, &[TvAddress]);
    table.play(0, attack(BadPoll, 1));
    table.play(1, Action::Parry(Army));
    table.only(0, Action::Counter);
    table.decline();
    assert_eq!(table.top(), Frame::Help, "others may still help");
    table.decline();
    assert_eq!(table.all_points()[0], 15);
}
