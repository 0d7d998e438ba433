//! The way of a move: tried in memory, written down, and only then told.

use super::{Continuation, TableActor};
use crate::loading::{self, TableMeta};
use crate::mailbox::ConnectionId;
use rules::{Seat, Viewer};
use serde_json::value::RawValue;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::StoreError;
use table::{AnyTable, DecisionId, InputError};
use wire::table_admin::CommandError;
use wire::{ProtocolErrorCode, ToClient};

/// A snapshot is kept every so many entries: opening a table replays fewer than this.
const STRETCH: u64 = 64;

/// After a write that failed, wait before going on: the disk may be full, and bots are patient.
const BREATH: Duration = Duration::from_secs(1);

/// Why an input is not in the log.
pub(super) enum CommitError {
    /// The table would not have it; nothing has changed.
    Refused(InputError),
    /// It could not be written; what is in memory is ahead of the log and must go.
    Unwritten(StoreError),
}

impl TableActor {
    /// A player's input: an update to every viewer that may know, then `done` to its author.
    pub(super) async fn player_moves(
        &mut self,
        connection: ConnectionId,
        id: u32,
        input: impl FnOnce(&mut dyn AnyTable, Seat) -> Result<String, InputError>,
    ) -> Continuation {
        let Some(seat) = self.player(connection, id) else { return Continuation::Continue(()) };
        match self.write_down(|table| input(table, seat)).await {
            Ok(()) => {
                // In this order: whoever hears that it is done knows what came of it.
                self.tell().await;
                self.connections.answer(connection, &ToClient::Done { id });
                Continuation::Continue(())
            }
            Err(CommitError::Refused(refused)) => {
                self.app.counts.refused();
                self.connections.answer(connection, &ToClient::Refused(wire::ActionError::new(id, &refused)));
                Continuation::Continue(())
            }
            Err(CommitError::Unwritten(error)) => {
                self.fault(
                    connection,
                    id,
                    ProtocolErrorCode::Unavailable,
                    "this could not be written down; try again",
                );
                self.reopen(error).await
            }
        }
    }

    /// Tells a player why an action could not be done. Nothing is done, so nobody else hears of it.
    pub(super) fn explain(&mut self, connection: ConnectionId, id: u32, action: &RawValue) {
        let Some(seat) = self.player(connection, id) else { return };
        let Some(table) = &self.table else { return };
        let refused = table.why(seat, action).err().map(|refused| wire::ActionError::new(id, &refused));
        self.connections.answer(connection, &ToClient::Why { id, refused });
    }

    /// The seat of a connection that may play now; otherwise it is told why it may not.
    fn player(&mut self, connection: ConnectionId, id: u32) -> Option<Seat> {
        let Viewer::Seat(seat) = self.connections.viewer(connection)? else {
            self.fault(
                connection,
                id,
                ProtocolErrorCode::NotSeated,
                "those who watch cannot play; take a seat first",
            );
            return None;
        };
        if self.table.is_none() {
            self.fault(
                connection,
                id,
                ProtocolErrorCode::NotStarted,
                "the game begins when every seat is taken",
            );
            return None;
        }
        let barred = match &self.table {
            _ if self.is_closed() => Some(CommandError::Closed),
            Some(table) if table.conceded().contains(seat) => Some(CommandError::Conceded),
            _ => None,
        };
        if let Some(barred) = barred {
            let refused = wire::ActionError::out_of_order(id, &barred);
            self.connections.answer(connection, &ToClient::Refused(refused));
            return None;
        }
        Some(seat)
    }

    /// A bot's answer. One to an earlier decision is dropped.
    pub(super) async fn bot_moves(
        &mut self,
        seat: Seat,
        moment: DecisionId,
        entries: u64,
        action: Option<Box<RawValue>>,
    ) -> Continuation {
        if !self.bots.arrived(seat, moment) {
            return Continuation::Continue(());
        }
        let Some(action) = action else {
            tracing::error!(table = self.meta.id, %seat, "a bot broke while it was thinking");
            self.bots.give_up(seat, entries);
            return Continuation::Continue(());
        };
        let Some(by) = self.played_by_bot(seat) else { return Continuation::Continue(()) };
        let written = self.write_down(|table| match by {
            None => table.act(seat, moment, &action),
            Some(by) => table.act_for(seat, moment, &action, by),
        });
        match written.await {
            Ok(()) => {
                self.tell().await;
                Continuation::Continue(())
            }
            Err(CommitError::Refused(refused)) => {
                let unchanged = self.table.as_ref().is_some_and(|table| table.entries() == entries);
                if unchanged {
                    tracing::error!(table = self.meta.id, %seat, code = refused.code(), "a bot chose what it may not");
                    self.bots.give_up(seat, entries);
                }
                Continuation::Continue(())
            }
            Err(CommitError::Unwritten(error)) => self.reopen(error).await,
        }
    }

    /// Tries an input in memory and appends it to the log. After an `Unwritten` the table in memory is of no use.
    pub(super) async fn write_down(
        &mut self,
        input: impl FnOnce(&mut dyn AnyTable) -> Result<String, InputError>,
    ) -> Result<(), CommitError> {
        let started = Instant::now();
        let Some(table) = &mut self.table else { return Err(CommitError::Refused(InputError::Stale)) };
        let (seq, moment, sealed) = (table.entries(), table.moment(), table.is_sealed());
        let entry = input(table.as_mut()).map_err(CommitError::Refused)?;
        self.app.store.append(&self.meta.id, seq, entry).await.map_err(CommitError::Unwritten)?;
        // A count that rises while a sealed question is open would tell that somebody has answered.
        let still_open = self.table.as_ref().is_some_and(|table| table.moment() == moment);
        self.uncounted.push(started.elapsed());
        if !(sealed && still_open) {
            self.uncounted.drain(..).for_each(|took| self.app.counts.written(took));
        }
        tracing::debug!(table = self.meta.id, seq, took = ?started.elapsed(), "written");
        Ok(())
    }

    /// Tells everyone what has just been written down, and keeps a snapshot from time to time.
    pub(super) async fn tell(&mut self) {
        let free = self.goes_back_freely();
        let Some(table) = &self.table else { return };
        self.connections.tell_last(table.as_ref(), free);
        if table.entries() % STRETCH == 0 {
            self.keep().await;
        }
        self.write_stage().await;
        self.time_goes_on().await;
    }

    /// Begins the game if nobody is missing: the deal is entry 0.
    pub(super) async fn begin(&mut self) -> Continuation {
        if self.table.is_some() || !self.seating.is_ready() {
            return Continuation::Continue(());
        }
        if let Err(error) = self.cast_dice().await {
            return self.reopen(error).await;
        }
        let meta = Arc::clone(&self.meta);
        let dealing =
            tokio::task::spawn_blocking(move || meta.game.deal(&meta.settings, meta.seats, meta.dice.seed()));
        let (table, entry) = match dealing.await {
            Ok(Ok(dealt)) => dealt,
            Ok(Err(settings_error)) => {
                tracing::error!(table = self.meta.id, %settings_error, "this table cannot be dealt");
                return Continuation::Break(());
            }
            Err(broken) => {
                tracing::error!(table = self.meta.id, %broken, "dealing broke");
                return Continuation::Break(());
            }
        };
        if let Err(error) = self.app.store.append(&self.meta.id, 0, entry).await {
            return self.reopen(error).await;
        }
        self.table = Some(table);
        self.announce();
        self.tell().await;
        Continuation::Continue(())
    }

    /// Fixes what the players have added to the dice: written down before anything is drawn from it.
    async fn cast_dice(&mut self) -> Result<(), StoreError> {
        let added = self.seating.added();
        // A list of texts always serialises.
        let text = serde_json::to_string(&added).expect("what was added serialises");
        self.app.store.fix_dice(&self.meta.id, text).await?;
        let dice = self.meta.dice.cast(added);
        self.meta = Arc::new(TableMeta { dice, ..(*self.meta).clone() });
        Ok(())
    }

    /// Throws away what is in memory and takes what the store has. Nobody was told of anything that is lost by it.
    pub(super) async fn reopen(&mut self, error: StoreError) -> Continuation {
        let id = self.meta.id.clone();
        tracing::error!(table = id, %error, "an entry was not written; opening the table again");
        if !matches!(error, StoreError::Taken { .. }) {
            tokio::time::sleep(BREATH).await;
        }
        let Ok(loaded) = loading::open(&self.app, &id).await else { return Continuation::Break(()) };
        self.seating = loaded.seating;
        self.written = loaded.stage;
        self.table = loaded.table;
        self.timers.whole = false;
        self.replayed = loaded.replayed;
        let free = self.goes_back_freely();
        if let Some(table) = &self.table {
            self.connections.catch_up(table.as_ref(), free);
        }
        self.refresh().await;
        self.wind().await;
        Continuation::Continue(())
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
        let (store, id) = (self.app.store.clone(), self.meta.id.clone());
        self.keeping = Some(tokio::spawn(async move {
            if let Err(error) = store.put_snapshot(&id, len, body).await {
                tracing::warn!(table = id, len, %error, "a snapshot was not kept");
            }
        }));
    }

    /// The stage can be told from the log; it is written beside it for those who list tables.
    async fn write_stage(&mut self) {
        let stage = self.stage();
        if stage == self.written {
            return;
        }
        match self.app.store.update_seating(&self.meta.id, self.seating.as_json(), stage).await {
            Ok(()) => self.written = stage,
            Err(error) => tracing::warn!(table = self.meta.id, %error, "the stage was not written"),
        }
    }
}
