//! Reading a whole database without writing anything into it, whether or not a server has it open.

use crate::dice::dice;
use crate::housekeeping::summaries;
use crate::reading::{entries, row};
use crate::row::{SnapshotRow, WholeTable};
use crate::store::bare_options;
use crate::{StoreError, Summary, migrations};
use sqlx::sqlite::SqliteConnection;
use sqlx::{ConnectOptions, Connection};

/// A database that is only read. It takes no lock that a server would notice.
pub struct StoreReader {
    connection: SqliteConnection,
}

impl StoreReader {
    /// Opens the database with this URL. It must be of the shape that this version gives it: to change it would be to write.
    pub async fn open(url: &str) -> Result<StoreReader, StoreError> {
        let options = bare_options(url)?.create_if_missing(false).read_only(true);
        let mut connection = options.connect().await.map_err(StoreError::unopened)?;
        let shape: Option<i64> =
            sqlx::query_scalar("SELECT MAX(version) FROM _sqlx_migrations WHERE success")
                .fetch_one(&mut connection)
                .await
                .map_err(StoreError::unopened)?;
        let ours = migrations::sqlite().iter().map(|step| step.version).max();
        if shape != ours {
            let advice =
                if shape < ours { "let this version serve it once" } else { "use the newer version" };
            return Err(StoreError::Open(format!("another version has last served it; {advice}")));
        }
        Ok(StoreReader { connection })
    }

    /// Every table, those that have expired too, the newest first.
    pub async fn list_tables(&mut self) -> Result<Vec<Summary>, StoreError> {
        summaries(&mut self.connection).await
    }

    /// A table with all that is kept of its game, also if it has expired.
    pub async fn load_whole(&mut self, table: &str) -> Result<WholeTable, StoreError> {
        // One transaction sees one state of the database, whatever is written meanwhile.
        let mut reading = self.connection.begin().await?;
        let row = row(&mut reading, table, true).await?;
        let dice = dice(&mut *reading, table).await?;
        let snapshot: Option<(i64, String)> =
            sqlx::query_as("SELECT len, body FROM snapshots WHERE table_id = $1")
                .bind(table)
                .fetch_optional(&mut *reading)
                .await?;
        let snapshot = snapshot.map(|(len, body)| SnapshotRow { len: len as u64, body });
        let log = entries(&mut reading, table, 0).await?;
        Ok(WholeTable { row, dice, snapshot, log })
    }
}
