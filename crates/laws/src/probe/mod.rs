//! The probe: a small game with one of everything, to try every layer before a real game depends on it.
//!
//! Its rules are in RULES.md beside this crate; the clauses are X1 to X10.

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
    card_breaks_ties: bool,
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
