//! Bots play whole games, and those that look ahead play better.

use crate::setup::{Table, open};
use bots::{Budget, Level, choose};
use president::{President, Timer};
use rules::{Discarding, Evaluate, FastRng, Hidden, Rules, Seat, Timed, Viewer};
use serde_json::json;

/// Plays a game among bots of these levels; which seats won, and in which round.
fn game(options: serde_json::Value, levels: &[Level], seed: u64, budget: Budget) -> (Vec<Seat>, u8) {
    let game: President = open(options, levels.len() as u8).unwrap();
    let mut context = Discarding(FastRng::new(seed));
    let mut state = game.deal(&mut context);
    for seat in 0..levels.len() as u8 {
        game.apply_timer(&mut state, Timer::Bot(Seat::new(seat)), &mut context);
    }
    while let Some(seat) = game.to_act(&state).first() {
        let action = choose(&game, &state, seat, levels[seat.index()], budget, &mut context.0);
        game.check(&state, seat, &action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
        game.apply(&mut state, seat, &action, &mut context);
    }
    let round = game.view(&state, Viewer::Public).round;
    (game.outcome(&state).unwrap().winners().collect(), round)
}

#[test]
fn the_greedy_bot_beats_the_random_one() {
    let mut won = 0;
    for seed in 0..30 {
        let greedy = Seat::new((seed % 2) as u8);
        let mut levels = [Level::Random; 2];
        levels[greedy.index()] = Level::Greedy;
        won += usize::from(game(json!({}), &levels, seed, Budget::default()).0.contains(&greedy));
    }
    assert!(won >= 22, "{won} of 30");
}

#[test]
fn the_strong_bot_plays_both_rounds() {
    let budget = Budget { iterations: 12, picks: 2, time: None };
    let levels = [Level::Strong, Level::Greedy, Level::Greedy, Level::Random];
    let (winners, round) = game(json!({"turn_limit": 60}), &levels, 3, budget);
    assert_eq!((winners.len(), round), (1, 2));
}

#[test]
fn a_bot_that_is_elected_gives_every_ally_an_office() {
    let game: President = open(json!({"turn_limit": 3}), 6).unwrap();
    let mut context = Discarding(FastRng::new(5));
    let mut state = game.deal(&mut context);
    while let Some(seat) = game.to_act(&state).first() {
        let action = choose(&game, &state, seat, Level::Greedy, Budget::default(), &mut context.0);
        game.apply(&mut state, seat, &action, &mut context);
    }
    let view = game.view(&state, Viewer::Public);
    let head = view.elected.first().unwrap();
    for (seat, side) in view.sides.iter().enumerate() {
        let ally = *side == head && seat != head.index();
        assert_eq!(view.offices[seat].is_some(), ally, "seat {seat} of {view:?}");
    }
}

#[test]
fn pr32_a_bot_counts_a_debt_and_less_of_one_that_has_to_wait() {
    // 26 (4) and 62 (10) pay 4, but make neither 6 nor 7.
    let worth = |held: &[&str], debts: &[(u8, u8)]| {
        let table = Table::new(2).held(0, held).debts(debts);
        table.game.worth(&table.state, Seat::new(0))
    };
    let burden = |held: &[&str], steps| worth(held, &[]) - worth(held, &[(0, steps)]);
    assert_eq!(burden(&["26", "62"], 4), 4.0);
    assert!((1.0..6.0).contains(&burden(&["26", "62"], 6)), "it may never have to be paid");
}
