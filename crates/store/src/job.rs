//! The jobs of the writer: what each writes, and why it could not be.

use crate::appending::{self, Append};
use crate::connection::{Connection, Value};
use crate::row::TableRow;
use crate::{Stage, StoreError};
use std::time::{SystemTime, UNIX_EPOCH};

/// One thing to be written: a single statement, which does nothing where it cannot be. A statement that failed would take
/// the whole group with it.
#[derive(Clone)]
pub(crate) enum Job {
    MakeTable(Box<TableRow>),
    UpdateSeating { table: String, seating: String, stage: Stage },
    Append(Append),
    PutSnapshot { table: String, len: u64, body: String },
    AppendTalk { table: String, seq: u64, body: String },
    FixDice { table: String, added: String },
    Erase { table: String },
    PutClocks { table: String, due_ms: Option<u64>, body: String },
    KeepUptime,
    Expire { table: String },
    Restore { table: String },
    Arrange { table: String, settings: String, seats: u8, seating: String },
}

impl Job {
    pub(crate) fn entry(&self) -> Option<&Append> {
        match self {
            Job::Append(entry) => Some(entry),
            _ => None,
        }
    }

    /// Writes it, or says why it cannot be. The outer error is the whole group's.
    pub(crate) async fn write(
        &self,
        connection: &mut Connection<'_>,
        open_ms: i64,
    ) -> Result<Result<(), StoreError>, sqlx::Error> {
        Ok(match self.execute(connection, open_ms).await? {
            0 => self.refusal(connection).await?.map_or(Ok(()), Err),
            _ => Ok(()),
        })
    }

    /// Runs its statement, and says how many rows that changed.
    async fn execute(&self, connection: &mut Connection<'_>, open_ms: i64) -> Result<u64, sqlx::Error> {
        match self {
            Job::MakeTable(row) => {
                let sql = "INSERT INTO tables
                     (id, made_ms, game, rules_version, seats, settings, seed, seating, stage, made_open_ms)
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING";
                let values = [
                    Value::from(&row.id),
                    Value::Number(row.made_ms),
                    Value::from(&row.game),
                    Value::Number(row.rules_version.into()),
                    Value::Number(row.seats.into()),
                    Value::from(&row.settings),
                    Value::Bytes(&row.seed),
                    Value::from(&row.seating),
                    Value::Text(row.stage.as_text()),
                    Value::Number(open_ms),
                ];
                connection.execute(sql, &values).await
            }
            Job::UpdateSeating { table, seating, stage } => {
                let sql = "UPDATE tables SET seating = $2, stage = $3 WHERE id = $1";
                connection.execute(sql, &[table.into(), seating.into(), stage.as_text().into()]).await
            }
            Job::Append(entry) => {
                let written = appending::insert(&[entry], connection, open_ms).await?;
                Ok(u64::from(written == [true]))
            }
            Job::PutSnapshot { table, len, body } => {
                let sql = "INSERT INTO snapshots (table_id, len, body)
                     SELECT $1, $2, $3 WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1)
                     ON CONFLICT (table_id) DO UPDATE SET len = excluded.len, body = excluded.body";
                connection.execute(sql, &[table.into(), (*len as i64).into(), body.into()]).await
            }
            Job::AppendTalk { table, seq, body } => {
                let sql = "INSERT INTO talk (table_id, seq, body)
                     SELECT $1, $2, $3 WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1) ON CONFLICT DO NOTHING";
                connection.execute(sql, &[table.into(), (*seq as i64).into(), body.into()]).await
            }
            // What a deal was drawn from stays as it was.
            Job::FixDice { table, added } => {
                let sql = "INSERT INTO dice (table_id, added)
                     SELECT $1, $2 WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1)
                     AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = $1)
                     ON CONFLICT (table_id) DO UPDATE SET added = excluded.added";
                connection.execute(sql, &[table.into(), added.into()]).await
            }
            Job::PutClocks { table, due_ms, body } => {
                let sql = "INSERT INTO clocks (table_id, due_ms, body)
                     SELECT $1, $2, $3 WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1)
                     ON CONFLICT (table_id) DO UPDATE SET due_ms = excluded.due_ms, body = excluded.body";
                let due = Value::MaybeNumber(due_ms.map(|due| due as i64));
                connection.execute(sql, &[table.into(), due, body.into()]).await
            }
            Job::KeepUptime => {
                let sql = "UPDATE house SET open_ms = $1 WHERE id = 1 AND open_ms < $1";
                connection.execute(sql, &[open_ms.into()]).await
            }
            Job::Expire { table } => {
                let sql = "UPDATE tables SET expired_open_ms = $2 WHERE id = $1 AND expired_open_ms IS NULL";
                connection.execute(sql, &[table.into(), open_ms.into()]).await
            }
            // Restored it counts as touched, or it would expire again at once.
            Job::Restore { table } => {
                let sql = "UPDATE tables SET expired_open_ms = NULL, made_open_ms = $2
                     WHERE id = $1 AND expired_open_ms IS NOT NULL";
                connection.execute(sql, &[table.into(), open_ms.into()]).await
            }
            // Once the game has begun its options and seats are what the log was played with.
            Job::Arrange { table, settings, seats, seating } => {
                let sql = "UPDATE tables SET settings = $2, seats = $3, seating = $4
                     WHERE id = $1 AND stage = 'gathering'
                     AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = $1)";
                let seats = Value::Number((*seats).into());
                connection.execute(sql, &[table.into(), settings.into(), seats, seating.into()]).await
            }
            Job::Erase { table } => {
                connection.execute("DELETE FROM tables WHERE id = $1", &[table.into()]).await
            }
        }
    }

    /// What a statement that did nothing missed, or met.
    pub(crate) async fn refusal(
        &self,
        connection: &mut Connection<'_>,
    ) -> Result<Option<StoreError>, sqlx::Error> {
        let unknown = |table: &String| Some(StoreError::UnknownTable(table.clone()));
        Ok(match self {
            Job::MakeTable(row) => Some(StoreError::TableExists(row.id.clone())),
            Job::Append(Append { table, seq, .. }) => {
                let sql = "SELECT COUNT(*) FROM entries WHERE table_id = $1 AND seq = $2";
                let there = is_there(connection, sql, &[table.into(), (*seq as i64).into()]).await?;
                match seq {
                    _ if there => Some(StoreError::Taken { table: table.clone(), seq: *seq }),
                    0 => unknown(table),
                    _ => Some(StoreError::Gap { table: table.clone(), seq: *seq }),
                }
            }
            Job::AppendTalk { table, .. } | Job::FixDice { table, .. } => {
                let seq = if let Job::AppendTalk { seq, .. } = self { *seq } else { 0 };
                let sql = "SELECT COUNT(*) FROM tables WHERE id = $1";
                if is_there(connection, sql, &[table.into()]).await? {
                    Some(StoreError::Taken { table: table.clone(), seq })
                } else {
                    unknown(table)
                }
            }
            Job::UpdateSeating { table, .. }
            | Job::PutSnapshot { table, .. }
            | Job::PutClocks { table, .. }
            | Job::Arrange { table, .. }
            | Job::Expire { table }
            | Job::Restore { table }
            | Job::Erase { table } => unknown(table),
            // It is later already.
            Job::KeepUptime => None,
        })
    }
}

/// Does this count anything?
async fn is_there(
    connection: &mut Connection<'_>,
    sql: &'static str,
    values: &[Value<'_>],
) -> Result<bool, sqlx::Error> {
    let found: Option<(i64,)> = connection.fetch_optional(sql, values).await?;
    Ok(found.is_some_and(|(number,)| number > 0))
}

pub(crate) fn now_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
