//! The status of the table: put together from its parts for everyone who may know, the lobby, and whoever holds a seat.

use super::TableActor;
use crate::api_error::ApiError;
use crate::attendance::Attendance;
use crate::mailbox::ExportedSeats;
use rules::{Seats, Viewer};
use std::sync::Arc;
use std::time::Instant;
use wire::my_seats::SeatStanding;
use wire::table_admin::TableConduct;
use wire::{PublishedDice, Stage, TableInfo, TableStatus, ToClient};

/// What can change in [`TableInfo`] without anybody's command: everybody is told when it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct AnnouncedStatus {
    present: Seats,
    stage: Stage,
    /// How many players are missing before the game.
    missing: usize,
    gone: Seats,
    replaceable: Seats,
}

impl AnnouncedStatus {
    /// Nobody has been told anything yet.
    pub(super) const NONE: AnnouncedStatus = AnnouncedStatus {
        present: Seats::NONE,
        stage: Stage::Gathering,
        missing: 0,
        gone: Seats::NONE,
        replaceable: Seats::NONE,
    };
}

impl TableActor {
    /// Where the table is.
    pub(super) fn stage(&self) -> Stage {
        self.game.stage(self.seating.is_closed())
    }

    /// Was the table ended without a result: given up before the game, or by agreement while it was on?
    pub(super) fn is_closed(&self) -> bool {
        self.seating.is_closed() || self.game.is_closed()
    }

    /// Who plays and who has a say now.
    pub(super) fn attendance(&self) -> Attendance<'_> {
        Attendance {
            seating: &self.seating,
            absences: &self.absences,
            stage: self.stage(),
            conceded: self.game.conceded(),
            grace_ms: self.app.grace.as_millis() as u64,
            now: self.app.time.now(),
        }
    }

    /// What everyone may know of the table.
    pub(super) fn info(&self) -> TableInfo {
        let TableStatus { seats, stage, host, dice, public, conduct } = self.status();
        TableInfo {
            table: self.meta.id.clone(),
            game: self.meta.game_id.clone(),
            rules: self.meta.rules_version,
            settings: self.meta.settings.clone(),
            seats,
            stage,
            host,
            dice,
            public,
            conduct,
        }
    }

    /// What of it may change.
    pub(super) fn status(&self) -> TableStatus {
        let attendance = self.attendance();
        let patience = (attendance.patience_ms() / 1000).try_into().unwrap_or(u32::MAX);
        TableStatus {
            seats: attendance.seat_infos(self.connections.present()),
            stage: attendance.stage,
            host: self.seating.host(),
            dice: self.published_dice(),
            public: self.seating.is_public(),
            conduct: TableConduct { closed: self.is_closed(), patience, ..self.seating.conduct().clone() },
        }
    }

    /// What everyone may know of the dice now.
    fn published_dice(&self) -> Option<PublishedDice> {
        self.meta.dice.published(|| self.seating.added(), self.stage() == Stage::Over)
    }

    /// What belongs in the file of a finished game besides its log.
    pub(super) fn exported_seats(&self) -> Result<ExportedSeats, ApiError> {
        if self.stage() != Stage::Over || !self.game.is_dealt() {
            return Err(ApiError::NotOver);
        }
        let (meta, seats) = (Arc::clone(&self.meta), self.seating.seatings());
        Ok(ExportedSeats { meta, seats, before: self.seating.before(), dice: self.published_dice() })
    }

    /// How things stand for whoever has this secret.
    pub(super) fn seat_standing(&self, secret: &str) -> Result<SeatStanding, ApiError> {
        let seat = self.seating.opens(secret).ok_or(ApiError::WrongSecret)?;
        let table = self.game.table();
        Ok(SeatStanding {
            game: self.meta.game_id.clone(),
            seat,
            seats: self.attendance().seat_infos(self.connections.present()),
            stage: self.stage(),
            awaited: table.is_some_and(|table| table.to_act().contains(seat)),
            asked: self.votes.is_asked(seat),
            number: table.map_or(0, |table| table.shown(Viewer::Seat(seat)).number),
            outcome: table.and_then(|table| table.outcome()),
        })
    }

    /// What everybody is to know now.
    pub(super) fn current_status(&self) -> AnnouncedStatus {
        let attendance = self.attendance();
        AnnouncedStatus {
            present: self.connections.present(),
            stage: attendance.stage,
            missing: self.seating.missing(),
            gone: attendance.gone(),
            replaceable: attendance.replaceable(),
        }
    }

    /// Tells everybody of the table if there is news.
    pub(super) fn announce_changes(&mut self) {
        let (present, now) = (self.connections.present(), self.app.time.now());
        self.absences.note(self.seating.people(), present, now);
        self.update_lobby();
        let current = self.current_status();
        if self.announced == current {
            return;
        }
        if current.stage == Stage::Over && self.announced.stage != Stage::Over {
            self.send_watchers_talk();
        }
        self.announced = current;
        self.broadcast_status();
    }

    pub(super) fn broadcast_status(&mut self) {
        let status = ToClient::Status(self.status());
        self.connections.broadcast(&status);
    }

    /// Tells the lobby how a public table is while players gather, and once that it is no longer for strangers.
    fn update_lobby(&self) {
        if self.seating.is_public() && !self.game.is_dealt() {
            self.app.lobby().post(&self.info(), Instant::now());
        } else if self.announced.stage == Stage::Gathering {
            self.remove_from_lobby();
        }
    }

    /// The lobby forgets a table that is no longer open.
    pub(super) fn remove_from_lobby(&self) {
        self.app.lobby().remove(&self.meta.id);
    }
}
