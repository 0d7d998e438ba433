//! Seats, sets of seats, and the viewers of a table.

use crate::bit_set;
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

bit_set! {
    /// A set of seats; as JSON the list of their indices.
    #[derive(Serialize, Deserialize)]
    #[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
    pub struct Seats(u8) of Seat;
}

impl Seats {
    /// Everybody at a table of `seats`.
    pub const fn all(seats: u8) -> Seats {
        Seats::below(seats)
    }
}

impl From<Vec<Seat>> for Seats {
    fn from(seats: Vec<Seat>) -> Seats {
        seats.into_iter().collect()
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
