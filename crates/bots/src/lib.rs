//! Bots that play any game: they know it only through the contract.
//!
//! A bot is given the true state and the first thing it does is to forget: it thinks in a world redealt from what its
//! seat may know, so that it cannot cheat even by mistake.

mod greedy;
mod mcts;
mod rollout_policy;
mod tree;

pub use mcts::Mcts;
pub use wire::Level;

use rules::{Chance, Discarding, Game, Seat, Seats};
use serde::{Deserialize, Serialize};
use web_time::Duration;

/// How long a strong bot may think: until either runs out.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Budget {
    /// Games played out in its head.
    pub iterations: u32,
    /// How many choices it compares at each step of such a game: one is pure chance, more is slower and wiser.
    pub picks: u32,
    /// Time, where a person waits.
    pub time: Option<Duration>,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget { iterations: 1_000, picks: 16, time: None }
    }
}

/// What a bot of this level does in a seat that may act.
pub fn choose<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    level: Level,
    budget: Budget,
    chance: &mut impl Chance,
) -> G::Action {
    let mut world = state.clone();
    game.redeal(&mut world, seat, chance);
    match level {
        Level::Random => game.pick(&world, seat, chance, &mut Vec::new()),
        Level::Greedy => greedy::choose(game, &world, seat, chance),
        Level::Strong => Mcts::new().search(game, &world, seat, budget, chance),
    }
}

/// Deals a game in which every seat is a bot's, and the rules know it.
pub fn deal<G: Game>(game: &G, chance: &mut impl Chance) -> G::State {
    let mut state = game.deal(&mut Discarding(&mut *chance));
    for timer in game.pending_occupancy(&state, Seats::all(game.seats())) {
        game.apply_timer(&mut state, timer, &mut Discarding(&mut *chance));
    }
    state
}

/// Plays on at random until the game is over; gives the number of actions. Where several are awaited they answer in
/// order of seats, which changes nothing: their answers are simultaneous.
#[inline]
pub fn play_out<G: Game>(
    game: &G,
    state: &mut G::State,
    chance: &mut impl Chance,
    scratch: &mut Vec<G::Action>,
) -> u32 {
    let mut actions = 0;
    while let Some(seat) = game.to_act(state).first() {
        let action = game.pick(state, seat, chance, scratch);
        game.apply(state, seat, &action, &mut Discarding(&mut *chance));
        actions += 1;
    }
    actions
}
