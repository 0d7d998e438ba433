//! Taking a seat by the table's link or from the lobby, and leaving some to others. Among strangers, a seat to which nobody
//! comes is soon free again.

use super::TableActor;
use crate::api_error::ApiError;
use crate::ids;
use crate::rate::Bucket;
use crate::seating::Seating;
use rules::Seat;
use std::net::IpAddr;
use std::time::{Duration, Instant};
use wire::http::{Seated, TakeSeat};

/// So many households that guess are remembered; where there are more, all of them begin anew.
const MOST_GUESSERS: usize = 1000;

impl TableActor {
    /// What those from this address are known by, here and at the rematches.
    pub(super) fn household(&self, address: IpAddr) -> String {
        ids::household(self.seating.first.as_deref().unwrap_or(&self.meta.id), address)
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
        self.knows_the_word(word.as_deref(), &household)?;
        self.free_unattended().await?;
        self.leaves_seats_to_others(&household)?;
        let (mut seating, seat, secret) = self.newcomer(&name)?;
        self.is_from_elsewhere(seat, &household)?;
        seating.add(seat, added)?;
        seating.places[seat.index()].household = Some(household);
        self.seat_as(seating).await.map_err(|_| ApiError::Unavailable)?;
        if self.is_among_strangers() {
            self.timers.on_the_way.push((ids::hash(&secret), Instant::now()));
        }
        tracing::debug!(table = self.meta.id, %seat, "taken");
        self.succeeds(seat).await;
        Ok(Seated { table: self.meta.id.clone(), seat, secret })
    }

    /// Fails at a table that is locked by another word than this. Each household guesses for itself, or one of them could
    /// keep all others out.
    fn knows_the_word(&mut self, word: Option<&str>, household: &str) -> Result<(), ApiError> {
        let wrong_words = &mut self.timers.wrong_words;
        if self.seating.is_open_to(word) && !wrong_words.contains_key(household) {
            return Ok(());
        }
        let now = Instant::now();
        if wrong_words.len() >= MOST_GUESSERS && !wrong_words.contains_key(household) {
            wrong_words.clear();
        }
        let bucket = wrong_words.entry(household.to_owned()).or_insert_with(|| Bucket::of_words(now));
        // Whoever guesses does not learn that they guessed right while they guess too fast.
        match (bucket.holds_any(now), self.seating.is_open_to(word), word) {
            (false, ..) => Err(ApiError::TooManyWords),
            (true, true, _) => Ok(()),
            (true, false, None) => Err(ApiError::Locked),
            (true, false, Some(_)) => {
                bucket.take(now);
                Err(ApiError::WrongWord)
            }
        }
    }

    /// Do strangers gather here?
    fn is_among_strangers(&self) -> bool {
        self.seating.public && self.table.is_none()
    }

    /// Fails if this household would take from strangers what is theirs: it takes one seat after the other, each once
    /// somebody has come with the last one, and not more than half of them at a table of somebody else.
    fn leaves_seats_to_others(&self, household: &str) -> Result<(), ApiError> {
        if !self.is_among_strangers() {
            return Ok(());
        }
        let from_there =
            |seat: Seat| self.seating.places[seat.index()].household.as_deref() == Some(household);
        let host = self.seating.host;
        let taken: Vec<Seat> =
            self.seating.people().iter().filter(|seat| *seat != host && from_there(*seat)).collect();
        let waits = |seat: &Seat| self.unattended(&self.seating).contains(seat);
        let most = (self.seating.len().saturating_sub(1) / 2).max(1);
        // Who made a table may fill it with those at home. Before the host has come nobody knows where that is.
        let host_at = self.seating.places[host.index()].household.as_deref();
        let too_many = host_at.is_some_and(|at| at != household) && taken.len() >= most;
        if too_many || taken.iter().any(waits) { Err(ApiError::TooManySeats) } else { Ok(()) }
    }

    /// Fails for a substitute from where somebody has another seat of this table, or those who stay could take the hand of
    /// one who is away. Their own seat they may take again.
    fn is_from_elsewhere(&self, seat: Seat, household: &str) -> Result<(), ApiError> {
        if self.table.is_none() {
            return Ok(());
        }
        let here = |other: Seat| {
            let known = self.seating.places[other.index()].household.as_deref() == Some(household);
            let addresses = self.connections.addresses(other);
            known || addresses.iter().any(|from| self.household(*from) == household)
        };
        let mut others = self.seating.people().iter().filter(|other| *other != seat);
        if others.any(here) { Err(ApiError::Related) } else { Ok(()) }
    }

    /// The seats that were taken here and to which nobody has come yet.
    fn unattended(&self, seating: &Seating) -> Vec<Seat> {
        let known = self.timers.on_the_way.iter().map(|(key, _)| key.clone()).collect::<Vec<_>>();
        seating.seats_of_keys(&known).iter().collect()
    }

    /// Somebody has come with this seat.
    pub(super) fn is_attended(&mut self, seat: Seat, address: IpAddr) {
        let household = self.household(address);
        let Some(place) = self.seating.places.get_mut(seat.index()) else { return };
        place.household.get_or_insert(household);
        let key = place.key();
        self.timers.on_the_way.retain(|(known, _)| Some(known.as_str()) != key);
    }

    /// When a seat to which nobody comes is free again.
    pub(super) fn next_unattended(&self) -> Option<Duration> {
        let (_, since) = self.timers.on_the_way.first()?;
        Some(self.app.lobby().linger().saturating_sub(since.elapsed()))
    }

    /// Frees the seats to which nobody has come in time.
    pub(super) async fn free_unattended(&mut self) -> Result<(), ApiError> {
        let linger = self.app.lobby().linger();
        let late = self.timers.on_the_way.iter().filter(|(_, since)| since.elapsed() >= linger);
        let late: Vec<String> = late.map(|(key, _)| key.clone()).collect();
        if late.is_empty() {
            return Ok(());
        }
        self.timers.on_the_way.retain(|(key, _)| !late.contains(key));
        if !self.is_among_strangers() {
            return Ok(());
        }
        let mut seating = self.seating.clone();
        for seat in self.seating.seats_of_keys(&late).iter().filter(|seat| *seat != self.seating.host) {
            seating = seating.left(seat);
        }
        self.seat_as(seating).await.map_err(|_| ApiError::Unavailable)?;
        self.announce();
        Ok(())
    }
}
