//! Connections come, catch up on what they missed, and watch with a viewer that a seat lends them.

use super::TableActor;
use crate::api_error::ApiError;
use crate::connections::{Outbox, snapshot_for};
use crate::mailbox::{ConnectionId, Joined, PublicTable};
use rules::{Seat, Viewer};
use std::net::IpAddr;
use std::sync::Arc;
use wire::{ActionError, ErasedUpdate, ProtocolErrorCode, Stage, ToClient, ViewerSnapshot};

impl TableActor {
    /// Lets a connection in: a player by the secret of a seat, or one who watches.
    pub(super) fn join(
        &mut self,
        (connection, address): (ConnectionId, IpAddr),
        secret: Option<String>,
        have: Option<u64>,
        outbox: Outbox,
    ) -> Result<Joined, ApiError> {
        let viewer = match secret {
            Some(secret) => Viewer::Seat(self.seating.opens(&secret).ok_or(ApiError::WrongSecret)?),
            None => Viewer::Public,
        };
        // Players always find room at their own table.
        if viewer == Viewer::Public && self.connections.is_crowded() {
            return Err(ApiError::Crowded);
        }
        let lent_viewer = self.connections.add((connection, address), viewer, outbox);
        if let Viewer::Seat(seat) = viewer {
            self.player_connected(seat, address);
        }
        let (updates, shown, number) = self.since(viewer, have);
        let about = Box::new(self.info());
        let welcome = ToClient::Welcome { protocol: wire::PROTOCOL, viewer, about, shown, updates };
        self.connections.send_snapshot(connection, &welcome, number);
        self.send_talk(connection, viewer);
        self.send_timers(connection, viewer);
        tracing::debug!(table = self.meta.id, ?viewer, "joined");
        Ok(Joined { viewer: lent_viewer, meta: Arc::clone(&self.meta) })
    }

    /// The table as those who watch see it.
    pub(super) fn public_table(&self) -> PublicTable {
        let shown = self.game.table().map(|table| snapshot_for(table, Viewer::Public, self.free_undo()));
        PublicTable { about: self.info(), shown }
    }

    /// Sends a connection what it has missed.
    pub(super) fn resync(&mut self, connection: ConnectionId, have: u64) {
        let Some(viewer) = self.connections.lent_viewer(connection) else { return };
        let (updates, shown, number) = self.since(viewer, Some(have));
        self.connections.send_snapshot(connection, &ToClient::CaughtUp { updates, shown }, number);
    }

    /// What this viewer has missed, or the latest things if too much happened; how things stand; and its number.
    fn since(&self, viewer: Viewer, have: Option<u64>) -> (Vec<ErasedUpdate>, Option<ViewerSnapshot>, u64) {
        let Some(table) = self.game.table() else { return (Vec::new(), None, 0) };
        let missed = have.and_then(|have| table.since(viewer, have));
        let shown = snapshot_for(table, viewer, self.free_undo());
        let number = shown.number;
        (missed.unwrap_or_else(|| table.recent(viewer)), Some(shown), number)
    }

    /// One who watches wants another viewer: a seat's while that seat allows it or once the game is over.
    pub(super) fn watch_as(&mut self, connection: ConnectionId, id: u32, seat: Option<Seat>) {
        match self.connections.viewer(connection) {
            None => return,
            Some(Viewer::Seat(_)) => {
                let message = "those who play keep the view of their own seat; the file of the game shows every seat at the end";
                return self.connections.send_error(connection, id, ProtocolErrorCode::Unavailable, message);
            }
            Some(Viewer::Public) => {}
        }
        let is_there = seat.is_none_or(|seat| seat.index() < self.seating.len());
        let is_shown = seat.is_none_or(|seat| self.seating.shows_hand(seat));
        if !is_there || !(is_shown || self.stage() == Stage::Over) {
            let refused = ToClient::Refused(ActionError::not_shown(id));
            return self.connections.send(connection, &refused);
        }
        self.lend_view(connection, seat);
    }

    /// A player lets those who watch see their hand, or no longer. It is written down before anybody sees anything.
    pub(super) async fn show_hand(&mut self, connection: ConnectionId, id: u32, open: bool) {
        let Some(viewer) = self.connections.viewer(connection) else { return };
        let Viewer::Seat(seat) = viewer else {
            let message = "those who watch have nothing to show";
            return self.connections.send_error(connection, id, ProtocolErrorCode::NotSeated, message);
        };
        if self.store_seating(self.seating.with_hand(seat, open)).await.is_err() {
            let message = "this could not be written down; try again";
            return self.connections.send_error(connection, id, ProtocolErrorCode::Unavailable, message);
        }
        if !open && self.stage() != Stage::Over {
            for watcher in self.connections.lent_to(seat) {
                self.lend_view(watcher, None);
            }
        }
        self.broadcast_status();
        self.connections.send(connection, &ToClient::Done { id });
    }

    /// Gives one who watches the viewer of a seat, or the public one, and shows what it sees.
    fn lend_view(&mut self, connection: ConnectionId, seat: Option<Seat>) {
        let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
        self.connections.lend(connection, viewer);
        let (updates, shown, number) = self.since(viewer, None);
        self.connections.send_snapshot(connection, &ToClient::WatchingAs { seat, shown, updates }, number);
    }
}
