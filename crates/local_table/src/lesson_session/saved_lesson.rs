//! What is kept of a lesson session: which lessons were done, and the open one up to the beginning of its step.

use super::LessonSession;
use crate::saved::written;
use rules::never;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// As it is written.
#[derive(Default, Serialize, Deserialize)]
pub(super) struct SavedLesson {
    /// The lessons that were done to their end.
    pub done: Vec<String>,
    /// The open one.
    pub lesson: String,
    /// Where its steps began.
    pub starts: Vec<usize>,
    /// What was played in it.
    pub log: Vec<Box<RawValue>>,
}

impl SavedLesson {
    pub(super) fn read(text: &str) -> Option<SavedLesson> {
        serde_json::from_str(text).ok()
    }
}

impl LessonSession<'_> {
    /// What is to be kept, if the learner went on since this was last asked.
    pub fn take_save(&mut self) -> Option<String> {
        if !std::mem::take(&mut self.unsaved) {
            return None;
        }
        let played = self.starts.last().copied().unwrap_or(0).min(self.local.log.len());
        let kept = SavedLesson {
            done: self.done.iter().cloned().collect(),
            lesson: self.lesson().id.clone(),
            starts: self.starts.clone(),
            log: written(&self.local.log[..played]),
        };
        let text = serde_json::to_string(&kept);
        never!(text.is_err(), "a lesson can be written: {:?}", text.as_ref().err());
        text.ok()
    }

    /// Goes on where the learner left. What no longer fits, because the lesson or the rules have changed since, is
    /// left aside: the lesson begins anew.
    pub(super) fn resume(&mut self, starts: Vec<usize>, log: Vec<Box<RawValue>>) {
        let log: Vec<String> = log.iter().map(|entry| entry.get().to_owned()).collect();
        let ordered = starts.is_sorted() && starts.last() == Some(&log.len());
        let begins_alike = starts.first() == self.starts.first() && log.starts_with(&self.local.log);
        if !ordered || !begins_alike || starts.len() > self.lesson().steps.len() {
            return;
        }
        if self.local.replace(log).is_ok() {
            self.starts = starts;
            self.gather_facts();
        }
    }
}
