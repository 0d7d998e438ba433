//! Deletes or expires a table in the store.

use super::{Continuation, TableActor};
use crate::api_error::ApiError;
use crate::expiry::TableEnding;
use crate::mailbox::Reply;

impl TableActor {
    /// Is nobody here, and nothing to come soon?
    pub(super) fn is_idle(&self) -> bool {
        self.connections.is_empty() && self.bots.is_quiet() && !self.is_due_soon()
    }

    /// Ends the table, unless it would only expire and somebody is there.
    pub(super) async fn end(&mut self, ending: TableEnding, reply: Reply<bool>) -> Continuation {
        self.connections.remove_closed();
        if ending == TableEnding::Expired && !self.is_idle() {
            let _ = reply.send(Ok(false));
            return Continuation::Continue(());
        }
        // Nothing may be written beside a table that is gone.
        self.game.finish_snapshot().await;
        let id = &self.meta.id;
        match ending.write(&self.app.store, id).await {
            Ok(()) => {
                tracing::info!(table = id, ?ending, "closed");
                let _ = reply.send(Ok(true));
                // Whoever is connected is hung up, and finds no table when they come back.
                Continuation::Break(())
            }
            Err(error) => {
                let _ = reply.send(Err(ApiError::from_store(id, &error)));
                Continuation::Continue(())
            }
        }
    }
}
