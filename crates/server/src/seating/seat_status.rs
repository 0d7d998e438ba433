//! How the player of a seat stays at the table: in person, by a bot that stands in, or no more.

use super::{SeatSlot, Seating};
use crate::api_error::ApiError;
use crate::ids;
use ::bots::Level;
use rules::{Seat, Seats};
use serde::{Deserialize, Serialize};
use table::FormerPlayer;
use wire::table_admin::SeatConduct;
use wire::{ActedBy, Occupant};

/// What is kept of a seat besides who sits there.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct SeatStatus {
    /// The bot that plays until the player comes back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) stand_in: Option<Level>,
    /// May a substitute take the seat?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) vacant: bool,
    /// Is it kept for somebody from the last game who has not come yet?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) reserved: bool,
    /// The key by which that somebody is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) claim: Option<String>,
    /// Who played the seat before, and until which entry of the log.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) before: Vec<(String, u64)>,
}

impl SeatStatus {
    /// Is there nothing to say of it?
    pub(super) fn is_plain(&self) -> bool {
        *self == SeatStatus::default()
    }

    /// What everyone may know, as far as the seat itself knows it.
    pub(super) fn about(&self) -> SeatConduct {
        let SeatStatus { stand_in, vacant, reserved, .. } = *self;
        SeatConduct { stand_in, vacant, reserved, ..SeatConduct::default() }
    }
}

impl Seating {
    /// The seats that belong to people, here or not.
    pub(crate) fn people(&self) -> Seats {
        self.seats(Occupant::Human).collect()
    }

    /// The people who play themselves: for whom no bot stands in, and who have not given up.
    pub(crate) fn in_person(&self, conceded: Seats) -> Seats {
        let own = self.slots().filter(|(_, slot)| slot.status.stand_in.is_none()).map(|(seat, _)| seat);
        own.filter(|seat| self.people().contains(*seat) && !conceded.contains(*seat)).collect()
    }

    /// The bot that plays this seat, its own or for somebody.
    pub(crate) fn bot_of(&self, seat: Seat, conceded: Seats) -> Option<Level> {
        let slot = self.slots.get(seat.index())?;
        match slot.occupant {
            Occupant::Bot(level) => Some(level),
            Occupant::Human if conceded.contains(seat) => Some(Level::Random),
            Occupant::Human => slot.status.stand_in,
            Occupant::Open => None,
        }
    }

    /// May players ask for hints: does at most one person play here, or was the table made so?
    pub(crate) fn allows_hints(&self, conceded: Seats) -> bool {
        let people = self.people().iter().filter(|seat| !conceded.contains(*seat)).count();
        self.conduct.hints || people < 2
    }

    /// Is this seat a bot's to play? Then gives whom it plays for, if it is somebody's seat: that is written in the log.
    pub(crate) fn played_by_bot(&self, seat: Seat, conceded: Seats) -> Option<Option<ActedBy>> {
        let level = self.bot_of(seat, conceded)?;
        let is_own = !self.people().contains(seat);
        Some(if is_own { None } else { Some(ActedBy::Bot(level)) })
    }

    /// This seating with a substitute in the first seat that waits for one; their seat and secret. `entries` is how
    /// long the log is: what comes later is theirs.
    pub(crate) fn substituted(&self, name: &str, entries: u64) -> Result<(Seating, Seat, String), ApiError> {
        let vacant = self.slots().find(|(_, slot)| slot.status.vacant).map(|(seat, _)| seat);
        let seat = vacant.ok_or(ApiError::Full)?;
        let name = crate::confusable_names::person(name, self.names())?;
        let secret = ids::secret()?;
        let mut seating = self.clone();
        let left = self.slots[seat.index()].clone();
        seating.sit(seat, name, &secret);
        let slot = &mut seating.slots[seat.index()];
        slot.status.before = left.status.before;
        slot.status.before.push((left.name, entries));
        Ok((seating, seat, secret))
    }

    /// Those who played a seat before a substitute did.
    pub(crate) fn before(&self) -> Vec<FormerPlayer> {
        let of = |(seat, slot): (Seat, &SeatSlot)| {
            let before = slot.status.before.clone().into_iter();
            before.map(move |(name, until)| FormerPlayer { seat, name, until })
        };
        self.slots().flat_map(of).collect()
    }

    /// Can the game begin?
    pub(crate) fn is_ready(&self) -> bool {
        self.is_full() && !self.conduct.held && !self.conduct.closed
    }

    /// This seating with the player of this seat back, if somebody stood in or was to.
    pub(crate) fn returned(&self, seat: Seat) -> Option<Seating> {
        let status = &self.slots.get(seat.index())?.status;
        if status.stand_in.is_none() && !status.vacant {
            return None;
        }
        Some(self.changed(seat, |status| {
            status.stand_in = None;
            status.vacant = false;
        }))
    }

    /// This seating with a bot that plays for the player of this seat until they come back.
    pub(crate) fn with_stand_in(&self, seat: Seat, level: Level) -> Seating {
        self.changed(seat, |status| status.stand_in = Some(level))
    }

    /// This seating with a seat that a substitute may take.
    pub(crate) fn vacated(&self, seat: Seat) -> Seating {
        self.changed(seat, |status| status.vacant = true)
    }

    /// This seating with a seat's status changed.
    fn changed(&self, seat: Seat, change: impl FnOnce(&mut SeatStatus)) -> Seating {
        let mut seating = self.clone();
        if let Some(slot) = seating.slots.get_mut(seat.index()) {
            change(&mut slot.status);
        }
        seating
    }
}
