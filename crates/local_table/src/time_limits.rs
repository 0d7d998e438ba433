//! Decisions that have a time of their own by the rules. The page holds the watch: this only says when it starts, how
//! long it runs, and what happens then.

use crate::local_table::LocalTable;
use rules::{Seat, Seconds, Viewer, never};
use wire::table_admin::{ClockReading, Clocks};
use wire::{DecisionId, ToClient};

/// A decision that somebody who looks at the device has so long for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TimedDecision {
    /// Who decides.
    pub seat: Seat,
    /// What about.
    pub decision: DecisionId,
    /// How long.
    pub limit: Seconds,
}

impl LocalTable<'_> {
    /// The decision for which a watch should run now. Under the curtain none does: nobody has seen the question yet.
    pub fn timed(&self) -> Option<TimedDecision> {
        let Viewer::Seat(seat) = self.viewer else { return None };
        let limit = self.table.limit().filter(|_| self.table.to_act().contains(seat))?;
        Some(TimedDecision { seat, decision: self.table.decision(), limit })
    }

    /// Time is up: the seat does what the rules have it do then. Nothing, if it has decided meanwhile.
    pub fn time_is_up(&mut self, timed: TimedDecision) -> Vec<ToClient> {
        if self.timed() != Some(timed) {
            return Vec::new();
        }
        match self.table.time_is_up(timed.seat) {
            Ok(entry) => self.entered(entry),
            Err(why) => {
                never!("what a seat does whose time is up is allowed: {why}");
                Vec::new()
            }
        }
    }

    /// How the watch stands as it starts, or that none runs any more.
    pub fn clocks(&self, timed: Option<TimedDecision>) -> ToClient {
        let hand = |timed: TimedDecision| ClockReading {
            left_ms: u64::from(timed.limit.0) * 1000,
            running: true,
            bank_ms: None,
        };
        let seats = 0..self.seats.len();
        let seats = seats.map(|index| timed.filter(|timed| timed.seat.index() == index).map(hand)).collect();
        ToClient::Clocks(Clocks { seats, next_timer_ms: None })
    }
}
