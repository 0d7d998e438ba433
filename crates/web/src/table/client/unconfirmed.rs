//! A move that waits for the reader to confirm it, for those who want to be asked.

use super::TableClient;
use game_ui::{AnyBoard, ErasedAction, Preferences};
use leptos::prelude::*;
use std::sync::Arc;
use wire::DecisionId;

/// The move that waits, and the decision it was meant for.
#[derive(Copy, Clone)]
pub struct UnconfirmedMove {
    held: RwSignal<Option<(Option<DecisionId>, ErasedAction)>>,
    wanted: Signal<bool>,
    /// The drawing, which knows what is offered.
    board: StoredValue<Option<Arc<dyn AnyBoard>>>,
}

impl UnconfirmedMove {
    /// None waits yet.
    pub fn new() -> UnconfirmedMove {
        let wanted = Preferences::get().confirm_moves.into();
        UnconfirmedMove { held: RwSignal::new(None), wanted, board: StoredValue::new(None) }
    }

    /// From now on the moves of this drawing are those that may have to be confirmed.
    pub fn follow(self, board: &Arc<dyn AnyBoard>) {
        self.board.set_value(Some(board.clone()));
    }

    /// Holds a move back until it is confirmed; gives whether it does. What the table does not offer is not held back: it
    /// is only sent to learn why.
    pub(super) fn holds_back(self, client: TableClient, action: &ErasedAction) -> bool {
        let holds = untrack(|| self.wanted.get() && !client.is_lesson() && self.is_offered(action));
        if holds {
            self.held.set(Some((untrack(|| client.feed.decision()), action.clone())));
        }
        holds
    }

    fn is_offered(self, action: &ErasedAction) -> bool {
        self.board.with_value(|board| board.as_ref().is_some_and(|board| board.offers(action)))
    }

    /// The move that waits, as long as the decision is the one it was meant for.
    pub fn waiting(self, client: TableClient) -> Option<ErasedAction> {
        let (decision, action) = self.held.get()?;
        (decision == client.feed.decision()).then_some(action)
    }

    /// The same, no longer waiting.
    pub(super) fn take(self, client: TableClient) -> Option<ErasedAction> {
        let waiting = untrack(|| self.waiting(client));
        self.dismiss();
        waiting
    }

    /// The reader thought better of it.
    pub fn dismiss(self) {
        self.held.set(None);
    }
}
