//! Bots that play any game: they know it only through the contract.
//!
//! A bot is given the true state and the first thing it does is to forget: it thinks in a world redealt from what its
//! seat may know, so that it cannot cheat even by mistake.

mod greedy;
mod mcts;
mod rollout_policy;
mod tree;

pub use mcts::Mcts;

use rules::{Chance, Discarding, Game, Seat, Seats};
use serde::{Deserialize, Serialize};
use std::str::FromStr;
use web_time::Duration;

/// How well a bot plays.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Any choice, all equally likely.
    Random,
    /// The choice after which things look best.
    #[default]
    Greedy,
    /// The choice that does best in a tree of games played out in its head.
    Strong,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 3] = [Level::Random, Level::Greedy, Level::Strong];

    /// As it is said in messages, in commands and in the ids of sentences.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Strong => "strong",
        }
    }
}

/// No bot plays like that.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("say random, greedy or strong")]
pub struct UnknownLevel;

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(id: &str) -> Result<Level, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.id() == id).ok_or(UnknownLevel)
    }
}

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
    for bell in game.pending_occupancy(&state, Seats::all(game.seats())) {
        game.apply_timer(&mut state, bell, &mut Discarding(&mut *chance));
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

#[cfg(test)]
mod tests {
    use super::*;
    use serde::de::IntoDeserializer;
    use serde::de::value::Error;

    #[test]
    fn a_level_is_called_the_same_in_messages_and_in_commands() {
        for level in Level::ALL {
            let read: Result<Level, Error> = Level::deserialize(level.id().into_deserializer());
            assert_eq!((read, level.id().parse()), (Ok(level), Ok(level)));
        }
        assert_eq!("Strong".parse::<Level>(), Err(UnknownLevel));
    }
}
