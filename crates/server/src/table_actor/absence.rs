//! Those who are not here: since when, and who plays for them.

use super::TableActor;
use crate::api_error::ApiError;
use crate::attendance::Attendance;
use crate::connections::HangUp;
use crate::mailbox::ConnectionId;
use crate::seating::Seating;
use rules::{Seat, Viewer};
use wire::{Stage, ToClient};

impl TableActor {
    /// Notes who is here and who is not.
    pub(super) fn notice_absence(&mut self) {
        let (present, now) = (self.connections.present(), self.app.time.now());
        self.absences.note(self.seating.people(), present, now);
    }

    /// Who plays and who has a say now.
    pub(super) fn attendance(&self) -> Attendance<'_> {
        Attendance {
            seating: &self.seating,
            absences: &self.absences,
            stage: self.stage(),
            conceded: self.game.conceded(),
            grace_ms: self.app.grace.as_millis() as u64,
            now: self.app.time.now(),
        }
    }

    /// A table that waits for a host who is gone would strand the others: the first of them who is here becomes the host.
    pub(super) async fn pass_on_host(&mut self) {
        let Some(next) = self.attendance().next_host(self.connections.present()) else { return };
        self.seating.pass_host_to(next);
        self.write_seating().await;
        self.connections.broadcast(&ToClient::Status(self.status()));
    }

    /// A player who was away has come: the seat is theirs again.
    pub(super) async fn comes_back(&mut self, connection: ConnectionId) {
        let Some(Viewer::Seat(seat)) = self.connections.viewer(connection) else { return };
        self.absences.is_back(seat);
        if let Some(seating) = self.seating.returned(seat) {
            self.seating = seating;
            self.write_seating().await;
            self.update_clocks().await;
            self.connections.broadcast(&ToClient::Status(self.status()));
        }
        self.drop_moot_vote();
        self.ask_returned();
    }

    /// Where somebody who comes by the link can sit: in an open seat before the game, in a vacant one while it is on.
    pub(super) fn newcomer(&self, name: &str) -> Result<(Seating, Seat, String), ApiError> {
        match self.game.table() {
            _ if self.is_closed() => Err(ApiError::Full),
            None => self.seating.joined(name),
            Some(table) if self.stage() == Stage::Playing => self.seating.substituted(name, table.entries()),
            Some(_) => Err(ApiError::Full),
        }
    }

    /// Somebody new has this seat. Whoever had it before may watch.
    pub(super) async fn succeeds(&mut self, seat: Seat) {
        self.connections.hang_up(HangUp::Seat(seat));
        if self.game.is_dealt() {
            self.absences.begins(seat, self.app.time.now());
            self.update_clocks().await;
            self.drop_moot_vote();
            self.connections.broadcast(&ToClient::Status(self.status()));
        }
    }

    /// Writes down who sits where; what is not written now is written with the next change.
    pub(super) async fn write_seating(&mut self) {
        let written = self
            .app
            .store
            .update_seating(&self.meta.id, self.seating.as_json(), self.game.stored_stage())
            .await;
        if let Err(error) = written {
            tracing::error!(table = self.meta.id, %error, "the seating was not written down");
        }
    }
}
