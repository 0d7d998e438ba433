//! Entries of many tables' logs in one statement: each statement is handed to another thread or machine and back, which
//! costs more than what it writes.

use crate::connection::{Connection, Value};
use crate::job::now_ms;
use sqlx::AssertSqlSafe;
use std::collections::HashSet;

/// So many go into one statement at most. Groups are cut into powers of two, so that few statements need be prepared.
const MOST: usize = 64;

/// One entry of one table's log.
#[derive(Clone)]
pub(crate) struct Append {
    pub(crate) table: String,
    pub(crate) seq: u64,
    pub(crate) body: String,
}

/// How many of these entries go into the next statement. A statement does not see what it writes itself, so of each table
/// there is one.
pub(crate) fn portion<'a>(waiting: impl Iterator<Item = &'a Append>) -> usize {
    let mut tables = HashSet::new();
    let of_tables = waiting.take(MOST).take_while(|entry| tables.insert(&entry.table)).count();
    if of_tables == 0 { 0 } else { 1 << of_tables.ilog2() }
}

/// Writes those of these entries that can be, and says of each whether it was. The log has no holes: an entry goes in only
/// behind the one before it, and only where there is none yet.
pub(crate) async fn insert(
    entries: &[&Append],
    connection: &mut Connection<'_>,
    open_ms: i64,
) -> Result<Vec<bool>, sqlx::Error> {
    let rows: Vec<String> = (0..entries.len())
        .map(|index| format!("(${}, ${}, ${})", 3 * index + 3, 3 * index + 4, 3 * index + 5))
        .collect();
    // Nothing but numbers of places is put into the text.
    let sql = AssertSqlSafe(format!(
        "INSERT INTO entries (table_id, seq, body, at_ms, at_open_ms)
         SELECT column1, column2, column3, $1, $2 FROM (VALUES {}) AS given
         WHERE column2 = 0 AND EXISTS (SELECT 1 FROM tables WHERE id = column1)
         OR EXISTS (SELECT 1 FROM entries WHERE table_id = column1 AND seq = column2 - 1)
         ON CONFLICT DO NOTHING RETURNING table_id",
        rows.join(", ")
    ));
    let mut values = vec![Value::Number(now_ms()), Value::Number(open_ms)];
    for Append { table, seq, body } in entries {
        values.extend([Value::from(table), Value::Number(*seq as i64), Value::from(body)]);
    }
    let written: Vec<(String,)> = connection.fetch_all(sql, &values).await?;
    if written.len() == entries.len() {
        return Ok(vec![true; written.len()]);
    }
    let written: HashSet<String> = written.into_iter().map(|(table,)| table).collect();
    Ok(entries.iter().map(|entry| written.contains(&entry.table)).collect())
}
