//! Pictures of the page.

use crate::command::Command;
use crate::{Browser, BrowserError};
use base64::prelude::*;
use serde_json::json;
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
            .map_err(|trouble| BrowserError::Unwritten(file.display().to_string(), trouble))
    }

    /// Writes a picture of a part of the page, in pixels from its upper left corner, scaled to a width, as WebP.
    ///
    /// # Errors
    /// When the browser takes none, or the file cannot be written.
    pub async fn cutting(
        &self,
        [x, y, width, height]: [f64; 4],
        wide: f64,
        file: impl AsRef<Path>,
    ) -> Result<(), BrowserError> {
        let clip = json!({"x": x, "y": y, "width": width, "height": height, "scale": wide / width});
        let wish = json!({"format": "webp", "quality": 15, "clip": clip, "captureBeyondViewport": true});
        let taken = self.client().issue_cmd(Command::devtools("Page.captureScreenshot", wish)).await?;
        let file = file.as_ref();
        let unwritten = |trouble| BrowserError::Unwritten(file.display().to_string(), trouble);
        let picture = BASE64_STANDARD.decode(taken["data"].as_str().unwrap_or_default());
        std::fs::write(file, picture.map_err(|fault| unwritten(std::io::Error::other(fault)))?)
            .map_err(unwritten)
    }
}
