//! Hidden information: what each viewer may see and be told, and imagined deals (determinizations) for bots.

use crate::{Chance, Rules, Seat, Seats, Viewer};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// What is hidden from whom. A game that hides nothing shows its whole state.
pub trait Hidden: Rules {
    /// Does a seat ever know something that the others do not? Then several people at one screen look in turns, and
    /// those who watch may be shown a hand. A game with dice alone has no secrets.
    const SECRETS: bool = false;

    /// What a viewer sees.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// Whom this viewer believes the game to wait for. In a sealed window that is everyone who was asked.
    fn awaited(&self, state: &Self::State, viewer: Viewer) -> Seats {
        let _ = viewer;
        self.to_act(state)
    }

    /// Is the open window sealed? While it is, an answer is told to nobody but its author, not even that it came.
    fn sealed(&self, state: &Self::State) -> bool {
        let _ = state;
        false
    }

    /// What this viewer may see, built by naming what is shown, never by taking the state and hiding fields.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// Is what was seen in one state not to be seen again in a later one? So it is with what must be kept in mind, and
    /// with what would answer an open question: whoever looks back is shown what came after it.
    fn hidden_in_history(&self, then: &Self::State, now: &Self::State) -> bool {
        let _ = (then, now);
        false
    }

    /// The event as this viewer is told of it, if at all.
    fn seen(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Makes `state` a world that this seat could be in: everything it does not know is drawn again. The new world
    /// depends on nothing but the seat's view and the draws, so a bot that plays in it cannot cheat.
    fn redeal(&self, state: &mut Self::State, seat: Seat, chance: &mut impl Chance);
}
