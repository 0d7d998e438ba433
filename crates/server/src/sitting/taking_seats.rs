//! Taking a seat by the table's link or from the lobby, and leaving some to others. Among strangers, a seat to which nobody
//! comes is soon free again.

use super::Sitting;
use crate::gathering::Gathering;
use crate::keys;
use crate::rate::Bucket;
use crate::trouble::Trouble;
use rules::Seat;
use std::net::IpAddr;
use std::time::{Duration, Instant};
use wire::http::{Seated, TakeSeat};

/// So many households that guess are remembered; where there are more, all of them begin anew.
const MOST_GUESSERS: usize = 1000;

impl Sitting {
    /// What those from this address are known by, here and at the rematches.
    pub(super) fn household(&self, address: IpAddr) -> String {
        keys::household(self.gathering.first.as_deref().unwrap_or(&self.charter.id), address)
    }

    /// Gives away an open seat. It is written down before anybody hears of it.
    pub(super) async fn sit(&mut self, wish: TakeSeat, address: IpAddr) -> Result<Seated, Trouble> {
        let TakeSeat { name, added, former, word } = wish;
        let household = self.household(address);
        if self.is_closed() {
            return Err(Trouble::Full);
        }
        if self.gathering.has_sent_away(former.as_deref(), &household) {
            return Err(Trouble::SentAway);
        }
        self.knows_the_word(word.as_deref(), &household)?;
        self.free_unattended().await?;
        self.leaves_seats_to_others(&household)?;
        let (mut gathering, seat, secret) = self.newcomer(&name)?;
        self.is_from_elsewhere(seat, &household)?;
        gathering.add(seat, added)?;
        gathering.places[seat.index()].household = Some(household);
        self.seat_as(gathering).await.map_err(|_| Trouble::Unavailable)?;
        if self.is_among_strangers() {
            self.vigil.on_the_way.push((keys::hash(&secret), Instant::now()));
        }
        tracing::debug!(table = self.charter.id, %seat, "taken");
        self.succeeds(seat).await;
        Ok(Seated { table: self.charter.id.clone(), seat, secret })
    }

    /// Fails at a table that is locked by another word than this. Each household guesses for itself, or one of them could
    /// keep all others out.
    fn knows_the_word(&mut self, word: Option<&str>, household: &str) -> Result<(), Trouble> {
        let wrong_words = &mut self.vigil.wrong_words;
        if self.gathering.is_open_to(word) && !wrong_words.contains_key(household) {
            return Ok(());
        }
        let now = Instant::now();
        if wrong_words.len() >= MOST_GUESSERS && !wrong_words.contains_key(household) {
            wrong_words.clear();
        }
        let bucket = wrong_words.entry(household.to_owned()).or_insert_with(|| Bucket::of_words(now));
        // Whoever guesses does not learn that they guessed right while they guess too fast.
        match (bucket.holds_any(now), self.gathering.is_open_to(word), word) {
            (false, ..) => Err(Trouble::TooManyWords),
            (true, true, _) => Ok(()),
            (true, false, None) => Err(Trouble::Locked),
            (true, false, Some(_)) => {
                bucket.take(now);
                Err(Trouble::WrongWord)
            }
        }
    }

    /// Do strangers gather here?
    fn is_among_strangers(&self) -> bool {
        self.gathering.public && self.table.is_none()
    }

    /// Fails if this household would take from strangers what is theirs: it takes one seat after the other, each once
    /// somebody has come with the last one, and not more than half of them at a table of somebody else.
    fn leaves_seats_to_others(&self, household: &str) -> Result<(), Trouble> {
        if !self.is_among_strangers() {
            return Ok(());
        }
        let from_there =
            |seat: Seat| self.gathering.places[seat.index()].household.as_deref() == Some(household);
        let host = self.gathering.host;
        let taken: Vec<Seat> =
            self.gathering.people().iter().filter(|seat| *seat != host && from_there(*seat)).collect();
        let waits = |seat: &Seat| self.unattended(&self.gathering).contains(seat);
        let most = (self.gathering.len().saturating_sub(1) / 2).max(1);
        // Who made a table may fill it with those at home. Before the host has come nobody knows where that is.
        let host_at = self.gathering.places[host.index()].household.as_deref();
        let too_many = host_at.is_some_and(|at| at != household) && taken.len() >= most;
        if too_many || taken.iter().any(waits) { Err(Trouble::TooManySeats) } else { Ok(()) }
    }

    /// Fails for a substitute from where somebody has another seat of this table, or those who stay could take the hand of
    /// one who is away. Their own seat they may take again.
    fn is_from_elsewhere(&self, seat: Seat, household: &str) -> Result<(), Trouble> {
        if self.table.is_none() {
            return Ok(());
        }
        let here = |other: Seat| {
            let known = self.gathering.places[other.index()].household.as_deref() == Some(household);
            let addresses = self.onlookers.addresses(other);
            known || addresses.iter().any(|from| self.household(*from) == household)
        };
        let mut others = self.gathering.people().iter().filter(|other| *other != seat);
        if others.any(here) { Err(Trouble::Related) } else { Ok(()) }
    }

    /// The seats that were taken here and to which nobody has come yet.
    fn unattended(&self, gathering: &Gathering) -> Vec<Seat> {
        let known = self.vigil.on_the_way.iter().map(|(key, _)| key.clone()).collect::<Vec<_>>();
        gathering.seats_of_keys(&known).iter().collect()
    }

    /// Somebody has come with this seat.
    pub(super) fn is_attended(&mut self, seat: Seat, address: IpAddr) {
        let household = self.household(address);
        let Some(place) = self.gathering.places.get_mut(seat.index()) else { return };
        place.household.get_or_insert(household);
        let key = place.key();
        self.vigil.on_the_way.retain(|(known, _)| Some(known.as_str()) != key);
    }

    /// When a seat to which nobody comes is free again.
    pub(super) fn next_unattended(&self) -> Option<Duration> {
        let (_, since) = self.vigil.on_the_way.first()?;
        Some(self.hall.lobby().linger().saturating_sub(since.elapsed()))
    }

    /// Frees the seats to which nobody has come in time.
    pub(super) async fn free_unattended(&mut self) -> Result<(), Trouble> {
        let linger = self.hall.lobby().linger();
        let late = self.vigil.on_the_way.iter().filter(|(_, since)| since.elapsed() >= linger);
        let late: Vec<String> = late.map(|(key, _)| key.clone()).collect();
        if late.is_empty() {
            return Ok(());
        }
        self.vigil.on_the_way.retain(|(key, _)| !late.contains(key));
        if !self.is_among_strangers() {
            return Ok(());
        }
        let mut gathering = self.gathering.clone();
        for seat in self.gathering.seats_of_keys(&late).iter().filter(|seat| *seat != self.gathering.host) {
            gathering = gathering.left(seat);
        }
        self.seat_as(gathering).await.map_err(|_| Trouble::Unavailable)?;
        self.announce();
        Ok(())
    }
}
