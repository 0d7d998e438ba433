//! The view, which is the same for every viewer: nothing is hidden in this game.

use crate::{Event, GameName, State};
use rules::{Chance, Hidden, Rules, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// The table as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose turn it is; nobody's when the game is over.
    pub turn: Option<Seat>,
    /// How many votes are left.
    pub left: u8,
    /// The votes that each seat has taken.
    pub taken: Vec<u8>,
}

impl Hidden for GameName {
    type View = View;

    fn view(&self, state: &State, _: Viewer) -> View {
        let taken = state.taken[..usize::from(self.seats())].to_vec();
        View { turn: self.turn(state), left: self.left(state), taken }
    }

    /// Every viewer is told every event.
    fn seen(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    /// Nothing is hidden, so the world is what everybody sees.
    fn redeal(&self, _: &mut State, _: Seat, _: &mut impl Chance) {}
}
