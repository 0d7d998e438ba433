//! Who is away from a table and since when, without a clock of its own: every time comes from outside.

use rules::{Seat, Seats};
use std::collections::HashMap;

/// Those who are away, by seat.
#[derive(Default)]
pub(super) struct Absences(HashMap<Seat, Absence>);

struct Absence {
    /// Since when, in milliseconds of the house.
    since: u64,
    /// Was it acted on that this one has been away for longer than the grace time?
    handled: bool,
}

impl Absences {
    /// Notes who is here now and who is not.
    pub(super) fn note(&mut self, people: Seats, present: Seats, now: u64) {
        for seat in people.iter() {
            if present.contains(seat) {
                self.is_back(seat);
            } else {
                self.0.entry(seat).or_insert(Absence { since: now, handled: false });
            }
        }
    }

    /// Somebody has come back.
    pub(super) fn is_back(&mut self, seat: Seat) {
        self.0.remove(&seat);
    }

    /// Somebody new has the seat and is not here yet.
    pub(super) fn begins(&mut self, seat: Seat, now: u64) {
        self.0.insert(seat, Absence { since: now, handled: false });
    }

    /// When somebody who is away has been so for the grace time.
    pub(super) fn vanishes_at(&self, seat: Seat, grace: u64) -> Option<u64> {
        self.0.get(&seat).map(|absence| absence.since + grace)
    }

    /// When the next of these vanishes. One who did so a moment ago, and on whom nobody has acted yet, is due at once:
    /// whatever passes between two looks at the clock is not lost.
    pub(super) fn next_vanishing(&self, seats: Seats, grace: u64) -> Option<u64> {
        let unhandled = seats.iter().filter(|seat| self.0.get(seat).is_some_and(|absence| !absence.handled));
        unhandled.filter_map(|seat| self.vanishes_at(seat, grace)).min()
    }

    /// All who had vanished by then have been acted on.
    pub(super) fn handled(&mut self, then: u64, grace: u64) {
        for absence in self.0.values_mut() {
            absence.handled |= absence.since + grace <= then;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    #[test]
    fn a_vanishing_that_passed_unseen_is_due_at_once_and_only_once() {
        let (mut absences, people) = (Absences::default(), Seats::all(2));
        absences.note(people, Seats::only(B), 100);
        assert_eq!(absences.next_vanishing(people, 50), Some(150));
        // Somebody looked at 149, something else took a while: at 160 it is still due, and in the past.
        absences.handled(149, 50);
        assert_eq!(absences.next_vanishing(people, 50), Some(150));
        absences.handled(160, 50);
        assert_eq!(absences.next_vanishing(people, 50), None, "or the table would be woken for ever");
        assert_eq!(absences.vanishes_at(A, 50), Some(150), "still gone");
    }

    #[test]
    fn whoever_comes_back_and_goes_again_vanishes_anew() {
        let (mut absences, people) = (Absences::default(), Seats::all(2));
        absences.note(people, Seats::only(B), 100);
        absences.handled(500, 50);
        absences.note(people, people, 500);
        absences.note(people, Seats::only(B), 600);
        absences.note(people, Seats::only(B), 620);
        assert_eq!(absences.next_vanishing(people, 50), Some(650));
    }
}
