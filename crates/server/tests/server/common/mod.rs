//! A server in this process, and clients that talk to it as any other would.

mod client;
mod http;

pub use client::Client;
pub use http::{Answer, request, request_with};

use any_game::ErasedGame;
use laws::Probe;
use private_postgres::PrivatePostgres;
use rules::Seat;
use serde_json::{Value, json};
use server::{AdminCommand, AdminError, Config, ServeError, Tables};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use wire::http::Seated;

/// Nothing in a test takes this long unless it is stuck.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// A folder that goes away with the test, and its database, which is in it unless the tests are run with PostgreSQL.
pub struct Folder {
    path: PathBuf,
    url: String,
    _postgres: Option<Arc<PrivatePostgres>>,
}

/// Whether the tests are run with PostgreSQL instead of SQLite: `HEMICYCLE_TEST_DATABASE=postgres`.
pub fn is_postgres() -> bool {
    std::env::var_os("HEMICYCLE_TEST_DATABASE").is_some_and(|kind| kind == "postgres")
}

impl Folder {
    pub fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("hemicycle-server-{}-{count}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        let postgres = is_postgres().then(PrivatePostgres::shared);
        let embedded = || format!("sqlite:{}", path.join("tables.db").display());
        let url = postgres.as_ref().map_or_else(embedded, |postgres| postgres.database());
        Folder { path, url, _postgres: postgres }
    }

    pub fn url(&self) -> String {
        self.url.clone()
    }

    /// Does what the operator asks.
    pub async fn admin(&self, command: &AdminCommand) -> Result<String, AdminError> {
        server::run_admin_command(&self.url, &self.path, command).await
    }

    pub fn config(&self) -> Config {
        let addr = SocketAddr::from(([127, 0, 0, 1], 0));
        let mut config = Config::new(addr, self.url(), vec![Box::new(ErasedGame::<Probe>::new())]);
        config.folder.clone_from(&self.path);
        config.pace = Duration::ZERO;
        config.budget.iterations = 20;
        // Clients of these tests answer a ping only while they are read.
        config.heartbeat = config.silence;
        config
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.path);
    }
}

/// A running server.
pub struct TestServer {
    pub addr: SocketAddr,
    pub tables: Tables,
    stop: oneshot::Sender<()>,
    running: JoinHandle<Result<(), ServeError>>,
}

impl TestServer {
    pub async fn open(folder: &Folder) -> TestServer {
        TestServer::with(folder.config()).await
    }

    pub async fn with(config: Config) -> TestServer {
        let server = server::bind(config).await.unwrap();
        let (stop, stopped) = oneshot::channel();
        let (addr, tables) = (server.addr(), server.tables());
        let shutdown = async {
            // A dropped server closes too.
            let _ = stopped.await;
        };
        TestServer { addr, tables, stop, running: tokio::spawn(server.run(shutdown)) }
    }

    pub async fn close(self) {
        let TestServer { stop, running, .. } = self;
        drop(stop);
        running.await.unwrap().unwrap();
    }

    /// Makes a table of the probe game.
    pub async fn make(&self, seats: Value, settings: Value) -> Seated {
        self.make_game("probe", seats, settings).await
    }

    /// Makes a table of any game.
    pub async fn make_game(&self, game: &str, seats: Value, settings: Value) -> Seated {
        self.make_as(json!({"game": game, "seats": seats, "settings": settings, "name": "Ada"})).await
    }

    /// Makes a table of the probe game with this clock.
    pub async fn make_timed(&self, seats: Value, settings: Value, clock: Value) -> Seated {
        self.make_as(
            json!({"game": "probe", "seats": seats, "settings": settings, "name": "Ada", "clock": clock}),
        )
        .await
    }

    /// Makes a table like this.
    pub async fn make_as(&self, table_request: Value) -> Seated {
        let answer = request(self.addr, "POST", "/api/tables", Some(&table_request)).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        answer.json()
    }

    pub async fn sit(&self, table: &str, name: &str) -> Seated {
        let path = format!("/api/tables/{table}/seats");
        let answer = request(self.addr, "POST", &path, Some(&json!({"name": name}))).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        answer.json()
    }

    /// A table with two people, both connected.
    pub async fn pair(&self, settings: Value) -> (Client, Client) {
        let ada = self.make(json!(["human", "open"]), settings).await;
        let blaise = self.sit(&ada.table, "Blaise").await;
        (self.join(&ada).await, self.join(&blaise).await)
    }

    /// The player of a seat, connected.
    pub async fn join(&self, seated: &Seated) -> Client {
        let mut client = Client::connect(self.addr).await;
        client.enter(&seated.table, Some(&seated.secret), None).await;
        assert_eq!(client.viewer, Some(rules::Viewer::Seat(seated.seat)));
        client
    }

    pub async fn watch(&self, table: &str) -> Client {
        let mut client = Client::connect(self.addr).await;
        client.enter(table, None, None).await;
        client
    }
}

/// Plays with the first choice of whoever is awaited until the game is over, or for so many moves. Everyone at the table is given.
pub async fn play(players: &mut [&mut Client], moves: usize) -> usize {
    for done in 0..moves {
        for player in players.iter_mut() {
            player.catch_up().await;
        }
        let Some(player) = players.iter_mut().find(|player| player.is_to_act()) else { return done };
        let choice = player.choices().into_iter().find(|choice| choice != "protest").unwrap();
        player.act(choice).await.unwrap();
    }
    moves
}

pub const A: Seat = Seat::new(0);
pub const B: Seat = Seat::new(1);

/// A live clock on which nobody runs out in a test.
pub fn live() -> Value {
    json!({"live": {"seconds": 3600}})
}
