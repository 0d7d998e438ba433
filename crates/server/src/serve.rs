//! Starts the server, runs it, and shuts it down in order.

use crate::app_state::{AppState, ShutdownGuard};
use crate::config::Config;
use crate::expiry::{self, Expiry};
use crate::fair_queue::FairQueue;
use crate::first_paint::Paintings;
use crate::listener::ConnectionTimeouts;
use crate::lobby::Lobby;
use crate::mailbox::TableMessage;
use crate::metrics::Metrics;
use crate::proxies::TrustedProxies;
use crate::rate::PerAddressLimit;
use crate::shared_replays::SharedReplays;
use crate::uptime;
use crate::{admin_socket, api, listener, metrics};
use std::collections::HashMap;
use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::{Store, StoreError};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, mpsc, watch};

/// How long the end may take before it is cut short. Everything acknowledged is on disk in any case.
const GRACE: Duration = Duration::from_secs(10);

/// Why a server cannot start or go on.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The tables cannot be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Nobody can listen there.
    #[error("cannot listen on {addr}: {source}; is another server running there?")]
    Listen {
        /// Where.
        addr: SocketAddr,
        /// Why not.
        source: std::io::Error,
    },
}

/// A server that listens but does not answer yet.
pub struct Server {
    listener: TcpListener,
    addr: SocketAddr,
    metrics: Option<(TcpListener, SocketAddr)>,
    expiry: Expiry,
    operator: PathBuf,
    timeouts: ConnectionTimeouts,
    app: Arc<AppState>,
    close: watch::Sender<bool>,
    shutdown_guard: ShutdownGuard,
    guards_dropped: mpsc::Receiver<()>,
}

/// The tables of a running server, for those who look after it.
#[derive(Clone)]
pub struct Tables(Arc<AppState>);

impl Tables {
    /// How many entries were played again when this table was opened; opens it if it is not open.
    pub async fn replayed(&self, table: &str) -> Option<u64> {
        self.0.table(table).ok()?.ask(TableMessage::ReplayedEntries).await.ok()
    }

    /// How many tables are in memory.
    pub fn open(&self) -> usize {
        self.0.open_tables()
    }
}

/// Opens the store and listens.
pub async fn bind(config: Config) -> Result<Server, ServeError> {
    let Config { addr, database, folder, games, painter, pace, budget, idle, grace, patience, .. } = config;
    let Config {
        tables_per_minute,
        tables_per_hour,
        requests_per_second,
        expiry,
        linger,
        metrics,
        silence,
        heartbeat,
        base,
        most_undos,
        connections_per_address,
        trusted_proxies,
        ..
    } = config;
    let store = Store::open_to_serve(&database).await?;
    let listening = async {
        let players = listen(addr).await?;
        let operator = match metrics {
            Some(metrics) => Some(listen(metrics).await?),
            None => None,
        };
        Ok((players, operator))
    };
    let ((listener, addr), metrics) = match listening.await {
        Ok(listening) => listening,
        Err(error) => {
            store.close().await;
            return Err(error);
        }
    };
    let operator = admin_socket::path(&database, &folder)?;
    let time = store.uptime();
    let (close, closing) = watch::channel(false);
    let (shutdown_guard, guards_dropped) = mpsc::channel(1);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let app = AppState {
        store,
        games: games.into_iter().map(|game| (game.info().id.to_owned(), Arc::from(game))).collect(),
        thoughts: FairQueue::new(cores),
        replays: Semaphore::new(cores),
        replayed: SharedReplays::default(),
        paintings: painter.map(Paintings::new),
        base,
        pace,
        budget,
        idle,
        grace,
        silence,
        heartbeat: heartbeat.min(silence),
        time,
        connections_per_address,
        connected: Mutex::default(),
        most_undos,
        closing,
        shutdown_guard: shutdown_guard.downgrade(),
        numbers: AtomicU64::new(0),
        table_limits: Mutex::new([
            PerAddressLimit::of_tables(tables_per_minute),
            PerAddressLimit::of_tables_in_an_hour(tables_per_hour),
        ]),
        request_limit: Mutex::new(PerAddressLimit::of_requests(requests_per_second)),
        dice_commitments: Mutex::default(),
        metrics: Metrics::default(),
        lobby: Mutex::new(Lobby::new(linger)),
        pairing: tokio::sync::Mutex::default(),
        open: Mutex::new(HashMap::new()),
        erasing: Mutex::default(),
    };
    let app = Arc::new(app);
    let timeouts = ConnectionTimeouts { patience, silence, proxies: TrustedProxies(trusted_proxies) };
    Ok(Server {
        listener,
        addr,
        metrics,
        expiry,
        operator,
        timeouts,
        app,
        close,
        shutdown_guard,
        guards_dropped,
    })
}

async fn listen(addr: SocketAddr) -> Result<(TcpListener, SocketAddr), ServeError> {
    let cannot = |source| ServeError::Listen { addr, source };
    let listener = TcpListener::bind(addr).await.map_err(cannot)?;
    let addr = listener.local_addr().map_err(cannot)?;
    Ok((listener, addr))
}

impl Server {
    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Where it gives its counts, if that is somewhere else.
    pub fn metrics_addr(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().map(|(_, addr)| *addr)
    }

    /// Its tables.
    pub fn tables(&self) -> Tables {
        Tables(Arc::clone(&self.app))
    }

    /// Serves until `shutdown` comes, then lets everything under way finish and closes the store.
    pub async fn run(self, shutdown: impl Future<Output = ()> + Send) -> Result<(), ServeError> {
        let Server { listener, timeouts, app, close, shutdown_guard, mut guards_dropped, .. } = self;
        let Server { metrics, expiry, operator, .. } = self;
        let expiring = tokio::spawn(expiry::run(Arc::clone(&app), expiry));
        let hearing = tokio::spawn(admin_socket::listen(Arc::clone(&app), operator));
        let router = api::router(Arc::clone(&app), metrics.is_none());
        if let Some((listener, _)) = metrics {
            let counts = metrics::router(Arc::clone(&app));
            tokio::spawn(listener::serve(listener, counts, timeouts.clone(), app.closing.clone()));
        }
        let waking = tokio::spawn(uptime::wake_due_tables(Arc::clone(&app)));
        let receiving = listener::serve(listener, router, timeouts, app.closing.clone());
        let stopping = async {
            shutdown.await;
            tracing::info!("closing");
            close.send_replace(true);
            tokio::time::sleep(GRACE).await;
        };
        tokio::select! {
            () = receiving => {}
            () = stopping => tracing::warn!("some requests did not finish"),
        }
        close.send_replace(true);
        // Tables and connections hold a shutdown guard each; when the last is gone nothing can be written any more.
        drop(shutdown_guard);
        if tokio::time::timeout(GRACE, guards_dropped.recv()).await.is_err() {
            tracing::warn!("some tables or connections did not finish");
        }
        // It stops by itself when the server closes; should it have broken, the time is still written down.
        let _ = waking.await;
        uptime::store(&app).await;
        // These stop by themselves too; should one have broken, the tables are as they were.
        let _ = tokio::join!(expiring, hearing);
        app.store.close().await;
        Ok(())
    }
}

/// Serves until the process is asked to stop.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    let server = bind(config).await?;
    let stop = stop_signal();
    tracing::info!(addr = %server.addr(), "listening");
    server.run(stop).await
}

/// Comes when the process is asked to stop: Ctrl-C, or the polite signal of the system, which is heard from
/// the moment this is called: whoever starts a server may think better of it at once.
pub fn stop_signal() -> impl Future<Output = ()> {
    #[cfg(unix)]
    let polite = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
    async move {
        let interrupt = async {
            // Where the signal cannot be heard, the other one must do.
            if tokio::signal::ctrl_c().await.is_err() {
                std::future::pending::<()>().await;
            }
        };
        #[cfg(unix)]
        let terminate = async {
            match polite {
                Ok(mut signal) => drop(signal.recv().await),
                Err(_) => std::future::pending::<()>().await,
            }
        };
        #[cfg(not(unix))]
        let terminate = std::future::pending::<()>();
        tokio::select! {
            () = interrupt => {}
            () = terminate => {}
        }
    }
}
