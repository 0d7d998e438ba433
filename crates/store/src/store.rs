//! The store: how it is opened, what can be written, how it is closed.

use crate::appending::Append;
use crate::database::{Database, Reader, Readers};
use crate::health::Health;
use crate::job::Job;
use crate::probe::WriteProbe;
use crate::row::TableRow;
use crate::sqlite::lock::{self, Lock};
use crate::sqlite::private;
use crate::writer::{Writer, WriterMessage};
use crate::{Depth, StoreError, Uptime};
use sqlx::migrate::MigrateError;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep};
use wire::Stage;

/// So many jobs may wait; a table has one under way at a time, so this is rarely reached.
const QUEUE: usize = 1024;

/// A server that is just ending lets go of a PostgreSQL database within this time, so that one can be restarted without a
/// pause.
const PATIENCE: Duration = Duration::from_secs(2);

/// How often it is tried meanwhile.
const PAUSE: Duration = Duration::from_millis(50);

/// All tables on disk. Clones share one database.
#[derive(Clone)]
pub struct Store {
    readers: Readers,
    jobs: mpsc::Sender<WriterMessage>,
    writer: Arc<Mutex<Option<JoinHandle<()>>>>,
    health: Arc<Health>,
    probe: Arc<WriteProbe>,
    uptime: Uptime,
}

impl Store {
    /// Opens the database with this URL, such as `sqlite:hemicycle.db` or `postgres://user@host/hemicycle`, and makes the
    /// file if it is one that is not there.
    ///
    /// Others may have it open too: what they write is seen at once, and the key of each entry keeps the log whole.
    /// Whoever answers players from memory wants [`Store::open_to_serve`].
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        Store::begin(Database::named(url)?.writable(), None, false).await
    }

    /// The same for a server, which must be the only one: a second is refused with [`StoreError::Served`] until the first
    /// has closed the store or its process has ended.
    pub async fn open_to_serve(url: &str) -> Result<Store, StoreError> {
        let database = Database::named(url)?.writable();
        let lock = match database.file() {
            Some(file) => Some(Lock::take(file).await?),
            None => None,
        };
        let store = Store::begin(database, lock, true).await?;
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

    /// The file beside this database with this ending to its name, for those who serve it; none beside one that is not a file.
    pub fn beside(url: &str, ending: &str) -> Result<Option<PathBuf>, StoreError> {
        Ok(Database::named(url)?.file().map(|file| lock::beside(file, ending)))
    }

    async fn begin(database: Database, lock: Option<Lock>, serves: bool) -> Result<Store, StoreError> {
        let opened = StoreError::unopened;
        let probe = Arc::new(WriteProbe::beside(database.file()));
        if let Some(file) = database.file() {
            private::keep(file)?;
        }
        let mut connection = database.connect().await.map_err(opened)?;
        let patient_until = Instant::now() + PATIENCE;
        while serves && !connection.may_serve().await.map_err(opened)? {
            if Instant::now() > patient_until {
                return Err(StoreError::Served { database: database.name() });
            }
            sleep(PAUSE).await;
        }
        connection.migrate(&database).await.map_err(|error| match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => opened(error),
            other => StoreError::Open(other.to_string()),
        })?;
        let sql = "SELECT open_ms FROM house WHERE id = 1";
        let open_ms: Option<(i64,)> = connection.lend().fetch_optional(sql, &[]).await.map_err(opened)?;
        let uptime = Uptime::from(open_ms.map_or(0, |(open_ms,)| open_ms.max(0) as u64));
        let database = database.made();
        let readers = database.clone().readers().await.map_err(opened)?;
        let (jobs, queue) = mpsc::channel(QUEUE);
        let health = Arc::new(Health::default());
        let writer =
            Writer { database, connection: Some(connection), serves, uptime, health: Arc::clone(&health) };
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

    /// To read by some statements, each of which sees what is there by then.
    pub(crate) async fn reader(&self) -> Result<Reader, StoreError> {
        Ok(self.readers.acquire().await?)
    }

    /// To read one state of the database by several statements, whatever is written meanwhile.
    pub(crate) async fn reading(&self) -> Result<Reader, StoreError> {
        Ok(self.readers.begin().await?)
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
