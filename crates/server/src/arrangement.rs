//! The seats before the game: how they change when the host arranges them, somebody leaves, or a new game follows.

use crate::gathering::{Gathering, Place};
use crate::keys;
use crate::stay::Stay;
use crate::trouble::Trouble;
use rules::Seat;
use table::Occupant;
use wire::life::{Arrangement, Life, OutOfOrder};
use wire::names;

/// A gathering arranged anew, and whose connections no longer fit: those of these seats.
pub(crate) struct Arranged {
    pub(crate) gathering: Gathering,
    pub(crate) moved: Vec<Seat>,
}

impl Gathering {
    /// The seats as the host wants them. Options are not the seats' business. `here` is where those are connected from
    /// whose seat it concerns.
    pub(crate) fn arranged(
        &self,
        arrangement: &Arrangement,
        here: &[String],
    ) -> Result<Arranged, OutOfOrder> {
        let mut gathering = self.clone();
        let mut moved = Vec::new();
        match *arrangement {
            Arrangement::Settings(_) => {}
            Arrangement::Clock(clock) if clock.is_fit() => gathering.life.clock = clock,
            Arrangement::Clock(_) => return Err(misfit(&Trouble::Clock.to_string())),
            Arrangement::Seat { seat, occupant } => {
                let place = gathering.place(seat)?;
                if seat == self.host {
                    return Err(misfit("the host stays; leave instead"));
                }
                let left = std::mem::replace(place, Place::empty(not_human(occupant)?, seat.index()));
                if left.occupant == Occupant::Human {
                    moved.push(seat);
                    gathering.send_away(left, here);
                }
            }
            Arrangement::Readmit => gathering.readmit(),
            Arrangement::Lock(ref word) => {
                gathering.lock(word.as_deref()).map_err(|trouble| misfit(&trouble.to_string()))?;
            }
            Arrangement::Add(occupant) => {
                let index = gathering.places.len();
                gathering.places.push(Place::empty(not_human(occupant)?, index));
            }
            Arrangement::Remove { seat } => {
                if gathering.place(seat)?.occupant == Occupant::Human {
                    return Err(misfit("somebody sits there; free the seat first"));
                }
                gathering.places.remove(seat.index());
                let behind = self.people().iter().filter(|other| other.index() > seat.index());
                moved.extend(behind);
                if self.host.index() > seat.index() {
                    gathering.host = Seat::new(self.host.index() as u8 - 1);
                }
            }
            Arrangement::Swap { one, other } => {
                gathering.place(one)?;
                gathering.place(other)?;
                gathering.places.swap(one.index(), other.index());
                moved.extend([one, other]);
                gathering.host = match self.host {
                    host if host == one => other,
                    host if host == other => one,
                    host => host,
                };
            }
        }
        for (index, place) in gathering.places.iter_mut().enumerate() {
            if let Occupant::Bot(_) = place.occupant {
                place.name = names::bot(index + 1);
            }
        }
        Ok(Arranged { gathering, moved })
    }

    fn place(&mut self, seat: Seat) -> Result<&mut Place, OutOfOrder> {
        self.places.get_mut(seat.index()).ok_or_else(|| misfit("there is no such seat"))
    }

    /// This gathering without the player of this seat. A table whose last person leaves is closed.
    pub(crate) fn left(&self, seat: Seat) -> Gathering {
        let mut gathering = self.clone();
        if let Some(place) = gathering.places.get_mut(seat.index()) {
            *place = Place::empty(Occupant::Open, seat.index());
        }
        if seat == self.host {
            match gathering.people().first() {
                Some(next) => gathering.host = next,
                None => gathering.life.closed = true,
            }
        }
        gathering
    }

    /// The same people and bots for another game than that of this table, everybody one seat further, at its word and
    /// without those who were sent away. A seat waits for its player, who is known by the key of the old one.
    pub(crate) fn rotated(&self, host: Seat, table: &str) -> Gathering {
        let seats = self.places.len();
        let places = (0..seats).map(|index| {
            let old = &self.places[(index + seats - 1) % seats];
            let mut place = Place::empty(old.occupant, index);
            if old.occupant == Occupant::Human {
                place.name = old.name.clone();
                place.stay = Stay { reserved: true, claim: old.key().map(str::to_owned), ..Stay::default() };
            }
            place
        });
        let life = Life { clock: self.life.clock, hints: self.life.hints, ..Life::default() };
        let mut gathering = Gathering::new(host.next(seats as u8), life, places.collect());
        gathering.locked_like(self);
        gathering.sent_away_like(self);
        gathering.first = Some(self.first.clone().unwrap_or_else(|| table.to_owned()));
        gathering
    }

    /// This gathering with somebody from the last game in the seat that waits for them; the seat and its secret. Whoever
    /// asks again gets another secret for it.
    pub(crate) fn claimed(&self, key: &str) -> Result<(Gathering, Seat, String), Trouble> {
        let waits = |place: &Place| place.stay.claim.as_deref() == Some(key);
        let seat =
            self.places().find(|(_, place)| waits(place)).map(|(seat, _)| seat).ok_or(Trouble::Full)?;
        let secret = keys::secret()?;
        let mut gathering = self.clone();
        let place = &mut gathering.places[seat.index()];
        place.secret_hash = Some(keys::hash(&secret));
        place.stay.reserved = false;
        Ok((gathering, seat, secret))
    }
}

fn misfit(why: &str) -> OutOfOrder {
    OutOfOrder::Misfit(why.into())
}

fn not_human(occupant: Occupant) -> Result<Occupant, OutOfOrder> {
    match occupant {
        Occupant::Human => Err(misfit("a seat is made `open` or a bot's; people take seats themselves")),
        other => Ok(other),
    }
}
