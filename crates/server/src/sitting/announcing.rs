//! How the table stands: for everyone who may know, for the lobby, and for whoever holds a seat.

use super::{News, Sitting};
use crate::letters::Archived;
use crate::trouble::Trouble;
use rules::Eye;
use std::sync::Arc;
use std::time::Instant;
use wire::life::Life;
use wire::mine::Standing;
use wire::{About, Stage, TableStatus, ToClient};

impl Sitting {
    /// Where the game is, as the store will have it.
    pub(super) fn stage(&self) -> Stage {
        match &self.table {
            _ if self.gathering.life.closed => Stage::Over,
            None => Stage::Gathering,
            Some(table) if table.is_over() => Stage::Over,
            Some(_) => Stage::Playing,
        }
    }

    /// Was the table ended without a result: given up before the game, or by agreement while it was on?
    pub(super) fn is_closed(&self) -> bool {
        self.gathering.life.closed || self.table.as_ref().is_some_and(|table| table.is_closed())
    }

    pub(super) fn about(&self) -> About {
        let TableStatus { seats, stage, host, dice, public, life } = self.status();
        About {
            table: self.charter.id.clone(),
            game: self.charter.game_id.clone(),
            rules: self.charter.rules_version,
            settings: self.charter.settings.clone(),
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
            seats: self.seats_about(),
            stage: self.stage(),
            host: self.gathering.host,
            dice: self.published_dice(),
            public: self.gathering.public,
            life: self.life(),
        }
    }

    fn life(&self) -> Life {
        let patience = (self.patience() / 1000).try_into().unwrap_or(u32::MAX);
        Life { closed: self.is_closed(), patience, ..self.gathering.life.clone() }
    }

    /// What everyone may know of the dice now.
    pub(super) fn published_dice(&self) -> Option<table::fair::Dice> {
        self.charter.dice.published(|| self.gathering.added(), self.stage() == Stage::Over)
    }

    pub(super) fn archived(&self) -> Result<Archived, Trouble> {
        if self.stage() != Stage::Over || self.table.is_none() {
            return Err(Trouble::NotOver);
        }
        let (charter, seats) = (Arc::clone(&self.charter), self.gathering.seatings());
        Ok(Archived { charter, seats, before: self.gathering.before(), dice: self.published_dice() })
    }

    pub(super) fn news(&self) -> News {
        (self.onlookers.present(), self.stage(), self.gathering.missing(), [self.vanished(), self.absent()])
    }

    /// Tells everybody of the table if there is news.
    pub(super) fn announce(&mut self) {
        self.notice_absence();
        self.post();
        let news = self.news();
        if news != self.announced {
            if news.1 == Stage::Over && self.announced.1 != Stage::Over {
                self.open_watchers_talk();
            }
            self.announced = news;
            self.onlookers.announce(&ToClient::Status(self.status()));
        }
    }

    /// Tells the lobby how a public table is while players gather, and once that it is no longer for strangers.
    pub(super) fn post(&self) {
        if self.gathering.public && self.table.is_none() {
            self.hall.lobby().post(&self.about(), Instant::now());
        } else if self.announced.1 == Stage::Gathering {
            self.take_down();
        }
    }

    /// The lobby forgets a table that is no longer open.
    pub(super) fn take_down(&self) {
        self.hall.lobby().remove(&self.charter.id);
    }

    /// How things stand for whoever has this secret.
    pub(super) fn standing(&self, secret: &str) -> Result<Standing, Trouble> {
        let seat = self.gathering.opens(secret).ok_or(Trouble::WrongSecret)?;
        let table = self.table.as_ref();
        Ok(Standing {
            game: self.charter.game_id.clone(),
            seat,
            seats: self.about().seats,
            stage: self.stage(),
            awaited: table.is_some_and(|table| table.to_act().contains(seat)),
            asked: self.is_asked(seat),
            number: table.map_or(0, |table| table.shown(Eye::Seat(seat)).number),
            outcome: table.and_then(|table| table.outcome()),
        })
    }
}
