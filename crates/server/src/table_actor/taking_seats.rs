//! Taking a seat by the table's link or from the lobby. Among strangers, a seat to which nobody comes is soon free again.

use super::TableActor;
use crate::admission::check_from_elsewhere;
use crate::api_error::ApiError;
use crate::ids;
use rules::Seat;
use std::net::IpAddr;
use std::time::{Duration, Instant};
use wire::http::{Seated, TakeSeat};

impl TableActor {
    /// What those from this address are known by, here and at the rematches.
    pub(super) fn household(&self, address: IpAddr) -> String {
        self.seating.household_at(address, &self.meta.id)
    }

    /// Where the connections of this seat come from.
    pub(super) fn households_of(&self, seat: Seat) -> Vec<String> {
        self.connections.addresses(seat).into_iter().map(|from| self.household(from)).collect()
    }

    /// Gives away an open seat. It is written down before anybody hears of it.
    pub(super) async fn sit(&mut self, wish: TakeSeat, address: IpAddr) -> Result<Seated, ApiError> {
        let TakeSeat { name, added, former, word } = wish;
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
        let (mut seating, seat, secret) = self.newcomer(&name)?;
        if self.game.is_dealt() {
            check_from_elsewhere(&self.seating, seat, &household, |seat| self.households_of(seat))?;
        }
        seating.add(seat, added)?;
        seating.set_household(seat, household);
        self.seat_as(seating).await.map_err(|_| ApiError::Unavailable)?;
        if self.is_among_strangers() {
            self.admission.expect(ids::hash(&secret), Instant::now());
        }
        tracing::debug!(table = self.meta.id, %seat, "taken");
        self.succeeds(seat).await;
        Ok(Seated { table: self.meta.id.clone(), seat, secret })
    }

    /// Do strangers gather here?
    fn is_among_strangers(&self) -> bool {
        self.seating.is_public() && !self.game.is_dealt()
    }

    /// Somebody has come with this seat.
    pub(super) fn is_attended(&mut self, seat: Seat, address: IpAddr) {
        self.seating.note_household(seat, self.household(address));
        self.admission.has_come(self.seating.key(seat));
    }

    /// How long until a seat to which nobody comes is free again.
    pub(super) fn until_overdue(&self) -> Option<Duration> {
        self.admission.next_overdue(|| self.app.lobby().linger(), Instant::now())
    }

    /// Frees the seats to which nobody has come in time.
    pub(super) async fn free_unattended(&mut self) -> Result<(), ApiError> {
        let linger = self.app.lobby().linger();
        let overdue = self.admission.take_overdue(linger, Instant::now());
        if overdue.is_empty() || !self.is_among_strangers() {
            return Ok(());
        }
        self.seat_as(self.seating.without(&overdue)).await.map_err(|_| ApiError::Unavailable)?;
        self.announce();
        Ok(())
    }
}
