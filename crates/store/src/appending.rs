//! Entries of many tables' logs in one statement: each statement is handed to SQLite's own thread and back, which costs
//! more than what it writes.

use crate::writer::now_ms;
use sqlx::{AssertSqlSafe, Connection, SqliteTransaction};

/// So many go into one statement at most. Groups are cut into powers of two, so that few statements need be prepared.
const MOST: usize = 64;

/// One entry of one table's log.
#[derive(Clone)]
pub(crate) struct Append {
    pub(crate) table: String,
    pub(crate) seq: u64,
    pub(crate) body: String,
}

/// How many of so many entries go into the next statement.
pub(crate) fn portion(waiting: usize) -> usize {
    let waiting = waiting.min(MOST);
    if waiting == 0 { 0 } else { 1 << waiting.ilog2() }
}

/// Writes all of these, or none: false if one of them does not fit, which has to be found out one by one.
pub(crate) async fn together(
    entries: &[&Append],
    transaction: &mut SqliteTransaction<'_>,
    open_ms: i64,
) -> Result<bool, sqlx::Error> {
    let mut savepoint = transaction.begin().await?;
    match insert(entries, &mut savepoint, open_ms).await {
        Ok(rows) if rows == entries.len() as u64 => savepoint.commit().await.map(|()| true),
        Ok(_) => savepoint.rollback().await.map(|()| false),
        Err(error) if is_one_entrys(&error) => savepoint.rollback().await.map(|()| false),
        Err(error) => Err(error),
    }
}

/// Is it about an entry, and not about the disk?
fn is_one_entrys(error: &sqlx::Error) -> bool {
    error
        .as_database_error()
        .is_some_and(|error| error.is_foreign_key_violation() || error.is_unique_violation())
}

/// The log has no holes: an entry goes in only behind the one before it.
pub(crate) async fn insert(
    entries: &[&Append],
    transaction: &mut SqliteTransaction<'_>,
    open_ms: i64,
) -> Result<u64, sqlx::Error> {
    let rows: Vec<String> = (0..entries.len())
        .map(|index| format!("(${}, ${}, ${})", 3 * index + 3, 3 * index + 4, 3 * index + 5))
        .collect();
    // Nothing but numbers of places is put into the text.
    let sql = AssertSqlSafe(format!(
        "INSERT INTO entries (table_id, seq, body, at_ms, at_open_ms)
         SELECT column1, column2, column3, $1, $2 FROM (VALUES {}) WHERE column2 = 0
         OR EXISTS (SELECT 1 FROM entries WHERE table_id = column1 AND seq = column2 - 1)",
        rows.join(", ")
    ));
    let mut query = sqlx::query(sql).bind(now_ms()).bind(open_ms);
    for Append { table, seq, body } in entries {
        query = query.bind(table).bind(*seq as i64).bind(body);
    }
    Ok(query.execute(&mut **transaction).await?.rows_affected())
}
