//! The clocks of one table, without a clock of its own: every time comes from outside, in milliseconds of uptime.

use any_game::AnyTable;
use rules::{Seat, Seats, Viewer};
use serde::Serialize;
use wire::Payload;
use wire::table_admin::{Clock, Clocks};

mod rule_timers;
mod seat_clocks;
mod view;

use rule_timers::RuleTimers;
use seat_clocks::SeatClocks;
use view::ClockView;

/// The clocks of the seats, the timers of the rules, and what each viewer was told of them.
#[derive(Default)]
pub(crate) struct TableClocks {
    seats: SeatClocks,
    timers: RuleTimers,
    /// What each viewer was last sent.
    sent: Vec<(Viewer, ClockView)>,
}

/// The clocks as they are written down.
#[derive(Serialize)]
pub(crate) struct ClocksRecord<'c> {
    #[serde(flatten)]
    seats: &'c SeatClocks,
    #[serde(flatten)]
    timers: &'c RuleTimers,
}

/// What came of setting the clocks to what the game waits for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct ClockChange {
    /// Is time measured here, or was it, or was anybody told so?
    pub(crate) concerns_anybody: bool,
    /// Do they stand or run otherwise than before?
    pub(crate) is_change: bool,
}

impl TableClocks {
    /// Nothing has run yet. Whoever was told of clocks will be told of these.
    pub(crate) fn reset(&mut self, clock: Clock, seats: usize) {
        self.seats = SeatClocks::new(clock, seats);
        self.timers = RuleTimers::default();
    }

    /// The clocks as they were written down; new ones where that makes no sense.
    pub(crate) fn restore(&mut self, text: &str, clock: Clock, seats: usize) {
        match (SeatClocks::read(text, clock, seats), serde_json::from_str(text)) {
            (Some(seats), Ok(timers)) => (self.seats, self.timers) = (seats, timers),
            _ => self.reset(clock, seats),
        }
    }

    /// As they are to be written down.
    pub(crate) fn record(&self) -> ClocksRecord<'_> {
        ClocksRecord { seats: &self.seats, timers: &self.timers }
    }

    /// Is time measured here, or was it in the open decision?
    fn is_in_use(&self) -> bool {
        self.seats.is_in_use() || self.timers.next().is_some()
    }

    /// Something happened: clocks stop and start, those of `timed` seats alone.
    pub(crate) fn update(&mut self, table: &dyn AnyTable, timed: Seats, now: u64) -> ClockChange {
        let (was_in_use, before) = (self.is_in_use(), (self.seats.clone(), self.timers.clone()));
        if table.is_over() {
            self.timers.cancel();
        }
        self.timers.update(table, now);
        self.seats.update(table, timed, now);
        ClockChange {
            // Whoever was told of a clock is told when there is none any more.
            concerns_anybody: was_in_use || self.is_in_use() || !self.sent.is_empty(),
            is_change: before.0 != self.seats || before.1 != self.timers,
        }
    }

    /// A decision was taken back: what was earned by it goes too.
    pub(crate) fn revoke_increment(&mut self, seat: Seat) {
        self.seats.revoke_increment(seat);
    }

    /// When the next clock runs out or timer fires.
    pub(crate) fn due(&self) -> Option<u64> {
        self.seats.running().map(|(_, end)| end).chain(self.timers.next()).min()
    }

    /// A seat whose time is up.
    pub(crate) fn expired_seat(&self, now: u64) -> Option<Seat> {
        self.seats.running().find(|(_, end)| *end <= now).map(|(seat, _)| seat)
    }

    /// Stops the clock of a seat for which time cannot be kept any more.
    pub(crate) fn stop(&mut self, seat: Seat) {
        self.seats.stop(seat);
    }

    /// The timer of the rules that is to fire now.
    pub(crate) fn due_timer(&mut self, table: &dyn AnyTable, now: u64) -> Option<Payload> {
        let left = self.timers.left_after_due(now)?;
        let timer = table.timers().into_iter().rev().nth(left);
        if timer.is_none() {
            self.timers.cancel();
        }
        timer.map(|(_, timer)| timer)
    }

    /// The timer that was due has fired.
    pub(crate) fn timer_fired(&mut self) {
        self.timers.fired();
    }

    /// The game does not take the timer that is due: it fires again after the next entry.
    pub(crate) fn postpone_timer(&mut self) {
        self.timers.postpone();
    }

    fn view(&self, table: &dyn AnyTable, viewer: Viewer) -> ClockView {
        ClockView { seats: self.seats.view(table, viewer), timer: self.timers.next() }
    }

    /// What this viewer is told now, where there are clocks.
    pub(crate) fn shown_to(&self, table: &dyn AnyTable, viewer: Viewer, now: u64) -> Option<Clocks> {
        self.is_in_use().then(|| self.view(table, viewer).at(now))
    }

    /// What is news to whom. Who may not know that something happened is told nothing.
    pub(crate) fn take_news(&mut self, table: &dyn AnyTable, seats: u8, now: u64) -> Vec<(Viewer, Clocks)> {
        let mut news = Vec::new();
        for viewer in Viewer::all(seats) {
            let view = self.view(table, viewer);
            let sent = self.sent.iter_mut().find(|(known, _)| *known == viewer);
            if sent.as_ref().is_some_and(|(_, known)| *known == view) {
                continue;
            }
            news.push((viewer, view.at(now)));
            match sent {
                Some((_, known)) => *known = view,
                None => self.sent.push((viewer, view)),
            }
        }
        news
    }
}

#[cfg(test)]
mod tests;
