//! The state that all tables and connections share, with the registry of the actors of open tables.

use crate::api_error::ApiError;
use crate::base::BasePath;
use crate::dice::DiceCommitments;
use crate::fair_queue::FairQueue;
use crate::first_paint::Paintings;
use crate::lobby::Lobby;
use crate::mailbox::{ConnectionId, MAILBOX, TableHandle, TableMessage};
use crate::metrics::Metrics;
use crate::rate::PerAddressLimit;
use crate::seating::Seating;
use crate::shared_replays::SharedReplays;
use crate::{ids, table_actor};
use ::bots::Budget;
use any_game::AnyGame;
use rules::{Seed, Settings};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use store::{Stage, Store, TableRow, Uptime};
use tokio::sync::{Semaphore, mpsc, watch};

/// Held by everything that must end before the store may close.
pub(crate) type ShutdownGuard = mpsc::Sender<()>;

/// Comes when the server is to stop.
pub(crate) async fn closed(closing: &mut watch::Receiver<bool>) {
    // The sender lives as long as the server; its loss means the same as its word.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// What is around all tables.
pub(crate) struct AppState {
    pub(crate) store: Store,
    pub(crate) games: BTreeMap<String, Arc<dyn AnyGame>>,
    /// So many bots think at once, in fair turns.
    pub(crate) thoughts: Arc<FairQueue>,
    /// So many logs are played again at once for those who look back.
    pub(crate) replays: Semaphore,
    /// What was played again for them.
    pub(crate) replayed: SharedReplays,
    /// Tables as they are drawn for those whose page has not come yet.
    pub(crate) paintings: Option<Paintings>,
    /// What every address begins with.
    pub(crate) base: BasePath,
    pub(crate) pace: Duration,
    pub(crate) budget: Budget,
    pub(crate) idle: Duration,
    /// After so long an absence the others may go on without a player.
    pub(crate) grace: Duration,
    /// A connection that gives no sign of life for this long is dead.
    pub(crate) silence: Duration,
    /// A connection to a table that gives no sign of life for this long is dead.
    pub(crate) heartbeat: Duration,
    pub(crate) time: Uptime,
    /// So many connections may come from one address at once; 0 for any number.
    pub(crate) connections_per_address: u32,
    pub(crate) connected: Mutex<HashMap<IpAddr, u32>>,
    /// So often something may be taken back at one table.
    pub(crate) most_undos: u32,
    /// Turns true when the server is to stop.
    pub(crate) closing: watch::Receiver<bool>,
    pub(crate) shutdown_guard: mpsc::WeakSender<()>,
    pub(crate) numbers: AtomicU64,
    /// Those who make tables, by the minute and by the hour.
    pub(crate) table_limits: Mutex<[PerAddressLimit; 2]>,
    pub(crate) request_limit: Mutex<PerAddressLimit>,
    pub(crate) dice_commitments: Mutex<DiceCommitments>,
    pub(crate) metrics: Metrics,
    pub(crate) lobby: Mutex<Lobby>,
    /// Held by whoever is being seated with strangers.
    pub(crate) pairing: tokio::sync::Mutex<()>,
    pub(crate) open: Mutex<HashMap<String, TableHandle>>,
    /// The tables that are being erased: nobody opens them meanwhile. It is locked only by whoever holds `open`.
    pub(crate) erasing: Mutex<HashSet<String>>,
}

/// Keeps a table closed while it is erased, and lets go of it however that ends.
pub(crate) struct ErasureGuard<'h> {
    app: &'h AppState,
    id: &'h str,
}

impl Drop for ErasureGuard<'_> {
    fn drop(&mut self) {
        let _open = self.app.tables();
        self.app.erasing().remove(self.id);
    }
}

impl AppState {
    /// A number that nothing else in this server has.
    fn number(&self) -> u64 {
        self.numbers.fetch_add(1, Ordering::Relaxed)
    }

    pub(crate) fn connection(&self) -> ConnectionId {
        ConnectionId(self.number())
    }

    /// Makes a table of a game, by its id and the version of its rules, and gives the table's id.
    pub(crate) async fn make_table(
        &self,
        (game, rules_version): (&str, u32),
        settings: &Settings,
        seed: Seed,
        seating: &Seating,
    ) -> Result<String, ApiError> {
        let id = ids::table_id()?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let row = TableRow {
            id: id.clone(),
            made_ms: now.as_millis() as i64,
            game: game.to_owned(),
            rules_version,
            // No game has more seats than a byte holds.
            seats: seating.len() as u8,
            settings: serde_json::to_string(settings)
                .map_err(|error| ApiError::Malformed(error.to_string()))?,
            seed,
            seating: seating.as_json(),
            stage: Stage::Gathering,
        };
        self.store.make_table(row).await.map_err(|error| ApiError::from_store(&id, &error))?;
        self.metrics.made();
        tracing::debug!(table = id, "made");
        Ok(id)
    }

    /// The table with this id: the task that has it open, or a new one that opens it.
    pub(crate) fn table(self: &Arc<AppState>, id: &str) -> Result<TableHandle, ApiError> {
        let mut open = self.tables();
        // A task that broke has closed its mailbox; the table is opened anew from the store.
        if let Some(handle) = open.get(id).filter(|handle| !handle.sender.is_closed()) {
            return Ok(handle.clone());
        }
        if !ids::is_table_id(id) {
            return Err(ApiError::UnknownTable);
        }
        if self.erasing().contains(id) {
            return Err(ApiError::Unavailable);
        }
        let shutdown_guard = self.shutdown_guard.upgrade().ok_or(ApiError::Unavailable)?;
        let (sender, mailbox) = mpsc::channel::<TableMessage>(MAILBOX);
        let handle = TableHandle { number: self.number(), sender };
        open.insert(id.to_owned(), handle.clone());
        let task = table_actor::run(
            Arc::clone(self),
            id.to_owned(),
            handle.number,
            mailbox,
            handle.sender.downgrade(),
        );
        tokio::spawn(async move {
            task.await;
            drop(shutdown_guard);
        });
        Ok(handle)
    }

    /// The task that has this table open, or nobody: then nobody opens it until the seal is gone.
    pub(crate) fn open_or_sealed<'h>(&'h self, id: &'h str) -> Result<TableHandle, ErasureGuard<'h>> {
        let open = self.tables();
        let handle = open.get(id).filter(|handle| !handle.sender.is_closed()).cloned();
        handle.ok_or_else(|| {
            self.erasing().insert(id.to_owned());
            ErasureGuard { app: self, id }
        })
    }

    fn erasing(&self) -> MutexGuard<'_, HashSet<String>> {
        // Whoever panicked holding the lock has left the set whole: it is changed by single calls only.
        self.erasing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a table that somebody at this address makes.
    pub(crate) fn count_made_table(&self, address: IpAddr) -> Result<(), ApiError> {
        // Whoever panicked holding the lock has at worst counted a table too many.
        let mut limits = self.table_limits.lock().unwrap_or_else(PoisonError::into_inner);
        let (now, [in_a_minute, in_an_hour]) = (Instant::now(), &mut *limits);
        if !in_a_minute.take(address, now) {
            return Err(ApiError::TooManyTables);
        }
        if in_an_hour.take(address, now) { Ok(()) } else { Err(ApiError::TooManyThisHour) }
    }

    /// Counts something that somebody at this address asks for.
    pub(crate) fn count_request(&self, address: IpAddr) -> Result<(), ApiError> {
        // Whoever panicked holding the lock has at worst counted a request too many.
        let mut limit = self.request_limit.lock().unwrap_or_else(PoisonError::into_inner);
        if limit.take(address, Instant::now()) { Ok(()) } else { Err(ApiError::TooManyRequests) }
    }

    /// How many connections come from each address.
    pub(crate) fn connected(&self) -> MutexGuard<'_, HashMap<IpAddr, u32>> {
        // Whoever panicked holding the lock has at worst counted a connection too many.
        self.connected.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The secrets for tables that are still to be made.
    pub(crate) fn dice_commitments(&self) -> MutexGuard<'_, DiceCommitments> {
        // Whoever panicked holding the lock has left the list whole: it is changed by single calls only.
        self.dice_commitments.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The tables that strangers may join.
    pub(crate) fn lobby(&self) -> MutexGuard<'_, Lobby> {
        // Whoever panicked holding the lock has at worst left a notice too many or too few.
        self.lobby.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets this opening of a table if nobody else can write to it any more. As handles are given out under the
    /// same lock, no message can be lost between the question and the forgetting.
    pub(crate) fn remove_if_quiet(&self, id: &str, number: u64, is_quiet: impl FnOnce() -> bool) -> bool {
        let mut open = self.tables();
        if !is_quiet() {
            return false;
        }
        if open.get(id).is_some_and(|handle| handle.number == number) {
            open.remove(id);
        }
        true
    }

    /// How many tables are in memory.
    pub(crate) fn open_tables(&self) -> usize {
        self.tables().len()
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, TableHandle>> {
        // Whoever panicked holding the lock has left the map whole: it is changed by single calls only.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
