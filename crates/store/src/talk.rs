//! The chat of a table, stored beside its log: nothing of it belongs in the record of a game.

use crate::writer::Job;
use crate::{Store, StoreError};

impl Store {
    /// Writes down message `seq` of a table's talk. [`StoreError::Taken`] means that somebody else has written it.
    pub async fn append_talk(&self, table: &str, seq: u64, body: String) -> Result<(), StoreError> {
        self.submit(Job::AppendTalk { table: table.into(), seq, body }).await
    }

    /// Everything that was said at a table, the oldest first.
    pub async fn load_talk(&self, table: &str) -> Result<Vec<String>, StoreError> {
        let said: Vec<(String,)> = sqlx::query_as("SELECT body FROM talk WHERE table_id = $1 ORDER BY seq")
            .bind(table)
            .fetch_all(self.readers())
            .await?;
        Ok(said.into_iter().map(|(body,)| body).collect())
    }
}
