//! Who is at the table, who is away, and what an absence means by the table's own clock.

mod absences;

pub(crate) use absences::Absences;

use crate::seating::Seating;
use rules::{Seat, Seats};
use wire::table_admin::{CommandError, SeatConduct};
use wire::{SeatInfo, Stage};

/// Who plays and who has a say at one moment: asked of the table's parts, and kept nowhere.
#[derive(Copy, Clone)]
pub(crate) struct Attendance<'t> {
    pub(crate) seating: &'t Seating,
    pub(crate) absences: &'t Absences,
    pub(crate) stage: Stage,
    /// Those who have given up.
    pub(crate) conceded: Seats,
    /// How long an absence is none at a live table, in milliseconds.
    pub(crate) grace_ms: u64,
    /// In milliseconds of uptime.
    pub(crate) now: u64,
}

impl Attendance<'_> {
    /// After so long an absence somebody is gone, in milliseconds; a question to all stays open for as long.
    pub(crate) fn patience_ms(&self) -> u64 {
        self.seating.clock().patience_ms(self.grace_ms)
    }

    fn stand_in_ms(&self) -> u64 {
        self.seating.clock().stand_in_ms(self.grace_ms)
    }

    fn away_for(&self, ms: u64) -> Seats {
        let away = |seat: &Seat| self.absences.gone_at(*seat, ms).is_some_and(|at| at <= self.now);
        self.seating.people().iter().filter(away).collect()
    }

    /// The people who are gone by the measure of the table's own clock, whether or not somebody stands in.
    pub(crate) fn gone(&self) -> Seats {
        if self.stage == Stage::Playing { self.away_for(self.patience_ms()) } else { Seats::NONE }
    }

    /// Those for whom a bot may stand in: who are gone, or have been away for long enough where at least two others
    /// decide it, so that nobody alone has a bot play another's hand.
    pub(crate) fn replaceable(&self) -> Seats {
        if self.stage != Stage::Playing {
            return Seats::NONE;
        }
        let (gone, asked, players) = (self.gone(), self.electorate(), self.players());
        let several = |seat: Seat| asked.iter().filter(|other| *other != seat).count() >= 2;
        let may_be = |seat: &Seat| players.contains(*seat) && (gone.contains(*seat) || several(*seat));
        self.away_for(self.stand_in_ms()).iter().filter(may_be).collect()
    }

    /// Those who have a say in what concerns all: people who have not given up and are not gone. One for whom a bot
    /// stands in keeps it.
    pub(crate) fn electorate(&self) -> Seats {
        let gone = self.gone();
        let has_a_say = |seat: &Seat| !gone.contains(*seat) && !self.conceded.contains(*seat);
        self.seating.people().iter().filter(has_a_say).collect()
    }

    /// The people who play themselves.
    pub(crate) fn players(&self) -> Seats {
        self.seating.in_person(self.conceded)
    }

    /// The seats whose players are timed: people who play themselves. Bots keep their own pace.
    pub(crate) fn timed(&self) -> Seats {
        if self.stage == Stage::Playing { self.players() } else { Seats::NONE }
    }

    /// Fails unless the game is on and this seat's player plays it.
    pub(crate) fn check_plays(&self, seat: Seat) -> Result<(), CommandError> {
        if self.stage != Stage::Playing {
            return Err(CommandError::NotOn);
        }
        if self.players().contains(seat) { Ok(()) } else { Err(CommandError::Conceded) }
    }

    /// Is this seat's player the only one left who plays, and the only one with a say?
    pub(crate) fn is_alone(&self, seat: Seat) -> bool {
        self.players() == Seats::only(seat) && self.electorate() == Seats::only(seat)
    }

    /// The one who plays alone with bots.
    pub(crate) fn alone(&self) -> Option<Seat> {
        self.players().first().filter(|seat| self.is_alone(*seat))
    }

    /// When the next one has been away for so long that it means something, and nobody has acted on it; a time in the
    /// past means now.
    pub(crate) fn next_deadline(&self) -> Option<u64> {
        match self.stage {
            Stage::Gathering => self.absences.next_gone(Seats::only(self.seating.host()), self.grace_ms),
            Stage::Playing => {
                let (measures, people) = ([self.patience_ms(), self.stand_in_ms()], self.seating.people());
                measures.into_iter().filter_map(|ms| self.absences.next_gone(people, ms)).min()
            }
            Stage::Over => None,
        }
    }

    /// Who becomes the host of a table that gathers and whose host is gone: it would strand the others who are here.
    pub(crate) fn next_host(&self, present: Seats) -> Option<Seat> {
        let is_stranded =
            self.stage == Stage::Gathering && self.away_for(self.grace_ms).contains(self.seating.host());
        if !is_stranded {
            return None;
        }
        present.iter().find(|seat| self.seating.people().contains(*seat))
    }

    /// The seats as anyone sees them.
    pub(crate) fn seat_infos(&self, present: Seats) -> Vec<SeatInfo> {
        let (gone, replaceable) = (self.gone(), self.replaceable());
        let mut seats = self.seating.about(present);
        for (about, seat) in seats.iter_mut().zip(Seat::all()) {
            let conceded = self.conceded.contains(seat);
            let (gone, replaceable) = (gone.contains(seat) && !conceded, replaceable.contains(seat));
            about.conduct = SeatConduct { gone, replaceable, conceded, ..about.conduct };
        }
        seats
    }
}

#[cfg(test)]
mod tests;
