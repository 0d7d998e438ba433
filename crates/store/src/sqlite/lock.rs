//! The lock file beside a database: who serves it, one server at a time, or two would split a table between them.

use crate::StoreError;
use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// A server that is just ending lets go within this time, so that one can be restarted without a pause.
const PATIENCE: Duration = Duration::from_secs(2);

/// How often it is tried meanwhile.
const PAUSE: Duration = Duration::from_millis(50);

/// The system holds the lock for the open file and lets go of it when the process ends, however it ends. The file itself
/// stays: what counts is whether somebody holds it, not whether it is there.
pub(crate) struct Lock {
    _held: File,
}

impl Lock {
    /// Takes the lock of this database, or says who is in the way.
    pub(crate) async fn take(database: &Path) -> Result<Lock, StoreError> {
        let path = beside(database, ".lock");
        let cannot = |error: std::io::Error| StoreError::unopened_file(&path, &error);
        let mut options = OpenOptions::new();
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, super::private::MODE);
        let file = options.create(true).truncate(false).write(true).open(&path).map_err(cannot)?;
        let patient_until = Instant::now() + PATIENCE;
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(Lock { _held: file }),
                Err(TryLockError::WouldBlock) if Instant::now() < patient_until => sleep(PAUSE).await,
                Err(TryLockError::WouldBlock) => {
                    return Err(StoreError::Served { database: database.display().to_string() });
                }
                Err(TryLockError::Error(error)) => return Err(cannot(error)),
            }
        }
    }
}

/// A file beside the database itself, by whatever name or link that was found.
pub(crate) fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut name = database.canonicalize().unwrap_or_else(|_| database.to_owned()).into_os_string();
    name.push(ending);
    name.into()
}
