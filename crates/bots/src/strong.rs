//! Plays games out in its head and keeps the choice that won most.

use crate::Budget;
use rules::{Chance, Game, Seat, Silent};
use web_time::Instant;

/// The clock is read once in so many games: reading it costs more than many an action.
const GAMES_BETWEEN_LOOKS_AT_THE_CLOCK: u32 = 32;

struct Arm {
    tries: u32,
    won: f32,
}

/// Spends the budget on the choices that do well so far (the upper confidence bound), each try in a newly redealt world.
pub(crate) fn choose<G: Game>(
    game: &G,
    world: &G::State,
    seat: Seat,
    budget: Budget,
    chance: &mut impl Chance,
) -> G::Action {
    let mut choices = Vec::new();
    game.choices(world, seat, &mut choices);
    if choices.len() == 1 {
        return choices.swap_remove(0);
    }
    let until = budget.time.map(|time| Instant::now() + time);
    let mut arms: Vec<Arm> = choices.iter().map(|_| Arm { tries: 0, won: 0.0 }).collect();
    let mut playout = world.clone();
    let mut scratch = Vec::new();
    for iteration in 0..budget.iterations {
        let timed = iteration % GAMES_BETWEEN_LOOKS_AT_THE_CLOCK == 0;
        if timed && until.is_some_and(|until| Instant::now() >= until) {
            break;
        }
        let index = most_promising(&arms, iteration);
        playout.clone_from(world);
        game.redeal(&mut playout, seat, chance);
        game.apply(&mut playout, seat, &choices[index], &mut Silent(&mut *chance));
        crate::play_out(game, &mut playout, chance, &mut scratch);
        arms[index].tries += 1;
        arms[index].won += game.outcome(&playout).map_or(0.5, |outcome| outcome.share(seat));
    }
    let best = (0..arms.len()).max_by_key(|index| arms[*index].tries).unwrap_or(0);
    choices.swap_remove(best)
}

fn most_promising(arms: &[Arm], iteration: u32) -> usize {
    let explore = 2.0 * ((iteration + 1) as f32).ln();
    let bound = |arm: &Arm| match arm.tries {
        0 => f32::INFINITY,
        tries => arm.won / tries as f32 + 0.5 * (explore / tries as f32).sqrt(),
    };
    let mut best = (0, f32::NEG_INFINITY);
    for (index, arm) in arms.iter().enumerate() {
        let bound = bound(arm);
        if bound > best.1 {
            best = (index, bound);
        }
    }
    best.0
}
