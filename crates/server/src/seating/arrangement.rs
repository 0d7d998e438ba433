//! The seats before the game: how they change when the host arranges them, somebody leaves, or a new game follows.

use super::{SeatSlot, SeatStatus, Seating};
use crate::api_error::ApiError;
use crate::ids;
use rules::Seat;
use wire::Occupant;
use wire::names;
use wire::table_admin::{Arrangement, CommandError, TableConduct};

/// A seating arranged anew, and whose connections no longer fit: those of these seats.
pub(crate) struct Rearrangement {
    pub(crate) seating: Seating,
    pub(crate) moved: Vec<Seat>,
}

impl Seating {
    /// The seats as the host wants them. Options are not the seats' business. `here` is where those are connected from
    /// whose seat it concerns.
    pub(crate) fn arranged(
        &self,
        arrangement: &Arrangement,
        here: &[String],
    ) -> Result<Rearrangement, CommandError> {
        let mut seating = self.clone();
        let mut moved = Vec::new();
        match *arrangement {
            Arrangement::Settings(_) => {}
            Arrangement::Clock(clock) if clock.is_fit() => seating.conduct.clock = clock,
            Arrangement::Clock(_) => return Err(invalid_arrangement(&ApiError::Clock.to_string())),
            Arrangement::Seat { seat, occupant } => {
                let slot = seating.slot_mut(seat)?;
                if seat == self.host {
                    return Err(invalid_arrangement("the host stays; leave instead"));
                }
                let left = std::mem::replace(slot, SeatSlot::empty(not_human(occupant)?, seat.index()));
                if left.occupant == Occupant::Human {
                    moved.push(seat);
                    seating.send_away(left, here);
                }
            }
            Arrangement::Readmit => seating.readmit(),
            Arrangement::Lock(ref word) => {
                seating.lock(word.as_deref()).map_err(|error| invalid_arrangement(&error.to_string()))?;
            }
            Arrangement::Add(occupant) => {
                let index = seating.slots.len();
                seating.slots.push(SeatSlot::empty(not_human(occupant)?, index));
            }
            Arrangement::Remove { seat } => {
                if seating.slot_mut(seat)?.occupant == Occupant::Human {
                    return Err(invalid_arrangement("somebody sits there; free the seat first"));
                }
                seating.slots.remove(seat.index());
                let behind = self.people().iter().filter(|other| other.index() > seat.index());
                moved.extend(behind);
                if self.host.index() > seat.index() {
                    seating.host = Seat::new(self.host.index() as u8 - 1);
                }
            }
            Arrangement::Swap { one, other } => {
                seating.slot_mut(one)?;
                seating.slot_mut(other)?;
                seating.slots.swap(one.index(), other.index());
                moved.extend([one, other]);
                seating.host = match self.host {
                    host if host == one => other,
                    host if host == other => one,
                    host => host,
                };
            }
        }
        for (index, slot) in seating.slots.iter_mut().enumerate() {
            if let Occupant::Bot(_) = slot.occupant {
                slot.name = names::bot(index + 1);
            }
        }
        Ok(Rearrangement { seating, moved })
    }

    fn slot_mut(&mut self, seat: Seat) -> Result<&mut SeatSlot, CommandError> {
        self.slots.get_mut(seat.index()).ok_or_else(|| invalid_arrangement("there is no such seat"))
    }

    /// This seating without the player of this seat. A table whose last person leaves is closed.
    pub(crate) fn left(&self, seat: Seat) -> Seating {
        let mut seating = self.clone();
        if let Some(slot) = seating.slots.get_mut(seat.index()) {
            *slot = SeatSlot::empty(Occupant::Open, seat.index());
        }
        if seat == self.host {
            match seating.people().first() {
                Some(next) => seating.host = next,
                None => seating.conduct.closed = true,
            }
        }
        seating
    }

    /// This seating without those who are known by these keys. The host stays.
    pub(crate) fn without(&self, keys: &[String]) -> Seating {
        let late = self.seats_of_keys(keys);
        let late = late.iter().filter(|seat| *seat != self.host);
        late.fold(self.clone(), |seating, seat| seating.left(seat))
    }

    /// The same people and bots for another game than that of this table, everybody one seat further, at its word and
    /// without those who were sent away. A seat waits for its player, who is known by the key of the old one.
    pub(crate) fn rotated(&self, host: Seat, table: &str) -> Seating {
        let seats = self.slots.len();
        let slots = (0..seats).map(|index| {
            let old = &self.slots[(index + seats - 1) % seats];
            let mut slot = SeatSlot::empty(old.occupant, index);
            if old.occupant == Occupant::Human {
                slot.name = old.name.clone();
                slot.status = SeatStatus {
                    reserved: true,
                    claim: old.key().map(str::to_owned),
                    ..SeatStatus::default()
                };
            }
            slot
        });
        let conduct =
            TableConduct { clock: self.conduct.clock, hints: self.conduct.hints, ..TableConduct::default() };
        let mut seating = Seating::new(host.next(seats as u8), conduct, slots.collect());
        seating.locked_like(self);
        seating.sent_away_like(self);
        seating.first_table = Some(self.first_table.clone().unwrap_or_else(|| table.to_owned()));
        seating
    }

    /// This seating with somebody from the last game in the seat that waits for them; the seat and its secret. Whoever
    /// asks again gets another secret for it.
    pub(crate) fn claimed(&self, key: &str) -> Result<(Seating, Seat, String), ApiError> {
        let waits = |slot: &SeatSlot| slot.status.claim.as_deref() == Some(key);
        let seat = self.slots().find(|(_, slot)| waits(slot)).map(|(seat, _)| seat).ok_or(ApiError::Full)?;
        let secret = ids::secret()?;
        let mut seating = self.clone();
        let slot = &mut seating.slots[seat.index()];
        slot.secret_hash = Some(ids::hash(&secret));
        slot.status.reserved = false;
        Ok((seating, seat, secret))
    }
}

fn invalid_arrangement(why: &str) -> CommandError {
    CommandError::InvalidArrangement(why.into())
}

fn not_human(occupant: Occupant) -> Result<Occupant, CommandError> {
    match occupant {
        Occupant::Human => {
            Err(invalid_arrangement("a seat is made `open` or a bot's; people take seats themselves"))
        }
        other => Ok(other),
    }
}
