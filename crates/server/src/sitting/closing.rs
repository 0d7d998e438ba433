//! The end of a table: deleted with all that is kept of it, or expired.

use super::{Course, Sitting};
use crate::expiry::Ending;
use crate::letters::Reply;
use crate::trouble::Trouble;

impl Sitting {
    /// Is nobody here, and nothing to come soon?
    pub(super) fn is_idle(&self) -> bool {
        self.onlookers.is_empty() && self.bots.is_quiet() && !self.rings_soon()
    }

    /// Ends the table, unless it would only expire and somebody is there.
    pub(super) async fn close(&mut self, ending: Ending, reply: Reply<bool>) -> Course {
        self.onlookers.sweep();
        if ending == Ending::Expired && !self.is_idle() {
            let _ = reply.send(Ok(false));
            return Course::Continue(());
        }
        // Nothing may be written beside a table that is gone.
        self.adjourn().await;
        let id = &self.charter.id;
        match ending.write(&self.hall.store, id).await {
            Ok(()) => {
                tracing::info!(table = id, ?ending, "closed");
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
