//! What nobody needs any more is deleted: tables that never filled, games that were left, games that were finished long
//! ago, and with each table the guests who sat there, of whom nothing else is kept.

use crate::hall::{Hall, closed};
use crate::letters::Letter;
use crate::trouble::Trouble;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use store::Stage;

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
}

impl Expiry {
    /// What a server does unless it is told otherwise.
    pub const DEFAULT: Expiry = Expiry {
        gathering: Some(DAY.saturating_mul(7)),
        playing: Some(DAY.saturating_mul(90)),
        over: Some(DAY.saturating_mul(365)),
    };

    fn stages(self) -> [(Stage, Option<Duration>); 3] {
        [(Stage::Gathering, self.gathering), (Stage::Playing, self.playing), (Stage::Over, self.over)]
    }

    fn interval(self) -> Option<Duration> {
        let shortest = self.stages().into_iter().filter_map(|(_, kept)| kept).min()?;
        Some((shortest / 4).clamp(OFTEN, SELDOM))
    }
}

/// Looks for such tables from time to time until the server closes.
pub(crate) async fn tidy(hall: Arc<Hall>, expiry: Expiry) {
    let Some(interval) = expiry.interval() else { return };
    let mut closing = hall.closing.clone();
    let mut ticks = tokio::time::interval(interval);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = ticks.tick() => round(&hall, expiry).await,
            () = closed(&mut closing) => return,
        }
    }
}

async fn round(hall: &Arc<Hall>, expiry: Expiry) {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    for (stage, kept) in expiry.stages() {
        let Some(before) = kept.and_then(|kept| now.checked_sub(kept)) else { continue };
        let untouched = match hall.store.untouched(stage, before.as_millis() as i64).await {
            Ok(untouched) => untouched,
            Err(error) => {
                tracing::warn!(%error, "old tables cannot be looked for");
                return;
            }
        };
        for id in untouched {
            match hall.close_table(&id, false).await {
                Ok(true) => {
                    hall.counts.expired();
                    tracing::info!(table = id, ?stage, "expired");
                }
                // Somebody is there, or somebody was faster.
                Ok(false) | Err(Trouble::UnknownTable) => {}
                Err(error) => tracing::warn!(table = id, %error, "an old table was not deleted"),
            }
        }
    }
}

impl Hall {
    /// Deletes a table with all that is kept of it; where it is open, those who are there are sent away. Gives whether
    /// it was deleted: unless `whoever_is_there`, a table with somebody at it stays.
    pub(crate) async fn close_table(
        self: &Arc<Hall>,
        id: &str,
        whoever_is_there: bool,
    ) -> Result<bool, Trouble> {
        // One that was opened while it is erased would live on in memory, and take moves that nothing keeps.
        match self.open_or_sealed(id) {
            Ok(handle) => handle.ask(|reply| Letter::Close { whoever_is_there, reply }).await,
            Err(_sealed) => {
                self.store.erase(id).await.map_err(|error| Trouble::from_store(id, &error))?;
                Ok(true)
            }
        }
    }
}
