//! What can go wrong with the store.

use sqlx::error::DatabaseError as _;
use sqlx::postgres::PgDatabaseError;
use sqlx::sqlite::SqliteError;
use std::io::{self, ErrorKind};
use std::path::Path;

/// Why something was not read or written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// The URL names a database that is not supported. The URL itself is not repeated: it may hold a password.
    #[error(
        "tables are kept in SQLite or PostgreSQL: give a URL such as sqlite:hemicycle.db or \
         postgres://user@host/hemicycle (`{scheme}:` is not supported; a database in memory cannot be shared by the \
         reader and the writer)"
    )]
    Unsupported {
        /// What the URL begins with.
        scheme: String,
    },
    /// The database cannot be opened.
    #[error("the database cannot be opened: {0}")]
    Open(String),
    /// Another server has these tables.
    #[error(
        "another server is serving the tables in {database}: stop it first, or start this one with a folder or a \
         database of its own (--data, --database)"
    )]
    Served {
        /// The file.
        database: String,
    },
    /// This entry is already in the log: somebody else was faster. Load the table again.
    #[error("entry {seq} of table {table} is already written")]
    Taken {
        /// The table.
        table: String,
        /// The entry.
        seq: u64,
    },
    /// The entry before this one is not in the log.
    #[error("entry {seq} of table {table} does not follow the log")]
    Gap {
        /// The table.
        table: String,
        /// The entry.
        seq: u64,
    },
    /// There is no such table.
    #[error("there is no table {0}")]
    UnknownTable(String),
    /// There is already a table with this id.
    #[error("there is already a table {0}")]
    TableExists(String),
    /// What is on disk for this table cannot be.
    #[error("table {table} is damaged: {why}")]
    Damaged {
        /// The table.
        table: String,
        /// What is wrong.
        why: String,
    },
    /// The file is a database no more, or parts of it are lost.
    #[error(
        "the database is damaged: {}; stop the server, keep a copy of the file, and restore a backup \
         (docs/hosting.md says how)",
        faults.join("; ")
    )]
    Corrupt {
        /// What was found, as the database says it.
        faults: Vec<String>,
    },
    /// Nothing more can be written beside the database.
    #[error("there is no room beside the database: {0}")]
    NoRoom(String),
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
    /// The database refused.
    #[error("the database failed: {0}")]
    Database(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::of(&error)
    }
}

// SQLite's primary codes.
const READONLY: u32 = 8;
const IOERR: u32 = 10;
const CORRUPT: u32 = 11;
const FULL: u32 = 13;
const CANTOPEN: u32 = 14;
const NOTADB: u32 = 26;

/// What SQLite says, where it is the one that fails.
pub(crate) fn primary_code(error: &sqlx::Error) -> Option<u32> {
    let error = error.as_database_error()?.try_downcast_ref::<SqliteError>()?;
    let code: u32 = error.code()?.parse().ok()?;
    // The lowest byte of an extended code is the primary one.
    Some(code & 0xff)
}

/// The class of what PostgreSQL says, where it is the one that fails: the first two signs of its code.
fn postgres_class(error: &sqlx::Error) -> Option<&str> {
    error.as_database_error()?.try_downcast_ref::<PgDatabaseError>()?.code().get(..2)
}

/// Would every other job meet the same: no room, a disk that fails, a file that is no database any more, a database that
/// is away, has no room, or is only to be read?
pub(crate) fn concerns_all(error: &sqlx::Error) -> bool {
    if error.as_database_error().is_none() {
        return true;
    }
    matches!(primary_code(error), Some(READONLY | IOERR | CORRUPT | FULL | CANTOPEN | NOTADB))
        || matches!(postgres_class(error), Some("08" | "25" | "28" | "3D" | "53" | "57" | "58" | "XX"))
}

const NO_ROOM: &str = "; the disk is full: make room, then start again";
const NO_RIGHT: &str = "; may this program write there?";
const NO_FOLDER: &str = "; does its folder exist?";

impl StoreError {
    pub(crate) fn of(error: &sqlx::Error) -> StoreError {
        match (primary_code(error), error) {
            (_, sqlx::Error::PoolClosed) => StoreError::Closed,
            (Some(CORRUPT | NOTADB), _) => StoreError::Corrupt { faults: vec![error.to_string()] },
            _ => StoreError::Database(error.to_string()),
        }
    }

    /// Why a database cannot be opened, and what is to be done about it.
    pub(crate) fn unopened(error: sqlx::Error) -> StoreError {
        let advice = match primary_code(&error) {
            Some(CORRUPT) => return error.into(),
            Some(NOTADB) => "; name another file, or move this one out of the way",
            Some(FULL) => NO_ROOM,
            // A full disk shows as this too, where SQLite makes a file before it writes to it.
            Some(IOERR) => "; is the disk full, or does it fail?",
            Some(READONLY) => NO_RIGHT,
            Some(CANTOPEN) => "; does its folder exist, and may this program write there?",
            _ => "",
        };
        StoreError::Open(format!("{error}{advice}"))
    }

    /// The same of a file beside it, or of the file itself.
    pub(crate) fn unopened_file(path: &Path, error: &io::Error) -> StoreError {
        let advice = match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => NO_ROOM,
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => NO_RIGHT,
            ErrorKind::NotFound => NO_FOLDER,
            _ => "",
        };
        StoreError::Open(format!("{}: {error}{advice}", path.display()))
    }
}
