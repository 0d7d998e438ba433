//! What can go wrong with the store.

/// Why something was not read or written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// The URL names a database that is not supported. The URL itself is not repeated: it may hold a password.
    #[error(
        "tables are kept in SQLite: give a URL such as sqlite:hemicycle.db (`{scheme}:` is not supported; a database \
         in memory cannot be shared by the reader and the writer)"
    )]
    Unsupported {
        /// What the URL begins with.
        scheme: String,
    },
    /// The database cannot be opened.
    #[error("the database cannot be opened: {0}; does its folder exist, and may this program write there?")]
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
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
    /// The database refused.
    #[error("the database failed: {0}")]
    Database(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::PoolClosed => StoreError::Closed,
            other => StoreError::Database(other.to_string()),
        }
    }
}
