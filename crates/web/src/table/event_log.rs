//! What this browser was told, in order and without gaps.

use std::sync::Arc;
use wire::JsonUpdate;

/// Something was missed in between: the server must be asked for it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Gap;

/// Everything told so far, the oldest first.
#[derive(Clone, Debug, Default)]
pub struct EventLog {
    happened: Vec<Arc<JsonUpdate>>,
}

impl EventLog {
    /// The number of the last thing told; `None` before the first.
    pub fn have(&self) -> Option<u64> {
        self.happened.last().map(|happening| happening.number)
    }

    /// Was the beginning cut off?
    pub fn begins_late(&self) -> bool {
        self.happened.first().is_some_and(|happening| happening.number > 1)
    }

    /// Everything, the oldest first.
    pub fn all(&self) -> &[Arc<JsonUpdate>] {
        &self.happened
    }

    /// One more. What is known already is not told twice.
    pub fn hear(&mut self, happening: JsonUpdate) -> Result<(), Gap> {
        let have = self.have().unwrap_or(0);
        match happening.number {
            number if number <= have => Ok(()),
            number if number == have + 1 => {
                self.happened.push(Arc::new(happening));
                Ok(())
            }
            _ => Err(Gap),
        }
    }

    /// Several at once, as an answer. Where they do not join on to what is known, they replace it.
    pub fn catch_up(&mut self, happened: Vec<JsonUpdate>) {
        let joins = happened.first().is_none_or(|first| first.number <= self.have().unwrap_or(0) + 1);
        if !joins {
            self.happened.clear();
        }
        for happening in happened {
            if self.have().is_none_or(|have| happening.number > have) {
                self.happened.push(Arc::new(happening));
            }
        }
    }

    /// All there is, from the beginning.
    pub fn replace(&mut self, happened: Vec<JsonUpdate>) {
        self.happened = happened.into_iter().map(Arc::new).collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(number: u64) -> JsonUpdate {
        serde_json::from_value(serde_json::json!({"number": number, "events": []})).unwrap()
    }

    fn numbers(event_log: &EventLog) -> Vec<u64> {
        event_log.all().iter().map(|happening| happening.number).collect()
    }

    #[test]
    fn a_gap_is_noticed_and_a_repetition_is_not_told_twice() {
        let mut event_log = EventLog::default();
        assert_eq!(event_log.hear(told(1)), Ok(()));
        assert_eq!(event_log.hear(told(3)), Err(Gap));
        assert_eq!(event_log.hear(told(1)), Ok(()));
        assert_eq!(numbers(&event_log), [1]);
    }

    #[test]
    fn an_answer_joins_on_or_replaces() {
        let mut event_log = EventLog::default();
        event_log.catch_up(vec![told(1), told(2)]);
        event_log.catch_up(vec![told(2), told(3)]);
        assert_eq!(numbers(&event_log), [1, 2, 3]);
        event_log.catch_up(Vec::new());
        assert_eq!(numbers(&event_log), [1, 2, 3]);
        event_log.catch_up(vec![told(9), told(10)]);
        assert_eq!(numbers(&event_log), [9, 10]);
        assert!(event_log.begins_late());
    }
}
