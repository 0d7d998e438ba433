//! The probe: a small game with one of everything, to try every layer before a real game depends on it.
//!
//! Its rules are in RULES.md beside this crate. Each clause stands for something that a real game may need, and is the
//! shortest example of it: hidden cards (X1), a die (X3), an action that cannot be taken back (X4), an answer in one's
//! own words (X5), ballots (X6), a sealed window with a time limit (X7), speaking out of turn (X8), a timer (X9).

mod audit;
mod check;
mod options;
mod play;
mod secrets;
mod speech;
mod state;
mod timers;

pub use state::{Action, Ballot, Card, Event, Phase, ProbeTimer, State, View};

use rules::{Seat, Seats};

/// A table of the probe game.
#[derive(Clone, Debug)]
pub struct Probe {
    seats: u8,
    rounds: u16,
    cards: u8,
    /// When the noon timer fires, in seconds of play; never if 0.
    noon: u32,
}

impl Probe {
    fn everyone(&self) -> impl Iterator<Item = Seat> + use<> {
        Seats::all(self.seats).iter()
    }

    fn is_over(&self, state: &State) -> bool {
        state.round >= self.rounds
    }

    /// Whose round it is (X2).
    fn active(&self, state: &State) -> Seat {
        Seat::new((state.round % u16::from(self.seats)) as u8)
    }
}
