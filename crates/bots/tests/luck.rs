//! What strong bots do in games in which luck has a hand, tried on the probe game.

use bots::Budget;
use laws::Probe;
use rules::{Discarding, FastRng, Game, Rules, Seat, Settings};
use wire::Level;

fn probe() -> Probe {
    Probe::open(&Settings::defaults(&Probe::info()), 2).expect("the probe's defaults make a table")
}

/// Plays a game of the strong bot in `seat` against greedy ones; every action with its author.
fn game_of(seat: Seat, budget: Budget, seed: u64) -> (Vec<(Seat, String)>, f32) {
    let game = probe();
    let mut chance = FastRng::new(seed);
    let mut state = game.deal(&mut Discarding(&mut chance));
    let mut actions = Vec::new();
    while let Some(actor) = game.to_act(&state).first() {
        let level = if actor == seat { Level::Strong } else { Level::Greedy };
        let action = bots::choose(&game, &state, actor, level, budget, &mut chance);
        assert!(game.check(&state, actor, &action).is_ok(), "{actor:?} wants {action:?} in {state:?}");
        game.apply(&mut state, actor, &action, &mut Discarding(&mut chance));
        actions.push((actor, format!("{action:?}")));
    }
    let share = game.outcome(&state).map_or(0.0, |outcome| outcome.share(seat));
    (actions, share)
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let budget = Budget { iterations: 60, ..Budget::default() };
    for seed in 0..4 {
        assert_eq!(game_of(Seat::new(0), budget, seed), game_of(Seat::new(0), budget, seed));
    }
}

#[test]
fn a_budget_of_next_to_nothing_still_gives_a_choice() {
    for iterations in [0, 1, 2, 3] {
        let (actions, _) = game_of(Seat::new(1), Budget { iterations, ..Budget::default() }, 5);
        assert!(!actions.is_empty());
    }
    let no_time = Budget { time: Some(web_time::Duration::ZERO), ..Budget::default() };
    assert!(!game_of(Seat::new(1), no_time, 5).0.is_empty());
}

#[test]
fn thinking_beats_looking_one_action_ahead() {
    let budget = Budget { iterations: 100, ..Budget::default() };
    let games = 100;
    let share: f32 = (0..games).map(|seed| game_of(Seat::new((seed % 2) as u8), budget, seed).1).sum();
    assert!(share > 0.5 * games as f32, "strong bots got {share} of {games} games");
}
