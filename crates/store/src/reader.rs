//! Reading a whole database without writing anything into it, whether or not a server has it open.

use crate::database::{Database, Readers};
use crate::dice::dice;
use crate::housekeeping::summaries;
use crate::reading::{entries, row};
use crate::row::{SnapshotRow, WholeTable};
use crate::{StoreError, Summary};

/// A database that is only read. It takes no lock that a server would notice.
pub struct StoreReader {
    readers: Readers,
}

impl StoreReader {
    /// Opens the database with this URL. It must be of the shape that this version gives it: to change it would be to write.
    pub async fn open(url: &str) -> Result<StoreReader, StoreError> {
        let database = Database::named(url)?.read_only();
        let ours = database.migrations().iter().map(|step| step.version).max();
        let readers = database.readers().await.map_err(StoreError::unopened)?;
        let mut reader = readers.acquire().await.map_err(StoreError::unopened)?;
        let sql = "SELECT MAX(version) FROM _sqlx_migrations WHERE success";
        let shape: Option<(Option<i64>,)> =
            reader.lend().fetch_optional(sql, &[]).await.map_err(StoreError::unopened)?;
        let shape = shape.and_then(|(version,)| version);
        if shape != ours {
            let advice =
                if shape < ours { "let this version serve it once" } else { "use the newer version" };
            return Err(StoreError::Open(format!("another version has last served it; {advice}")));
        }
        drop(reader);
        Ok(StoreReader { readers })
    }

    /// Every table, those that have expired too, the newest first.
    pub async fn list_tables(&mut self) -> Result<Vec<Summary>, StoreError> {
        summaries(&mut self.readers.acquire().await?.lend()).await
    }

    /// A table with all that is kept of its game, also if it has expired.
    pub async fn load_whole(&mut self, table: &str) -> Result<WholeTable, StoreError> {
        let mut reader = self.readers.begin().await?;
        let reading = &mut reader.lend();
        let row = row(reading, table, true).await?;
        let dice = dice(reading, table).await?;
        let sql = "SELECT len, body FROM snapshots WHERE table_id = $1";
        let snapshot: Option<(i64, String)> = reading.fetch_optional(sql, &[table.into()]).await?;
        let snapshot = snapshot.map(|(len, body)| SnapshotRow { len: len as u64, body });
        let log = entries(reading, table, 0).await?;
        Ok(WholeTable { row, dice, snapshot, log })
    }
}
