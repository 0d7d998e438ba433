//! The laws: properties of a state or of a transition, one subject a file.

pub(crate) mod choices;
pub(crate) mod contract;
pub(crate) mod ends;
pub(crate) mod hostile;
mod knowledge;
pub(crate) mod open;
pub(crate) mod pick;
pub(crate) mod redeal;
pub(crate) mod replay;
pub(crate) mod round_trip;
pub(crate) mod sealed;
pub(crate) mod sentences;
pub(crate) mod settings;
pub(crate) mod windows;

use crate::trace::Input;
use rules::{FastRng, Game, MAX_SEATS, Seat, Seats, Viewer};
use speech::Speech;

/// A state that laws look at.
pub(crate) struct Position<'a, G: Game> {
    pub game: &'a G,
    pub state: &'a G::State,
    pub speech: &'a Speech,
    /// Actions that were choices in other states of this game.
    pub pool: &'a [G::Action],
    /// From which the laws draw for themselves, so that a state is checked in the same way each time.
    pub seed: u64,
}

impl<G: Game> Position<'_, G> {
    /// Draws of its own for each purpose.
    pub fn chance(&self, purpose: u64) -> FastRng {
        FastRng::new(self.seed ^ purpose.rotate_left(48))
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seats::all(self.game.seats()).iter()
    }

    pub fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        Viewer::all(self.game.seats())
    }

    pub fn choices(&self, seat: Seat) -> Vec<G::Action> {
        choices_at(self.game, self.state, seat)
    }
}

/// One input carried out.
pub(crate) struct Transition<'a, G: Game> {
    pub game: &'a G,
    pub before: &'a G::State,
    pub after: &'a G::State,
    pub input: &'a Input<G>,
    pub events: &'a [G::Event],
}

fn choices_at<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut choices = Vec::new();
    game.choices(state, seat, &mut choices);
    choices
}

/// Every seat that can be written down, also those that this table does not have.
fn conceivable_seats() -> impl Iterator<Item = Seat> {
    (0..MAX_SEATS as u8).map(Seat::new)
}
