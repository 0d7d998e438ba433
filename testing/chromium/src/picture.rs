//! Pictures of the page.

use crate::{Browser, BrowserError};
use std::path::Path;

impl Browser {
    /// Saves what the page shows as a PNG.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub async fn screenshot(&self, file: impl AsRef<Path>) -> Result<(), BrowserError> {
        let picture = self.client().screenshot().await?;
        let file = file.as_ref();
        std::fs::write(file, picture)
            .map_err(|error| BrowserError::Unwritten(file.display().to_string(), error))
    }
}
