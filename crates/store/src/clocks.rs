//! The clocks of tables, and the uptime that they go by.

use crate::job::Job;
use crate::{Store, StoreError};

impl Store {
    /// Writes down how the clocks of a table stand, and when the next one runs out, if one runs.
    pub async fn put_clocks(&self, table: &str, due_ms: Option<u64>, body: String) -> Result<(), StoreError> {
        self.submit(Job::PutClocks { table: table.into(), due_ms, body }).await
    }

    /// How the clocks of a table stood when that was last written down.
    pub async fn load_clocks(&self, table: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT body FROM clocks WHERE table_id = $1";
        let found: Option<(String,)> =
            self.reader().await?.lend().fetch_optional(sql, &[table.into()]).await?;
        Ok(found.map(|(body,)| body))
    }

    /// The tables where a clock has run out by this uptime, the most urgent first.
    pub async fn tables_due(&self, open_ms: u64, most: u32) -> Result<Vec<String>, StoreError> {
        let sql =
            "SELECT table_id FROM clocks JOIN tables ON id = table_id WHERE due_ms IS NOT NULL AND due_ms <= $1
             AND expired_open_ms IS NULL ORDER BY due_ms LIMIT $2";
        let values = [(open_ms as i64).into(), i64::from(most).into()];
        let found: Vec<(String,)> = self.reader().await?.lend().fetch_all(sql, &values).await?;
        Ok(found.into_iter().map(|(table,)| table).collect())
    }

    /// Writes down for how long servers have run. Time does not go back.
    pub async fn keep_uptime(&self) -> Result<(), StoreError> {
        self.submit(Job::KeepUptime).await
    }
}
