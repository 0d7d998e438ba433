//! Round two, its camps and the government, clause by clause.

use crate::setup::{Table, card, codes, day, green, red, seat, second, t};
use president::{Action, ChallengeKind, Ending, Event, Office, Purpose, Step};
use rules::Seats;
use serde_json::json;

/// Takes the one vacant territory with two stars.
fn take_the_last(table: &mut Table) -> Vec<Event> {
    table.roll("**");
    let last = table.vacant()[0];
    table.play(Action::Take(last))
}

/// Round two among so many, one vacant territory left, and head 1 ahead; seat 0 is to roll.
fn last_turn(options: serde_json::Value, seats: u8) -> Table {
    second(options, seats, 0).share(&[200, 280], &["62"])
}

#[test]
fn p56_the_first_rolls_first_and_each_plays_for_their_head() {
    let (mut table, _) = day(json!({}), &[100, 150, 130, 106]);
    assert_eq!(table.view().ranking, [1, 2, 3, 0].map(seat));
    for (turn, head) in [(1, 1), (2, 2), (3, 2), (0, 1)] {
        assert_eq!(table.asked(), Some(turn), "clockwise from the first");
        table.roll("**");
        let taken = table.offered()[0];
        let up = table.up(green(4));
        let told = table.act(Action::Take(taken), &[up]);
        assert_eq!(told[0], Event::Took { seat: seat(turn), holder: seat(head), territory: taken });
        let up = table.up(green(5));
        table.act(Action::Fewest, &[up]);
        table.play(Action::Fewest);
        let heads = [Some(seat(1)), Some(seat(2)), None];
        assert!(table.view().holders.iter().all(|holder| heads.contains(holder)), "only heads hold any");
        // The cards come back unseen, so that the same can be drawn again.
        table = table
            .edit(|form| form["campaign"] = json!({"unseen": (0..120).collect::<Vec<u8>>(), "seen": []}));
    }
    assert_eq!(table.asked(), Some(1));
}

#[test]
fn p57_when_all_are_held_again_the_head_with_most_is_elected() {
    let mut table = last_turn(json!({}), 3);
    let told = take_the_last(&mut table);
    assert!(told.contains(&Event::RoundOver { round: 2, limit: false }));
    assert_eq!((table.view().elected, table.view().ending), (Seats::only(seat(1)), Some(Ending::RunOff)));
}

#[test]
fn p58_the_president_names_a_government_among_allies() {
    let won = || {
        let mut table = last_turn(json!({}), 6);
        take_the_last(&mut table);
        table
    };
    let name = |one: u8, office| Action::Name { seat: seat(one), office };
    let mut table = won();
    assert_eq!((table.view().step, table.asked(), table.outcome()), (Step::Government, Some(1), None));
    assert_eq!(table.choices().len(), 2 * Office::ALL.len() + 1, "two allies, and nobody else");
    assert_eq!(table.refused(name(0, Office::Justice)), "P58", "no ally");
    assert_eq!(table.refused(name(1, Office::Justice)), "P58", "the president is not a minister");
    assert_eq!(table.refused(Action::Roll), "P58");
    let told = table.play(name(2, Office::PrimeMinister));
    assert_eq!(told, [Event::Named { by: seat(1), seat: seat(2), office: Office::PrimeMinister }]);
    assert_eq!(table.refused(name(3, Office::PrimeMinister)), "P58", "each office once");
    assert_eq!(table.refused(name(2, Office::Culture)), "P58", "one office each");
    let told = table.play(name(3, Office::Culture));
    assert_eq!(told.last(), Some(&Event::Proclaimed { seat: seat(1) }));
    let offices = [None, None, Some(Office::PrimeMinister), Some(Office::Culture), None, None];
    assert_eq!(table.view().offices, offices);
    assert!(table.outcome().is_some());
    let mut table = won();
    table.play(Action::Proclaim);
    assert!(table.outcome().is_some(), "nobody has to be named");
    // Two who share the presidency name one after the other.
    let mut table = second(json!({"tie": "shared"}), 4, 0).share(&[235, 245], &["62"]);
    table.roll("26");
    table.play(Action::Take(t("62")));
    assert_eq!((table.view().elected.len(), table.asked()), (2, Some(0)));
    table.play(Action::Proclaim);
    assert_eq!((table.asked(), table.outcome()), (Some(1), None));
}

#[test]
fn pr12_in_round_two_nobody_is_neutral() {
    let challenge = |options| {
        let mut table = second(options, 4, 0).held(0, &["26", "59"]).held(1, &["62"]);
        table.roll("26");
        table
    };
    let mut table = challenge(json!({}));
    let (mime, quiz) = (table.test(card(ChallengeKind::Mime)), table.test(0));
    let told = table.act(Action::Challenge(t("62")), &[mime, quiz, 0]);
    assert_eq!(told[1], Event::LeftOut { card: card(ChallengeKind::Mime) });
    let mut table = challenge(json!({"partisan_performance": "opponent"}));
    let mime = table.tests(card(ChallengeKind::Mime), 0);
    table.act(Action::Challenge(t("62")), &mime);
    table.play(Action::Perform);
    assert_eq!(table.view().asked, Seats::only(seat(1)), "the opposing head alone");
}

#[test]
fn pr17_heads_keep_their_debts_and_the_others_are_void() {
    let mut table = Table::new(3).share(&[200, 150, 136], &["26"]).debts(&[(0, 5), (2, 3)]);
    let void = table.view().debts[1].card;
    table.roll("26");
    let told = table.play(Action::Take(t("26")));
    assert!(told.contains(&Event::Void { seat: seat(2), card: void }));
    let debtors: Vec<_> = table.view().debts.iter().map(|debt| debt.seat).collect();
    assert_eq!((debtors, table.view().campaign_pile.seen), (vec![seat(0)], vec![void.into()]));
    // Seat 3 plays for seat 0, who owes what seat 3 draws.
    let mut table = second(json!({}), 4, 3).held(0, &["26", "62"]).firm(&["62"]);
    assert_eq!(table.asked(), Some(3));
    table.draw(red(10));
    assert_eq!(table.view().debts[0].seat, seat(0));
}

#[test]
fn pr18_who_rolled_performs_and_the_opposing_head_is_challenged() {
    let mut table = second(json!({}), 4, 3).held(0, &["26", "59"]).held(1, &["62"]);
    table.roll("26");
    let draws = table.tests(0, 0);
    let told = table.act(Action::Challenge(t("62")), &draws);
    assert_eq!(told[0], Event::Challenged { seat: seat(3), holder: seat(1), territory: t("62") });
    assert!(matches!(told[1], Event::Read { card: 0, seat: who, .. } if who == seat(1)));
    assert_eq!((table.asked(), table.view().challenge.unwrap().challenger), (Some(3), seat(3)));
}

#[test]
fn pr19_unassailable_territories_of_the_heads_stay_so() {
    let table = Table::new(3).share(&[200, 150, 136], &["26"]);
    let of = |one: u8| table.view().holders.iter().position(|holder| *holder == Some(seat(one))).unwrap();
    let [first, third] = [0, 2].map(|one| president::Territory::new(of(one) as u8).to_string());
    let mut table = table.firm(&[&first, &third]);
    table.roll("26");
    table.play(Action::Take(t("26")));
    assert!(table.is_firm(&first) && !table.is_firm(&third));
    assert_eq!(table.holder(&third), None);
}

#[test]
fn pr30_who_rolled_chooses_but_a_head_picks_for_a_defence_and_for_older_debts() {
    let board = || second(json!({}), 4, 3).held(0, &["26", "62", "80", "60"]).held(1, &["35", "53"]);
    // What a red card gives back is chosen by seat 3, out of the territories of seat 0.
    let mut table = board();
    table.draw(red(4));
    let sum = table.view().sum.unwrap();
    assert_eq!((sum.chooser, sum.from, table.offered()), (seat(3), Some(seat(0)), codes(&["26", "80"])));
    // The opposing head picks under P42, and the stake is that of the head.
    let mut table = board();
    table.roll("35");
    let draws = table.tests(0, 0);
    table.act(Action::Challenge(t("35")), &draws);
    table.play(Action::GiveUp);
    let sum = table.view().sum.unwrap();
    assert_eq!(
        (sum.purpose, sum.chooser, sum.from, sum.to),
        (Purpose::Seizure, seat(1), Some(seat(0)), Some(seat(1)))
    );
    // Older debts of a head are the head's to pay.
    let mut table = board().debts(&[(0, 8)]);
    table.roll("17");
    table.play(Action::Take(t("17")));
    let sum = table.view().sum.unwrap();
    assert_eq!((sum.purpose, sum.chooser, sum.from), (Purpose::Debt, seat(0), Some(seat(0))));
    // An ally's territory is one's own: nobody challenges their own camp.
    let mut table = board();
    table.roll("26");
    assert!(table.choices().contains(&Action::Draw));
}

#[test]
fn pr31_allies_win_and_lose_with_their_head() {
    let result = |options| {
        // Seats 0 and 3 against 1 and 2; 1 is elected.
        let mut table = last_turn(options, 4);
        take_the_last(&mut table);
        table.play(Action::Proclaim);
        table.outcome().unwrap()
    };
    let shared = result(json!({}));
    assert_eq!(shared.places(), [3, 1, 2, 4]);
    assert_eq!(shared.scores(), [21_000_000, 28_000_000, 28_000_000, 21_000_000]);
    assert_eq!(result(json!({"allies": "head_only"})).places(), [2, 1, 3, 4]);
}

#[test]
fn pr33_round_two_with_nothing_vacant_is_decided_at_once() {
    let (table, told) = day(json!({}), &[241, 245, 0]);
    assert!(told.iter().any(|event| matches!(event, Event::RunOff { .. })));
    assert!(told.contains(&Event::RoundOver { round: 2, limit: false }));
    assert!(table.vacant().is_empty() && table.view().ending == Some(Ending::RunOff));
}
