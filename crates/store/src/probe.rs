//! A write probe: can the database be written now?

use crate::sqlite::lock::beside;
use crate::{Store, StoreError};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tokio::sync::Mutex;

/// What worked is taken to work for so long.
const TRUSTED: Duration = Duration::from_secs(5);

/// So much room there must be: SQLite writes into room that it has, so a small write of its own says nothing of a full disk.
const ROOM: usize = 64 * 1024;

/// Tries out whether the database can be written.
pub(crate) struct WriteProbe {
    /// Written beside the file of a database, if it has one, and removed at once.
    file: Option<PathBuf>,
    /// When it last worked.
    worked: Mutex<Option<Instant>>,
}

impl WriteProbe {
    pub(crate) fn beside(database: Option<&Path>) -> WriteProbe {
        WriteProbe { file: database.map(|file| beside(file, ".probe")), worked: Mutex::default() }
    }

    /// Writes the uptime, and something into a file that goes away again.
    pub(crate) async fn try_out(&self, store: &Store) -> Result<(), StoreError> {
        let mut worked = self.worked.lock().await;
        if worked.is_some_and(|then| then.elapsed() < TRUSTED) {
            return Ok(());
        }
        *worked = None;
        store.keep_uptime().await?;
        if let Some(file) = self.file.clone() {
            let written = tokio::task::spawn_blocking(move || {
                let written = std::fs::write(&file, vec![0; ROOM]);
                // What could not be made cannot be removed.
                let _ = std::fs::remove_file(&file);
                written
            });
            match written.await {
                Ok(Ok(())) => {}
                Ok(Err(error)) => return Err(StoreError::NoRoom(error.to_string())),
                Err(broken) => return Err(StoreError::Database(broken.to_string())),
            }
        }
        *worked = Some(Instant::now());
        Ok(())
    }
}
