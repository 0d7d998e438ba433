//! Reading a table from disk.

use crate::connection::{Connection, Value};
use crate::row::{Columns, Loaded, SnapshotRow, TableRow};
use crate::{Store, StoreError};

impl Store {
    /// A table: its row, its latest snapshot, and the entries after that.
    pub async fn load(&self, table: &str) -> Result<Loaded, StoreError> {
        let mut reader = self.reading().await?;
        let reading = &mut reader.lend();
        let row = row(reading, table, false).await?;
        let snapshot = snapshot(reading, table).await?;
        let first = snapshot.as_ref().map_or(0, |kept| kept.len);
        let tail = entries(reading, table, first).await?;
        Ok(Loaded { row, snapshot, tail })
    }

    /// The whole log of a table.
    pub async fn load_log(&self, table: &str) -> Result<Vec<String>, StoreError> {
        self.load_log_from(table, 0).await
    }

    /// The log of a table from this entry on.
    pub async fn load_log_from(&self, table: &str, first: u64) -> Result<Vec<String>, StoreError> {
        entries(&mut self.reader().await?.lend(), table, first).await
    }

    /// Does the database answer?
    pub(crate) async fn answers(&self) -> Result<(), StoreError> {
        let sql = "SELECT COUNT(*) FROM (SELECT 1 FROM tables LIMIT 1) AS found";
        let _: Vec<(i64,)> = self.reader().await?.lend().fetch_all(sql, &[]).await?;
        Ok(())
    }
}

/// The row of a table; of one that has expired only if it is asked for.
pub(crate) async fn row(
    reading: &mut Connection<'_>,
    table: &str,
    expired_too: bool,
) -> Result<TableRow, StoreError> {
    let sql = "SELECT id, made_ms, game, rules_version, seats, settings, seed, seating, stage FROM tables
         WHERE id = $1 AND ($2 OR expired_open_ms IS NULL)";
    let columns: Option<Columns> =
        reading.fetch_optional(sql, &[table.into(), Value::Flag(expired_too)]).await?;
    TableRow::from_columns(columns.ok_or_else(|| StoreError::UnknownTable(table.into()))?)
}

/// The snapshot, unless it claims entries that the log does not have: the log is the truth.
async fn snapshot(reading: &mut Connection<'_>, table: &str) -> Result<Option<SnapshotRow>, StoreError> {
    let sql = "SELECT len, body FROM snapshots WHERE table_id = $1
         AND EXISTS (SELECT 1 FROM entries WHERE table_id = $1 AND seq = len - 1)";
    let kept: Option<(i64, String)> = reading.fetch_optional(sql, &[table.into()]).await?;
    Ok(kept.map(|(len, body)| SnapshotRow { len: len as u64, body }))
}

pub(crate) async fn entries(
    reading: &mut Connection<'_>,
    table: &str,
    first: u64,
) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT seq, body FROM entries WHERE table_id = $1 AND seq >= $2 ORDER BY seq";
    let entries: Vec<(i64, String)> = reading.fetch_all(sql, &[table.into(), (first as i64).into()]).await?;
    if let Some((expected, _)) = (first as i64..).zip(&entries).find(|(expected, (seq, _))| expected != seq) {
        return Err(StoreError::Damaged { table: table.into(), why: format!("entry {expected} is missing") });
    }
    Ok(entries.into_iter().map(|(_, body)| body).collect())
}
