//! Counting tables, finding those that nobody needs any more, and deleting them.

use crate::connection::{Connection, Value};
use crate::job::Job;
use crate::{Store, StoreError};
use wire::Stage;

/// So many tables are found at once; the next round finds the next.
const ROUND: i64 = 500;

/// How many tables of a game are how far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableCount {
    /// The game's id.
    pub game: String,
    /// How far.
    pub stage: Stage,
    /// How many.
    pub tables: u64,
}

/// A table in a list, without anything that is secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// How many play.
    pub seats: u8,
    /// How far it is; nothing where that cannot be read.
    pub stage: Option<Stage>,
    /// When it was made, in milliseconds since 1970.
    pub made_ms: i64,
    /// When something was last played there, in milliseconds since 1970; when it was made, before that.
    pub touched_ms: i64,
    /// Has it expired, and waits to be erased?
    pub expired: bool,
}

impl Summary {
    /// How far it is, in one word: what has expired or is damaged is told as that.
    pub fn standing(&self) -> &'static str {
        match self.stage {
            _ if self.expired => "expired",
            Some(stage) => stage.as_text(),
            None => "damaged",
        }
    }
}

impl Store {
    /// How many tables there are, by game and stage.
    pub async fn count_tables(&self) -> Result<Vec<TableCount>, StoreError> {
        let sql =
            "SELECT game, stage, COUNT(*) FROM tables WHERE expired_open_ms IS NULL GROUP BY game, stage";
        let rows: Vec<(String, String, i64)> = self.reader().await?.lend().fetch_all(sql, &[]).await?;
        let tally = |(game, stage, tables): (String, String, i64)| {
            let Some(known) = Stage::from_text(&stage) else {
                tracing::error!(game, stage, tables, "tables of a stage that there is not");
                return None;
            };
            Some(TableCount { game, stage: known, tables: tables as u64 })
        };
        Ok(rows.into_iter().filter_map(tally).collect())
    }

    /// Every table, the newest first.
    pub async fn list_tables(&self) -> Result<Vec<Summary>, StoreError> {
        summaries(&mut self.reader().await?.lend()).await
    }

    /// Some tables of this stage at which nothing has happened since this uptime.
    pub async fn untouched(&self, stage: Stage, before_open_ms: u64) -> Result<Vec<String>, StoreError> {
        let sql =
            "SELECT id FROM tables WHERE stage = $1 AND made_open_ms < $2 AND expired_open_ms IS NULL AND
             COALESCE((SELECT at_open_ms FROM entries WHERE table_id = id ORDER BY seq DESC LIMIT 1), 0) < $2
             ORDER BY made_open_ms LIMIT $3";
        self.ids(sql, &[stage.as_text().into(), (before_open_ms as i64).into(), ROUND.into()]).await
    }

    /// Some tables that expired before this uptime.
    pub async fn expired(&self, before_open_ms: u64) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM tables WHERE expired_open_ms < $1 LIMIT $2";
        self.ids(sql, &[(before_open_ms as i64).into(), ROUND.into()]).await
    }

    async fn ids(&self, sql: &'static str, values: &[Value<'_>]) -> Result<Vec<String>, StoreError> {
        let ids: Vec<(String,)> = self.reader().await?.lend().fetch_all(sql, values).await?;
        Ok(ids.into_iter().map(|(id,)| id).collect())
    }

    /// Marks a table as expired: it is there for nobody any more, and can be restored until it is erased.
    pub async fn expire(&self, table: &str) -> Result<(), StoreError> {
        self.submit(Job::Expire { table: table.into() }).await
    }

    /// Brings back a table that has expired.
    pub async fn restore(&self, table: &str) -> Result<(), StoreError> {
        self.submit(Job::Restore { table: table.into() }).await
    }

    /// Deletes a table with its log and all else that is kept of it.
    pub async fn erase(&self, table: &str) -> Result<(), StoreError> {
        self.submit(Job::Erase { table: table.into() }).await
    }
}

/// Every table, the newest first.
pub(crate) async fn summaries(reading: &mut Connection<'_>) -> Result<Vec<Summary>, StoreError> {
    let sql = "SELECT id, game, seats, stage, made_ms,
         COALESCE((SELECT at_ms FROM entries WHERE table_id = id ORDER BY seq DESC LIMIT 1), made_ms),
         expired_open_ms IS NOT NULL FROM tables ORDER BY made_ms DESC, id";
    let rows: Vec<(String, String, i64, String, i64, i64, bool)> = reading.fetch_all(sql, &[]).await?;
    let summary = |(id, game, seats, stage, made_ms, touched_ms, expired): (_, _, i64, String, _, _, _)| {
        let (seats, stage) = (seats.try_into().unwrap_or(u8::MAX), Stage::from_text(&stage));
        Summary { id, game, seats, stage, made_ms, touched_ms, expired }
    };
    Ok(rows.into_iter().map(summary).collect())
}
