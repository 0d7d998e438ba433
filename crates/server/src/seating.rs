//! The seats of a table: who sits in each. They fill until none is open, and then the game begins.

use crate::api_error::ApiError;
use crate::ids;
use rules::{Seat, Seats};
use serde::{Deserialize, Serialize};
use std::net::IpAddr;
use table::SeatRecord;
use wire::table_admin::{Clock, TableConduct};
use wire::{Occupant, SeatInfo};

mod access;
mod arrangement;
mod seat_slot;
mod seat_status;

pub(crate) use arrangement::Rearrangement;
use seat_slot::SeatSlot;
use seat_status::SeatStatus;

/// Everyone at a table. This is what the store keeps of it, so it holds hashes of secrets and never a secret.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Seating {
    host: Seat,
    /// How the table is played, as everyone may know.
    #[serde(default, rename = "life")]
    conduct: TableConduct,
    /// May strangers find it in the lobby?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    public: bool,
    #[serde(rename = "places")]
    slots: Vec<SeatSlot>,
    /// What those were known by whom the host has sent away.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    sent_away: Vec<String>,
    /// What is kept of the word that whoever sits down must know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    word: Option<String>,
    /// Where they came from: whoever keeps silent about having been here is known by that.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    sent_home: Vec<String>,
    /// The table of the first game, where this is a rematch: households are known by it as long as people play on.
    #[serde(default, rename = "first", skip_serializing_if = "Option::is_none")]
    first_table: Option<String>,
}

impl Seating {
    fn new(host: Seat, conduct: TableConduct, slots: Vec<SeatSlot>) -> Seating {
        let (sent_away, sent_home) = (Vec::new(), Vec::new());
        Seating { host, conduct, public: false, slots, sent_away, word: None, sent_home, first_table: None }
    }

    /// The seats as the maker of a table wants them, and the maker's own secret.
    pub(crate) fn of_new_table(seats: &[Occupant], name: &str) -> Result<(Seating, String), ApiError> {
        let name = crate::confusable_names::person(name, [])?;
        let mut makers = seats.iter().enumerate().filter(|(_, occupant)| **occupant == Occupant::Human);
        let (Some((maker, _)), None) = (makers.next(), makers.next()) else { return Err(ApiError::Maker) };
        let host = u8::try_from(maker).ok().and_then(|maker| Seat::try_from(maker).ok());
        let host = host.ok_or(ApiError::Maker)?;
        let slots = seats.iter().enumerate().map(|(index, occupant)| SeatSlot::empty(*occupant, index));
        let mut seating = Seating::new(host, TableConduct::default(), slots.collect());
        let secret = ids::secret()?;
        seating.sit(host, name, &secret);
        Ok((seating, secret))
    }

    /// How the table is played and whether strangers find it, as its maker wants it.
    pub(crate) fn with_conduct(self, conduct: TableConduct, public: bool) -> Seating {
        Seating { conduct, public, ..self }
    }

    /// The seat of the host.
    pub(crate) fn host(&self) -> Seat {
        self.host
    }

    /// The host is somebody else from now on.
    pub(crate) fn pass_host_to(&mut self, seat: Seat) {
        self.host = seat;
    }

    /// How the table is played, as everyone may know.
    pub(crate) fn conduct(&self) -> &TableConduct {
        &self.conduct
    }

    /// How it is timed.
    pub(crate) fn clock(&self) -> Clock {
        self.conduct.clock
    }

    /// Was the table given up before the game?
    pub(crate) fn is_closed(&self) -> bool {
        self.conduct.closed
    }

    /// May strangers find it in the lobby?
    pub(crate) fn is_public(&self) -> bool {
        self.public
    }

    /// This seating with the host's word that the game may begin.
    pub(crate) fn released(&self) -> Seating {
        let mut seating = self.clone();
        seating.conduct.held = false;
        seating
    }

    /// This seating with the table of its rematch.
    pub(crate) fn followed_by(&self, table: String) -> Seating {
        let mut seating = self.clone();
        seating.conduct.next = Some(table);
        seating
    }

    /// What those from this address are known by at this table and at its rematches.
    pub(crate) fn household_at(&self, address: IpAddr, table: &str) -> String {
        ids::household(self.first_table.as_deref().unwrap_or(table), address)
    }

    /// Where the player of this seat came from.
    pub(crate) fn household(&self, seat: Seat) -> Option<&str> {
        self.slots.get(seat.index())?.household.as_deref()
    }

    /// The player of this seat comes from there.
    pub(crate) fn set_household(&mut self, seat: Seat, household: String) {
        self.slots[seat.index()].household = Some(household);
    }

    /// Somebody has come with this seat from there: that is kept where nothing was known.
    pub(crate) fn note_household(&mut self, seat: Seat, household: String) {
        if let Some(slot) = self.slots.get_mut(seat.index()) {
            slot.household.get_or_insert(household);
        }
    }

    /// This seating with one more player in the first open seat; their seat and secret.
    pub(crate) fn joined(&self, name: &str) -> Result<(Seating, Seat, String), ApiError> {
        let seat = self.seats(Occupant::Open).next().ok_or(ApiError::Full)?;
        let name = crate::confusable_names::person(name, self.names())?;
        let secret = ids::secret()?;
        let mut seating = self.clone();
        seating.sit(seat, name, &secret);
        Ok((seating, seat, secret))
    }

    fn sit(&mut self, seat: Seat, name: String, secret: &str) {
        let (secret_hash, occupant) = (Some(ids::hash(secret)), Occupant::Human);
        self.slots[seat.index()] = SeatSlot { secret_hash, ..SeatSlot::of(name, occupant) };
    }

    /// The player of this seat adds something to the dice.
    pub(crate) fn add(&mut self, seat: Seat, added: Option<String>) -> Result<(), ApiError> {
        if !added.as_deref().is_none_or(table::dice_check::can_be_added) {
            return Err(ApiError::Added);
        }
        self.slots[seat.index()].added = added;
        Ok(())
    }

    /// What each player has added to the dice.
    pub(crate) fn added(&self) -> crate::dice::Added {
        self.slots.iter().map(|slot| slot.added.clone()).collect()
    }

    fn seats(&self, occupant: Occupant) -> impl Iterator<Item = Seat> {
        self.slots().filter(move |(_, slot)| slot.occupant == occupant).map(|(seat, _)| seat)
    }

    fn slots(&self) -> impl Iterator<Item = (Seat, &SeatSlot)> {
        Seat::all().zip(&self.slots)
    }

    /// How many seats are open, or kept for somebody who has not come.
    pub(crate) fn missing(&self) -> usize {
        let reserved = self.slots.iter().filter(|slot| slot.status.reserved).count();
        self.seats(Occupant::Open).count() + reserved
    }

    /// Is nobody missing?
    pub(crate) fn is_full(&self) -> bool {
        self.missing() == 0
    }

    /// How many seats there are.
    pub(crate) fn len(&self) -> usize {
        self.slots.len()
    }

    /// The seat that this secret opens.
    pub(crate) fn opens(&self, secret: &str) -> Option<Seat> {
        // Hashes are compared, so how long it takes says nothing about the secret.
        let hash = ids::hash(secret);
        self.slots().find(|(_, slot)| slot.secret_hash.as_ref() == Some(&hash)).map(|(seat, _)| seat)
    }

    /// This seating with a new secret for this seat; the old one opens nothing any more. Its player is still known by
    /// what they were known by.
    pub(crate) fn renewed(&self, seat: Seat) -> Result<(Seating, String), ApiError> {
        let secret = ids::secret()?;
        let mut seating = self.clone();
        if let Some(slot) = seating.slots.get_mut(seat.index()) {
            slot.known_by = slot.key().map(str::to_owned);
            slot.secret_hash = Some(ids::hash(&secret));
        }
        Ok((seating, secret))
    }

    /// The seats as anyone sees them. A bot is always there.
    pub(crate) fn about(&self, present: Seats) -> Vec<SeatInfo> {
        self.slots()
            .map(|(seat, slot)| SeatInfo {
                name: slot.name.clone(),
                occupant: slot.occupant,
                present: present.contains(seat) || matches!(slot.occupant, Occupant::Bot(_)),
                conduct: slot.status.about(),
                open: slot.open,
            })
            .collect()
    }

    /// What a person in this seat is known by, as long as the secret stays theirs; nothing where nobody sits.
    pub(crate) fn key(&self, seat: Seat) -> Option<&str> {
        self.slots.get(seat.index())?.key()
    }

    /// Where those with these keys sit now.
    pub(crate) fn seats_of_keys(&self, keys: &[String]) -> Seats {
        let known = |slot: &SeatSlot| slot.key().is_some_and(|key| keys.iter().any(|other| other == key));
        self.slots().filter(|(_, slot)| known(slot)).map(|(seat, _)| seat).collect()
    }

    /// What the seats are called, in order.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.slots.iter().map(|slot| slot.name.as_str())
    }

    /// May those who watch see the game as this seat sees it?
    pub(crate) fn shows_hand(&self, seat: Seat) -> bool {
        self.slots.get(seat.index()).is_some_and(|slot| slot.open)
    }

    /// This seating, with that allowed or forbidden.
    pub(crate) fn with_hand(&self, seat: Seat, open: bool) -> Seating {
        let mut seating = self.clone();
        if let Some(slot) = seating.slots.get_mut(seat.index()) {
            slot.open = open;
        }
        seating
    }

    /// Who sits where, for the file of the game.
    pub(crate) fn seatings(&self) -> Vec<SeatRecord> {
        let seating = |slot: &SeatSlot| SeatRecord { name: slot.name.clone(), occupant: slot.occupant };
        self.slots.iter().map(seating).collect()
    }

    /// As the store keeps it.
    pub(crate) fn as_json(&self) -> String {
        // Text, numbers and lists of them: this always serialises.
        serde_json::to_string(self).expect("a seating serialises")
    }
}

#[cfg(test)]
mod tests;
