//! Whether writing works, as the writer last found it.

use crate::StoreError;
use std::sync::{Mutex, PoisonError};

/// What came of the last group that was written.
#[derive(Default)]
pub(crate) struct Health(Mutex<Option<StoreError>>);

impl Health {
    /// A group was committed.
    pub(crate) fn succeeded(&self) {
        if let Some(error) = self.set(None) {
            tracing::warn!(%error, "writing works again");
        }
    }

    /// A group failed as a whole.
    pub(crate) fn failed(&self, error: &StoreError) {
        if self.set(Some(error.clone())).is_none() {
            tracing::error!(%error, "writing fails: nothing is acknowledged until it works again");
        }
    }

    /// Why writing fails, if it does.
    pub(crate) fn error(&self) -> Option<StoreError> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set(&self, now: Option<StoreError>) -> Option<StoreError> {
        // Whoever panicked holding the lock has left one of the two words there.
        std::mem::replace(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner), now)
    }
}
