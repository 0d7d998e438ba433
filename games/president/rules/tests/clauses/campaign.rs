//! Campaign cards, debts and sums of territories, clause by clause.

use crate::setup::{Table, codes, duel_with, green, red, seat, t};
use president::{Action, Event, Purpose, Step};
use serde_json::json;

/// Seat 0 holds 26 (4) and 62 (10), and these.
fn table(more: &[&str]) -> Table {
    Table::new(2).held(0, &["26", "62"]).held(0, more)
}

fn debts(table: &Table) -> Vec<u32> {
    table.view().debts.iter().map(|debt| debt.votes / 100_000).collect()
}

#[test]
fn p30_a_credit_is_collected_in_vacant_territories_that_make_it() {
    let mut table = table(&[]).held(1, &["03"]);
    table.draw(green(4));
    let sum = table.view().sum.unwrap();
    assert_eq!(
        (sum.purpose, sum.target, sum.left, sum.from, sum.to),
        (Purpose::Credit, 400_000, 400_000, None, Some(seat(0)))
    );
    assert_eq!(table.refused(table.picking("03")), "P30", "not vacant");
    assert_eq!(table.refused(table.picking("33")), "P30", "too much");
    assert_eq!(table.refused(Action::Roll), "P30");
    table.pick("07");
    assert_eq!((table.votes(0), table.view().sum.unwrap().left), (17, 100_000));
    assert_eq!(table.offered(), codes(&["04", "05", "09", "15", "23", "48", "52", "55", "90", "973", "975"]));
    table.pick("48");
    assert_eq!((table.votes(0), table.asked()), (18, Some(1)));
}

#[test]
fn p30_the_rest_can_be_left_to_a_rule_or_to_a_lot() {
    for (action, draws, count) in
        [(Action::Fewest, vec![], 1), (Action::Most, vec![], 4), (Action::ByLot, vec![1, 0], 2)]
    {
        let mut table = table(&[]);
        table.draw(green(4));
        let before = table.vacant().len();
        table.act(action.clone(), &draws);
        assert_eq!((table.votes(0), before - table.vacant().len()), (18, count), "{action:?}");
    }
}

#[test]
fn p31_a_credit_that_no_set_makes_is_rounded_up() {
    let mut table = table(&[]).fill(&[0, 1], &["03", "07"]);
    let told = table.draw(green(2));
    assert!(told.contains(&Event::Rounded { from: 200_000, to: 300_000 }));
    assert_eq!(table.offered(), codes(&["03", "07"]));
    // A pick after which the rest could not be made is refused.
    let mut table = Table::new(2).held(0, &["26", "62"]).fill(&[0, 1], &["03", "02", "08", "18"]);
    table.draw(green(4));
    assert_eq!(table.offered(), codes(&["02", "08", "18"]));
    assert_eq!(table.refused(table.picking("03")), "P31");
}

#[test]
fn p32_a_cost_is_given_back_in_own_territories_that_make_it() {
    let mut table = table(&["03", "05", "18"]);
    table.draw(red(3));
    assert_eq!(table.view().sum.unwrap().from, Some(seat(0)));
    assert_eq!(table.offered(), codes(&["03", "05", "18"]));
    assert_eq!(table.refused(table.picking("26")), "P32", "too much");
    assert_eq!(table.refused(table.picking("33")), "P32", "not one's own");
    assert_eq!(table.refused(Action::Draw), "P32");
    table.pick("05");
    assert_eq!(table.offered(), codes(&["18"]));
    table.pick("18");
    assert_eq!((table.votes(0), table.holder("05"), table.holder("18")), (17, None, None));
}

#[test]
fn p33_a_cost_that_no_set_makes_is_rounded_up() {
    let mut table = table(&[]);
    let told = table.draw(red(3));
    assert!(told.contains(&Event::Rounded { from: 300_000, to: 400_000 }));
    table.pick("26");
    assert_eq!(table.votes(0), 10);
    let mut table = Table::new(2).held(0, &["26", "62", "03", "08"]);
    table.draw(red(4));
    assert_eq!((table.offered(), table.refused(table.picking("03"))), (codes(&["26"]), "P33"));
}

#[test]
fn p34_what_cannot_be_paid_is_a_debt_until_it_can() {
    let mut table = table(&["05"]).firm(&["62"]);
    let told = table.draw(red(10));
    assert!(told.contains(&Event::Owes { seat: seat(0), card: red(10), enough: false }));
    assert_eq!((debts(&table), table.votes(0), table.asked()), (vec![10], 15, Some(1)));
    table.roll("35");
    table.play(Action::Take(t("35")));
    table.roll("49");
    let told = table.play(Action::Take(t("49")));
    assert!(told.contains(&Event::Due { seat: seat(0), votes: 1_000_000 }));
    assert_eq!(table.view().step, Step::Sum(Purpose::Debt));
    assert_eq!(table.refused(Action::Roll), "P34");
    assert_eq!(table.refused(table.picking("35")), "P34");
    table.play(Action::Fewest);
    assert_eq!((debts(&table), table.votes(0)), (vec![], 11), "4 and 6 went");
}

#[test]
fn p35_a_credit_is_set_against_a_debt_first() {
    let mut table = table(&[]).firm(&["62"]).debts(&[(0, 8)]);
    let told = table.draw(green(12));
    assert!(told.contains(&Event::SetOff { seat: seat(0), votes: 800_000, left: 0 }));
    assert_eq!((table.view().sum.unwrap().target, debts(&table)), (400_000, vec![]));
}

#[test]
fn p36_cards_are_shuffled_and_go_under_their_pile() {
    let mut table = table(&[]).held(1, &["35", "53"]);
    let pile = |table: &Table| (table.view().campaign_pile.unseen, table.view().campaign_pile.seen);
    assert_eq!(pile(&table), (120, vec![]));
    table.draw(green(4));
    assert_eq!(pile(&table), (119, vec![]), "it lies open");
    table.play(Action::Fewest);
    assert_eq!(pile(&table), (119, vec![green(4).into()]));
    let challenge = duel_with(json!({}), 3, 0);
    let others = challenge.game.decks().challenge_cards() as u16 - 1;
    assert_eq!(challenge.view().challenge_pile.unseen, others);
    let mut challenge = challenge;
    challenge.play(Action::GiveUp);
    assert_eq!(challenge.view().challenge_pile.seen, [0]);
    // Once all are known, the oldest comes up again, and nothing is drawn.
    let order: Vec<u8> = (0..120).rev().collect();
    let mut table = table_of(&order);
    table.roll("26");
    table.act(Action::Draw, &[]);
    assert_eq!(table.view().campaign.unwrap().card, 119);
}

fn table_of(order: &[u8]) -> Table {
    table(&[]).edit(|form| form["campaign"] = json!({"unseen": [], "seen": order}))
}

#[test]
fn pr7_less_vacant_than_the_credit_all_of_it_is_taken_and_the_round_ends() {
    let mut table = Table::new(3).held(0, &["26", "62"]).fill(&[0, 1, 2], &["05"]);
    let told = table.draw(green(2));
    let all = Event::AllOfIt {
        purpose: Purpose::Credit,
        from: None,
        to: Some(seat(0)),
        territories: codes(&["05"]),
    };
    assert!(told.contains(&all), "{told:?}");
    assert!(told.contains(&Event::RoundOver { round: 1, limit: false }));
}

#[test]
fn pr8_unassailable_territories_count_neither_for_debts_nor_as_a_stake() {
    // 26 (4) can be lost, 59 (19) cannot: 62 (10) is out of reach.
    let board = |options| Table::with(options, 2).held(0, &["26", "59"]).held(1, &["62", "35"]).firm(&["59"]);
    let mut table = board(json!({}));
    let told = table.roll("26");
    assert!(matches!(told[1], Event::StepLost { .. }));
    let mut table = board(json!({"stake": "all"}));
    table.roll("26");
    assert_eq!(table.offered(), codes(&["62"]));
    // For debts they never count.
    let mut table = Table::with(json!({"stake": "all"}), 2).held(0, &["26", "62"]).firm(&["62"]);
    table.draw(red(5));
    assert_eq!(debts(&table), [5]);
}

#[test]
fn pr9_a_credit_smaller_than_the_debt_makes_it_smaller() {
    let mut table = table(&[]).firm(&["62"]).debts(&[(0, 8)]);
    let told = table.draw(green(3));
    assert!(told.contains(&Event::SetOff { seat: seat(0), votes: 300_000, left: 500_000 }));
    assert_eq!((debts(&table), table.votes(0), table.asked()), (vec![5], 14, Some(1)));
    assert_eq!(table.view().campaign_pile.seen, [u16::from(green(3))]);
}

#[test]
fn pr10_a_debt_is_paid_at_the_end_of_the_step_the_oldest_first() {
    let mut table = Table::new(2).debts(&[(0, 5), (0, 2)]).held(1, &["35"]);
    table.roll("26");
    // 4 would do for the younger debt, but the oldest comes first.
    table.play(Action::Take(t("26")));
    assert_eq!((debts(&table), table.asked()), (vec![5, 2], Some(1)));
    table.roll("18");
    table.play(Action::Take(t("18")));
    table.roll("3*");
    let told = table.play(Action::Take(t("36")));
    let dues: Vec<_> = told.iter().filter(|event| matches!(event, Event::Due { .. })).collect();
    assert_eq!(
        dues,
        [&Event::Due { seat: seat(0), votes: 500_000 }],
        "4 and 2 are enough, before the star's card"
    );
    assert_eq!((table.view().due, table.view().step), (1, Step::Sum(Purpose::Debt)));
}

#[test]
fn pr11_debts_and_seizures_are_rounded_or_take_all_that_can_be_lost() {
    // A debt of 3 out of 26 (4) and 62 (10) comes to 4.
    let mut table = Table::new(2).held(0, &["62"]).firm(&["62"]).debts(&[(0, 3)]);
    table.roll("26");
    let told = table.play(Action::Take(t("26")));
    assert!(matches!(told.last(), Some(Event::Rounded { from: 300_000, to: 400_000 })), "{told:?}");
    assert_eq!(table.refused(table.picking("62")), "P27");
    // 62 (10) lost by a challenger who has 7 and 4: no set makes 10, so 11.
    let seized = |options, held: &[&str], firm: &[&str]| {
        let mut table = Table::with(options, 2).held(0, held).held(1, &["62"]).firm(firm);
        table.roll("26");
        let draws = table.tests(0, 0);
        table.act(Action::Challenge(t("62")), &draws);
        let told = table.play(Action::GiveUp);
        (table, told)
    };
    let (table, told) = seized(json!({}), &["26", "29"], &[]);
    assert!(matches!(told.last(), Some(Event::Rounded { from: 1_000_000, to: 1_100_000 })), "{told:?}");
    assert_eq!(table.offered(), codes(&["26", "29"]));
    // 59 (19) and 26 (4) make neither 10 nor 11: the largest sum below is lost, and 59 alone where there is none.
    let (table, _) = seized(json!({}), &["26", "59"], &[]);
    assert_eq!(table.view().sum.map(|sum| sum.target), Some(400_000));
    let (table, _) = seized(json!({}), &["26", "59"], &["26"]);
    assert_eq!(table.view().sum.map(|sum| sum.target), Some(1_900_000), "it still costs something");
    let (table, _) = seized(json!({"rounding": "climb"}), &["26", "59"], &[]);
    assert_eq!(table.view().sum.map(|sum| sum.target), Some(1_900_000));
    // All that can be lost, where that is less.
    let (table, told) = seized(json!({"stake": "all"}), &["26", "59"], &["59"]);
    assert!(told.iter().any(|event| matches!(event, Event::AllOfIt { purpose: Purpose::Seizure, .. })));
    assert_eq!((table.holder("26"), table.holder("59")), (Some(1), Some(0)));
}

#[test]
fn pr20_a_cost_that_only_unassailable_territories_could_pay_is_a_debt() {
    let mut table = Table::new(2).held(0, &["26", "62"]).firm(&["26", "62"]);
    let up = table.up(red(2));
    let told = table.roll_then("26", &[up]);
    assert!(told.contains(&Event::Owes { seat: seat(0), card: red(2), enough: false }));
    assert_eq!((table.holder("26"), table.holder("62")), (Some(0), Some(0)));
}

/// What seat 0 is asked for when it draws a red card of 3 steps, with 62 (10) and these to lose.
fn asked_for_three(options: serde_json::Value, held: &[&str]) -> (Table, Option<u32>) {
    let mut table = Table::with(options, 2).held(0, &["26", "62"]).held(0, held).firm(&["26"]);
    table.draw(red(3));
    let target = table.view().sum.map(|sum| sum.target / 100_000);
    (table, target)
}

#[test]
fn pr32_a_red_card_that_one_step_does_not_make_stays_as_a_debt_until_it_can_be_paid_so() {
    assert_eq!(asked_for_three(json!({}), &["80"]).1, Some(4), "one step up");
    // 1 and 10 make neither 3 nor 4, though they are more than 3.
    let mut table = Table::new(2).held(0, &["26", "62", "05"]).firm(&["26"]);
    let told = table.draw(red(3));
    assert!(told.contains(&Event::Owes { seat: seat(0), card: red(3), enough: true }), "{told:?}");
    assert_eq!((debts(&table), table.votes(0), table.asked()), (vec![3], 15, Some(1)));
    table.roll("35");
    table.play(Action::Take(t("35")));
    // With 9 more it still waits; with 2 it is due.
    table.roll("38");
    table.play(Action::Take(t("38")));
    assert_eq!(debts(&table), [3]);
    table.roll("46");
    table.play(Action::Take(t("64")));
    table.roll("18");
    let told = table.play(Action::Take(t("18")));
    assert!(told.contains(&Event::Due { seat: seat(0), votes: 300_000 }), "{told:?}");
    assert_eq!(table.offered(), codes(&["05", "18"]));
}

#[test]
fn pr32_a_green_card_that_one_step_does_not_make_gives_the_largest_sum_below() {
    let drawn = |options, steps| {
        let board = Table::with(options, 2).held(0, &["26", "62"]);
        let mut table = board.fill(&[0, 1], &["05", "08", "69"]);
        let told = table.draw(green(steps));
        (table.view().sum.map(|sum| sum.target / 100_000), told)
    };
    // Vacant are 1, 2 and 12.
    assert_eq!(drawn(json!({}), 5).0, Some(3));
    assert_eq!(drawn(json!({}), 12).0, Some(12));
    assert_eq!(drawn(json!({"rounding": "climb"}), 5).0, Some(12));
    // Where nothing lies below, nothing is gained.
    let mut table = Table::new(2).held(0, &["26", "62"]).fill(&[0, 1], &["69"]);
    let told = table.draw(green(5));
    assert!(told.contains(&Event::Rounded { from: 500_000, to: 0 }), "{told:?}");
    assert_eq!((table.view().sum, table.asked()), (None, Some(1)));
}

#[test]
fn pr32_the_amount_climbs_or_falls_after_one_step_where_the_table_wants_it_so() {
    let target = |options, held: &[&str]| asked_for_three(options, held).1;
    assert_eq!(target(json!({"rounding": "climb"}), &["05"]), Some(10));
    let one_step = || json!({"rounding": "one_step"});
    assert_eq!(target(one_step(), &["05"]), Some(1), "the largest sum below");
    assert_eq!(target(one_step(), &["80"]), Some(4), "one step up");
    assert_eq!(target(one_step(), &[]), None, "nothing below: nothing is given back");
}
