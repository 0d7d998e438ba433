//! The integrity check of the database: is it whole? Asked at the start, and by whoever looks after it.

use crate::connection::Connection;
use crate::{Store, StoreError};
use sqlx::SqliteConnection;

/// So many faults are told; where there are more, these say enough.
const FAULTS: u32 = 20;

/// How closely it is looked at.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Depth {
    /// Every page can be read and makes sense: as quick as reading the file.
    Quick,
    /// The indexes agree with the tables and nothing points nowhere, too.
    Whole,
}

impl Store {
    /// What is wrong with the database, as it says itself; nothing if it is whole.
    pub async fn check(&self, depth: Depth) -> Result<Vec<String>, StoreError> {
        let mut reader = self.reader().await?;
        let mut connection = reader.lend();
        // PostgreSQL looks after its own pages and references, and has no question for it.
        let mut faults = match &mut connection {
            Connection::Sqlite(connection) => damage(connection, depth).await?,
            Connection::Postgres(_) => Vec::new(),
        };
        if depth == Depth::Whole && faults.is_empty() {
            faults = holes(&mut connection).await?;
        }
        Ok(faults)
    }
}

/// What SQLite finds wrong with its file.
async fn damage(connection: &mut SqliteConnection, depth: Depth) -> Result<Vec<String>, StoreError> {
    let pragma = match depth {
        Depth::Quick => format!("PRAGMA quick_check({FAULTS})"),
        Depth::Whole => format!("PRAGMA integrity_check({FAULTS})"),
    };
    let told: Result<Vec<String>, _> =
        sqlx::query_scalar(sqlx::AssertSqlSafe(pragma)).fetch_all(&mut *connection).await;
    let mut faults = match told {
        Ok(faults) => faults,
        // A file that is damaged where it describes itself cannot even be asked.
        Err(error @ sqlx::Error::Database(_)) => return Ok(vec![error.to_string()]),
        Err(error) => return Err(error.into()),
    };
    faults.retain(|fault| fault != "ok");
    if depth == Depth::Whole && faults.is_empty() {
        let lost: Vec<(String, Option<i64>, String, i64)> =
            sqlx::query_as("PRAGMA foreign_key_check").fetch_all(connection).await?;
        faults.extend(lost.into_iter().take(FAULTS as usize).map(|(table, row, of, _)| {
            format!("row {} of {table} belongs to nothing in {of}", row.unwrap_or_default())
        }));
    }
    Ok(faults)
}

/// Logs of which an entry is missing: no database can know that they should have none.
async fn holes(connection: &mut Connection<'_>) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT table_id FROM entries GROUP BY table_id HAVING COUNT(*) <> MAX(seq) + 1
         ORDER BY table_id LIMIT $1";
    let broken: Vec<(String,)> = connection.fetch_all(sql, &[i64::from(FAULTS).into()]).await?;
    Ok(broken.into_iter().map(|(table,)| format!("the log of table {table} lacks an entry")).collect())
}
