//! Snapshots for viewers, in the types of the protocol.

use crate::table::Table;
use rules::{Game, Viewer};
use serde::Serialize;
use wire::{ErasedUpdate, Payload, ViewerSnapshot, ViewerUpdate};

impl<G: Game> Table<G> {
    /// What a viewer sees: the game's view, whom it waits for, and what the viewer's own seat may do.
    pub fn shown(&self, viewer: Viewer) -> ViewerSnapshot {
        let (game, state) = (self.game(), self.state());
        let mut choices = Vec::new();
        let (mut may_undo, mut may_ask_back) = (false, false);
        if let Viewer::Seat(seat) = viewer
            && self.check_not_ended().is_ok()
        {
            game.choices(state, seat, &mut choices);
            may_undo = self.may_undo(seat);
            may_ask_back = self.may_undo_agreed(seat).is_ok();
        }
        ViewerSnapshot {
            number: self.number(viewer),
            decision: self.decision(),
            view: Payload::new(game.view(state, viewer)),
            awaited: self.awaited(viewer),
            choices: Payload::new(choices),
            may_undo,
            may_ask_back,
            outcome: self.outcome(),
        }
    }
}

/// An update with the type of its events forgotten.
pub fn erased<E: Serialize + Send + Sync + 'static>(update: ViewerUpdate<Vec<E>>) -> ErasedUpdate {
    let ViewerUpdate { number, taken_back, by, conceded, closed, events } = update;
    ErasedUpdate { number, taken_back, by, conceded, closed, events: Payload::new(events) }
}
