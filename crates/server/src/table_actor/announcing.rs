//! How the table stands: for everyone who may know, for the lobby, and for whoever holds a seat.

use super::{AnnouncedStatus, TableActor};
use crate::api_error::ApiError;
use crate::mailbox::ExportedSeats;
use rules::Viewer;
use std::sync::Arc;
use std::time::Instant;
use wire::my_seats::SeatStanding;
use wire::table_admin::TableConduct;
use wire::{Stage, TableInfo, TableStatus, ToClient};

impl TableActor {
    /// Where the game is, as the store will have it.
    pub(super) fn stage(&self) -> Stage {
        self.game.stage(self.seating.is_closed())
    }

    /// Was the table ended without a result: given up before the game, or by agreement while it was on?
    pub(super) fn is_closed(&self) -> bool {
        self.seating.is_closed() || self.game.is_closed()
    }

    pub(super) fn about(&self) -> TableInfo {
        let TableStatus { seats, stage, host, dice, public, life } = self.status();
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
            life,
        }
    }

    /// What of it may change.
    pub(super) fn status(&self) -> TableStatus {
        TableStatus {
            seats: self.attendance().seat_infos(self.connections.present()),
            stage: self.stage(),
            host: self.seating.host(),
            dice: self.published_dice(),
            public: self.seating.is_public(),
            life: self.life(),
        }
    }

    fn life(&self) -> TableConduct {
        let patience = (self.attendance().patience_ms() / 1000).try_into().unwrap_or(u32::MAX);
        TableConduct { closed: self.is_closed(), patience, ..self.seating.conduct().clone() }
    }

    /// What everyone may know of the dice now.
    pub(super) fn published_dice(&self) -> Option<table::dice_check::PublishedDice> {
        self.meta.dice.published(|| self.seating.added(), self.stage() == Stage::Over)
    }

    pub(super) fn archived(&self) -> Result<ExportedSeats, ApiError> {
        if self.stage() != Stage::Over || !self.game.is_dealt() {
            return Err(ApiError::NotOver);
        }
        let (meta, seats) = (Arc::clone(&self.meta), self.seating.seatings());
        Ok(ExportedSeats { meta, seats, before: self.seating.before(), dice: self.published_dice() })
    }

    pub(super) fn news(&self) -> AnnouncedStatus {
        (
            self.connections.present(),
            self.stage(),
            self.seating.missing(),
            [self.attendance().gone(), self.attendance().replaceable()],
        )
    }

    /// Tells everybody of the table if there is news.
    pub(super) fn announce(&mut self) {
        self.notice_absence();
        self.post();
        let news = self.news();
        if news != self.announced {
            if news.1 == Stage::Over && self.announced.1 != Stage::Over {
                self.send_watchers_talk();
            }
            self.announced = news;
            self.connections.broadcast(&ToClient::Status(self.status()));
        }
    }

    /// Tells the lobby how a public table is while players gather, and once that it is no longer for strangers.
    pub(super) fn post(&self) {
        if self.seating.is_public() && !self.game.is_dealt() {
            self.app.lobby().post(&self.about(), Instant::now());
        } else if self.announced.1 == Stage::Gathering {
            self.take_down();
        }
    }

    /// The lobby forgets a table that is no longer open.
    pub(super) fn take_down(&self) {
        self.app.lobby().remove(&self.meta.id);
    }

    /// How things stand for whoever has this secret.
    pub(super) fn standing(&self, secret: &str) -> Result<SeatStanding, ApiError> {
        let seat = self.seating.opens(secret).ok_or(ApiError::WrongSecret)?;
        let table = self.game.table();
        Ok(SeatStanding {
            game: self.meta.game_id.clone(),
            seat,
            seats: self.about().seats,
            stage: self.stage(),
            awaited: table.is_some_and(|table| table.to_act().contains(seat)),
            asked: self.votes.is_asked(seat),
            number: table.map_or(0, |table| table.shown(Viewer::Seat(seat)).number),
            outcome: table.and_then(|table| table.outcome()),
        })
    }
}
