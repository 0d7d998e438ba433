//! Those who watch, and the seats whose view they are lent.

use super::TableActor;
use crate::mailbox::ConnectionId;
use rules::{Seat, Viewer};
use wire::{ActionError, ProtocolErrorCode, Stage, ToClient};

impl TableActor {
    /// One who watches wants another viewer: a seat's while that seat allows it or once the game is over.
    pub(super) fn look(&mut self, connection: ConnectionId, id: u32, seat: Option<Seat>) {
        match self.connections.viewer(connection) {
            None => return,
            Some(Viewer::Seat(_)) => {
                let message = "those who play see with their own eye; the file of the game shows all of them at the end";
                return self.connections.send_error(connection, id, ProtocolErrorCode::Unavailable, message);
            }
            Some(Viewer::Public) => {}
        }
        let there = seat.is_none_or(|seat| seat.index() < self.seating.len());
        let shown = seat.is_none_or(|seat| self.seating.shows_hand(seat));
        if !there || !(shown || self.stage() == Stage::Over) {
            return self.connections.send(connection, &ToClient::Refused(ActionError::not_shown(id)));
        }
        self.see_with(connection, seat);
    }

    /// A player lets those who watch see their hand, or no longer. It is written down before anybody sees anything.
    pub(super) async fn show_hand(&mut self, connection: ConnectionId, id: u32, open: bool) {
        let Some(viewer) = self.connections.viewer(connection) else { return };
        let Viewer::Seat(seat) = viewer else {
            return self.connections.send_error(
                connection,
                id,
                ProtocolErrorCode::NotSeated,
                "those who watch have nothing to show",
            );
        };
        let seating = self.seating.with_hand(seat, open);
        if self.seat_as(seating).await.is_err() {
            let message = "this could not be written down; try again";
            return self.connections.send_error(connection, id, ProtocolErrorCode::Unavailable, message);
        }
        if !open && self.stage() != Stage::Over {
            for watcher in self.connections.lent_to(seat) {
                self.see_with(watcher, None);
            }
        }
        self.connections.broadcast(&ToClient::Status(self.status()));
        self.connections.send(connection, &ToClient::Done { id });
    }

    fn see_with(&mut self, connection: ConnectionId, seat: Option<Seat>) {
        let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
        self.connections.lend(connection, viewer);
        let (happened, shown) = self.since(viewer, None);
        let number = shown.as_ref().map_or(0, |shown| shown.number);
        self.connections.send_snapshot(connection, &ToClient::Look { seat, shown, happened }, number);
    }
}
