//! The evaluation function of bots.

use crate::{Rules, Seat};

/// How a position is judged by bots.
pub trait Evaluate: Rules {
    /// How good the state is for a seat, for greedy bots and search: higher is better, any scale.
    fn worth(&self, state: &Self::State, seat: Seat) -> f32;
}
