//! How strangers find a table that is open, and its end: deleted with all that is kept of it.

use super::{Course, Sitting};
use crate::letters::Reply;
use crate::trouble::Trouble;
use std::time::Instant;
use wire::Stage;

impl Sitting {
    /// Tells the lobby how a public table is while players gather, and once that it is no longer for strangers.
    pub(super) fn post(&self) {
        if self.gathering.public && self.table.is_none() {
            self.hall.lobby().post(&self.about(), Instant::now());
        } else if self.announced.1 == Stage::Gathering {
            self.take_down();
        }
    }

    /// The lobby forgets a table that is no longer open.
    pub(super) fn take_down(&self) {
        self.hall.lobby().remove(&self.charter.id);
    }

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
