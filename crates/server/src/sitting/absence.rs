//! Those who are not here: since when, and who plays for them.

use super::Sitting;
use crate::gathering::Gathering;
use crate::letters::Caller;
use crate::trouble::Trouble;
use rules::{Eye, Seat, Seats};
use table::By;
use wire::life::SeatLife;
use wire::{SeatAbout, Stage, ToClient};

impl Sitting {
    /// Notes who is here and who is not.
    pub(super) fn notice_absence(&mut self) {
        let (present, now) = (self.onlookers.present(), self.hall.time.now());
        self.vigil.absences.note(self.gathering.people(), present, now);
    }

    /// Those who have been gone for longer than the grace time, and for whom nobody plays.
    pub(super) fn vanished(&self) -> Seats {
        if self.stage() != Stage::Playing {
            return Seats::NONE;
        }
        let now = self.hall.time.now();
        self.players().iter().filter(|seat| self.vanishes_at(*seat).is_some_and(|at| at <= now)).collect()
    }

    /// After so long an absence the others may go on, in milliseconds.
    pub(super) fn grace(&self) -> u64 {
        self.hall.grace.as_millis() as u64
    }

    fn vanishes_at(&self, seat: Seat) -> Option<u64> {
        self.vigil.absences.vanishes_at(seat, self.grace())
    }

    /// When the next one vanishes for whom that means something and on whom nobody has acted; a time in the past means now.
    pub(super) fn next_vanishing(&self) -> Option<u64> {
        let awaited = match self.stage() {
            Stage::Gathering => Seats::only(self.gathering.host),
            Stage::Playing => self.players(),
            Stage::Over => Seats::NONE,
        };
        self.vigil.absences.next_vanishing(awaited, self.grace())
    }

    /// A table that waits for a host who has vanished would strand the others: the first of them who is here becomes the host.
    pub(super) async fn pass_on_host(&mut self) {
        let gone = self.vanishes_at(self.gathering.host).is_some_and(|at| at <= self.hall.time.now());
        if self.stage() != Stage::Gathering || !gone {
            return;
        }
        let Some(next) = self.onlookers.present().iter().find(|seat| self.gathering.people().contains(*seat))
        else {
            return;
        };
        self.gathering.host = next;
        self.write_seating().await;
        self.onlookers.announce(&ToClient::Status(self.status()));
    }

    /// Those who have given up.
    fn conceded(&self) -> Seats {
        self.table.as_ref().map_or(Seats::NONE, |table| table.conceded())
    }

    /// The people who play themselves.
    pub(super) fn players(&self) -> Seats {
        self.gathering.in_person(self.conceded())
    }

    /// The seats as anyone sees them.
    pub(super) fn seats_about(&self) -> Vec<SeatAbout> {
        let (vanished, conceded) = (self.vanished(), self.conceded());
        let mut seats = self.gathering.about(self.onlookers.present());
        for (about, seat) in seats.iter_mut().zip(Seat::all()) {
            let (vanished, conceded) = (vanished.contains(seat), conceded.contains(seat));
            about.life = SeatLife { vanished, conceded, ..about.life };
        }
        seats
    }

    /// Is this seat a bot's to play? Then gives whom it plays for, if it is somebody's seat: that is written in the log.
    pub(super) fn played_by_bot(&self, seat: Seat) -> Option<Option<By>> {
        let level = self.gathering.plays_for(seat, self.conceded())?;
        let own = !self.gathering.people().contains(seat);
        Some(if own { None } else { Some(By::Bot(level)) })
    }

    /// A player who was away has come: the seat is theirs again.
    pub(super) async fn comes_back(&mut self, caller: Caller) {
        let Some(Eye::Seat(seat)) = self.onlookers.eye(caller) else { return };
        self.vigil.absences.is_back(seat);
        let Some(gathering) = self.gathering.returned(seat) else { return };
        self.gathering = gathering;
        self.write_seating().await;
        self.wind().await;
        self.drop_moot_motion();
        self.onlookers.announce(&ToClient::Status(self.status()));
    }

    /// Where somebody who comes by the link can sit: in an open seat before the game, in a vacant one while it is on.
    pub(super) fn newcomer(&self, name: &str) -> Result<(Gathering, Seat, String), Trouble> {
        match &self.table {
            _ if self.is_closed() => Err(Trouble::Full),
            None => self.gathering.joined(name),
            Some(table) if self.stage() == Stage::Playing => {
                self.gathering.substituted(name, table.entries())
            }
            Some(_) => Err(Trouble::Full),
        }
    }

    /// Somebody new has this seat. Whoever had it before may watch.
    pub(super) async fn succeeds(&mut self, seat: Seat) {
        self.onlookers.dismiss(Some(seat));
        if self.table.is_some() {
            self.vigil.absences.begins(seat, self.hall.time.now());
            self.wind().await;
            self.drop_moot_motion();
            self.onlookers.announce(&ToClient::Status(self.status()));
        }
    }

    /// Writes down who sits where; what is not written now is written with the next change.
    pub(super) async fn write_seating(&mut self) {
        let written =
            self.hall.store.update_seating(&self.charter.id, self.gathering.as_json(), self.written).await;
        if let Err(error) = written {
            tracing::error!(table = self.charter.id, %error, "the seating was not written down");
        }
    }
}
