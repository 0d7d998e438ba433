//! Entries of the log: tried in memory, written down, and only then told; and how a table gets its first one.

use super::{Continuation, TableActor};
use crate::game_session::PendingEntry;
use crate::loading::{self, LoadedTable, TableMeta};
use any_game::AnyTable;
use rules::{Seats, never};
use std::sync::Arc;
use std::time::Duration;
use store::StoreError;
use table::InputError;

/// After a write that failed, wait before going on: the disk may be full, and bots are patient.
const PAUSE_AFTER_FAILURE: Duration = Duration::from_secs(1);

/// Why an input is not in the log.
pub(super) enum CommitError {
    /// The table would not have it; nothing has changed.
    Refused(InputError),
    /// It could not be written; what is in memory is ahead of the log and must go.
    Unwritten(StoreError),
}

impl TableActor {
    /// Tries an input in memory and appends it to the log. After an `Unwritten` the table in memory is of no use.
    pub(super) async fn commit(
        &mut self,
        input: impl FnOnce(&mut dyn AnyTable) -> Result<String, InputError>,
    ) -> Result<(), CommitError> {
        let PendingEntry { seq, body, receipt } = self.game.try_input(input).map_err(CommitError::Refused)?;
        self.app.store.append(&self.meta.id, seq, body).await.map_err(CommitError::Unwritten)?;
        self.game.committed(&receipt).for_each(|took| self.app.metrics.written(took));
        tracing::debug!(table = self.meta.id, seq, took = ?receipt.elapsed(), "written");
        Ok(())
    }

    /// Tells everyone what has just been written down, and does what follows from it beside the log: a snapshot from
    /// time to time, the stage, the clocks.
    pub(super) async fn publish_entry(&mut self) {
        let free_undo = self.free_undo();
        let Some(table) = self.game.table() else {
            never!("an entry was written for a table that has no game");
            return;
        };
        self.connections.send_last_update(table, free_undo);
        if self.game.is_snapshot_due() {
            self.write_snapshot().await;
        }
        self.store_stage().await;
        if let Some(seat) = self.game.taken_back() {
            self.clocks.revoke_increment(seat);
        }
        self.update_clocks().await;
        self.drop_moot_vote();
    }

    /// Deals if nobody is missing: the deal is entry 0.
    pub(super) async fn deal_when_ready(&mut self) -> Continuation {
        if self.game.is_dealt() || !self.seating.is_ready() {
            return Continuation::Continue(());
        }
        if let Err(error) = self.fix_dice().await {
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
        self.game.dealt(table);
        self.announce_changes();
        self.publish_entry().await;
        Continuation::Continue(())
    }

    /// Fixes what the players have added to the dice: written down before anything is drawn from it.
    async fn fix_dice(&mut self) -> Result<(), StoreError> {
        let added = self.seating.added();
        // A list of texts always serialises.
        let text = serde_json::to_string(&added).expect("what was added serialises");
        self.app.store.fix_dice(&self.meta.id, text).await?;
        let dice = self.meta.dice.cast(added);
        self.meta = Arc::new(TableMeta { dice, ..(*self.meta).clone() });
        Ok(())
    }

    /// Tells the rules who is a bot, where they do not know it yet: some ask for it, and it can change in the middle of a
    /// game. It is written down like any other input.
    pub(super) async fn report_occupancy(&mut self) -> Continuation {
        let Some(table) = self.game.table().filter(|table| !table.is_over()) else {
            return Continuation::Continue(());
        };
        let conceded = table.conceded();
        let is_bot = |seat: &_| self.seating.bot_of(*seat, conceded).is_some();
        let bots = Seats::all(self.meta.seats).iter().filter(is_bot).collect();
        // One for each seat at most, and one at a time: the next is not tried before this one is written down and told.
        for _ in 0..self.meta.seats {
            match self.commit(|table| table.report_occupancy(bots).ok_or(InputError::Stale)).await {
                Ok(()) => self.publish_entry().await,
                // The rules know all.
                Err(CommitError::Refused(_)) => break,
                Err(CommitError::Unwritten(error)) => return self.reopen(error).await,
            }
        }
        Continuation::Continue(())
    }

    /// Throws away what is in memory and takes what the store has. Nobody was told of anything that is lost by it.
    pub(super) async fn reopen(&mut self, error: StoreError) -> Continuation {
        let id = self.meta.id.clone();
        tracing::error!(table = id, %error, "an entry was not written; opening the table again");
        if !matches!(error, StoreError::Taken { .. }) {
            tokio::time::sleep(PAUSE_AFTER_FAILURE).await;
        }
        let Ok(loaded) = loading::open(&self.app, &id).await else { return Continuation::Break(()) };
        let LoadedTable { seating, stage, table, replayed, .. } = loaded;
        self.seating = seating;
        self.game.reopened(table, replayed, stage);
        let free_undo = self.free_undo();
        if let Some(table) = self.game.table() {
            self.connections.send_missed_updates(table, free_undo);
        }
        self.refresh_snapshot().await;
        self.update_clocks().await;
        Continuation::Continue(())
    }

    /// Replays the whole log where the table in memory knows only what came after a snapshot: going far back needs it.
    pub(super) async fn replay_whole_log(&mut self) {
        let Some(entries) = self.game.needs_whole_log() else { return };
        let log = match self.app.store.load_log(&self.meta.id).await {
            Ok(log) => log,
            Err(why) => {
                tracing::error!(table = self.meta.id, %why, "the past of this table cannot be read");
                return;
            }
        };
        match loading::replay_log(&self.meta, None, log).await {
            Ok(opened) if opened.table.entries() == entries => self.game.replayed_whole(opened.table),
            Ok(opened) => {
                let stored = opened.table.entries();
                tracing::error!(table = self.meta.id, stored, entries, "the log is not as long as the table");
            }
            Err(why) => {
                tracing::error!(table = self.meta.id, %why, "the past of this table cannot be played again")
            }
        }
    }

    /// After an opening that took long the next shall be short again.
    pub(super) async fn refresh_snapshot(&mut self) {
        if self.game.was_slow_to_open() {
            self.write_snapshot().await;
        }
    }

    /// Writes a snapshot beside the game, one at a time and in order.
    async fn write_snapshot(&mut self) {
        // The last one was begun many entries ago: it is done, or the disk is slow and waiting is right.
        self.game.finish_snapshot().await;
        let Some(table) = self.game.table() else { return };
        let (len, body) = (table.entries(), table.snapshot());
        let (store, id) = (self.app.store.clone(), self.meta.id.clone());
        self.game.snapshot_begun(tokio::spawn(async move {
            if let Err(error) = store.put_snapshot(&id, len, body).await {
                tracing::warn!(table = id, len, %error, "a snapshot was not kept");
            }
        }));
    }

    /// The stage can be told from the log; it is written beside it for those who list tables.
    async fn store_stage(&mut self) {
        let Some(stage) = self.game.unstored_stage(self.seating.is_closed()) else { return };
        match self.app.store.update_seating(&self.meta.id, self.seating.as_json(), stage).await {
            Ok(()) => self.game.stage_stored(stage),
            Err(error) => tracing::warn!(table = self.meta.id, %error, "the stage was not written"),
        }
    }
}
