//! Bots play by interest: one who looks a single action ahead beats chance, and answers as it should.

use crate::setup::*;
use bots::{Budget, Level, choose};
use politico::{Action, Card, Effect, Politico};
use rules::{Discarding, Evaluate, FastRng, Game, Rules, Seat, Settings};
use serde_json::{Value, json};

fn greedy(table: &Table, by: u8) -> Action {
    choose(&table.game, &table.state, seat(by), Level::Greedy, Budget::default(), &mut FastRng::new(1))
}

/// Plays one game in which this seat is greedy and the others play at random; who won?
fn winner(seats: u8, greedy: Seat, seed: u64) -> bool {
    let game = Politico::open(&Settings::defaults(&Politico::info()), seats).unwrap();
    let mut chance = FastRng::new(seed);
    let mut state = bots::deal(&game, &mut chance);
    while let Some(by) = game.to_act(&state).first() {
        let level = if by == greedy { Level::Greedy } else { Level::Random };
        let action = choose(&game, &state, by, level, Budget::default(), &mut chance);
        game.apply(&mut state, by, &action, &mut Discarding(&mut chance));
    }
    game.outcome(&state).unwrap().winners().any(|seat| seat == greedy)
}

#[test]
fn greedy_beats_chance() {
    let games = 60;
    let wins = (0..games).filter(|seed| winner(4, seat((seed % 4) as u8), *seed)).count();
    assert!(wins * 10 > games as usize * 6, "{wins} of {games}, where chance would win a quarter");
}

#[test]
fn a_bot_parries_lends_accepts_and_votes_by_interest() {
    let mut table = Table::new(4).hold(0, &[CompromisingPast]).hold(1, &[LibelSuit]);
    table.play(0, attack(CompromisingPast, 1));
    assert_eq!(greedy(&table, 1), Action::Parry(LibelSuit));
    let mut table = Table::new(4).govern(&[1, 2]).hold(0, &[GeneralStrike]).hold(2, &[RoundTable]);
    table.play(0, attack(GeneralStrike, 1));
    table.play(1, Action::Decline);
    assert_eq!(greedy(&table, 2), Action::Offer(RoundTable), "an ally saves the government");
    let mut table = Table::new(4).hold(0, &[PrimeMinister]);
    assert_eq!(greedy(&table, 0), form());
    table.play(0, form());
    table.play(0, Action::Invite(seat(1)));
    assert_eq!(greedy(&table, 1), Action::Accept);
    table.play(1, Action::Accept);
    table.play(0, Action::Present);
    assert_eq!([0, 1, 2, 3].map(|by| greedy(&table, by)), [Yes, Yes, No, No].map(Action::Vote));
    let mut table = Table::new(4).govern(&[1, 2]).hold(0, &[Censure]);
    table.play(0, Action::Censure);
    assert_eq!([0, 1, 2].map(|by| greedy(&table, by)), [Yes, No, No].map(Action::Vote));
}

fn worth(table: &Table, by: u8) -> f32 {
    table.game.worth(&table.state, seat(by))
}

#[test]
fn ar16_ar46_a_bot_knows_what_a_parry_brings() {
    let parried = |options: Value, tense: Value, card: Card| {
        let table = Table::with(options, 4).govern(&[1, 2]).set("tension", tense);
        let mut table = table.hold(0, &[GeneralStrike]).hold(2, &[card]);
        table.play(0, attack(GeneralStrike, 2));
        // The Prime Minister has still to answer.
        table.play(2, Action::Parry(card));
        worth(&table, 2)
    };
    let calm = parried(json!({}), json!(null), RoundTable);
    assert!(calm > parried(json!({"parry": "0"}), json!(null), RoundTable));
    assert!(calm < parried(json!({}), json!(3), RoundTable));
    let parry = json!({"parry": "0"});
    assert_eq!(parried(json!({}), json!(null), Baraka), parried(parry, json!(null), Baraka), "A54");
}

#[test]
fn a54_ar15_ar29_a_bot_knows_what_a_loan_brings() {
    let lent = |options: Value, card: Card, deputies: u16, take: bool| {
        let table = Table::with(options, 5).govern(&[1, 2]).deputies(&[100 - deputies, 50, deputies, 50, 50]);
        let mut table = table.hold(0, &[GeneralStrike]).hold(3, &[card]);
        table.play(0, attack(GeneralStrike, 2));
        table.decline();
        table.play(3, Action::Offer(card));
        if take {
            table.decline();
            table.play(2, Action::Take(seat(3)));
        }
        worth(&table, if take { 2 } else { 3 })
    };
    let paid = lent(json!({}), RoundTable, 50, false);
    assert!(paid > lent(json!({"lender": "0"}), RoundTable, 50, false));
    let [all, none] = [json!({}), json!({"lender": "0"})].map(|options| lent(options, RoundTable, 0, false));
    assert_eq!(all, none, "whoever has nothing pays nothing");
    let taken = |options, card| lent(options, card, 50, true);
    assert!(taken(json!({}), RoundTable) > taken(json!({}), Baraka), "Baraka brings no points");
    assert!(taken(json!({}), RoundTable) < taken(json!({"lender": "0"}), RoundTable));
}

#[test]
fn a41_a44_ar18_ar46_a_bot_knows_what_a_fall_moves() {
    let topples = |options: Value, tense: Value| {
        let mut table = Table::with(options, 4).govern(&[1]).set("tension", tense).hold(0, &[Army]);
        table.play(0, Action::Topple);
        worth(&table, 0)
    };
    let calm = topples(json!({}), json!(null));
    assert!(calm > topples(json!({"army_fall": "no_points"}), json!(null)));
    assert!(calm < topples(json!({}), json!(3)));
    let censured = |deputies: u16| {
        let table = Table::new(4).govern(&[1]).deputies(&[50, deputies, 100 - deputies, 50]);
        let mut table = table.hold(0, &[Censure]);
        let before = worth(&table, 0);
        table.play(0, Action::Censure);
        worth(&table, 0) - before
    };
    assert!(censured(20) > censured(0), "there are no deputies to be had");
    // A Prime Minister without deputies has as much to score as a member with thirty, and more to lose (A82).
    let mut table = Table::new(4).govern(&[2, 3]).deputies(&[70, 100, 0, 30]);
    let before = [2, 3].map(|by| worth(&table, by));
    table.pass_to_news(Effect::Confidence);
    let [pm, member] = [(before[0], 2), (before[1], 3)].map(|(before, by)| before - worth(&table, by));
    assert!(pm > member + 1.0 && member > 0.0, "{pm} and {member}");
}

#[test]
fn ar27_a_bot_that_joins_late_looks_forward_to_the_round_after() {
    let joined = |options: Value, enters: bool| {
        let mut table = Table::with(options, 4).govern(&[2]).hold(0, &[Army]);
        table.play(0, if enters { Action::Enter } else { Action::Pass });
        if enters {
            table.decline();
        }
        worth(&table, 0)
    };
    let wait = || json!({"late_members": "wait"});
    assert_eq!(joined(json!({}), false), joined(wait(), false));
    assert!(joined(json!({}), true) > joined(wait(), true));
    // It does not leave again at once for having to wait.
    let mut table = Table::with(wait(), 4).govern(&[2]).hold(0, &[Army]);
    table.play(0, Action::Enter);
    table.decline();
    assert_eq!(table.cabinet(), [2, 0]);
    let inside = worth(&table, 0);
    let outside = worth(
        &table.edit(|form| {
            form["chamber"]["government"]["members"] = json!([2]);
            form["chamber"]["government"]["late"] = json!([]);
        }),
        0,
    );
    assert!(inside > outside, "{inside} inside, {outside} outside");
}

#[test]
fn a_bot_leaves_the_law_of_the_table_to_people() {
    let mut table = Table::new(4);
    table.play(0, Action::Propose(politico::Amendment::Target(300)));
    (0..4).for_each(|_| drop(table.pass()));
    assert_eq!([0, 1].map(|by| greedy(&table, by)), [Yes, Abstain].map(Action::Vote));
}

#[test]
fn ar35_a_bot_votes_on_a_dispute_by_interest_and_never_calls_one() {
    let mut table = Table::with(json!({"disputes": "on"}), 4).govern(&[1, 2]).hold(0, &[GeneralStrike]);
    table.play(0, attack(GeneralStrike, 1));
    table.decline();
    table.decline();
    table.play(0, Action::Decline);
    assert_eq!(greedy(&table, 1), Action::Begin, "whatever it has lost");
    table.play(3, Action::Dispute);
    assert_eq!([0, 1, 2].map(|by| greedy(&table, by)), [No, Yes, Yes].map(Action::Vote));
    assert_eq!(greedy(&table, 3), Action::Vote(Yes), "it stands by its own motion");
}

#[test]
fn a_bot_that_searches_finishes_a_game() {
    let settings: Settings = serde_json::from_str(r#"{"rounds": 2}"#).unwrap();
    let game = Politico::open(&settings, 3).unwrap();
    let mut chance = FastRng::new(5);
    let mut state = game.deal(&mut Discarding(&mut chance));
    let budget = Budget { iterations: 20, picks: 2, time: None };
    while let Some(by) = game.to_act(&state).first() {
        let action = choose(&game, &state, by, Level::Strong, budget, &mut chance);
        game.check(&state, by, &action).unwrap();
        game.apply(&mut state, by, &action, &mut Discarding(&mut chance));
    }
    assert!(game.outcome(&state).is_some());
}
