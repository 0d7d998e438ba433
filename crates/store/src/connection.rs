//! A connection to either kind of database: one text of SQL for both, with its values beside it.

use sqlx::postgres::{PgArguments, PgRow};
use sqlx::query::{Query, QueryAs};
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{FromRow, PgConnection, Postgres, SqlSafeStr, Sqlite, SqliteConnection};
use std::io::ErrorKind;
use std::time::Duration;
use tokio::time::timeout;

/// One value of a statement. Numbers are of one size, since PostgreSQL takes a value only as wide as its column.
#[derive(Copy, Clone)]
pub(crate) enum Value<'a> {
    Text(&'a str),
    Number(i64),
    MaybeNumber(Option<i64>),
    Bytes(&'a [u8]),
    Flag(bool),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(text)
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Value<'a> {
        Value::Text(text)
    }
}

impl From<i64> for Value<'_> {
    fn from(number: i64) -> Self {
        Value::Number(number)
    }
}

/// Columns that can be read from a row of either database.
pub(crate) trait Columns:
    for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin
{
}

impl<T> Columns for T where T: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin {}

/// A network that swallows everything says nothing: whoever asks a PostgreSQL waits no longer than this.
const PATIENCE: Duration = Duration::from_secs(30);

async fn answered<T>(asking: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    let silent = || Err(sqlx::Error::Io(ErrorKind::TimedOut.into()));
    timeout(PATIENCE, asking).await.unwrap_or_else(|_| silent())
}

/// A connection, borrowed for as long as it takes to say something.
pub(crate) enum Connection<'c> {
    Sqlite(&'c mut SqliteConnection),
    Postgres(&'c mut PgConnection),
}

/// Puts each value where the text has its number.
macro_rules! bind {
    ($query:expr, $values:expr) => {
        $values.iter().fold($query, |query, value| match *value {
            Value::Text(text) => query.bind(text),
            Value::Number(number) => query.bind(number),
            Value::MaybeNumber(number) => query.bind(number),
            Value::Bytes(bytes) => query.bind(bytes),
            Value::Flag(flag) => query.bind(flag),
        })
    };
}

impl Connection<'_> {
    /// Begins a transaction that writes.
    pub(crate) async fn begin(&mut self) -> Result<(), sqlx::Error> {
        let begin = match self {
            // At once, or the first statement that writes could meet somebody else's lock in the middle.
            Connection::Sqlite(_) => "BEGIN IMMEDIATE",
            Connection::Postgres(_) => "BEGIN",
        };
        self.execute(begin, &[]).await.map(drop)
    }

    /// Ends it: what was written since is on disk once this has come back.
    pub(crate) async fn commit(&mut self) -> Result<(), sqlx::Error> {
        self.execute("COMMIT", &[]).await.map(drop)
    }

    /// Runs a statement, and says how many rows it changed.
    pub(crate) async fn execute(
        &mut self,
        sql: impl SqlSafeStr,
        values: &[Value<'_>],
    ) -> Result<u64, sqlx::Error> {
        match self {
            Connection::Sqlite(connection) => {
                let query: Query<'_, Sqlite, SqliteArguments> = bind!(sqlx::query(sql), values);
                Ok(query.execute(&mut **connection).await?.rows_affected())
            }
            Connection::Postgres(connection) => {
                let query: Query<'_, Postgres, PgArguments> = bind!(sqlx::query(sql), values);
                Ok(answered(query.execute(&mut **connection)).await?.rows_affected())
            }
        }
    }

    /// All rows that a statement gives.
    pub(crate) async fn fetch_all<T: Columns>(
        &mut self,
        sql: impl SqlSafeStr,
        values: &[Value<'_>],
    ) -> Result<Vec<T>, sqlx::Error> {
        match self {
            Connection::Sqlite(connection) => {
                let query: QueryAs<'_, Sqlite, T, SqliteArguments> = bind!(sqlx::query_as(sql), values);
                query.fetch_all(&mut **connection).await
            }
            Connection::Postgres(connection) => {
                let query: QueryAs<'_, Postgres, T, PgArguments> = bind!(sqlx::query_as(sql), values);
                answered(query.fetch_all(&mut **connection)).await
            }
        }
    }

    /// The first row that a statement gives, if it gives one.
    pub(crate) async fn fetch_optional<T: Columns>(
        &mut self,
        sql: impl SqlSafeStr,
        values: &[Value<'_>],
    ) -> Result<Option<T>, sqlx::Error> {
        Ok(self.fetch_all(sql, values).await?.into_iter().next())
    }
}
