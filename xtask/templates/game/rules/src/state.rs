//! The state, the action and the events.

use rules::Seat;
use serde::{Deserialize, Serialize};

/// Most seats.
pub(crate) const SEATS: usize = 4;

/// All there is to know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// Turns taken so far.
    pub turns: u8,
    /// The votes that each seat has taken.
    pub taken: [u8; SEATS],
}

/// What a player can do; as JSON `{"take": 2}`.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Take so many votes (XX3).
    Take(u8),
}

/// What people are told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Votes were taken.
    Taken {
        /// By whom.
        seat: Seat,
        /// How many.
        votes: u8,
        /// How many are left.
        left: u8,
    },
    /// The game is over.
    Ended {
        /// Who took the last vote.
        seat: Seat,
        /// Did they win by it (XX4), or lose (XXR1)?
        wins: bool,
    },
}
