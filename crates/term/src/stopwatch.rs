//! A stopwatch for decisions that have a time of their own by the rules. Nobody is interrupted while
//! they type: what comes too late does not count.

use rules::{Seat, Seconds};
use std::time::{Duration, Instant};
use wire::DecisionId;

/// A watch that runs.
pub(crate) struct Stopwatch {
    pub(crate) seat: Seat,
    pub(crate) limit: Seconds,
    decision: DecisionId,
    started: Instant,
}

impl Stopwatch {
    pub(crate) fn start(seat: Seat, decision: DecisionId, limit: Seconds) -> Stopwatch {
        Stopwatch { seat, limit, decision, started: Instant::now() }
    }

    /// Has it run out in the very decision for which it was started?
    pub(crate) fn is_up(&self, decision: DecisionId) -> bool {
        self.has_run_out(decision, self.started.elapsed())
    }

    fn has_run_out(&self, decision: DecisionId, elapsed: Duration) -> bool {
        decision == self.decision && elapsed > Duration::from_secs(self.limit.0.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_too_late_does_not_count_and_another_decision_is_not_late() {
        let at = |decision: u64| serde_json::from_value::<DecisionId>(decision.into()).unwrap();
        let watch = Stopwatch::start(Seat::new(0), at(3), Seconds(20));
        assert!(!watch.has_run_out(at(3), Duration::from_secs(20)));
        assert!(watch.has_run_out(at(3), Duration::from_secs(21)));
        assert!(!watch.has_run_out(at(4), Duration::from_secs(21)));
    }
}
