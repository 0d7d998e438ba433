//! Expiry: deletes tables that never filled, games that were left and games finished long ago, in two steps, and with each
//! the players who sat there, of whom nothing else is kept. It goes by the time that servers have run, so
//! that no wrong calendar deletes a game; and in two steps, so that an operator can bring back what should have stayed.

use crate::api_error::ApiError;
use crate::app_state::{AppState, closed};
use crate::mailbox::TableMessage;
use std::sync::Arc;
use std::time::Duration;
use store::{Stage, Store, StoreError};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// At least this often somebody looks.
const SELDOM: Duration = Duration::from_secs(60 * 60);

/// And no more often than this.
const OFTEN: Duration = Duration::from_millis(50);

/// How long tables are kept after something last happened there. A table that somebody is connected to stays; `None`
/// means for ever.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Expiry {
    /// Tables that wait for players.
    pub gathering: Option<Duration>,
    /// Games that are on. The slowest play one move in 60 days.
    pub playing: Option<Duration>,
    /// Games that are over.
    pub over: Option<Duration>,
    /// How long an expired table can still be restored before it is erased.
    pub grace: Duration,
    /// Nothing expires or is erased until the server has run for so long.
    pub calm: Duration,
}

impl Expiry {
    /// What a server does unless it is told otherwise.
    pub const DEFAULT: Expiry = Expiry {
        gathering: Some(DAY.saturating_mul(7)),
        playing: Some(DAY.saturating_mul(90)),
        over: Some(DAY.saturating_mul(365)),
        grace: DAY.saturating_mul(7),
        calm: Duration::from_secs(60 * 60),
    };

    fn stages(self) -> [(Stage, Option<Duration>); 3] {
        [(Stage::Gathering, self.gathering), (Stage::Playing, self.playing), (Stage::Over, self.over)]
    }

    fn interval(self) -> Option<Duration> {
        let kept = self.stages().into_iter().filter_map(|(_, kept)| kept);
        let shortest = kept.min()?.min(self.grace);
        Some((shortest / 4).clamp(OFTEN, SELDOM))
    }
}

/// Looks for such tables from time to time until the server closes.
pub(crate) async fn run(app: Arc<AppState>, expiry: Expiry) {
    let Some(interval) = expiry.interval() else { return };
    let mut closing = app.closing.clone();
    let mut ticks = tokio::time::interval(interval);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = ticks.tick() => expire_once(&app, expiry).await,
            () = closed(&mut closing) => return,
        }
    }
}

async fn expire_once(app: &Arc<AppState>, expiry: Expiry) {
    if app.time.since_start() < expiry.calm {
        return;
    }
    if let Err(error) = mark(app, expiry).await {
        tracing::warn!(%error, "old tables cannot be looked for");
    }
    if let Err(error) = sweep(app, expiry).await {
        tracing::warn!(%error, "expired tables cannot be looked for");
    }
}

/// A moment of uptime that long ago, if the database is that old.
fn ago(app: &AppState, kept: Duration) -> Option<u64> {
    app.time.now().checked_sub(kept.as_millis() as u64)
}

/// Marks what nobody has touched for long.
async fn mark(app: &Arc<AppState>, expiry: Expiry) -> Result<(), StoreError> {
    for (stage, kept) in expiry.stages() {
        let Some(before) = kept.and_then(|kept| ago(app, kept)) else { continue };
        for id in app.store.untouched(stage, before).await? {
            match app.end_table(&id, TableEnding::Expired).await {
                Ok(true) => {
                    app.metrics.expired();
                    tracing::info!(table = id, ?stage, "expired; it can be restored for a while");
                }
                // Somebody is there, or somebody was faster.
                Ok(false) | Err(ApiError::UnknownTable) => {}
                Err(error) => tracing::warn!(table = id, %error, "an old table did not expire"),
            }
        }
    }
    Ok(())
}

/// Erases what expired long enough ago.
async fn sweep(app: &Arc<AppState>, expiry: Expiry) -> Result<(), StoreError> {
    let Some(before) = ago(app, expiry.grace) else { return Ok(()) };
    for id in app.store.expired(before).await? {
        match app.store.erase(&id).await {
            Ok(()) => tracing::info!(table = id, "erased"),
            // Somebody was faster.
            Err(StoreError::UnknownTable(_)) => {}
            Err(error) => tracing::warn!(table = id, %error, "an expired table was not erased"),
        }
    }
    Ok(())
}

/// How a table ends.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum TableEnding {
    /// The operator wants nothing of it kept, whoever is there.
    Erased,
    /// Nobody has touched it for long and nobody is there; it can be restored for a while.
    Expired,
}

impl TableEnding {
    /// Writes it down.
    pub(crate) async fn write(self, store: &Store, table: &str) -> Result<(), StoreError> {
        match self {
            TableEnding::Erased => store.erase(table).await,
            TableEnding::Expired => store.expire(table).await,
        }
    }
}

impl AppState {
    /// Ends a table; where it is open, those who are there are sent away. Gives whether it was ended: one that has only
    /// expired stays if somebody is at it.
    pub(crate) async fn end_table(
        self: &Arc<AppState>,
        id: &str,
        ending: TableEnding,
    ) -> Result<bool, ApiError> {
        // One that was opened while it is ended would live on in memory, and take moves that nothing keeps.
        match self.open_or_sealed(id) {
            Ok(handle) => handle.ask(|reply| TableMessage::End { ending, reply }).await,
            Err(_sealed) => {
                ending.write(&self.store, id).await.map_err(|error| ApiError::from_store(id, &error))?;
                Ok(true)
            }
        }
    }
}
