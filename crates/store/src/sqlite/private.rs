//! File permissions: the database holds hidden hands and the secrets of the draws, so nobody but its own user may read
//! its files.

use crate::StoreError;
use std::path::Path;

/// Makes the file of a database if it is not there, and takes it, with what SQLite keeps beside it, away from others.
/// What SQLite makes later beside it gets the permissions of the file itself.
#[cfg(unix)]
pub(crate) fn keep(database: &Path) -> Result<(), StoreError> {
    use super::lock::beside;
    use std::fs::{OpenOptions, Permissions, set_permissions};
    use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};

    let cannot = |error: std::io::Error| StoreError::unopened_file(database, &error);
    OpenOptions::new().create(true).truncate(false).write(true).mode(MODE).open(database).map_err(cannot)?;
    for file in [database.to_owned(), beside(database, "-wal"), beside(database, "-shm")] {
        if file.exists() {
            set_permissions(&file, Permissions::from_mode(MODE)).map_err(cannot)?;
        }
    }
    Ok(())
}

/// Where files have no such modes, the folder must do.
#[cfg(not(unix))]
pub(crate) fn keep(_database: &Path) -> Result<(), StoreError> {
    Ok(())
}

/// Read and written by its user, and nobody else.
#[cfg(unix)]
pub(crate) const MODE: u32 = 0o600;
