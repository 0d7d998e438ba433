//! The clocks as they are shown.

use wire::table_admin::{ClockReading, Clocks};

/// In milliseconds.
pub(super) const SECOND: u64 = 1000;

/// The clocks as one viewer may know them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ClockView {
    pub(super) seats: Vec<Option<ClockState>>,
    /// When the next timer of the rules fires.
    pub(super) timer: Option<u64>,
}

/// A clock that stands with so much left, or runs until then.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct ClockState {
    pub(super) left: u64,
    /// The same for the whole game, where the decision has less.
    pub(super) bank: Option<u64>,
    pub(super) runs: bool,
}

impl ClockView {
    /// As it is sent at this time.
    pub(super) fn at(&self, now: u64) -> Clocks {
        let reading = |state: &Option<ClockState>| {
            let ClockState { left, bank, runs } = (*state)?;
            let left_of = |time: u64| if runs { time.saturating_sub(now) } else { time };
            Some(ClockReading { left_ms: left_of(left), running: runs, bank_ms: bank.map(left_of) })
        };
        let next_timer_ms = self.timer.map(|at| at.saturating_sub(now));
        Clocks { seats: self.seats.iter().map(reading).collect(), next_timer_ms }
    }
}
