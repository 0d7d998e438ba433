//! Who is away from a table and since when, without a clock of its own: every time comes from outside.

use rules::{Seat, Seats};
use std::collections::HashMap;

/// Those who are away, by seat.
#[derive(Default)]
pub(crate) struct Absences(HashMap<Seat, Absence>);

struct Absence {
    /// Since when, in milliseconds of uptime.
    since: u64,
    /// Up to when it was acted on how long this one has been away.
    handled: Option<u64>,
}

impl Absences {
    /// Those who were away when that was last written down.
    pub(crate) fn restore(away: &[(Seat, u64)]) -> Absences {
        let absence = |(seat, since): &(Seat, u64)| (*seat, Absence { since: *since, handled: None });
        Absences(away.iter().map(absence).collect())
    }

    /// Who is away since when, to be written down.
    pub(crate) fn away(&self) -> Vec<(Seat, u64)> {
        let mut away: Vec<(Seat, u64)> =
            self.0.iter().map(|(seat, absence)| (*seat, absence.since)).collect();
        away.sort_unstable_by_key(|(seat, _)| seat.index());
        away
    }

    /// Notes who is here now and who is not.
    pub(crate) fn note(&mut self, people: Seats, present: Seats, now: u64) {
        self.0.retain(|seat, _| people.contains(*seat));
        for seat in people.iter() {
            if present.contains(seat) {
                self.is_back(seat);
            } else {
                self.0.entry(seat).or_insert(Absence { since: now, handled: None });
            }
        }
    }

    /// Somebody has come back.
    pub(crate) fn is_back(&mut self, seat: Seat) {
        self.0.remove(&seat);
    }

    /// Somebody new has the seat and is not here yet.
    pub(crate) fn begins(&mut self, seat: Seat, now: u64) {
        self.0.insert(seat, Absence { since: now, handled: None });
    }

    /// When somebody who is away has been so for this long.
    pub(crate) fn gone_at(&self, seat: Seat, patience: u64) -> Option<u64> {
        self.0.get(&seat).map(|absence| absence.since + patience)
    }

    /// When the next of these has been away for this long. One who has so since a moment ago, and on whom nobody has
    /// acted yet, is due at once: whatever passes between two looks at the clock is not lost.
    pub(crate) fn next_gone(&self, seats: Seats, patience: u64) -> Option<u64> {
        let due = |seat| {
            let absence = self.0.get(&seat)?;
            let at = absence.since + patience;
            absence.handled.is_none_or(|handled| handled < at).then_some(at)
        };
        seats.iter().filter_map(due).min()
    }

    /// How long everybody had been away by then has been acted on.
    pub(crate) fn handled(&mut self, then: u64) {
        self.0.values_mut().for_each(|absence| absence.handled = Some(then));
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
        assert_eq!(absences.next_gone(people, 50), Some(150));
        // Somebody looked at 149, something else took a while: at 160 it is still due, and in the past.
        absences.handled(149);
        assert_eq!(absences.next_gone(people, 50), Some(150));
        absences.handled(160);
        assert_eq!(absences.next_gone(people, 50), None, "or the table would be woken for ever");
        assert_eq!(absences.gone_at(A, 50), Some(150), "still gone");
        assert_eq!(absences.next_gone(people, 90), Some(190), "a longer measure is still to come");
    }

    #[test]
    fn whoever_comes_back_and_goes_again_vanishes_anew() {
        let (mut absences, people) = (Absences::default(), Seats::all(2));
        absences.note(people, Seats::only(B), 100);
        absences.handled(500);
        absences.note(people, people, 500);
        absences.note(people, Seats::only(B), 600);
        absences.note(people, Seats::only(B), 620);
        assert_eq!(absences.next_gone(people, 50), Some(650));
    }

    #[test]
    fn an_absence_goes_on_while_the_table_sleeps() {
        let mut absences = Absences::default();
        absences.note(Seats::all(2), Seats::only(B), 100);
        let mut later = Absences::restore(&absences.away());
        later.note(Seats::all(2), Seats::NONE, 9000);
        assert_eq!((later.gone_at(A, 50), later.gone_at(B, 50)), (Some(150), Some(9050)));
    }
}
