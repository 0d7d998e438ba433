//! The server: people and bots at tables, over HTTP and WebSocket, with one task a table and nothing acknowledged before it
//! is on disk.
//!
//! The way of a move: `socket` reads it, the table's own task (`table_actor`) checks and applies it in memory, the
//! store writes it down, and only then every viewer that may know of it gets an `update` and its author is told `done`.
//!
//! What is deliberately absent: accounts.

mod accept_header;
mod admin_socket;
mod admission;
mod api;
mod api_error;
mod app_state;
mod assets;
mod attendance;
mod base;
mod bots;
mod clocks;
mod config;
mod confusable_names;
mod connections;
#[cfg(debug_assertions)]
mod dev_page;
mod dice;
mod expiry;
mod export;
mod fair_queue;
mod first_paint;
mod game_session;
mod headers;
mod hints;
mod html_head;
mod ids;
mod language;
mod listener;
mod loading;
mod lobby;
mod lobby_requests;
mod mailbox;
mod metrics;
mod my_seats;
mod preload;
mod preview;
mod proxies;
mod rate;
mod seating;
mod serve;
mod shared_replays;
mod socket;
mod table_actor;
mod table_check;
mod talk;
mod timers_record;
mod uptime;
mod votes;

pub use admin_socket::{AdminCommand, AdminError, run_admin_command};
pub use base::{BasePath, BasePathError};
pub use config::Config;
pub use expiry::Expiry;
pub use first_paint::TablePainter;
pub use proxies::{Network, NetworkError};
pub use serve::{ServeError, Server, Tables, bind, serve, stop_signal};
pub use table_check::{TableCheckError, TableKind, TableReport, check_tables};
