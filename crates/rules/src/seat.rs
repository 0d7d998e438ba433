//! Seats, sets of seats as bit masks, and the viewers of a table.

use serde::{Deserialize, Serialize};
use std::fmt;

/// No game here seats more than this.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted from 0 clockwise.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index. Panics at [`MAX_SEATS`] or above; text from outside goes through `try_from`.
    pub const fn new(index: u8) -> Seat {
        assert!((index as usize) < MAX_SEATS);
        Seat(index)
    }

    /// Every seat there can be, to go with a list that has one item a seat.
    pub fn all() -> impl Iterator<Item = Seat> + Clone {
        (0..MAX_SEATS as u8).map(Seat)
    }

    /// The index, for arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    pub const fn next(self, seats: u8) -> Seat {
        if self.0 + 1 >= seats { Seat(0) } else { Seat(self.0 + 1) }
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(index: u8) -> Result<Seat, String> {
        if (index as usize) < MAX_SEATS {
            Ok(Seat(index))
        } else {
            Err(format!("there is no seat {index}: seats go from 0 to {}", MAX_SEATS - 1))
        }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats; as JSON the list of their indices.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// Everybody at a table of `seats`.
    pub const fn all(seats: u8) -> Seats {
        Seats(((1u16 << seats) - 1) as u8)
    }

    /// Just this one.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Is this seat among them?
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Nobody at all?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The one with the lowest index.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// How many they are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// These and that one.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// These but not that one.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Those in either.
    #[must_use]
    pub const fn union(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }

    /// In ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all().filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl From<Vec<Seat>> for Seats {
    fn from(seats: Vec<Seat>) -> Seats {
        seats.into_iter().collect()
    }
}

impl From<Seats> for Vec<Seat> {
    fn from(seats: Seats) -> Vec<Seat> {
        seats.iter().collect()
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Who is looking: the player of a seat, or anybody.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// What this seat may know.
    Seat(Seat),
    /// What a passer-by may know.
    Public,
}

impl Viewer {
    /// Every viewer at a table of `seats`, the public one last.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seats::all(seats).iter().map(Viewer::Seat).chain([Viewer::Public])
    }

    /// Does this viewer belong to `seat`?
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_a_list_in_json() {
        let seats = Seats::only(Seat::new(2)).with(Seat::new(0));
        assert_eq!(serde_json::to_string(&seats).unwrap(), "[0,2]");
        assert_eq!(serde_json::from_str::<Seats>("[2,0]").unwrap(), seats);
        assert!(serde_json::from_str::<Seats>("[8]").is_err());
    }

    #[test]
    fn all_eight_seats_fit() {
        assert_eq!(Seats::all(8).len(), 8);
        assert_eq!(Seat::new(7).next(8), Seat::new(0));
    }
}
