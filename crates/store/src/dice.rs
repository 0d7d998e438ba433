//! What players added to a table's secret, fixed before its deal.

use crate::connection::Connection;
use crate::job::Job;
use crate::{Store, StoreError};

impl Store {
    /// Writes down what the players of a table added to its secret. Once the table is dealt nothing is changed any more.
    pub async fn fix_dice(&self, table: &str, added: String) -> Result<(), StoreError> {
        self.submit(Job::FixDice { table: table.into(), added }).await
    }

    /// What the players of a table added; nothing of a table that was dealt before there was such a thing.
    pub async fn load_dice(&self, table: &str) -> Result<Option<String>, StoreError> {
        dice(&mut self.reader().await?.lend(), table).await
    }
}

pub(crate) async fn dice(reading: &mut Connection<'_>, table: &str) -> Result<Option<String>, StoreError> {
    let sql = "SELECT added FROM dice WHERE table_id = $1";
    let added: Option<(String,)> = reading.fetch_optional(sql, &[table.into()]).await?;
    Ok(added.map(|(added,)| added))
}
