//! What players and bots do in the game: an update to every viewer that may know, then `done` to its author.

use super::entries::CommitError;
use super::{Continuation, TableActor};
use crate::mailbox::ConnectionId;
use any_game::AnyTable;
use rules::{Seat, Viewer, never};
use table::InputError;
use wire::table_admin::CommandError;
use wire::{ActionError, DecisionId, Payload, ProtocolErrorCode, ToClient};

impl TableActor {
    /// A player's input.
    pub(super) async fn player_moves(
        &mut self,
        connection: ConnectionId,
        id: u32,
        input: impl FnOnce(&mut dyn AnyTable, Seat) -> Result<String, InputError>,
    ) -> Continuation {
        let Some(seat) = self.player(connection, id) else { return Continuation::Continue(()) };
        match self.commit(|table| input(table, seat)).await {
            Ok(()) => {
                // In this order: whoever hears that it is done knows what came of it.
                self.publish_entry().await;
                self.connections.send(connection, &ToClient::Done { id });
                Continuation::Continue(())
            }
            Err(CommitError::Refused(refused)) => {
                self.app.metrics.refused();
                self.connections.send(connection, &ToClient::Refused(refused.answer_to(id)));
                Continuation::Continue(())
            }
            Err(CommitError::Unwritten(error)) => {
                let message = "this could not be written down; try again";
                self.connections.send_error(connection, id, ProtocolErrorCode::Unavailable, message);
                self.reopen(error).await
            }
        }
    }

    /// Tells a player why an action could not be done. Nothing is done, so nobody else hears of it.
    pub(super) fn explain_refusal(&mut self, connection: ConnectionId, id: u32, action: &Payload) {
        let Some(seat) = self.player(connection, id) else { return };
        let Some(table) = self.game.table() else {
            never!("somebody may play at a table that has no game");
            return;
        };
        let refused = table.why(seat, action).err().map(|refused| refused.answer_to(id));
        self.connections.send(connection, &ToClient::Explained { id, refused });
    }

    /// The seat of a connection that may play now; otherwise it is told why it may not.
    fn player(&mut self, connection: ConnectionId, id: u32) -> Option<Seat> {
        let Viewer::Seat(seat) = self.connections.viewer(connection)? else {
            let message = "those who watch cannot play; take a seat first";
            self.connections.send_error(connection, id, ProtocolErrorCode::NotSeated, message);
            return None;
        };
        if !self.game.is_dealt() {
            let message = "the game begins when every seat is taken";
            self.connections.send_error(connection, id, ProtocolErrorCode::NotStarted, message);
            return None;
        }
        let barred = match () {
            () if self.is_closed() => CommandError::Closed,
            () if self.game.conceded().contains(seat) => CommandError::Conceded,
            () => return Some(seat),
        };
        self.connections.send(connection, &ToClient::Refused(ActionError::from_command(id, &barred)));
        None
    }

    /// A bot's answer. One to an earlier decision is dropped.
    pub(super) async fn bot_moves(
        &mut self,
        seat: Seat,
        decision: DecisionId,
        entries: u64,
        action: Option<Payload>,
    ) -> Continuation {
        if !self.bots.take_answer(seat, decision) {
            return Continuation::Continue(());
        }
        let Some(action) = action else {
            tracing::error!(table = self.meta.id, %seat, "a bot broke while it was thinking");
            self.bots.give_up(seat, entries);
            return Continuation::Continue(());
        };
        let Some(by) = self.seating.played_by_bot(seat, self.game.conceded()) else {
            return Continuation::Continue(());
        };
        let written = self.commit(|table| match by {
            None => table.act(seat, decision, &action),
            Some(by) => table.act_for(seat, decision, &action, by),
        });
        match written.await {
            Ok(()) => {
                self.publish_entry().await;
                Continuation::Continue(())
            }
            Err(CommitError::Refused(refused)) => {
                let unchanged = self.game.table().is_some_and(|table| table.entries() == entries);
                if unchanged {
                    tracing::error!(table = self.meta.id, %seat, code = %refused.code(), "a bot chose what it may not");
                    self.bots.give_up(seat, entries);
                }
                Continuation::Continue(())
            }
            Err(CommitError::Unwritten(error)) => self.reopen(error).await,
        }
    }

    /// A player takes back: freely while nothing was learned, and as far as their last decision where only bots play
    /// beside them.
    pub(super) async fn take_back(&mut self, connection: ConnectionId, id: u32) -> Continuation {
        let Some(viewer) = self.connections.viewer(connection) else { return Continuation::Continue(()) };
        let most = self.app.most_undos;
        let is_alone = matches!(viewer, Viewer::Seat(seat) if self.attendance().is_alone(seat));
        if is_alone && self.game.table().is_some_and(|table| !table.shown(viewer).may_undo) {
            self.replay_whole_log().await;
        }
        self.player_moves(connection, id, |table, seat| {
            if table.undos() >= most {
                return Err(InputError::TooOften);
            }
            match table.undo(seat) {
                Err(InputError::Learned | InputError::NothingToTakeBack) if is_alone => {
                    table.undo_agreed(seat)
                }
                other => other,
            }
        })
        .await
    }

    /// The seat that goes back to before its last decision without asking, if the rules let it: one beside which only
    /// bots play.
    pub(super) fn free_undo(&self) -> Option<Seat> {
        let seat = self.attendance().alone()?;
        self.game.table()?.may_undo_agreed(seat).is_ok().then_some(seat)
    }
}
