//! Tables on disk, in SQLite or PostgreSQL: the log of each is the truth, and snapshots are a cache of it.
//!
//! Everything is written by one task that puts all that is waiting, of all tables, into one transaction, so that many
//! tables share the cost of one durable commit. A write is acknowledged only once it is committed.

mod appending;
mod check;
mod clocks;
mod connection;
mod database;
mod dice;
mod error;
mod health;
mod housekeeping;
mod job;
mod migrations;
mod probe;
mod reader;
mod reading;
mod row;
mod sqlite;
mod store;
mod talk;
mod uptime;
mod writer;

pub use check::Depth;
pub use error::StoreError;
pub use housekeeping::{Summary, TableCount};
pub use reader::StoreReader;
pub use row::{Loaded, SnapshotRow, TableRow, WholeTable};
pub use store::Store;
pub use uptime::Uptime;
pub use wire::Stage;
