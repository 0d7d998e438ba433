//! The clocks of the seats and of the table, counted down on this device between two messages.

use super::ticker::Ticker;
use leptos::prelude::*;
use rules::Seat;
use wire::table_admin::{ClockReading, Clocks};

/// The clocks of a table.
#[derive(Copy, Clone)]
pub struct CountdownClocks {
    /// As they were last received, and when that was.
    received: RwSignal<Option<(Clocks, f64)>>,
    ticker: Ticker,
}

impl CountdownClocks {
    /// Nothing is known yet.
    pub fn new(ticker: Ticker) -> CountdownClocks {
        CountdownClocks { received: RwSignal::new(None), ticker }
    }

    /// Does one of them run?
    pub fn is_running(self) -> bool {
        self.received.with_untracked(|received| {
            received.as_ref().is_some_and(|(clocks, _)| {
                clocks.next_timer_ms.is_some() || clocks.seats.iter().flatten().any(|clock| clock.running)
            })
        })
    }

    /// They came, at this time of the device.
    pub fn receive(self, clocks: Clocks, now: f64) {
        self.received.set(Some((clocks, now)));
        self.ticker.set(now);
    }

    /// Nothing is known any more: whatever is still so will be told again.
    pub fn clear(self) {
        self.received.set(None);
    }

    /// What a seat's clock shows now.
    pub fn of_seat(self, seat: Seat) -> Option<ClockReading> {
        self.received.with(|received| {
            let (clocks, when) = received.as_ref()?;
            let clock = (*clocks.seats.get(seat.index())?)?;
            let since = if clock.running { self.ticker.since(*when) } else { 0 };
            let bank_ms = clock.bank_ms.map(|bank| bank.saturating_sub(since));
            Some(ClockReading { left_ms: clock.left_ms.saturating_sub(since), bank_ms, ..clock })
        })
    }

    /// How long until the next timer of the rules fires.
    pub fn of_table(self) -> Option<u64> {
        self.received.with(|received| {
            let (clocks, when) = received.as_ref()?;
            let since = self.ticker.since(*when);
            clocks.next_timer_ms.map(|left| left.saturating_sub(since))
        })
    }

    /// Had a seat's clock more than this when it was last received?
    pub fn had_more_than(self, seat: Seat, ms: u64) -> bool {
        self.received.with(|received| {
            let clock = received.as_ref().and_then(|(clocks, _)| *clocks.seats.get(seat.index())?);
            clock.is_some_and(|clock| clock.left_ms > ms)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_clock_that_runs_counts_down() {
        Owner::new().with(|| {
            let ticker = Ticker::new();
            let clocks = CountdownClocks::new(ticker);
            let clock = |running| Some(ClockReading { left_ms: 3000, running, bank_ms: Some(9000) });
            clocks.receive(
                Clocks { seats: vec![clock(true), clock(false), None], next_timer_ms: Some(2000) },
                10_000.0,
            );
            ticker.set(12_500.0);
            let shown = |seat| clocks.of_seat(Seat::new(seat)).map(|clock| (clock.left_ms, clock.bank_ms));
            assert_eq!(shown(0), Some((500, Some(6500))));
            assert_eq!(shown(1), Some((3000, Some(9000))));
            assert_eq!(shown(2), None);
            assert_eq!(clocks.of_table(), Some(0));
            assert!(clocks.is_running() && clocks.had_more_than(Seat::new(0), 2999));
            clocks.clear();
            assert!(!clocks.is_running());
        });
    }
}
