//! The way of a move: tried in memory, written down, and only then told.

use super::{Course, Sitting};
use crate::letters::Caller;
use crate::opening::{self, Charter};
use rules::{Eye, Seat};
use serde_json::value::RawValue;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::StoreError;
use table::{AnyTable, Moment, Refused};
use wire::life::OutOfOrder;
use wire::{FaultCode, Stage, ToClient};

/// A snapshot is kept every so many entries: opening a table replays fewer than this.
const STRETCH: u64 = 64;

/// After a write that failed, wait before going on: the disk may be full, and bots are patient.
const BREATH: Duration = Duration::from_secs(1);

/// Why an input is not in the log.
pub(super) enum Setback {
    /// The table would not have it; nothing has changed.
    Refused(Refused),
    /// It could not be written; what is in memory is ahead of the log and must go.
    Unwritten(StoreError),
}

impl Sitting {
    /// A player's input: an update to every eye that may know, then `done` to its author.
    pub(super) async fn player_moves(
        &mut self,
        caller: Caller,
        id: u32,
        input: impl FnOnce(&mut dyn AnyTable, Seat) -> Result<String, Refused>,
    ) -> Course {
        let Some(seat) = self.player(caller, id) else { return Course::Continue(()) };
        match self.write_down(|table| input(table, seat)).await {
            Ok(()) => {
                // In this order: whoever hears that it is done knows what came of it.
                self.tell().await;
                self.onlookers.answer(caller, &ToClient::Done { id });
                Course::Continue(())
            }
            Err(Setback::Refused(refused)) => {
                self.hall.counts.refused();
                self.onlookers.answer(caller, &ToClient::Refused(wire::Refused::new(id, &refused)));
                Course::Continue(())
            }
            Err(Setback::Unwritten(error)) => {
                self.fault(caller, id, FaultCode::Unavailable, "this could not be written down; try again");
                self.reopen(error).await
            }
        }
    }

    /// Tells a player why an action could not be done. Nothing is done, so nobody else hears of it.
    pub(super) fn explain(&mut self, caller: Caller, id: u32, action: &RawValue) {
        let Some(seat) = self.player(caller, id) else { return };
        let Some(table) = &self.table else { return };
        let refused = table.why(seat, action).err().map(|refused| wire::Refused::new(id, &refused));
        self.onlookers.answer(caller, &ToClient::Why { id, refused });
    }

    /// The seat of a connection that may play now; otherwise it is told why it may not.
    fn player(&mut self, caller: Caller, id: u32) -> Option<Seat> {
        let Eye::Seat(seat) = self.onlookers.eye(caller)? else {
            self.fault(caller, id, FaultCode::NotSeated, "those who watch cannot play; take a seat first");
            return None;
        };
        if self.table.is_none() {
            self.fault(caller, id, FaultCode::NotStarted, "the game begins when every seat is taken");
            return None;
        }
        let barred = match &self.table {
            _ if self.is_closed() => Some(OutOfOrder::Closed),
            Some(table) if table.conceded().contains(seat) => Some(OutOfOrder::Conceded),
            _ => None,
        };
        if let Some(barred) = barred {
            let refused = wire::Refused::out_of_order(id, &barred);
            self.onlookers.answer(caller, &ToClient::Refused(refused));
            return None;
        }
        Some(seat)
    }

    /// A bot's answer. One to an earlier decision is dropped.
    pub(super) async fn bot_moves(
        &mut self,
        seat: Seat,
        moment: Moment,
        entries: u64,
        action: Option<Box<RawValue>>,
    ) -> Course {
        if !self.bots.arrived(seat, moment) {
            return Course::Continue(());
        }
        let Some(action) = action else {
            tracing::error!(table = self.charter.id, %seat, "a bot broke while it was thinking");
            self.bots.give_up(seat, entries);
            return Course::Continue(());
        };
        let Some(by) = self.played_by_bot(seat) else { return Course::Continue(()) };
        let written = self.write_down(|table| match by {
            None => table.act(seat, moment, &action),
            Some(by) => table.act_for(seat, moment, &action, by),
        });
        match written.await {
            Ok(()) => {
                self.tell().await;
                Course::Continue(())
            }
            Err(Setback::Refused(refused)) => {
                let unchanged = self.table.as_ref().is_some_and(|table| table.entries() == entries);
                if unchanged {
                    tracing::error!(table = self.charter.id, %seat, code = refused.code(), "a bot chose what it may not");
                    self.bots.give_up(seat, entries);
                }
                Course::Continue(())
            }
            Err(Setback::Unwritten(error)) => self.reopen(error).await,
        }
    }

    /// Tries an input in memory and appends it to the log. After an `Unwritten` the table in memory is of no use.
    pub(super) async fn write_down(
        &mut self,
        input: impl FnOnce(&mut dyn AnyTable) -> Result<String, Refused>,
    ) -> Result<(), Setback> {
        let started = Instant::now();
        let Some(table) = &mut self.table else { return Err(Setback::Refused(Refused::Stale)) };
        let (seq, moment, sealed) = (table.entries(), table.moment(), table.is_sealed());
        let entry = input(table.as_mut()).map_err(Setback::Refused)?;
        self.hall.store.append(&self.charter.id, seq, entry).await.map_err(Setback::Unwritten)?;
        // A count that rises while a sealed question is open would tell that somebody has answered.
        let still_open = self.table.as_ref().is_some_and(|table| table.moment() == moment);
        self.uncounted.push(started.elapsed());
        if !(sealed && still_open) {
            self.uncounted.drain(..).for_each(|took| self.hall.counts.written(took));
        }
        tracing::debug!(table = self.charter.id, seq, took = ?started.elapsed(), "written");
        Ok(())
    }

    /// Tells everyone what has just been written down, and keeps a snapshot from time to time.
    pub(super) async fn tell(&mut self) {
        let free = self.goes_back_freely();
        let Some(table) = &self.table else { return };
        self.onlookers.tell_last(table.as_ref(), free);
        if table.entries() % STRETCH == 0 {
            self.keep().await;
        }
        self.write_stage().await;
        self.time_goes_on().await;
    }

    /// Begins the game if nobody is missing: the deal is entry 0.
    pub(super) async fn begin(&mut self) -> Course {
        if self.table.is_some() || !self.gathering.is_ready() {
            return Course::Continue(());
        }
        if let Err(error) = self.cast_dice().await {
            return self.reopen(error).await;
        }
        let charter = Arc::clone(&self.charter);
        let dealing = tokio::task::spawn_blocking(move || {
            charter.game.deal(&charter.settings, charter.seats, charter.dice.seed())
        });
        let (table, entry) = match dealing.await {
            Ok(Ok(dealt)) => dealt,
            Ok(Err(misfit)) => {
                tracing::error!(table = self.charter.id, %misfit, "this table cannot be dealt");
                return Course::Break(());
            }
            Err(broken) => {
                tracing::error!(table = self.charter.id, %broken, "dealing broke");
                return Course::Break(());
            }
        };
        if let Err(error) = self.hall.store.append(&self.charter.id, 0, entry).await {
            return self.reopen(error).await;
        }
        self.table = Some(table);
        self.announce();
        self.tell().await;
        Course::Continue(())
    }

    /// Fixes what the players have added to the dice: written down before anything is drawn from it.
    async fn cast_dice(&mut self) -> Result<(), StoreError> {
        let added = self.gathering.added();
        // A list of texts always serialises.
        let text = serde_json::to_string(&added).expect("what was added serialises");
        self.hall.store.fix_dice(&self.charter.id, text).await?;
        let dice = self.charter.dice.cast(added);
        self.charter = Arc::new(Charter { dice, ..(*self.charter).clone() });
        Ok(())
    }

    /// Throws away what is in memory and takes what the store has. Nobody was told of anything that is lost by it.
    pub(super) async fn reopen(&mut self, error: StoreError) -> Course {
        let id = self.charter.id.clone();
        tracing::error!(table = id, %error, "an entry was not written; opening the table again");
        if !matches!(error, StoreError::Taken { .. }) {
            tokio::time::sleep(BREATH).await;
        }
        let Ok(opening) = opening::open(&self.hall, &id).await else { return Course::Break(()) };
        self.gathering = opening.gathering;
        self.written = opening.stage;
        self.table = opening.table;
        self.vigil.whole = false;
        self.replayed = opening.replayed;
        let free = self.goes_back_freely();
        if let Some(table) = &self.table {
            self.onlookers.catch_up(table.as_ref(), free);
        }
        self.refresh().await;
        self.wind().await;
        Course::Continue(())
    }

    /// After an opening that took long: the snapshot was lost or did not fit, and the next opening shall be short again.
    pub(super) async fn refresh(&mut self) {
        if self.replayed >= STRETCH {
            self.keep().await;
        }
    }

    /// Writes a snapshot beside the game, one at a time and in order.
    async fn keep(&mut self) {
        // The last one was begun many entries ago: it is done, or the disk is slow and waiting is right.
        self.adjourn().await;
        let Some(table) = &self.table else { return };
        let (len, body) = (table.entries(), table.snapshot());
        let (store, id) = (self.hall.store.clone(), self.charter.id.clone());
        self.keeping = Some(tokio::spawn(async move {
            if let Err(error) = store.put_snapshot(&id, len, body).await {
                tracing::warn!(table = id, len, %error, "a snapshot was not kept");
            }
        }));
    }

    /// The stage can be told from the log; it is written beside it for those who list tables.
    async fn write_stage(&mut self) {
        let stage = match self.stage() {
            Stage::Gathering => store::Stage::Gathering,
            Stage::Playing => store::Stage::Playing,
            Stage::Over => store::Stage::Over,
        };
        if stage == self.written {
            return;
        }
        match self.hall.store.update_seating(&self.charter.id, self.gathering.as_json(), stage).await {
            Ok(()) => self.written = stage,
            Err(error) => tracing::warn!(table = self.charter.id, %error, "the stage was not written"),
        }
    }
}
