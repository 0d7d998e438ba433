//! Which database a URL names, and the connections to it that a store keeps.

use crate::connection::Connection;
use crate::{StoreError, migrations};
use sqlx::migrate::MigrateError;
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection as _, Postgres, Sqlite, Transaction};
use std::time::Duration;
use tokio::time::timeout;

/// So many read at once.
const READERS: u32 = 4;

/// How long to wait for a lock that another program holds on an SQLite database.
const BUSY: Duration = Duration::from_secs(5);

/// How long to wait for a PostgreSQL that does not answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// The advisory lock of whoever serves a PostgreSQL database; of each database its own.
const SERVED: i64 = 0x4865_6d69_6379_636c;

/// A database, as its URL names it.
#[derive(Clone)]
pub(crate) enum Database {
    Sqlite(SqliteConnectOptions),
    Postgres(PgConnectOptions),
}

impl Database {
    /// Reads a URL.
    pub(crate) fn named(url: &str) -> Result<Database, StoreError> {
        let scheme = url.split(':').next().unwrap_or_default();
        let unreadable = |error: sqlx::Error| StoreError::Open(error.to_string());
        // Statements hold what players did and drew: they belong in no log.
        match scheme {
            "sqlite" if !url.contains(":memory:") && !url.contains("mode=memory") => {
                let options: SqliteConnectOptions = url.parse().map_err(unreadable)?;
                Ok(Database::Sqlite(options.busy_timeout(BUSY).disable_statement_logging()))
            }
            "postgres" | "postgresql" => {
                let options: PgConnectOptions = url.parse().map_err(unreadable)?;
                Ok(Database::Postgres(options.application_name("hemicycle").disable_statement_logging()))
            }
            _ => Err(StoreError::Unsupported { scheme: scheme.chars().take(20).collect() }),
        }
    }

    /// The same, to be written, and made if it is a file that is not there.
    pub(crate) fn writable(self) -> Database {
        match self {
            Database::Sqlite(options) => Database::Sqlite(
                options
                    .create_if_missing(true)
                    .journal_mode(SqliteJournalMode::Wal)
                    .synchronous(SqliteSynchronous::Full)
                    .foreign_keys(true),
            ),
            // Whatever the server's own default is: acknowledged means on disk.
            Database::Postgres(options) => {
                Database::Postgres(options.options([("synchronous_commit", "on")]))
            }
        }
    }

    /// The same, once it is there: one that somebody removes is not made anew, empty, under a running server.
    pub(crate) fn made(self) -> Database {
        match self {
            Database::Sqlite(options) => Database::Sqlite(options.create_if_missing(false)),
            Database::Postgres(options) => Database::Postgres(options),
        }
    }

    /// The same, to be looked at: whatever one tries, nothing of it changes.
    pub(crate) fn read_only(self) -> Database {
        match self {
            Database::Sqlite(options) => Database::Sqlite(options.create_if_missing(false).read_only(true)),
            Database::Postgres(options) => {
                Database::Postgres(options.options([("default_transaction_read_only", "on")]))
            }
        }
    }

    /// A connection of its own.
    pub(crate) async fn connect(&self) -> Result<OwnConnection, sqlx::Error> {
        match self {
            Database::Sqlite(options) => {
                Ok(OwnConnection::Sqlite(Box::new(SqliteConnection::connect_with(options).await?)))
            }
            Database::Postgres(options) => {
                let connection = within(PgConnection::connect_with(options)).await?;
                Ok(OwnConnection::Postgres(Box::new(connection)))
            }
        }
    }

    /// Connections for those who only read.
    pub(crate) async fn readers(self) -> Result<Readers, sqlx::Error> {
        match self {
            Database::Sqlite(options) => {
                let pool = SqlitePoolOptions::new().max_connections(READERS);
                Ok(Readers::Sqlite(pool.connect_with(options.pragma("query_only", "ON")).await?))
            }
            Database::Postgres(options) => {
                let pool = PgPoolOptions::new().max_connections(READERS).acquire_timeout(PATIENCE);
                let options = options.options([("default_transaction_read_only", "on")]);
                Ok(Readers::Postgres(pool.connect_with(options).await?))
            }
        }
    }

    /// The name of an SQLite database's file.
    pub(crate) fn file(&self) -> Option<&std::path::Path> {
        match self {
            Database::Sqlite(options) => Some(options.get_filename()),
            Database::Postgres(_) => None,
        }
    }

    /// How people know it; without what its URL may hold besides.
    pub(crate) fn name(&self) -> String {
        match self {
            Database::Sqlite(options) => options.get_filename().display().to_string(),
            Database::Postgres(options) => {
                let database = options.get_database().unwrap_or("its user's database");
                format!("{database} at {}:{}", options.get_host(), options.get_port())
            }
        }
    }

    /// Every step of its shape.
    pub(crate) fn migrations(&self) -> sqlx::migrate::Migrator {
        match self {
            Database::Sqlite(_) => migrations::sqlite(),
            Database::Postgres(_) => migrations::postgres(),
        }
    }
}

/// A connection that does not come, or does not go, is an error, and not a wait.
async fn within<T>(connecting: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    timeout(PATIENCE, connecting).await.unwrap_or(Err(sqlx::Error::PoolTimedOut))
}

/// A connection that belongs to one user of it.
pub(crate) enum OwnConnection {
    Sqlite(Box<SqliteConnection>),
    Postgres(Box<PgConnection>),
}

impl OwnConnection {
    /// To say something over it.
    pub(crate) fn lend(&mut self) -> Connection<'_> {
        match self {
            OwnConnection::Sqlite(connection) => Connection::Sqlite(connection),
            OwnConnection::Postgres(connection) => Connection::Postgres(connection),
        }
    }

    /// Brings the database into today's shape.
    pub(crate) async fn migrate(&mut self, database: &Database) -> Result<(), MigrateError> {
        let migrations = database.migrations();
        match self {
            OwnConnection::Sqlite(connection) => migrations.run(&mut **connection).await,
            OwnConnection::Postgres(connection) => migrations.run(&mut **connection).await,
        }
    }

    /// Is this the one connection that may serve a PostgreSQL database? It stays so until it ends, however it ends.
    /// Nobody else writes, so one that was cut off and comes back finds out before it does. An SQLite database has its lock
    /// file instead.
    pub(crate) async fn may_serve(&mut self) -> Result<bool, sqlx::Error> {
        let OwnConnection::Postgres(connection) = self else { return Ok(true) };
        sqlx::query_scalar("SELECT pg_try_advisory_lock($1)").bind(SERVED).fetch_one(&mut **connection).await
    }

    /// Ends it.
    pub(crate) async fn close(self) -> Result<(), sqlx::Error> {
        match self {
            OwnConnection::Sqlite(connection) => connection.close().await,
            OwnConnection::Postgres(connection) => within(connection.close()).await,
        }
    }
}

/// Connections that are shared by those who read.
#[derive(Clone)]
pub(crate) enum Readers {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

impl Readers {
    /// A connection for some statements, each of which sees what is there by then.
    pub(crate) async fn acquire(&self) -> Result<Reader, sqlx::Error> {
        Ok(match self {
            Readers::Sqlite(pool) => Reader::Sqlite(pool.acquire().await?),
            Readers::Postgres(pool) => Reader::Postgres(pool.acquire().await?),
        })
    }

    /// The same in one transaction, which sees one state of the database, whatever is written meanwhile.
    pub(crate) async fn begin(&self) -> Result<Reader, sqlx::Error> {
        Ok(match self {
            Readers::Sqlite(pool) => Reader::SqliteTransaction(pool.begin().await?),
            Readers::Postgres(pool) => {
                Reader::PostgresTransaction(pool.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ").await?)
            }
        })
    }

    /// Ends all of them, once nobody reads.
    pub(crate) async fn close(&self) {
        match self {
            Readers::Sqlite(pool) => pool.close().await,
            Readers::Postgres(pool) => pool.close().await,
        }
    }
}

/// One of the connections that are shared.
pub(crate) enum Reader {
    Sqlite(PoolConnection<Sqlite>),
    Postgres(PoolConnection<Postgres>),
    SqliteTransaction(Transaction<'static, Sqlite>),
    PostgresTransaction(Transaction<'static, Postgres>),
}

impl Reader {
    /// To say something over it.
    pub(crate) fn lend(&mut self) -> Connection<'_> {
        match self {
            Reader::Sqlite(connection) => Connection::Sqlite(connection),
            Reader::Postgres(connection) => Connection::Postgres(connection),
            Reader::SqliteTransaction(connection) => Connection::Sqlite(connection),
            Reader::PostgresTransaction(connection) => Connection::Postgres(connection),
        }
    }
}
