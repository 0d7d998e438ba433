//! What the operator may count, in the text form of Prometheus: no names, no ids, no addresses.

use crate::api_error::ApiError;
use crate::app_state::AppState;
use axum::Router;
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::fmt::Write;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use wire::paths;

/// The form's own name for itself.
const FORM: &str = "text/plain; version=0.0.4; charset=utf-8";

/// Writes are sorted by how long they took at most, in milliseconds.
const LIMITS_MS: [u64; 9] = [1, 2, 5, 10, 20, 50, 100, 500, 2000];

/// What is counted while the server runs.
#[derive(Default)]
pub(crate) struct Metrics {
    connections: AtomicU64,
    moves: AtomicU64,
    refusals: AtomicU64,
    faults: AtomicU64,
    thoughts: AtomicU64,
    made: AtomicU64,
    expired: AtomicU64,
    writes: WriteLatency,
}

/// How long it took until entries were on disk.
#[derive(Default)]
struct WriteLatency {
    within: [AtomicU64; LIMITS_MS.len()],
    all: AtomicU64,
    micros: AtomicU64,
}

/// A connection as long as it lasts.
pub(crate) struct ConnectionGuard {
    app: Arc<AppState>,
    address: IpAddr,
}

impl ConnectionGuard {
    /// Counts a connection until this is dropped; none if its address has as many as it may have.
    pub(crate) fn count(app: &Arc<AppState>, address: IpAddr) -> Option<ConnectionGuard> {
        let (mut addresses, most) = (app.connected(), app.connections_per_address);
        let count = addresses.entry(address).or_default();
        if most > 0 && *count >= most {
            return None;
        }
        *count += 1;
        add(&app.metrics.connections);
        Some(ConnectionGuard { app: Arc::clone(app), address })
    }
}

impl Drop for ConnectionGuard {
    fn drop(&mut self) {
        self.app.metrics.connections.fetch_sub(1, Ordering::Relaxed);
        let mut addresses = self.app.connected();
        if let Some(count) = addresses.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                addresses.remove(&self.address);
            }
        }
    }
}

impl Metrics {
    /// An entry is on disk.
    pub(crate) fn written(&self, took: Duration) {
        add(&self.moves);
        add(&self.writes.all);
        self.writes.micros.fetch_add(took.as_micros() as u64, Ordering::Relaxed);
        for (limit, within) in LIMITS_MS.into_iter().zip(&self.writes.within) {
            if took <= Duration::from_millis(limit) {
                add(within);
            }
        }
    }

    /// A move was refused.
    pub(crate) fn refused(&self) {
        add(&self.refusals);
    }

    /// A message was no use.
    pub(crate) fn faulty(&self) {
        add(&self.faults);
    }

    /// A bot has thought.
    pub(crate) fn thought(&self) {
        add(&self.thoughts);
    }

    /// A table was made.
    pub(crate) fn made(&self) {
        add(&self.made);
    }

    /// A table has expired.
    pub(crate) fn expired(&self) {
        add(&self.expired);
    }
}

fn add(count: &AtomicU64) {
    count.fetch_add(1, Ordering::Relaxed);
}

/// The counts alone, for those who want them at an address of their own.
pub(crate) fn router(app: Arc<AppState>) -> Router {
    Router::new().route(paths::METRICS, get(metrics)).with_state(app)
}

/// `GET /metrics` where players ask, too: told to this machine alone. What comes through a proxy comes from elsewhere.
pub(crate) async fn metrics_for_loopback(
    app: State<Arc<AppState>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let forwarded = FORWARDED.iter().any(|name| headers.contains_key(*name));
    if peer.ip().is_loopback() && !forwarded { metrics(app).await } else { Err(ApiError::NotFound) }
}

/// What proxies say of whom they speak for.
const FORWARDED: [&str; 4] = ["forwarded", "x-forwarded-for", "x-forwarded-proto", "x-real-ip"];

/// `GET /metrics`.
pub(crate) async fn metrics(State(app): State<Arc<AppState>>) -> Result<Response, ApiError> {
    let tallies = app.store.count_tables().await.map_err(|error| ApiError::from_store("", &error))?;
    let mut text = MetricsText(String::new());
    text.head("hemicycle_tables", "gauge", "Tables kept, by game and stage.");
    for tally in tallies {
        let stage = tally.stage.as_text();
        // Ids of games are ours: letters, digits and hyphens.
        let labels = format!("{{game=\"{}\",stage=\"{stage}\"}}", tally.game);
        text.line("hemicycle_tables", &labels, tally.tables);
    }
    let Metrics { connections, moves, refusals, faults, thoughts, made, expired, writes } = &app.metrics;
    let read = |count: &AtomicU64| count.load(Ordering::Relaxed);
    text.one("hemicycle_tables_open", "gauge", "Tables in memory.", app.open_tables() as u64);
    text.one("hemicycle_connections", "gauge", "WebSocket connections.", read(connections));
    for (name, told, count) in [
        ("hemicycle_tables_made_total", "Tables made.", made),
        (
            "hemicycle_tables_expired_total",
            "Tables deleted because nobody had touched them for long.",
            expired,
        ),
        ("hemicycle_moves_total", "Entries written to logs and acknowledged.", moves),
        ("hemicycle_refusals_total", "Moves that were refused.", refusals),
        ("hemicycle_faults_total", "Messages that were no use.", faults),
        ("hemicycle_thoughts_total", "Decisions that bots have thought about.", thoughts),
    ] {
        text.one(name, "counter", told, read(count));
    }
    text.histogram(writes);
    Ok(([(CONTENT_TYPE, FORM)], text.0).into_response())
}

struct MetricsText(String);

impl MetricsText {
    fn head(&mut self, name: &str, kind: &str, told: &str) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.0, "# HELP {name} {told}\n# TYPE {name} {kind}");
    }

    fn line(&mut self, name: &str, labels: &str, value: impl std::fmt::Display) {
        let _ = writeln!(self.0, "{name}{labels} {value}");
    }

    fn one(&mut self, name: &str, kind: &str, told: &str, value: u64) {
        self.head(name, kind, told);
        self.line(name, "", value);
    }

    fn histogram(&mut self, writes: &WriteLatency) {
        let name = "hemicycle_write_seconds";
        self.head(name, "histogram", "From a move until it is on disk.");
        let (bucket, all) = (format!("{name}_bucket"), writes.all.load(Ordering::Relaxed));
        for (limit, within) in LIMITS_MS.into_iter().zip(&writes.within) {
            let labels = format!("{{le=\"{}\"}}", limit as f64 / 1000.0);
            self.line(&bucket, &labels, within.load(Ordering::Relaxed).min(all));
        }
        self.line(&bucket, "{le=\"+Inf\"}", all);
        let seconds = writes.micros.load(Ordering::Relaxed) as f64 / 1e6;
        self.line(&format!("{name}_sum"), "", seconds);
        self.line(&format!("{name}_count"), "", all);
    }
}
