//! What can go wrong between a test and its browser.

use std::fmt;

use fantoccini::error::{CmdError, NewSessionError};

/// Why a browser did not do what a test asked. Its debug form is the sentence itself, because that is what a failed
/// `unwrap` prints.
#[derive(thiserror::Error)]
pub enum BrowserError {
    /// There is no Chromium, or no driver for it.
    #[error(
        "the browser tests need `{0}`, which is not installed: \
         install Chromium and its driver (on Debian: apt-get install chromium chromium-driver)"
    )]
    Missing(&'static str),
    /// The driver could not be started, or died at once.
    #[error("chromedriver did not start: {0}")]
    NotStarted(String),
    /// The driver is there but opened no browser.
    #[error("Chromium did not open: {0}")]
    NotOpened(#[from] NewSessionError),
    /// The browser refused a command.
    #[error("Chromium refused: {0}")]
    Refused(#[from] CmdError),
    /// What was waited for never came.
    #[error("waited in vain for {what}{last}; at {url} the page says:\n{page}")]
    NeverCame {
        /// What was expected.
        what: String,
        /// The last reason why not, if there was one.
        last: String,
        /// Where the browser was.
        url: String,
        /// All the text the page showed.
        page: String,
    },
    /// A file could not be written.
    #[error("{0} cannot be written: {1}")]
    Unwritten(String, std::io::Error),
}

impl fmt::Debug for BrowserError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}
