//! Whether writing works, as the writer last found it.

use std::sync::{Mutex, PoisonError};

/// What came of the last group that was written.
#[derive(Default)]
pub(crate) struct Health(Mutex<Option<String>>);

impl Health {
    /// A group was committed.
    pub(crate) fn works(&self) {
        if let Some(error) = self.set(None) {
            tracing::warn!(error, "writing works again");
        }
    }

    /// A group failed as a whole.
    pub(crate) fn fails(&self, error: &sqlx::Error) {
        if self.set(Some(error.to_string())).is_none() {
            tracing::error!(%error, "writing fails: nothing is acknowledged until it works again");
        }
    }

    /// Why writing fails, if it does.
    pub(crate) fn trouble(&self) -> Option<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set(&self, now: Option<String>) -> Option<String> {
        // Whoever panicked holding the lock has left one of the two words there.
        std::mem::replace(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner), now)
    }
}
