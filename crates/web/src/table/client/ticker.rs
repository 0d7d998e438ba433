//! The time of this device as a signal, for what counts down on the page.

use leptos::prelude::*;
use std::time::Duration;

/// How often a running clock is looked at.
const INTERVAL: Duration = Duration::from_millis(250);

/// Milliseconds of the device's clock, as fresh as somebody needs it.
#[derive(Copy, Clone)]
pub struct Ticker(RwSignal<f64>);

impl Ticker {
    /// Stands still.
    pub fn new() -> Ticker {
        Ticker(RwSignal::new(0.0))
    }

    /// Runs while something counts down. Where no timer can be had, a clock is as fresh as the last news.
    pub fn run_while(self, counts_down: impl Fn() -> bool + 'static) {
        let tick = move || {
            if counts_down() {
                self.set(js_sys::Date::now());
            }
        };
        if let Ok(timer) = set_interval_with_handle(tick, INTERVAL) {
            on_cleanup(move || timer.clear());
        }
    }

    /// It is this late now.
    pub fn set(self, now: f64) {
        self.0.set(now);
    }

    /// How many milliseconds have passed since then.
    pub fn since(self, then: f64) -> u64 {
        (self.0.get() - then).max(0.0) as u64
    }
}
