//! The clocks of tables, and the uptime that they go by.

use crate::writer::Job;
use crate::{Store, StoreError};

impl Store {
    /// Writes down how the clocks of a table stand, and when the next one runs out, if one runs.
    pub async fn put_clocks(&self, table: &str, due_ms: Option<u64>, body: String) -> Result<(), StoreError> {
        self.submit(Job::PutClocks { table: table.into(), due_ms, body }).await
    }

    /// How the clocks of a table stood when that was last written down.
    pub async fn load_clocks(&self, table: &str) -> Result<Option<String>, StoreError> {
        let found: Option<(String,)> = sqlx::query_as("SELECT body FROM clocks WHERE table_id = $1")
            .bind(table)
            .fetch_optional(self.readers())
            .await?;
        Ok(found.map(|(body,)| body))
    }

    /// The tables where a clock has run out by this uptime, the most urgent first.
    pub async fn tables_due(&self, open_ms: u64, most: u32) -> Result<Vec<String>, StoreError> {
        let query =
            "SELECT table_id FROM clocks JOIN tables ON id = table_id WHERE due_ms IS NOT NULL AND due_ms <= $1
             AND expired_open_ms IS NULL ORDER BY due_ms LIMIT $2";
        let found: Vec<(String,)> =
            sqlx::query_as(query).bind(open_ms as i64).bind(most).fetch_all(self.readers()).await?;
        Ok(found.into_iter().map(|(table,)| table).collect())
    }

    /// Writes down for how long servers have run. Time does not go back.
    pub async fn keep_uptime(&self) -> Result<(), StoreError> {
        self.submit(Job::KeepUptime).await
    }
}
