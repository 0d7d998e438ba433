//! The end of a table: deleted with all that is kept of it.

use super::{Course, Sitting};
use crate::letters::Reply;
use crate::trouble::Trouble;

impl Sitting {
    /// Is nobody here, and nothing to come soon?
    pub(super) fn is_idle(&self) -> bool {
        self.onlookers.is_empty() && self.bots.is_quiet() && !self.rings_soon()
    }

    /// Deletes the table, unless somebody is there whom that shall not concern.
    pub(super) async fn close(&mut self, whoever_is_there: bool, reply: Reply<bool>) -> Course {
        self.onlookers.sweep();
        if !whoever_is_there && !self.is_idle() {
            let _ = reply.send(Ok(false));
            return Course::Continue(());
        }
        // Nothing may be written beside a table that is gone.
        self.adjourn().await;
        let id = &self.charter.id;
        match self.hall.store.erase(id).await {
            Ok(()) => {
                tracing::info!(table = id, "closed for good");
                let _ = reply.send(Ok(true));
                // Whoever is connected is hung up, and finds no table when they come back.
                Course::Break(())
            }
            Err(error) => {
                let _ = reply.send(Err(Trouble::from_store(id, &error)));
                Course::Continue(())
            }
        }
    }
}
