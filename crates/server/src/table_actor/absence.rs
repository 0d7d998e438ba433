//! Those who are not here: since when, and who plays for them.

use super::TableActor;
use crate::api_error::ApiError;
use crate::connections::HangUp;
use crate::mailbox::ConnectionId;
use crate::seating::Seating;
use rules::{Seat, Seats, Viewer};
use table::ActedBy;
use wire::table_admin::SeatConduct;
use wire::{SeatInfo, Stage, ToClient};

impl TableActor {
    /// Notes who is here and who is not.
    pub(super) fn notice_absence(&mut self) {
        let (present, now) = (self.connections.present(), self.app.time.now());
        self.timers.absences.note(self.seating.people(), present, now);
    }

    /// The people who are gone by the measure of the table's own clock, whether or not somebody stands in.
    pub(super) fn vanished(&self) -> Seats {
        if self.stage() != Stage::Playing { Seats::NONE } else { self.away_for(self.patience()) }
    }

    /// Those for whom a bot may stand in: who are gone, or have been away for long enough where at least two others
    /// decide it, so that nobody alone has a bot play another's hand.
    pub(super) fn absent(&self) -> Seats {
        if self.stage() != Stage::Playing {
            return Seats::NONE;
        }
        let (vanished, asked) = (self.vanished(), self.electorate());
        let several = |seat: &Seat| asked.iter().filter(|other| other != seat).count() >= 2;
        let away = self.away_for(self.seating.clock().stand_in_ms(self.grace()));
        let absent = away.iter().filter(|seat| vanished.contains(*seat) || several(seat));
        absent.filter(|seat| self.players().contains(*seat)).collect()
    }

    /// Those who have a say in what concerns all: people who have not given up and are not gone. One for whom a bot
    /// stands in keeps it.
    pub(super) fn electorate(&self) -> Seats {
        let (vanished, conceded) = (self.vanished(), self.conceded());
        let people = self.seating.people();
        people.iter().filter(|seat| !vanished.contains(*seat) && !conceded.contains(*seat)).collect()
    }

    /// Is this seat's player the only one left who plays, and the only one with a say?
    pub(super) fn is_alone(&self, seat: Seat) -> bool {
        self.players() == Seats::only(seat) && self.electorate() == Seats::only(seat)
    }

    fn away_for(&self, ms: u64) -> Seats {
        let (now, people) = (self.app.time.now(), self.seating.people());
        let away = |seat: &Seat| self.timers.absences.vanishes_at(*seat, ms).is_some_and(|at| at <= now);
        people.iter().filter(away).collect()
    }

    /// How long an absence is none at a live table, in milliseconds.
    fn grace(&self) -> u64 {
        self.app.grace.as_millis() as u64
    }

    /// After so long an absence somebody is gone, in milliseconds; a question to all stays open for as long.
    pub(super) fn patience(&self) -> u64 {
        self.seating.clock().patience_ms(self.grace())
    }

    /// When the next one has been away for so long that it means something, and nobody has acted on it; a time in the
    /// past means now.
    pub(super) fn next_vanishing(&self) -> Option<u64> {
        let absences = &self.timers.absences;
        match self.stage() {
            Stage::Gathering => absences.next_vanishing(Seats::only(self.seating.host()), self.grace()),
            Stage::Playing => {
                let measures = [self.patience(), self.seating.clock().stand_in_ms(self.grace())];
                let people = self.seating.people();
                measures.into_iter().filter_map(|measure| absences.next_vanishing(people, measure)).min()
            }
            Stage::Over => None,
        }
    }

    /// A table that waits for a host who has vanished would strand the others: the first of them who is here becomes the host.
    pub(super) async fn pass_on_host(&mut self) {
        let gone = self.away_for(self.grace()).contains(self.seating.host());
        if self.stage() != Stage::Gathering || !gone {
            return;
        }
        let Some(next) = self.connections.present().iter().find(|seat| self.seating.people().contains(*seat))
        else {
            return;
        };
        self.seating.pass_host_to(next);
        self.write_seating().await;
        self.connections.broadcast(&ToClient::Status(self.status()));
    }

    /// Those who have given up.
    fn conceded(&self) -> Seats {
        self.table.as_ref().map_or(Seats::NONE, |table| table.conceded())
    }

    /// The people who play themselves.
    pub(super) fn players(&self) -> Seats {
        self.seating.in_person(self.conceded())
    }

    /// The seats as anyone sees them.
    pub(super) fn seats_about(&self) -> Vec<SeatInfo> {
        let (vanished, absent, conceded) = (self.vanished(), self.absent(), self.conceded());
        let mut seats = self.seating.about(self.connections.present());
        for (about, seat) in seats.iter_mut().zip(Seat::all()) {
            let conceded = conceded.contains(seat);
            let (vanished, absent) = (vanished.contains(seat) && !conceded, absent.contains(seat));
            about.life = SeatConduct { vanished, absent, conceded, ..about.life };
        }
        seats
    }

    /// Is this seat a bot's to play? Then gives whom it plays for, if it is somebody's seat: that is written in the log.
    pub(super) fn played_by_bot(&self, seat: Seat) -> Option<Option<ActedBy>> {
        let level = self.seating.plays_for(seat, self.conceded())?;
        let own = !self.seating.people().contains(seat);
        Some(if own { None } else { Some(ActedBy::Bot(level)) })
    }

    /// A player who was away has come: the seat is theirs again.
    pub(super) async fn comes_back(&mut self, connection: ConnectionId) {
        let Some(Viewer::Seat(seat)) = self.connections.viewer(connection) else { return };
        self.timers.absences.is_back(seat);
        if let Some(seating) = self.seating.returned(seat) {
            self.seating = seating;
            self.write_seating().await;
            self.update_clocks().await;
            self.connections.broadcast(&ToClient::Status(self.status()));
        }
        self.drop_moot_motion();
        self.ask_those_who_are_back();
    }

    /// Where somebody who comes by the link can sit: in an open seat before the game, in a vacant one while it is on.
    pub(super) fn newcomer(&self, name: &str) -> Result<(Seating, Seat, String), ApiError> {
        match &self.table {
            _ if self.is_closed() => Err(ApiError::Full),
            None => self.seating.joined(name),
            Some(table) if self.stage() == Stage::Playing => self.seating.substituted(name, table.entries()),
            Some(_) => Err(ApiError::Full),
        }
    }

    /// Somebody new has this seat. Whoever had it before may watch.
    pub(super) async fn succeeds(&mut self, seat: Seat) {
        self.connections.hang_up(HangUp::Seat(seat));
        if self.table.is_some() {
            self.timers.absences.begins(seat, self.app.time.now());
            self.update_clocks().await;
            self.drop_moot_motion();
            self.connections.broadcast(&ToClient::Status(self.status()));
        }
    }

    /// Writes down who sits where; what is not written now is written with the next change.
    pub(super) async fn write_seating(&mut self) {
        let written =
            self.app.store.update_seating(&self.meta.id, self.seating.as_json(), self.written).await;
        if let Err(error) = written {
            tracing::error!(table = self.meta.id, %error, "the seating was not written down");
        }
    }
}
