//! The configuration of a server.

use crate::base::BasePath;
use crate::expiry::Expiry;
use crate::first_paint::TablePainter;
use crate::proxies::Network;
use ::bots::Budget;
use any_game::AnyGame;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// What a server needs to know before it starts.
pub struct Config {
    /// Where it listens; port 0 lets the system choose.
    pub addr: SocketAddr,
    /// Where tables are kept, such as `sqlite:hemicycle.db` or `postgres://user@host/hemicycle`.
    pub database: String,
    /// Where the socket of the operator lies if the database is no file that it could lie beside.
    pub folder: PathBuf,
    /// The games that can be played.
    pub games: Vec<Box<dyn AnyGame>>,
    /// Draws tables for those whose page has not come yet; without one they wait for it.
    pub painter: Option<Arc<dyn TablePainter>>,
    /// About how long a bot seems to think, so that neither its silence nor its haste tells anything.
    pub pace: Duration,
    /// How much a strong bot may really think.
    pub budget: Budget,
    /// A table with nobody connected and nothing to do leaves the memory after this time. It comes back from the store.
    pub idle: Duration,
    /// When a player has been gone for this long, the others may go on without them.
    pub grace: Duration,
    /// A connection that takes longer than this to ask for something is hung up.
    pub patience: Duration,
    /// A connection that does not take what it is sent for this long, takes as long to say hello, or takes longer for the
    /// rest of a request than this, is hung up.
    pub silence: Duration,
    /// A connection to a table is asked for signs of life, and hung up if it gives none for this long.
    pub heartbeat: Duration,
    /// From one address so many tables can be made at once, and so many a minute in the long run; 0 for any number.
    pub tables_per_minute: u32,
    /// The same for an hour: whoever makes tables steadily is slowed down too.
    pub tables_per_hour: u32,
    /// From one address so many requests and connections are taken a second in the long run, and five times as many at
    /// once; 0 for any number. The files of the page are not counted.
    pub requests_per_second: u32,
    /// So many connections may come from one address at once; 0 for any number.
    pub connections_per_address: u32,
    /// What every address begins with, where the server shares its name with other things.
    pub base: BasePath,
    /// Proxies in front of the server: what they say in `x-forwarded-for` is where a request comes from.
    pub trusted_proxies: Vec<Network>,
    /// So often something may be taken back at one table: whoever takes back and plays again in turn would make its log
    /// grow without end.
    pub most_undos: u32,
    /// How long tables are kept that nobody touches.
    pub expiry: Expiry,
    /// How long a table stays in the lobby when its host is gone.
    pub linger: Duration,
    /// Where counts are given to the operator, if not at `/metrics` of the server itself, for its own machine alone.
    pub metrics: Option<SocketAddr>,
}

impl Config {
    /// A school behind one address can begin an afternoon of games; a program that makes tables for ever is slowed down.
    pub const TABLES_PER_MINUTE: u32 = 60;

    /// Eight games for each of thirty who share an address.
    pub const TABLES_PER_HOUR: u32 = 240;

    /// A class behind one address asks for a few things a second; five times as many come when all open the page at once.
    pub const REQUESTS_PER_SECOND: u32 = 40;

    /// A school behind one address, with a few devices each; a program that opens connections for ever meets an end.
    pub const CONNECTIONS_PER_ADDRESS: u32 = 500;

    /// A server for people to play on.
    pub fn new(addr: SocketAddr, database: impl Into<String>, games: Vec<Box<dyn AnyGame>>) -> Config {
        Config {
            addr,
            database: database.into(),
            folder: PathBuf::from("."),
            games,
            painter: None,
            pace: Duration::from_millis(1200),
            budget: Budget {
                iterations: 20_000,
                time: Some(Duration::from_millis(900)),
                ..Budget::default()
            },
            idle: Duration::from_secs(300),
            grace: Duration::from_secs(120),
            patience: Duration::from_secs(15),
            silence: Duration::from_secs(60),
            heartbeat: Duration::from_secs(15),
            tables_per_minute: Config::TABLES_PER_MINUTE,
            tables_per_hour: Config::TABLES_PER_HOUR,
            requests_per_second: Config::REQUESTS_PER_SECOND,
            connections_per_address: Config::CONNECTIONS_PER_ADDRESS,
            base: BasePath::default(),
            trusted_proxies: Vec::new(),
            most_undos: 500,
            expiry: Expiry::DEFAULT,
            linger: Duration::from_secs(30),
            metrics: None,
        }
    }
}
