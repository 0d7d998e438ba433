//! A cache of events in a game's own type: an update is read once, for the drawing that shows it and all that tells of it.

use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use wire::JsonUpdate;

/// So many of the updates read last are kept: what is new is told in several places at once, what is old seldom again.
const KEPT: usize = 32;

/// An update and its events.
type ReadUpdate<E> = (Weak<JsonUpdate>, Arc<Vec<E>>);

/// The events of the updates that were read last.
pub(crate) struct ReadEvents<E> {
    // An update that is gone keeps its address as long as it is named here, so none is taken for another.
    kept: Mutex<VecDeque<ReadUpdate<E>>>,
}

impl<E: DeserializeOwned> ReadEvents<E> {
    pub(crate) fn new() -> ReadEvents<E> {
        ReadEvents { kept: Mutex::new(VecDeque::with_capacity(KEPT)) }
    }

    /// The events of an update; one that cannot be read is left out.
    pub(crate) fn of(&self, update: &Arc<JsonUpdate>) -> Arc<Vec<E>> {
        // Whoever panicked while holding it had changed nothing.
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let same = |(read, _): &&ReadUpdate<E>| read.as_ptr() == Arc::as_ptr(update);
        if let Some((_, events)) = kept.iter().rev().find(same) {
            return events.clone();
        }
        let events: Vec<&RawValue> = serde_json::from_str(update.events.get()).unwrap_or_default();
        let events = events.iter().filter_map(|event| serde_json::from_str(event.get()).ok());
        let events = Arc::new(events.collect());
        if kept.len() == KEPT {
            kept.pop_front();
        }
        kept.push_back((Arc::downgrade(update), Arc::clone(&events)));
        events
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn update(events: &str) -> Arc<JsonUpdate> {
        let json = format!(r#"{{"number":1,"events":{events}}}"#);
        Arc::new(serde_json::from_str(&json).unwrap())
    }

    #[test]
    fn an_update_is_read_once_and_what_cannot_be_read_is_left_out() {
        let (read, first) = (ReadEvents::<u8>::new(), update("[1,\"x\",3]"));
        let events = read.of(&first);
        assert_eq!(*events, [1, 3]);
        assert!(Arc::ptr_eq(&events, &read.of(&first)));
        assert_eq!(*read.of(&update("[2]")), [2], "an equal number is not the same update");
    }

    #[test]
    fn only_the_latest_are_kept() {
        let (read, first) = (ReadEvents::<u8>::new(), update("[1]"));
        let events = read.of(&first);
        (0..KEPT).for_each(|_| drop(read.of(&update("[2]"))));
        assert!(!Arc::ptr_eq(&events, &read.of(&first)));
        assert_eq!(read.kept.lock().unwrap().len(), KEPT);
    }
}
