//! Writes down the uptime, and opens the tables where a clock has run out while nobody was there.

use crate::app_state::{AppState, closed};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How often it is written down. A server that is killed gives players at most this much back.
const KEPT: Duration = Duration::from_secs(10);

/// How often tables that are not in memory are looked through for clocks that have run out.
const ROUND: Duration = Duration::from_secs(1);

/// So many of those tables are opened in one round.
const MOST: u32 = 64;

/// Writes the time down, and opens the tables where a clock has run out while nobody was there.
pub(crate) async fn wake_due_tables(app: Arc<AppState>) {
    let mut closing = app.closing.clone();
    let mut rounds = tokio::time::interval(ROUND);
    rounds.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut kept = Instant::now();
    loop {
        tokio::select! {
            _ = rounds.tick() => {}
            () = closed(&mut closing) => break,
        }
        match app.store.tables_due(app.time.now(), MOST).await {
            // Whoever has the table open hears its clocks without us; opening one is enough to hear them.
            Ok(tables) => tables.iter().for_each(|table| drop(app.table(table))),
            Err(error) => tracing::warn!(%error, "the clocks of sleeping tables could not be read"),
        }
        if kept.elapsed() >= KEPT {
            kept = Instant::now();
            store(&app).await;
        }
    }
}

/// Writes the time down.
pub(crate) async fn store(app: &AppState) {
    if let Err(error) = app.store.keep_uptime().await {
        tracing::warn!(%error, "the uptime was not written down");
    }
}
