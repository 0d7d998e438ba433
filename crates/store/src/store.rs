//! The store: how it is opened, what can be written, how it is closed.

use crate::appending::Append;
use crate::health::Health;
use crate::lock::{self, Lock};
use crate::private;
use crate::probe::WriteProbe;
use crate::row::TableRow;
use crate::writer::{Job, Writer, WriterMessage};
use crate::{Depth, StoreError, Uptime, migrations};
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;
use wire::Stage;

/// So many jobs may wait; a table has one under way at a time, so this is rarely reached.
const QUEUE: usize = 1024;

/// So many read at once.
const READERS: u32 = 4;

/// How long to wait for a lock that another program holds on the database.
const BUSY: Duration = Duration::from_secs(5);

/// All tables on disk. Clones share one database.
#[derive(Clone)]
pub struct Store {
    readers: SqlitePool,
    jobs: mpsc::Sender<WriterMessage>,
    writer: Arc<Mutex<Option<JoinHandle<()>>>>,
    health: Arc<Health>,
    probe: Arc<WriteProbe>,
    uptime: Uptime,
}

impl Store {
    /// Opens the database with this URL, such as `sqlite:hemicycle.db`, and makes it if it is not there.
    ///
    /// Others may have it open too: what they write is seen at once, and the key of each entry keeps the log whole.
    /// Whoever answers players from memory wants [`Store::open_to_serve`].
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        Store::begin(options(url)?, None).await
    }

    /// The same for a server, which must be the only one: a second is refused with [`StoreError::Served`] until the first
    /// has closed the store or its process has ended.
    pub async fn open_to_serve(url: &str) -> Result<Store, StoreError> {
        let options = options(url)?;
        let lock = Lock::take(options.get_filename()).await?;
        let store = Store::begin(options, Some(lock)).await?;
        match store.check(Depth::Quick).await {
            Ok(faults) if faults.is_empty() => Ok(store),
            Ok(faults) => {
                store.close().await;
                Err(StoreError::Corrupt { faults })
            }
            Err(error) => {
                store.close().await;
                Err(error)
            }
        }
    }

    /// The file beside this database with this ending to its name, for those who serve it.
    pub fn beside(url: &str, ending: &str) -> Result<PathBuf, StoreError> {
        Ok(lock::beside(options(url)?.get_filename(), ending))
    }

    async fn begin(options: SqliteConnectOptions, lock: Option<Lock>) -> Result<Store, StoreError> {
        let opened = StoreError::unopened;
        let probe = Arc::new(WriteProbe::beside(options.get_filename()));
        private::keep(options.get_filename())?;
        let mut connection = SqliteConnection::connect_with(&options).await.map_err(opened)?;
        migrations::sqlite().run(&mut connection).await.map_err(|error| match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => opened(error),
            other => StoreError::Open(other.to_string()),
        })?;
        let open_ms: i64 = sqlx::query_scalar("SELECT open_ms FROM house WHERE id = 1")
            .fetch_one(&mut connection)
            .await
            .map_err(opened)?;
        let uptime = Uptime::from(open_ms.max(0) as u64);
        // From here on it is there: one that somebody removes is not made anew, empty, under a running server.
        let options = options.create_if_missing(false);
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.clone().pragma("query_only", "ON"))
            .await
            .map_err(opened)?;
        let (jobs, queue) = mpsc::channel(QUEUE);
        let health = Arc::new(Health::default());
        let writer = Writer::new(options, connection, uptime, Arc::clone(&health));
        let writer = tokio::spawn(async move {
            writer.run(queue).await;
            // Nothing of this server can be written any more: the next one may have it.
            drop(lock);
        });
        Ok(Store { readers, jobs, writer: Arc::new(Mutex::new(Some(writer))), health, probe, uptime })
    }

    /// The uptime, which tables expire and clocks run by.
    pub fn uptime(&self) -> Uptime {
        self.uptime
    }

    /// Why nothing can be written at the moment; none while writing works, as far as the last attempt told.
    pub fn write_error(&self) -> Option<StoreError> {
        self.health.error()
    }

    /// Does the database answer, and can it be written? It is tried out, because on a quiet server nobody else would notice
    /// a disk that is full or a file that is damaged.
    pub async fn check_health(&self) -> Result<(), StoreError> {
        self.probe.try_out(self).await?;
        // After that write every reader looks at the file again, and no longer at what it remembers of it.
        self.answers().await?;
        self.health.error().map_or(Ok(()), Err)
    }

    pub(crate) fn readers(&self) -> &SqlitePool {
        &self.readers
    }

    /// Writes down a new table.
    pub async fn make_table(&self, row: TableRow) -> Result<(), StoreError> {
        self.submit(Job::MakeTable(Box::new(row))).await
    }

    /// Writes down who sits where now, and how far the table is.
    pub async fn update_seating(&self, table: &str, seating: String, stage: Stage) -> Result<(), StoreError> {
        self.submit(Job::UpdateSeating { table: table.into(), seating, stage }).await
    }

    /// Writes down other options and seats of a table at which nothing has been dealt.
    pub async fn arrange(
        &self,
        table: &str,
        settings: String,
        seats: u8,
        seating: String,
    ) -> Result<(), StoreError> {
        self.submit(Job::Arrange { table: table.into(), settings, seats, seating }).await
    }

    /// Writes down entry `seq` of a table's log. [`StoreError::Taken`] means that somebody else has written it.
    pub async fn append(&self, table: &str, seq: u64, body: String) -> Result<(), StoreError> {
        self.submit(Job::Append(Append { table: table.into(), seq, body })).await
    }

    /// Keeps a snapshot in place of the last one.
    pub async fn put_snapshot(&self, table: &str, len: u64, body: String) -> Result<(), StoreError> {
        self.submit(Job::PutSnapshot { table: table.into(), len, body }).await
    }

    /// Resolves once the job is committed.
    pub(crate) async fn submit(&self, job: Job) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(WriterMessage::Write(job, reply)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Writes what was submitted, then closes the database. Whatever is asked later gets [`StoreError::Closed`].
    pub async fn close(&self) {
        self.readers.close().await;
        // The writer may be closed already, which is what we want.
        let _ = self.jobs.send(WriterMessage::Close).await;
        if let Some(writer) = self.writer.lock().await.take()
            && let Err(error) = writer.await
        {
            tracing::error!(%error, "the writer broke");
        }
    }
}

/// How a database with this URL is opened, by readers and writers alike.
pub(crate) fn bare_options(url: &str) -> Result<SqliteConnectOptions, StoreError> {
    let scheme = url.split(':').next().unwrap_or_default();
    let unsupported = || StoreError::Unsupported { scheme: scheme.chars().take(20).collect() };
    if scheme != "sqlite" || url.contains(":memory:") || url.contains("mode=memory") {
        return Err(unsupported());
    }
    let options: SqliteConnectOptions =
        url.parse().map_err(|error: sqlx::Error| StoreError::Open(error.to_string()))?;
    // Statements hold what players did and drew: they belong in no log.
    Ok(options.busy_timeout(BUSY).disable_statement_logging())
}

pub(crate) fn options(url: &str) -> Result<SqliteConnectOptions, StoreError> {
    Ok(bare_options(url)?
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true))
}
