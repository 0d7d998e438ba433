//! People and bots at tables, over HTTP and WebSocket: one task a table, and nothing acknowledged before it is on disk.
//!
//! The way of a move: `socket` reads it, the table's own task (`sitting`) checks and applies it in memory, the
//! store writes it down, and only then every eye that may know of it gets an `update` and its author is told `done`.
//!
//! What is deliberately absent: accounts.

mod api;
mod archive;
mod arrangement;
mod assets;
mod base;
mod bots;
mod clockwork;
mod config;
mod connections;
mod dice;
mod expiry;
mod fair_queue;
mod gathering;
mod hall;
mod headers;
mod house_time;
mod keys;
mod language;
mod letters;
mod likeness;
mod lobby;
mod metrics;
mod mine;
mod onlookers;
mod opening;
mod operator;
mod preview;
mod proxies;
mod rate;
mod serve;
mod sitting;
mod socket;
mod stay;
mod trouble;

pub use base::{BasePath, BasePathError};
pub use config::Config;
pub use expiry::Expiry;
pub use operator::{NotDone, Order, order};
pub use proxies::{Network, NetworkError};
pub use serve::{ServeError, Server, Tables, bind, serve, stop_signal};
