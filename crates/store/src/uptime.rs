//! Uptime: a clock that goes on while a server of this database runs, and stands still while none does.

use std::time::{Duration, Instant};

/// A clock that shows for how long servers of this database have run in all.
#[derive(Copy, Clone, Debug)]
pub struct Uptime {
    before: Duration,
    opened: Instant,
}

impl Uptime {
    /// Goes on from what was written down last.
    pub(crate) fn from(before_ms: u64) -> Uptime {
        Uptime { before: Duration::from_millis(before_ms), opened: Instant::now() }
    }

    /// For how many milliseconds servers have run in all.
    pub fn now(&self) -> u64 {
        (self.before + self.opened.elapsed()).as_millis() as u64
    }

    /// For how long this one has run.
    pub fn since_start(&self) -> Duration {
        self.opened.elapsed()
    }
}
