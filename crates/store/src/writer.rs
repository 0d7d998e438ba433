//! The writer task: all that is waiting goes into one transaction.

use crate::appending::{self, Append};
use crate::connection::Connection;
use crate::database::{Database, OwnConnection};
use crate::error::concerns_all;
use crate::health::Health;
use crate::job::Job;
use crate::{StoreError, Uptime};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

/// More than this are not put into one transaction, so that nobody waits long for strangers.
const GROUP: usize = 512;

/// A PostgreSQL that does not answer a group for so long is taken to be away.
const PATIENCE: Duration = Duration::from_secs(10);

/// A job and whom to tell, or the wish to stop.
pub(crate) enum WriterMessage {
    Write(Job, oneshot::Sender<Result<(), StoreError>>),
    Close,
}

/// The connection that writes. After any failure of a whole group it is dropped, with whatever state the failure left it
/// in (a commit that finds the disk full stays in its transaction), and the next group gets a new one.
pub(crate) struct Writer {
    pub(crate) database: Database,
    pub(crate) connection: Option<OwnConnection>,
    /// Does a server answer players from memory by what this writes? Then nobody else may.
    pub(crate) serves: bool,
    pub(crate) uptime: Uptime,
    pub(crate) health: Arc<Health>,
}

impl Writer {
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
            Err(failure) if jobs.len() == 1 || failure.concerns_all => return refused(jobs, &failure),
            Err(failure) => {
                tracing::warn!(error = %failure.error, jobs = jobs.len(), "a group was not written; trying one by one");
            }
        }
        let mut results = Vec::with_capacity(jobs.len());
        for (place, job) in jobs.iter().enumerate() {
            match self.write_together(std::slice::from_ref(job)).await {
                Ok(alone) => results.extend(alone),
                Err(failure) if failure.concerns_all => {
                    results.extend(refused(&jobs[place..], &failure));
                    break;
                }
                Err(failure) => results.push(Err(failure.error)),
            }
        }
        results
    }

    /// One transaction, by a connection of which nothing is known but that it works.
    async fn write_together(&mut self, jobs: &[Job]) -> Result<Vec<Result<(), StoreError>>, Failure> {
        let connection = self.connection.take();
        let written = async {
            let mut connection = match connection {
                Some(connection) => connection,
                None => self.connect().await?,
            };
            let results = write_group(&mut connection.lend(), jobs, self.uptime).await?;
            Ok((connection, results))
        };
        // A network that swallows everything must not hold everybody. What was cut off may have been committed all the
        // same: whoever is refused reads the log again.
        let written = match self.database {
            Database::Sqlite(_) => written.await,
            Database::Postgres(_) => timeout(PATIENCE, written)
                .await
                .unwrap_or_else(|_| Err(Failure::of_all(StoreError::Database("it does not answer".into())))),
        };
        match written {
            Ok((connection, results)) => {
                self.connection = Some(connection);
                self.health.succeeded();
                Ok(results)
            }
            Err(failure) => {
                self.health.failed(&failure.error);
                Err(failure)
            }
        }
    }

    async fn connect(&self) -> Result<OwnConnection, Failure> {
        let mut connection = self.database.connect().await?;
        if self.serves && !connection.may_serve().await? {
            return Err(Failure::of_all(StoreError::Served { database: self.database.name() }));
        }
        Ok(connection)
    }
}

/// Why a whole group was not written.
struct Failure {
    error: StoreError,
    /// Would every other job meet the same: no room, a disk that fails, a database that is away?
    concerns_all: bool,
}

impl Failure {
    fn of_all(error: StoreError) -> Failure {
        Failure { error, concerns_all: true }
    }
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Failure {
        Failure { concerns_all: concerns_all(&error), error: error.into() }
    }
}

/// None of the jobs was written.
fn refused(jobs: &[Job], failure: &Failure) -> Vec<Result<(), StoreError>> {
    jobs.iter().map(|_| Err(failure.error.clone())).collect()
}

/// One transaction. The outer error means that nothing at all was written, and that the connection is of no more use.
async fn write_group(
    connection: &mut Connection<'_>,
    jobs: &[Job],
    uptime: Uptime,
) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
    if jobs.is_empty() {
        return Ok(Vec::new());
    }
    connection.begin().await?;
    let mut results = Vec::with_capacity(jobs.len());
    let open_ms = uptime.now() as i64;
    let mut rest = jobs;
    while let Some(job) = rest.first() {
        let portion = appending::portion(rest.iter().map_while(Job::entry));
        if portion < 2 {
            results.push(job.write(connection, open_ms).await?);
            rest = &rest[1..];
            continue;
        }
        let (together, later) = rest.split_at(portion);
        let entries: Vec<&Append> = together.iter().filter_map(Job::entry).collect();
        let written = appending::insert(&entries, connection, open_ms).await?;
        for (job, written) in together.iter().zip(written) {
            let refusal = if written { None } else { job.refusal(connection).await? };
            results.push(refusal.map_or(Ok(()), Err));
        }
        rest = later;
    }
    connection.commit().await?;
    Ok(results)
}

#[cfg(test)]
#[path = "writer_tests.rs"]
mod tests;
