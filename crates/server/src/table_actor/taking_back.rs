//! Taking back: freely while nothing was learned, and against bots alone as far as one's last decision.

use super::{Continuation, TableActor};
use crate::loading;
use crate::mailbox::ConnectionId;
use rules::{Seat, Viewer};
use table::InputError;

impl TableActor {
    /// A player takes back: freely while nothing was learned, and as far as their last decision where only bots play
    /// beside them.
    pub(super) async fn take_back(&mut self, connection: ConnectionId, id: u32) -> Continuation {
        let Some(viewer) = self.connections.viewer(connection) else { return Continuation::Continue(()) };
        let most = self.app.most_undos;
        let alone = matches!(viewer, Viewer::Seat(seat) if self.attendance().is_alone(seat));
        if alone && self.table.as_ref().is_some_and(|table| !table.shown(viewer).may_undo) {
            self.remember_whole().await;
        }
        self.player_moves(connection, id, |table, seat| {
            if table.undos() >= most {
                return Err(InputError::TooOften);
            }
            match table.undo(seat) {
                Err(InputError::Learned | InputError::NothingToTakeBack) if alone => table.undo_agreed(seat),
                other => other,
            }
        })
        .await
    }

    /// The seat that goes back to before its last decision without asking, if the rules let it: one beside which only
    /// bots play.
    pub(super) fn goes_back_freely(&self) -> Option<Seat> {
        let seat = self.attendance().alone()?;
        self.table.as_ref()?.may_undo_agreed(seat).is_ok().then_some(seat)
    }

    /// A table opened from a snapshot knows nothing before it; going far back needs the whole log.
    pub(super) async fn remember_whole(&mut self) {
        if self.has_whole_log {
            return;
        }
        let Some(table) = &self.table else { return };
        let entries = table.entries();
        let Ok(log) = self.app.store.load_log(&self.meta.id).await else { return };
        match loading::play_again(&self.meta, None, log).await {
            Ok(opened) if opened.table.entries() == entries => {
                self.table = Some(opened.table);
                self.has_whole_log = true;
            }
            Ok(_) => {}
            Err(why) => {
                tracing::error!(table = self.meta.id, %why, "the past of this table cannot be played again")
            }
        }
    }
}
