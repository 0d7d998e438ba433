//! The updates that this viewer was given, in order and without gaps.

use std::sync::Arc;
use wire::ErasedUpdate;

/// Updates are missing in between: the server must be asked for them.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct GapError;

/// All updates so far, the oldest first.
#[derive(Clone, Debug, Default)]
pub struct EventLog {
    updates: Vec<Arc<ErasedUpdate>>,
}

impl EventLog {
    /// The number of the last update; `None` before the first.
    pub fn last_number(&self) -> Option<u64> {
        self.updates.last().map(|update| update.number)
    }

    /// Was the beginning cut off?
    pub fn begins_late(&self) -> bool {
        self.updates.first().is_some_and(|update| update.number > 1)
    }

    /// Everything up to this number, the oldest first.
    pub fn until(&self, number: u64) -> &[Arc<ErasedUpdate>] {
        until(&self.updates, number)
    }

    /// One more. One that is known already is not added twice.
    pub fn push(&mut self, update: ErasedUpdate) -> Result<(), GapError> {
        let last = self.last_number().unwrap_or(0);
        match update.number {
            number if number <= last => Ok(()),
            number if number == last + 1 => {
                self.updates.push(Arc::new(update));
                Ok(())
            }
            _ => Err(GapError),
        }
    }

    /// Several at once, as an answer. Where they do not join on to what is known, they replace it.
    pub fn catch_up(&mut self, updates: Vec<ErasedUpdate>) {
        let joins = updates.first().is_none_or(|first| first.number <= self.last_number().unwrap_or(0) + 1);
        if !joins {
            self.updates.clear();
        }
        for update in updates {
            if self.last_number().is_none_or(|last| update.number > last) {
                self.updates.push(Arc::new(update));
            }
        }
    }

    /// All there is, from the beginning.
    pub fn replace(&mut self, updates: Vec<ErasedUpdate>) {
        self.updates = updates.into_iter().map(Arc::new).collect();
    }
}

/// Those of some updates, the oldest first, whose numbers go up to this one.
pub fn until(updates: &[Arc<ErasedUpdate>], number: u64) -> &[Arc<ErasedUpdate>] {
    &updates[..updates.partition_point(|update| update.number <= number)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::client::samples::update;

    fn numbers(event_log: &EventLog) -> Vec<u64> {
        event_log.until(u64::MAX).iter().map(|update| update.number).collect()
    }

    #[test]
    fn a_gap_is_noticed_and_a_repetition_is_not_told_twice() {
        let mut event_log = EventLog::default();
        assert_eq!(event_log.push(update(1)), Ok(()));
        assert_eq!(event_log.push(update(3)), Err(GapError));
        assert_eq!(event_log.push(update(1)), Ok(()));
        assert_eq!(numbers(&event_log), [1]);
    }

    #[test]
    fn what_happened_up_to_a_number_has_that_number_last() {
        let mut event_log = EventLog::default();
        event_log.catch_up([3, 4, 6].map(update).into());
        let last = |number| event_log.until(number).last().map(|update| update.number);
        assert_eq!([2, 3, 5, 9].map(last), [None, Some(3), Some(4), Some(6)]);
    }

    #[test]
    fn an_answer_joins_on_or_replaces() {
        let mut event_log = EventLog::default();
        event_log.catch_up(vec![update(1), update(2)]);
        event_log.catch_up(vec![update(2), update(3)]);
        assert_eq!(numbers(&event_log), [1, 2, 3]);
        event_log.catch_up(Vec::new());
        assert_eq!(numbers(&event_log), [1, 2, 3]);
        event_log.catch_up(vec![update(9), update(10)]);
        assert_eq!(numbers(&event_log), [9, 10]);
        assert!(event_log.begins_late());
    }
}
