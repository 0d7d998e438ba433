//! The chat of a table, stored beside its log: nothing of it belongs in the record of a game.

use crate::job::Job;
use crate::{Store, StoreError};

impl Store {
    /// Writes down message `seq` of a table's talk. [`StoreError::Taken`] means that somebody else has written it.
    pub async fn append_talk(&self, table: &str, seq: u64, body: String) -> Result<(), StoreError> {
        self.submit(Job::AppendTalk { table: table.into(), seq, body }).await
    }

    /// Everything that was said at a table, the oldest first.
    pub async fn load_talk(&self, table: &str) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT body FROM talk WHERE table_id = $1 ORDER BY seq";
        let said: Vec<(String,)> = self.reader().await?.lend().fetch_all(sql, &[table.into()]).await?;
        Ok(said.into_iter().map(|(body,)| body).collect())
    }
}
