//! The writer task: all that is waiting goes into one transaction.

use crate::appending::{self, Append};
use crate::error::{CANTOPEN, CORRUPT, FULL, IOERR, NOTADB, READONLY, primary_code};
use crate::health::Health;
use crate::row::TableRow;
use crate::{Stage, StoreError, Uptime};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{Connection, SqliteTransaction};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::sync::{mpsc, oneshot};

/// More than this are not put into one transaction, so that nobody waits long for strangers.
const GROUP: usize = 512;

/// One thing to be written: a single statement, because SQLite undoes a statement that fails without undoing the
/// transaction around it. So a job that cannot be fails alone.
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
    fn entry(&self) -> Option<&Append> {
        match self {
            Job::Append(entry) => Some(entry),
            _ => None,
        }
    }
}

/// A job and whom to tell, or the wish to stop.
pub(crate) enum WriterMessage {
    Write(Job, oneshot::Sender<Result<(), StoreError>>),
    Close,
}

/// The connection that writes. After any failure of a whole group it is dropped, with whatever state the failure left it
/// in (a commit that finds the disk full stays in its transaction), and the next group gets a new one.
pub(crate) struct Writer {
    options: SqliteConnectOptions,
    connection: Option<SqliteConnection>,
    uptime: Uptime,
    health: Arc<Health>,
}

impl Writer {
    pub(crate) fn new(
        options: SqliteConnectOptions,
        connection: SqliteConnection,
        uptime: Uptime,
        health: Arc<Health>,
    ) -> Writer {
        Writer { options, connection: Some(connection), uptime, health }
    }

    /// Writes until it is told to close or every sender is gone, and whatever was submitted before that.
    pub(crate) async fn run(mut self, mut queue: mpsc::Receiver<WriterMessage>) {
        let mut pending = Vec::with_capacity(GROUP);
        while queue.recv_many(&mut pending, GROUP).await > 0 {
            let (mut jobs, mut replies) = (Vec::new(), Vec::new());
            for message in pending.drain(..) {
                match message {
                    WriterMessage::Write(job, reply) => {
                        jobs.push(job);
                        replies.push(reply);
                    }
                    // What is already in the queue is still written; nothing new comes in.
                    WriterMessage::Close => queue.close(),
                }
            }
            let results = self.write_jobs(&jobs).await;
            for (reply, result) in replies.into_iter().zip(results) {
                // Whoever waits no longer does not change what is written.
                let _ = reply.send(result);
            }
        }
        if let Some(connection) = self.connection
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "the database did not close cleanly; its log will be read at the next start");
        }
    }

    /// Writes the jobs, together if that works and else each on its own, and says what became of each.
    async fn write_jobs(&mut self, jobs: &[Job]) -> Vec<Result<(), StoreError>> {
        match self.write_together(jobs).await {
            Ok(results) => return results,
            Err(error) if jobs.len() == 1 || concerns_all(&error) => return refused(jobs, error),
            Err(error) => {
                tracing::warn!(%error, jobs = jobs.len(), "a group was not written; trying one by one");
            }
        }
        let mut results = Vec::with_capacity(jobs.len());
        for (place, job) in jobs.iter().enumerate() {
            match self.write_together(std::slice::from_ref(job)).await {
                Ok(alone) => results.extend(alone),
                Err(error) if concerns_all(&error) => {
                    results.extend(refused(&jobs[place..], error));
                    break;
                }
                Err(error) => results.push(Err(error.into())),
            }
        }
        results
    }

    /// One transaction, by a connection of which nothing is known but that it works.
    async fn write_together(&mut self, jobs: &[Job]) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
        let written = async {
            let mut connection = match self.connection.take() {
                Some(connection) => connection,
                None => SqliteConnection::connect_with(&self.options).await?,
            };
            let results = write_group(&mut connection, jobs, self.uptime).await?;
            Ok((connection, results))
        };
        match written.await {
            Ok((connection, results)) => {
                self.connection = Some(connection);
                self.health.succeeded();
                Ok(results)
            }
            Err(error) => {
                self.health.failed(&StoreError::of(&error));
                Err(error)
            }
        }
    }
}

/// None of the jobs was written.
fn refused(jobs: &[Job], error: sqlx::Error) -> Vec<Result<(), StoreError>> {
    let error = StoreError::from(error);
    jobs.iter().map(|_| Err(error.clone())).collect()
}

/// Would every other job meet the same: no room, a disk that fails, a file that is no database any more?
fn concerns_all(error: &sqlx::Error) -> bool {
    if error.as_database_error().is_none() {
        return true;
    }
    matches!(primary_code(error), Some(READONLY | IOERR | CORRUPT | FULL | CANTOPEN | NOTADB))
}

/// One transaction. The outer error means that nothing at all was written.
async fn write_group(
    connection: &mut SqliteConnection,
    jobs: &[Job],
    uptime: Uptime,
) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
    if jobs.is_empty() {
        return Ok(Vec::new());
    }
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut results = Vec::with_capacity(jobs.len());
    let mut rest = jobs;
    while !rest.is_empty() {
        let open_ms = uptime.now() as i64;
        let entries: Vec<&Append> = rest.iter().map_while(Job::entry).collect();
        let portion = appending::portion(entries.len());
        if portion > 1 && appending::together(&entries[..portion], &mut transaction, open_ms).await? {
            results.extend((0..portion).map(|_| Ok(())));
            rest = &rest[portion..];
            continue;
        }
        // Those of a portion in which one does not fit, and whatever else there is.
        let (alone, later) = rest.split_at(portion.max(1));
        for job in alone {
            results.push(match execute(job, &mut transaction, open_ms).await {
                Ok(rows) => check_rows(job, rows),
                Err(error) => Err(forgivable(job, error)?),
            });
        }
        rest = later;
    }
    transaction.commit().await?;
    Ok(results)
}

async fn execute(
    job: &Job,
    transaction: &mut SqliteTransaction<'_>,
    open_ms: i64,
) -> Result<u64, sqlx::Error> {
    let query = match job {
        Job::MakeTable(row) => sqlx::query(
            "INSERT INTO tables (id, made_ms, game, rules_version, seats, settings, seed, seating, stage, made_open_ms)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        )
        .bind(&row.id)
        .bind(row.made_ms)
        .bind(&row.game)
        .bind(row.rules_version)
        .bind(row.seats)
        .bind(&row.settings)
        .bind(&row.seed[..])
        .bind(&row.seating)
        .bind(row.stage.as_text())
        .bind(open_ms),
        Job::UpdateSeating { table, seating, stage } => {
            sqlx::query("UPDATE tables SET seating = $2, stage = $3 WHERE id = $1")
                .bind(table)
                .bind(seating)
                .bind(stage.as_text())
        }
        Job::Append(entry) => return appending::insert(&[entry], transaction, open_ms).await,
        Job::PutSnapshot { table, len, body } => sqlx::query(
            "INSERT INTO snapshots (table_id, len, body) VALUES ($1, $2, $3)
             ON CONFLICT (table_id) DO UPDATE SET len = excluded.len, body = excluded.body",
        )
        .bind(table)
        .bind(*len as i64)
        .bind(body),
        Job::AppendTalk { table, seq, body } => {
            sqlx::query("INSERT INTO talk (table_id, seq, body) VALUES ($1, $2, $3)")
                .bind(table)
                .bind(*seq as i64)
                .bind(body)
        }
        // What a deal was drawn from stays as it was.
        Job::FixDice { table, added } => sqlx::query(
            "INSERT INTO dice (table_id, added) SELECT $1, $2
             WHERE NOT EXISTS (SELECT 1 FROM entries WHERE table_id = $1)
             ON CONFLICT (table_id) DO UPDATE SET added = excluded.added",
        )
        .bind(table)
        .bind(added),
        Job::PutClocks { table, due_ms, body } => sqlx::query(
            "INSERT INTO clocks (table_id, due_ms, body) VALUES ($1, $2, $3)
             ON CONFLICT (table_id) DO UPDATE SET due_ms = excluded.due_ms, body = excluded.body",
        )
        .bind(table)
        .bind(due_ms.map(|due| due as i64))
        .bind(body),
        Job::KeepUptime => sqlx::query("UPDATE house SET open_ms = MAX(open_ms, $1) WHERE id = 1").bind(open_ms),
        Job::Expire { table } => {
            sqlx::query("UPDATE tables SET expired_open_ms = $2 WHERE id = $1 AND expired_open_ms IS NULL")
                .bind(table)
                .bind(open_ms)
        }
        // Restored it counts as touched, or it would expire again at once.
        Job::Restore { table } => sqlx::query(
            "UPDATE tables SET expired_open_ms = NULL, made_open_ms = $2
             WHERE id = $1 AND expired_open_ms IS NOT NULL",
        )
        .bind(table)
        .bind(open_ms),
        // Once the game has begun its options and seats are what the log was played with.
        Job::Arrange { table, settings, seats, seating } => sqlx::query(
            "UPDATE tables SET settings = $2, seats = $3, seating = $4 WHERE id = $1 AND stage = 'gathering'
             AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = $1)",
        )
        .bind(table)
        .bind(settings)
        .bind(seats)
        .bind(seating),
        Job::Erase { table } => sqlx::query("DELETE FROM tables WHERE id = $1").bind(table),
    };
    Ok(query.execute(&mut **transaction).await?.rows_affected())
}

/// A statement that did nothing missed something it needs.
fn check_rows(job: &Job, rows: u64) -> Result<(), StoreError> {
    match job {
        Job::UpdateSeating { table, .. }
        | Job::Arrange { table, .. }
        | Job::Expire { table }
        | Job::Restore { table }
        | Job::Erase { table }
            if rows == 0 =>
        {
            Err(StoreError::UnknownTable(table.clone()))
        }
        Job::Append(Append { table, seq, .. }) if rows == 0 => {
            Err(StoreError::Gap { table: table.clone(), seq: *seq })
        }
        Job::FixDice { table, .. } if rows == 0 => Err(StoreError::Taken { table: table.clone(), seq: 0 }),
        _ => Ok(()),
    }
}

/// What an error means for one job, if it concerns that job alone; else the error is the whole group's.
fn forgivable(job: &Job, error: sqlx::Error) -> Result<StoreError, sqlx::Error> {
    let Some(database) = error.as_database_error() else { return Err(error) };
    if database.is_foreign_key_violation() {
        let (Job::Append(Append { table, .. })
        | Job::PutSnapshot { table, .. }
        | Job::UpdateSeating { table, .. }
        | Job::AppendTalk { table, .. }
        | Job::PutClocks { table, .. }
        | Job::FixDice { table, .. }) = job
        else {
            return Err(error);
        };
        return Ok(StoreError::UnknownTable(table.clone()));
    }
    if database.is_unique_violation() {
        return match job {
            Job::Append(Append { table, seq, .. }) | Job::AppendTalk { table, seq, .. } => {
                Ok(StoreError::Taken { table: table.clone(), seq: *seq })
            }
            Job::MakeTable(row) => Ok(StoreError::TableExists(row.id.clone())),
            Job::UpdateSeating { .. }
            | Job::PutSnapshot { .. }
            | Job::FixDice { .. }
            | Job::PutClocks { .. }
            | Job::KeepUptime
            | Job::Expire { .. }
            | Job::Restore { .. }
            | Job::Arrange { .. }
            | Job::Erase { .. } => Err(error),
        };
    }
    Err(error)
}

pub(crate) fn now_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

#[cfg(test)]
#[path = "writer_tests.rs"]
mod tests;
