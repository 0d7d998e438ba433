//! Earlier snapshots of a game that is on, asked for one at a time when somebody looks back.

use leptos::prelude::*;
use std::sync::Arc;
use wire::ViewerSnapshot;

/// The earlier snapshots that this browser asks for.
#[derive(Copy, Clone)]
pub struct EarlierSnapshots {
    latest: RwSignal<Option<(u64, Arc<ViewerSnapshot>)>>,
    /// The id of the request that is under way.
    pending: StoredValue<Option<u32>>,
}

impl EarlierSnapshots {
    /// None was asked for yet.
    pub fn new() -> EarlierSnapshots {
        EarlierSnapshots { latest: RwSignal::new(None), pending: StoredValue::new(None) }
    }

    /// Is one under way?
    pub fn is_pending(self) -> bool {
        self.pending.get_value().is_some()
    }

    /// The one that came last, with its number.
    pub fn latest(self) -> Option<(u64, Arc<ViewerSnapshot>)> {
        self.latest.get()
    }

    /// One was asked for under this id.
    pub fn sent(self, id: u32) {
        self.pending.set_value(Some(id));
    }

    /// It came.
    pub fn receive(self, number: u64, snapshot: Arc<ViewerSnapshot>) {
        self.cancel();
        self.latest.set(Some((number, snapshot)));
    }

    /// It will not come, if this is the id under which it was asked for.
    pub fn failed(self, id: Option<u32>) {
        if id.is_some() && id == self.pending.get_value() {
            self.cancel();
        }
    }

    /// Whatever is under way is not answered any more.
    pub fn cancel(self) {
        self.pending.set_value(None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::client::samples::snapshot;

    #[test]
    fn they_are_asked_for_one_at_a_time() {
        Owner::new().with(|| {
            let earlier = EarlierSnapshots::new();
            earlier.sent(8);
            earlier.failed(None);
            earlier.failed(Some(7));
            assert!(earlier.is_pending());
            earlier.failed(Some(8));
            assert!(!earlier.is_pending());
            earlier.sent(9);
            earlier.receive(4, Arc::new(snapshot(4, 1)));
            assert!(!earlier.is_pending());
            assert_eq!(earlier.latest().map(|(number, _)| number), Some(4));
        });
    }
}
