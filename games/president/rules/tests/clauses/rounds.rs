//! How the rounds end, clause by clause.

use crate::setup::{Table, codes, day, eve, green, open, run_off, seat, t};
use president::{Action, Ending, Event, Step, Territory};
use rules::{Discarding, FastRng, Hidden, Rules, Seat, Seats};
use serde_json::{Value, json};

fn elected(told: &[Event]) -> Option<(Vec<Seat>, Ending)> {
    told.iter().find_map(|event| match event {
        Event::Elected { seats, ending, .. } => Some((seats.clone(), *ending)),
        _ => None,
    })
}

#[test]
fn p50_twenty_million_votes_are_announced() {
    let mut table = Table::new(3).share(&[195, 10, 10], &["26", "62"]);
    table.roll("26");
    let told = table.play(Action::Take(t("62")));
    assert_eq!(told[1], Event::Announced { seat: seat(0), votes: 20_500_000 });
    let mut table = Table::new(3).share(&[195, 10, 10], &["26", "62"]);
    table.roll("26");
    assert_eq!(table.play(Action::Take(t("26"))).len(), 1, "19 900 000 are not enough");
    // Nor is it said again and again.
    let mut table = Table::new(3).share(&[201, 10, 10], &["26", "62"]);
    table.roll("26");
    assert_eq!(table.play(Action::Take(t("62"))).len(), 1);
}

#[test]
fn p51_an_absolute_majority_is_elected_at_once() {
    let mut table = Table::new(3).share(&[240, 10, 10], &["26", "62", "36"]);
    table.roll("26");
    let told = table.play(Action::Take(t("62")));
    assert_eq!(elected(&told), Some((vec![seat(0)], Ending::Majority)));
    assert_eq!((table.asked(), table.view().step), (None, Step::Over));
    assert_eq!(table.outcome().unwrap().winners().collect::<Vec<_>>(), [seat(0)]);
    assert_eq!(table.game.check(&table.state, seat(1), &Action::Roll).unwrap_err().clause.0, "P57");
    // In the middle of a card, and before the second star's; the rest of a set is not picked either.
    for (pick, picked) in [(None, &["36"][..]), (Some(Action::Most), &["04", "05"])] {
        let mut table = Table::new(3).share(&[240, 10, 10], &["26", "05", "36", "08"]);
        table.roll("**");
        let up = table.up(green(4));
        table.act(Action::Take(t("26")), &[up]);
        assert_eq!(table.votes(0), 244);
        let pick = pick.unwrap_or_else(|| table.picking(picked[0]));
        let told = table.play(pick);
        assert!(
            matches!(&told[0], Event::Picked { territories, .. } if *territories == codes(picked)),
            "{told:?}"
        );
        assert_eq!(elected(&told), Some((vec![seat(0)], Ending::Majority)));
        assert_eq!((table.votes(0), table.view().sum), (246, None));
        assert_eq!(table.view().campaign_pile.seen, [u16::from(green(4))]);
    }
}

#[test]
fn p52_round_one_ends_when_all_99_are_held() {
    let (table, told) = day(json!({}), &[160, 164, 162]);
    assert!(told.contains(&Event::RoundOver { round: 1, limit: false }));
    assert_eq!(table.view().round, 2);
    let table = eve(json!({}), &[160, 164, 162]);
    assert_eq!((table.view().round, table.vacant()), (1, codes(&["26"])));
}

#[test]
fn p53_two_players_the_count_decides() {
    let (table, told) = day(json!({}), &[241, 245]);
    // 245 against 245: more territories, or both.
    let held = |one: u8| table.view().holders.iter().filter(|holder| **holder == Some(seat(one))).count();
    assert_ne!(held(0), held(1));
    let winner = seat(u8::from(held(1) > held(0)));
    assert_eq!(elected(&told), Some((vec![winner], Ending::Count)));
    let mut table = Table::with(json!({"turn_limit": 1}), 2).held(1, &["59"]);
    table.roll("26");
    let told = table.play(Action::Take(t("62")));
    assert_eq!(elected(&told), Some((vec![seat(1)], Ending::Count)));
    assert_eq!(table.outcome().unwrap().places(), [2, 1]);
}

#[test]
fn p54_the_first_two_meet_and_the_others_leave_the_board() {
    let table = run_off(json!({}));
    assert_eq!(table.view().ranking, [seat(0), seat(1), seat(2)]);
    assert_eq!((table.votes(0), table.votes(1), table.votes(2)), (204, 150, 0));
    assert_eq!(table.view().vacant, 13_600_000);
}

#[test]
fn p55_camps_by_rank() {
    // The votes make seat n the n-th; the head for whom each plays.
    for (votes, heads) in [
        (&[200, 150, 136][..], &[0, 1, 1][..]),
        (&[150, 130, 120, 86], &[0, 1, 1, 0]),
        (&[150, 120, 100, 70, 46], &[0, 1, 1, 1, 0]),
        (&[140, 110, 90, 70, 46, 30], &[0, 1, 1, 1, 0, 0]),
    ] {
        let (table, told) = day(json!({}), votes);
        let sides: Vec<u8> = table.view().sides.iter().map(|seat| u8::from(*seat)).collect();
        assert_eq!(sides, heads);
        assert!(told.iter().any(|event| matches!(event, Event::RunOff { .. })));
    }
}

#[test]
fn p60_votes_are_values_held_and_nothing_is_lost() {
    for (seed, seats) in (0..20).zip((2..=6u8).cycle()) {
        let game = open(json!({"turn_limit": 300}), seats).unwrap();
        let mut context = Discarding(FastRng::new(seed));
        let mut state = game.deal(&mut context);
        let mut scratch = Vec::new();
        while let Some(actor) = game.to_act(&state).first() {
            let action = game.pick(&state, actor, &mut context.0, &mut scratch);
            game.apply(&mut state, actor, &action, &mut context);
            let view = game.view(&state, rules::Viewer::Public);
            let mut held = vec![0; usize::from(seats)];
            for one in Territory::all() {
                if let Some(holder) = view.holders[one.index()] {
                    held[holder.index()] += game.atlas().votes(one);
                }
            }
            assert_eq!(held, view.votes);
            assert_eq!(held.iter().sum::<u32>() + view.vacant, 49_000_000);
            let cards =
                usize::from(view.campaign_pile.unseen) + view.campaign_pile.seen.len() + view.debts.len();
            assert_eq!(cards + usize::from(view.campaign.is_some()), 120);
        }
    }
}

#[test]
fn pr15_a_final_tie_goes_to_more_territories_or_is_shared() {
    let tie = |options: Value, one: &[&str], other: &[&str]| {
        let mut options = options;
        options["turn_limit"] = json!(1);
        let mut table = Table::with(options, 2).held(0, one).held(1, other);
        table.roll("17");
        table.play(Action::Take(t("17")));
        table
    };
    // 5 + 14 against 19, with two territories against one.
    let more = tie(json!({}), &["75"], &["59"]);
    assert_eq!(more.view().elected, Seats::only(seat(0)));
    let shared = tie(json!({"tie": "shared"}), &["75"], &["59"]);
    assert_eq!((shared.view().elected.len(), shared.outcome().unwrap().places()), (2, &[1, 1][..]));
    // 5 + 14 against 14 + 5: level in both.
    let both = tie(json!({}), &["75"], &["13", "26"]);
    assert_eq!((both.view().elected.len(), both.outcome().unwrap().places()), (2, &[1, 1][..]));
}

#[test]
fn pr26_debts_are_deducted_only_where_the_table_wants_it() {
    let ranking = |options: Value| {
        let mut options = options;
        options["turn_limit"] = json!(1);
        let mut table = Table::with(options, 2).held(1, &["75"]).firm(&["75"]).debts(&[(1, 10)]);
        table.roll("38");
        table.play(Action::Take(t("38")));
        table.outcome().unwrap().places().to_vec()
    };
    assert_eq!(ranking(json!({})), [2, 1], "9 against 14");
    assert_eq!(ranking(json!({"debts_count": "yes"})), [1, 2], "9 against 14 less 10");
}

#[test]
fn pr14_ranks_that_are_level_go_by_territories_and_then_by_lot() {
    let ranked = |one: &[&str], other: &[&str], draws: &[u32]| {
        let mut table = Table::with(json!({"turn_limit": 1}), 3).held(1, one).held(2, other);
        assert_eq!(table.votes(1), table.votes(2));
        table.roll("17");
        let told = table.act(Action::Take(t("17")), draws);
        let lots = told.into_iter().find(|event| matches!(event, Event::Lots { .. }));
        (table.view().ranking, lots)
    };
    let more = ranked(&["59", "26"], &["62", "38", "08", "18"], &[]);
    assert_eq!(more, (vec![seat(2), seat(1), seat(0)], None));
    for (draw, order) in [(0, [2, 1]), (1, [1, 2])] {
        let (ranking, lots) = ranked(&["59", "26"], &["33", "44"], &[draw]);
        assert_eq!(ranking, [order[0], order[1], 0].map(seat));
        assert_eq!(lots, Some(Event::Lots { seats: order.map(seat).to_vec() }));
    }
}

#[test]
fn pr16_a_majority_ends_round_two_only_where_the_table_wants_it() {
    let board = |options, cards: usize| {
        let mut table = run_off(options);
        let mut vacant = table.vacant();
        vacant.sort_by_key(|one| table.steps(*one));
        let (kept, taken) = (vacant[0].to_string(), vacant[vacant.len() - 1]);
        table = table.share(&[240], &[&kept, &taken.to_string()]);
        table.roll("**");
        let draws: Vec<u32> = vec![table.up(green(12)); cards];
        let told = table.act(Action::Take(taken), &draws);
        assert!(table.votes(0) >= 246);
        elected(&told)
    };
    assert_eq!(board(json!({}), 1), None, "the cards of the stars follow");
    let yes = json!({"majority_ends_round_two": "yes"});
    assert_eq!(board(yes, 0), Some((vec![seat(0)], Ending::Majority)));
}

#[test]
fn pr22_a_limit_of_turns_ends_a_round_on_the_votes_as_they_are() {
    let mut table = Table::with(json!({"turn_limit": 3}), 3);
    assert_eq!(table.view().turn_limit, Some(3));
    for (shown, code) in [("17", "17"), ("26", "62")] {
        table.roll(shown);
        table.play(Action::Take(t(code)));
    }
    table.roll("35");
    let told = table.play(Action::Take(t("35")));
    assert!(told.contains(&Event::RoundOver { round: 1, limit: true }));
    assert_eq!(table.view().ranking, [1, 2, 0].map(seat));
    assert_eq!((table.view().round, table.view().turns), (2, 0), "round two counts anew");
    assert_eq!(Table::with(json!({"turn_limit": 0}), 3).view().turn_limit, None);
    assert_eq!(Table::new(3).view().turn_limit, Some(2000));
}

#[test]
fn pr29_the_order_of_checks() {
    // The last territory gives a majority: that comes first.
    let (_, told) = day(json!({}), &[243, 243]);
    assert_eq!(elected(&told), Some((vec![seat(0)], Ending::Majority)));
    // The end of the round comes before a debt that could be paid.
    let mut table = Table::new(3).share(&[160, 164, 162], &["26"]).debts(&[(0, 4)]);
    table.roll("26");
    let told = table.play(Action::Take(t("26")));
    assert!(!told.iter().any(|event| matches!(event, Event::Due { .. })), "{told:?}");
    assert_eq!(table.view().round, 2);
    // A new red card that can be paid is paid, older debts or not.
    let mut table = Table::new(2).held(0, &["26", "62"]).firm(&["62"]).debts(&[(0, 10)]);
    table.draw(crate::setup::red(4));
    assert!(
        table.view().campaign_pile.seen == [u16::from(crate::setup::red(4))] && table.holder("26").is_none()
    );
    // Debts come before the cards of the stars (PR10).
    let mut table = Table::new(2).held(0, &["80"]).debts(&[(0, 5)]);
    table.roll("3*");
    table.play(Action::Take(t("63")));
    assert_eq!((table.view().step, table.view().due), (Step::Sum(president::Purpose::Debt), 1));
}
