//! Changes of the seating: each is written down before anybody hears of it.

use super::TableActor;
use super::commands::ExecutionError;
use crate::admission::check_from_elsewhere;
use crate::api_error::ApiError;
use crate::connections::HangUp;
use crate::ids;
use crate::mailbox::ConnectionId;
use crate::seating::Seating;
use rules::{Seat, Viewer};
use std::net::IpAddr;
use std::time::Instant;
use wire::Stage;
use wire::http::{Seated, TakeSeat};

impl TableActor {
    /// What those from this address are known by, here and at the rematches.
    fn household(&self, address: IpAddr) -> String {
        self.seating.household_at(address, &self.meta.id)
    }

    /// Where the connections of this seat come from.
    pub(super) fn households_of(&self, seat: Seat) -> Vec<String> {
        self.connections.addresses(seat).into_iter().map(|from| self.household(from)).collect()
    }

    /// Do strangers gather here?
    fn is_among_strangers(&self) -> bool {
        self.seating.is_public() && !self.game.is_dealt()
    }

    /// Gives away an open seat, by the table's link or from the lobby.
    pub(super) async fn take_seat(&mut self, request: TakeSeat, address: IpAddr) -> Result<Seated, ApiError> {
        let TakeSeat { name, added, former, word } = request;
        let household = self.household(address);
        if self.is_closed() {
            return Err(ApiError::Full);
        }
        if self.seating.has_sent_away(former.as_deref(), &household) {
            return Err(ApiError::SentAway);
        }
        self.admission.check_word(&self.seating, word.as_deref(), &household, Instant::now())?;
        self.free_unattended().await?;
        if self.is_among_strangers() {
            self.admission.check_fair_share(&self.seating, &household)?;
        }
        let (mut seating, seat, secret) = self.seating_with(&name)?;
        if self.game.is_dealt() {
            check_from_elsewhere(&self.seating, seat, &household, |seat| self.households_of(seat))?;
        }
        seating.add(seat, added)?;
        seating.set_household(seat, household);
        self.store_seating(seating).await.map_err(|_| ApiError::Unavailable)?;
        if self.is_among_strangers() {
            self.admission.expect(ids::hash(&secret), Instant::now());
        }
        tracing::debug!(table = self.meta.id, %seat, "taken");
        self.seat_changed_hands(seat).await;
        Ok(Seated { table: self.meta.id.clone(), seat, secret })
    }

    /// The seating with somebody who comes by the link: in an open seat before the game, in a vacant one while it is on.
    fn seating_with(&self, name: &str) -> Result<(Seating, Seat, String), ApiError> {
        match self.game.table() {
            None => self.seating.joined(name),
            Some(table) if self.stage() == Stage::Playing => self.seating.substituted(name, table.entries()),
            Some(_) => Err(ApiError::Full),
        }
    }

    /// Somebody new has this seat. Whoever had it before may watch.
    async fn seat_changed_hands(&mut self, seat: Seat) {
        self.connections.hang_up(HangUp::Seat(seat));
        if self.game.is_dealt() {
            self.absences.begins(seat, self.app.time.now());
            self.update_clocks().await;
            self.drop_moot_vote();
            self.broadcast_status();
        }
    }

    /// Somebody from the last game takes the seat that waits for them.
    pub(super) async fn claim_seat(&mut self, key: &str, added: Option<String>) -> Result<Seated, ApiError> {
        let (mut seating, seat, secret) = self.seating.claimed(key)?;
        // Whoever asks once more for a lost secret takes nothing back; and once dealt, nothing is added.
        if added.is_some() && !self.game.is_dealt() {
            seating.add(seat, added)?;
        }
        self.store_seating(seating).await.map_err(|_| ApiError::Unavailable)?;
        // Whoever came with the secret before this one comes again, or no more.
        self.connections.hang_up(HangUp::Seat(seat));
        Ok(Seated { table: self.meta.id.clone(), seat, secret })
    }

    /// Somebody is connected with this seat.
    pub(super) fn player_connected(&mut self, seat: Seat, address: IpAddr) {
        self.seating.note_household(seat, self.household(address));
        self.admission.has_come(self.seating.key(seat));
    }

    /// A player who was away has come: the seat is theirs again.
    pub(super) async fn player_returned(&mut self, connection: ConnectionId) {
        let Some(Viewer::Seat(seat)) = self.connections.viewer(connection) else { return };
        self.absences.is_back(seat);
        if let Some(seating) = self.seating.returned(seat) {
            self.seating = seating;
            self.try_store_seating().await;
            self.update_clocks().await;
            self.broadcast_status();
        }
        self.drop_moot_vote();
        self.ask_returned();
    }

    /// Frees the seats to which nobody has come in time.
    pub(super) async fn free_unattended(&mut self) -> Result<(), ApiError> {
        let linger = self.app.lobby().linger();
        let overdue = self.admission.take_overdue(linger, Instant::now());
        if overdue.is_empty() || !self.is_among_strangers() {
            return Ok(());
        }
        self.store_seating(self.seating.without(&overdue)).await.map_err(|_| ApiError::Unavailable)?;
        self.announce_changes();
        Ok(())
    }

    /// A table that waits for a host who is gone would strand the others: the first of them who is here becomes the host.
    pub(super) async fn pass_on_host(&mut self) {
        let Some(next) = self.attendance().next_host(self.connections.present()) else { return };
        self.seating.pass_host_to(next);
        self.try_store_seating().await;
        self.broadcast_status();
    }

    /// Writes down who sits where, and goes by it.
    pub(super) async fn store_seating(&mut self, seating: Seating) -> Result<(), ExecutionError> {
        let stage = if seating.is_closed() { Stage::Over } else { self.game.stored_stage() };
        let stored = self.app.store.update_seating(&self.meta.id, seating.as_json(), stage).await;
        stored.map_err(|error| self.seating_unwritten(&error))?;
        self.game.stage_stored(stage);
        self.seating = seating;
        Ok(())
    }

    /// Writes down who sits where; what is not written now is written with the next change.
    async fn try_store_seating(&mut self) {
        let (seating, stage) = (self.seating.as_json(), self.game.stored_stage());
        if let Err(error) = self.app.store.update_seating(&self.meta.id, seating, stage).await {
            self.seating_unwritten(&error);
        }
    }

    pub(super) fn seating_unwritten(&self, error: &store::StoreError) -> ExecutionError {
        tracing::error!(table = self.meta.id, %error, "the seating was not written down");
        ExecutionError::Unavailable
    }
}
