//! The clocks of the seats: they start and stop as the game waits for players, and run out.

use super::view::{ClockState, SECOND};
use any_game::AnyTable;
use rules::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};
use wire::DecisionId;
use wire::table_admin::Clock;

const DAY: u64 = 24 * 60 * 60 * SECOND;

/// How the clocks of all seats stand.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct SeatClocks {
    #[serde(skip)]
    clock: Clock,
    /// The decision that they run for.
    moment: Option<DecisionId>,
    /// The time that one decision has.
    decision: Option<u64>,
    #[serde(rename = "dials")]
    seats: Vec<SeatClock>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct SeatClock {
    /// What was left of the time for the whole game when the decision opened.
    bank: Option<u64>,
    /// Since when the seat has been awaited in the decision that is open.
    since: Option<u64>,
    /// When it answered. What it took is counted when the decision closes: until then others may not know.
    stopped: Option<u64>,
}

impl SeatClocks {
    /// Clocks on which nothing has run yet.
    pub(super) fn new(clock: Clock, seats: usize) -> SeatClocks {
        let bank = match clock {
            Clock::Live { seconds, .. } => Some(u64::from(seconds) * SECOND),
            Clock::None | Clock::Days { .. } => None,
        };
        let seats = vec![SeatClock { bank, ..SeatClock::default() }; seats];
        SeatClocks { clock, moment: None, decision: None, seats }
    }

    /// The clocks as they were written down; nothing where that makes no sense.
    pub(super) fn read(text: &str, clock: Clock, seats: usize) -> Option<SeatClocks> {
        let stored: SeatClocks = serde_json::from_str(text).ok()?;
        (stored.seats.len() == seats).then_some(SeatClocks { clock, ..stored })
    }

    /// Is time measured here, or was it in the open decision?
    pub(super) fn is_in_use(&self) -> bool {
        self.clock != Clock::None || self.seats.iter().any(|seat| seat.since.is_some())
    }

    fn increment(&self) -> u64 {
        match self.clock {
            Clock::Live { increment, .. } => u64::from(increment) * SECOND,
            Clock::None | Clock::Days { .. } => 0,
        }
    }

    /// Something happened: clocks stop and start. Only those of `timed` seats run.
    pub(super) fn update(&mut self, table: &dyn AnyTable, timed: Seats, now: u64) {
        let moment = table.decision();
        if self.moment != Some(moment) {
            self.count_time_taken(now);
            self.moment = Some(moment);
            let by_clock = match self.clock {
                Clock::None => None,
                Clock::Live { decision, .. } => decision.map(|seconds| u64::from(seconds) * SECOND),
                Clock::Days { days } => Some(u64::from(days) * DAY),
            };
            let by_rule = table.limit().map(|limit| u64::from(limit.0) * SECOND);
            self.decision = by_clock.into_iter().chain(by_rule).min();
        }
        let to_act = table.to_act();
        let measured = self.decision.is_some();
        for (clock, seat) in self.seats.iter_mut().zip(Seat::all()) {
            let runs = to_act.contains(seat) && timed.contains(seat) && (measured || clock.bank.is_some());
            match (clock.since, clock.stopped) {
                (None, _) if runs => clock.since = Some(now),
                // Asked again in the same decision: the pause was not theirs.
                (Some(since), Some(stopped)) if runs => {
                    clock.since = Some(since + now.saturating_sub(stopped));
                    clock.stopped = None;
                }
                (Some(_), None) if !runs => clock.stopped = Some(now),
                _ => {}
            }
        }
    }

    /// The decision is closed: what everybody took for it is counted.
    fn count_time_taken(&mut self, now: u64) {
        let increment = self.increment();
        for clock in &mut self.seats {
            if let Some(since) = clock.since.take() {
                let took = clock.stopped.take().unwrap_or(now).saturating_sub(since);
                clock.bank = clock.bank.map(|bank| bank.saturating_sub(took) + increment);
            }
        }
    }

    /// A decision was taken back: what was earned by it goes too, or one could earn for ever.
    pub(super) fn revoke_increment(&mut self, seat: Seat) {
        let increment = self.increment();
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            clock.bank = clock.bank.map(|bank| bank.saturating_sub(increment));
        }
    }

    /// Stops the clock of a seat for which time cannot be kept any more.
    pub(super) fn stop(&mut self, seat: Seat) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            clock.stopped = clock.since;
        }
    }

    fn allowed(&self, clock: &SeatClock) -> Option<u64> {
        clock.bank.into_iter().chain(self.decision).min()
    }

    /// The clocks that run, and when they run out.
    pub(super) fn running(&self) -> impl Iterator<Item = (Seat, u64)> {
        Seat::all()
            .zip(&self.seats)
            .filter(|(_, clock)| clock.stopped.is_none())
            .filter_map(|(seat, clock)| Some((seat, clock.since? + self.allowed(clock)?)))
    }

    /// What this viewer may know. Whom it believes to be awaited, it sees running. It stays the same while nothing
    /// happens that this viewer may know of.
    pub(super) fn view(&self, table: &dyn AnyTable, viewer: Viewer) -> Vec<Option<ClockState>> {
        let awaited = table.awaited(viewer);
        let state = |(seat, clock): (Seat, &SeatClock)| {
            let Some(since) = clock.since else {
                return clock.bank.map(|left| ClockState { left, bank: None, runs: false });
            };
            let allowed = self.allowed(clock)?;
            let bank = clock.bank.filter(|bank| *bank > allowed);
            if awaited.contains(seat) {
                let bank = bank.map(|bank| since + bank);
                return Some(ClockState { left: since + allowed, bank, runs: true });
            }
            let took = clock.stopped.unwrap_or(since).saturating_sub(since);
            let less = |time: u64| time.saturating_sub(took);
            Some(ClockState { left: less(allowed), bank: bank.map(less), runs: false })
        };
        Seat::all().zip(&self.seats).map(state).collect()
    }
}
