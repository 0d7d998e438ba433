//! The timers of the rules: when each is due by uptime, and which of them are still to fire.

use super::view::SECOND;
use any_game::AnyTable;
use rules::Seconds;
use serde::{Deserialize, Serialize};

/// The timers that a game has by its rules.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct RuleTimers {
    /// When each is due, by uptime; those that have fired are gone. Nothing before the game has begun.
    #[serde(default, rename = "bells")]
    due: Option<Vec<u64>>,
    /// The game did not take the last one: it fires again when something has happened.
    #[serde(skip)]
    is_postponed: bool,
}

impl RuleTimers {
    /// Something happened: a timer that the game did not take may fire again. The first time, all are set.
    pub(super) fn update(&mut self, table: &dyn AnyTable, now: u64) {
        self.is_postponed = false;
        let due = |(at, _): (Seconds, _)| now + u64::from(at.0) * SECOND;
        self.due.get_or_insert_with(|| table.timers().into_iter().map(due).collect());
    }

    /// When the next one fires; not before something has happened, where the game did not take it.
    pub(super) fn next(&self) -> Option<u64> {
        self.due.as_ref()?.first().copied().filter(|_| !self.is_postponed)
    }

    /// Is one due? Gives how many are to come after it.
    pub(super) fn left_after_due(&self, now: u64) -> Option<usize> {
        self.next().filter(|at| *at <= now)?;
        self.due.as_ref().map(|due| due.len() - 1)
    }

    /// The game does not take it now.
    pub(super) fn postpone(&mut self) {
        self.is_postponed = true;
    }

    /// The one that was due has fired.
    pub(super) fn fired(&mut self) {
        if let Some(due) = &mut self.due
            && !due.is_empty()
        {
            due.remove(0);
        }
    }

    /// None fires at a table that is over.
    pub(super) fn cancel(&mut self) {
        self.due = Some(Vec::new());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn timers(due: &[u64]) -> RuleTimers {
        RuleTimers { due: Some(due.to_vec()), is_postponed: false }
    }

    #[test]
    fn timers_fire_in_order_and_each_once() {
        let mut timers = timers(&[100, 200]);
        assert_eq!((timers.left_after_due(99), timers.left_after_due(100)), (None, Some(1)));
        timers.fired();
        assert_eq!((timers.next(), timers.left_after_due(150)), (Some(200), None));
        assert_eq!(timers.left_after_due(500), Some(0), "one that is due in the past is due now");
        timers.fired();
        timers.fired();
        assert_eq!(timers.next(), None);
    }

    #[test]
    fn one_that_the_game_does_not_take_is_not_due_until_something_happens() {
        let mut timers = timers(&[100]);
        timers.postpone();
        assert_eq!((timers.next(), timers.left_after_due(100)), (None, None));
        timers.is_postponed = false;
        assert_eq!(timers.next(), Some(100));
        timers.cancel();
        assert_eq!(timers.next(), None);
    }

    #[test]
    fn they_are_written_down_as_they_always_were() {
        assert_eq!(serde_json::to_string(&timers(&[7])).unwrap(), r#"{"bells":[7]}"#);
        assert_eq!(serde_json::from_str::<RuleTimers>("{}").unwrap(), RuleTimers::default());
    }
}
