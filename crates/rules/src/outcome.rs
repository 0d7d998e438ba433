//! The outcome of a game: places and scores.

use crate::seat::{MAX_SEATS, Seat, Seats};
use serde::{Deserialize, Serialize};

/// Every seat's place (1 is first; equals share a place) and score. It is `Copy`, so that search can ask for it freely.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Lists", into = "Lists")]
pub struct Outcome {
    seats: u8,
    places: [u8; MAX_SEATS],
    scores: [i32; MAX_SEATS],
}

impl Outcome {
    /// Ranks seats by `key`, the higher the better; equal keys share a place. `scores` is what people are shown.
    pub fn rank<K: Ord>(seats: u8, key: impl Fn(Seat) -> K, score: impl Fn(Seat) -> i32) -> Outcome {
        let mut outcome = Outcome { seats, places: [0; MAX_SEATS], scores: [0; MAX_SEATS] };
        for index in 0..seats {
            let seat = Seat::new(index);
            let own = key(seat);
            let ahead = (0..seats).filter(|other| key(Seat::new(*other)) > own).count();
            outcome.places[seat.index()] = ahead as u8 + 1;
            outcome.scores[seat.index()] = score(seat);
        }
        outcome
    }

    /// The same result with these seats behind all others, in their own order: they gave up.
    pub fn with_last(self, last: Seats) -> Outcome {
        let key = |seat: Seat| (!last.contains(seat), std::cmp::Reverse(self.places[seat.index()]));
        Outcome::rank(self.seats, key, |seat| self.scores[seat.index()])
    }

    /// The place of each seat, 1 for the first.
    pub fn places(&self) -> &[u8] {
        &self.places[..self.seats as usize]
    }

    /// The score of each seat.
    pub fn scores(&self) -> &[i32] {
        &self.scores[..self.seats as usize]
    }

    /// Those who won, one or several.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        (0..self.seats).map(Seat::new).filter(|seat| self.places[seat.index()] == 1)
    }

    /// What the result is worth to a seat between 0 (last alone) and 1 (first alone): the share of the others it beat, a tie counting half.
    pub fn share(&self, seat: Seat) -> f32 {
        let own = self.places[seat.index()];
        let points: u32 = self
            .places()
            .iter()
            .map(|place| match place.cmp(&own) {
                std::cmp::Ordering::Greater => 2,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Less => 0,
            })
            .sum();
        // The seat tied with itself; that point is not a result.
        (points - 1) as f32 / (2 * (self.seats.max(2) as u32 - 1)) as f32
    }
}

#[derive(Serialize, Deserialize)]
struct Lists {
    places: Vec<u8>,
    scores: Vec<i32>,
}

impl From<Outcome> for Lists {
    fn from(outcome: Outcome) -> Lists {
        Lists { places: outcome.places().to_vec(), scores: outcome.scores().to_vec() }
    }
}

impl TryFrom<Lists> for Outcome {
    type Error = String;

    fn try_from(lists: Lists) -> Result<Outcome, String> {
        let seats = lists.places.len();
        if seats > MAX_SEATS || lists.scores.len() != seats {
            return Err("an outcome has one place and one score a seat".into());
        }
        let mut outcome = Outcome { seats: seats as u8, places: [0; MAX_SEATS], scores: [0; MAX_SEATS] };
        outcome.places[..seats].copy_from_slice(&lists.places);
        outcome.scores[..seats].copy_from_slice(&lists.scores);
        Ok(outcome)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_share_a_place_and_the_next_place_is_skipped() {
        let points = [5, 9, 5, 1];
        let outcome = Outcome::rank(4, |seat| points[seat.index()], |seat| points[seat.index()]);
        assert_eq!(outcome.places(), [2, 1, 2, 4]);
        assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat::new(1)]);
        assert_eq!(outcome.share(Seat::new(1)), 1.0);
        assert_eq!(outcome.share(Seat::new(0)), 0.5);
        assert_eq!(outcome.share(Seat::new(3)), 0.0);
    }

    #[test]
    fn whoever_gave_up_comes_last_whatever_the_score() {
        let points = [5, 9, 5, 1];
        let outcome = Outcome::rank(4, |seat| points[seat.index()], |seat| points[seat.index()]);
        assert_eq!(outcome.with_last(Seats::NONE), outcome);
        let conceded = outcome.with_last([Seat::new(1), Seat::new(2)].into_iter().collect());
        assert_eq!((conceded.places(), conceded.scores()), (&[1, 3, 4, 2][..], &points[..]));
    }
}
