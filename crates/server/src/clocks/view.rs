//! The clocks as they are shown.

use wire::table_admin::{ClockReading, Clocks};

/// The clocks as one viewer may know them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ClockView {
    pub(super) hands: Vec<Option<ClockState>>,
    pub(super) bell: Option<u64>,
}

/// A clock that stands with so much left, or runs until then.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct ClockState {
    pub(super) left: u64,
    /// The same for the whole game, where the decision has less.
    pub(super) bank: Option<u64>,
    pub(super) until: bool,
}

impl ClockView {
    /// As it is sent at this time.
    pub(crate) fn at(&self, now: u64) -> Clocks {
        let hand = |reading: &Option<ClockState>| {
            let ClockState { left, bank, until } = (*reading)?;
            let left_of = |time: u64| if until { time.saturating_sub(now) } else { time };
            Some(ClockReading { left_ms: left_of(left), running: until, bank_ms: bank.map(left_of) })
        };
        let bell_ms = self.bell.map(|at| at.saturating_sub(now));
        Clocks { seats: self.hands.iter().map(hand).collect(), bell_ms }
    }
}
