//! The viewer by which a connection is told, shared with whoever answers it beside the table.

use rules::Viewer;
use std::sync::{Arc, Mutex, PoisonError};

/// The viewer that a connection sees with. One who watches may be given a seat's, and it may be taken away.
#[derive(Clone)]
pub(crate) struct LentViewer(Arc<Mutex<Viewer>>);

impl LentViewer {
    pub(super) fn of(viewer: Viewer) -> LentViewer {
        LentViewer(Arc::new(Mutex::new(viewer)))
    }

    pub(crate) fn viewer(&self) -> Viewer {
        // A viewer is always whole, whoever panicked beside it.
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn set(&self, viewer: Viewer) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = viewer;
    }
}
