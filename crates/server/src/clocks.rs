//! The clocks of one table, without a clock of its own: every time comes from outside, in milliseconds of uptime.

use any_game::AnyTable;
use rules::{Seat, Seats, Seconds, Viewer};
use serde::{Deserialize, Serialize};
use wire::DecisionId;
use wire::table_admin::Clock;

mod bells;
mod view;

use view::ClockState;
pub(crate) use view::ClockView;

const SECOND: u64 = 1000;
const DAY: u64 = 24 * 60 * 60 * SECOND;

/// How the clocks of a table stand.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct TableClocks {
    #[serde(skip)]
    clock: Clock,
    /// The decision that they run for.
    moment: Option<DecisionId>,
    /// The time that one decision has.
    decision: Option<u64>,
    dials: Vec<SeatClock>,
    /// When the rules have the table's own clock ring, by uptime; those that have rung are gone.
    #[serde(default)]
    bells: Option<Vec<u64>>,
    /// The game did not hear the last ring: it rings again when something has happened.
    #[serde(skip)]
    unheard: bool,
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

impl TableClocks {
    /// The clocks of a table on which nothing has run yet.
    pub(crate) fn new(clock: Clock, seats: usize) -> TableClocks {
        let bank = match clock {
            Clock::Live { seconds, .. } => Some(u64::from(seconds) * SECOND),
            Clock::None | Clock::Days { .. } => None,
        };
        let dials = vec![SeatClock { bank, ..SeatClock::default() }; seats];
        TableClocks { clock, moment: None, decision: None, dials, bells: None, unheard: false }
    }

    /// The clocks as they were written down; new ones where that makes no sense.
    pub(crate) fn read(text: &str, clock: Clock, seats: usize) -> TableClocks {
        match serde_json::from_str::<TableClocks>(text) {
            Ok(kept) if kept.dials.len() == seats => TableClocks { clock, ..kept },
            _ => TableClocks::new(clock, seats),
        }
    }

    /// Is time measured here, or was it?
    pub(crate) fn is_of_use(&self) -> bool {
        self.clock != Clock::None
            || self.next_bell().is_some()
            || self.dials.iter().any(|dial| dial.since.is_some())
    }

    fn increment(&self) -> u64 {
        match self.clock {
            Clock::Live { increment, .. } => u64::from(increment) * SECOND,
            Clock::None | Clock::Days { .. } => 0,
        }
    }

    /// Something happened: clocks stop and start. Only those of `timed` seats run.
    pub(crate) fn turn(&mut self, table: &dyn AnyTable, timed: Seats, now: u64) {
        self.unheard = false;
        let bells = |(at, _): (Seconds, _)| now + u64::from(at.0) * SECOND;
        self.bells.get_or_insert_with(|| table.alarms().into_iter().map(bells).collect());
        let moment = table.moment();
        if self.moment != Some(moment) {
            self.settle(now);
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
        for (dial, seat) in self.dials.iter_mut().zip(Seat::all()) {
            let runs = to_act.contains(seat) && timed.contains(seat) && (measured || dial.bank.is_some());
            match (dial.since, dial.stopped) {
                (None, _) if runs => dial.since = Some(now),
                // Asked again in the same decision: the pause was not theirs.
                (Some(since), Some(stopped)) if runs => {
                    dial.since = Some(since + now.saturating_sub(stopped));
                    dial.stopped = None;
                }
                (Some(_), None) if !runs => dial.stopped = Some(now),
                _ => {}
            }
        }
    }

    /// The decision is closed: what everybody took for it is counted.
    fn settle(&mut self, now: u64) {
        let increment = self.increment();
        for dial in &mut self.dials {
            if let Some(since) = dial.since.take() {
                let took = dial.stopped.take().unwrap_or(now).saturating_sub(since);
                dial.bank = dial.bank.map(|bank| bank.saturating_sub(took) + increment);
            }
        }
    }

    /// A decision was taken back: what was earned by it goes too, or one could earn for ever.
    pub(crate) fn taken_back(&mut self, seat: Seat) {
        let increment = self.increment();
        if let Some(dial) = self.dials.get_mut(seat.index()) {
            dial.bank = dial.bank.map(|bank| bank.saturating_sub(increment));
        }
    }

    fn allowed(&self, dial: &SeatClock) -> Option<u64> {
        dial.bank.into_iter().chain(self.decision).min()
    }

    /// When the next clock runs out.
    pub(crate) fn due(&self) -> Option<u64> {
        self.running().map(|(_, end)| end).chain(self.next_bell()).min()
    }

    /// A seat for which time cannot be kept any more.
    pub(crate) fn give_up(&mut self, seat: Seat) {
        if let Some(dial) = self.dials.get_mut(seat.index()) {
            dial.stopped = dial.since;
        }
    }

    /// A seat whose time is up.
    pub(crate) fn run_out(&self, now: u64) -> Option<Seat> {
        self.running().find(|(_, end)| *end <= now).map(|(seat, _)| seat)
    }

    fn running(&self) -> impl Iterator<Item = (Seat, u64)> {
        Seat::all()
            .zip(&self.dials)
            .filter(|(_, dial)| dial.stopped.is_none())
            .filter_map(|(seat, dial)| Some((seat, dial.since? + self.allowed(dial)?)))
    }

    /// What this viewer may know of the clocks. Whom it believes to be awaited, it sees running. It stays the same while
    /// nothing happens that this viewer may know of.
    pub(crate) fn face(&self, table: &dyn AnyTable, viewer: Viewer) -> ClockView {
        let awaited = table.awaited(viewer);
        let hand = |(seat, dial): (Seat, &SeatClock)| {
            let Some(since) = dial.since else {
                return dial.bank.map(|left| ClockState { left, bank: None, until: false });
            };
            let allowed = self.allowed(dial)?;
            let bank = dial.bank.filter(|bank| *bank > allowed);
            if awaited.contains(seat) {
                let bank = bank.map(|bank| since + bank);
                return Some(ClockState { left: since + allowed, bank, until: true });
            }
            let took = dial.stopped.unwrap_or(since).saturating_sub(since);
            let less = |time: u64| time.saturating_sub(took);
            Some(ClockState { left: less(allowed), bank: bank.map(less), until: false })
        };
        ClockView { hands: Seat::all().zip(&self.dials).map(hand).collect(), bell: self.next_bell() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use any_game::{AnyGame, ErasedGame};
    use laws::Probe;
    use rules::{Game, Settings};
    use serde_json::value::RawValue;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    fn probe() -> Box<dyn AnyTable> {
        let settings = Settings::defaults(&Probe::info());
        ErasedGame::<Probe>::new().deal(&settings, 2, [3; 32]).unwrap().0
    }

    fn act(table: &mut dyn AnyTable, seat: Seat, action: &str) {
        let action: Box<RawValue> = serde_json::from_str(action).unwrap();
        table.act(seat, table.moment(), &action).unwrap();
    }

    fn hands(work: &TableClocks, table: &dyn AnyTable, viewer: Viewer, now: u64) -> Vec<Option<(u64, bool)>> {
        work.face(table, viewer)
            .at(now)
            .seats
            .iter()
            .map(|hand| hand.map(|hand| (hand.left_ms, hand.running)))
            .collect()
    }

    const LIVE: Clock = Clock::Live { seconds: 60, increment: 5, decision: Some(40) };

    #[test]
    fn time_runs_for_those_awaited_and_an_increment_follows_each_decision() {
        let mut table = probe();
        let both = Seats::all(2);
        let mut work = TableClocks::new(LIVE, 2);
        work.turn(table.as_ref(), both, 1000);
        assert_eq!(work.due(), Some(41_000), "one decision has less than the whole game");
        assert_eq!(
            hands(&work, table.as_ref(), Viewer::Public, 3000),
            [Some((38_000, true)), Some((60_000, false))]
        );
        let first = work.face(table.as_ref(), Viewer::Public).at(3000).seats[0];
        assert_eq!(first.unwrap().bank_ms, Some(58_000), "the whole game's time is told beside it");
        act(table.as_mut(), A, "\"roll\"");
        work.turn(table.as_ref(), both, 31_000);
        assert_eq!(
            hands(&work, table.as_ref(), Viewer::Public, 31_000)[0],
            Some((35_000, true)),
            "60 - 30 + 5"
        );
        let kept = TableClocks::read(&serde_json::to_string(&work).unwrap(), LIVE, 2);
        assert_eq!(kept, work);
        assert_eq!(kept.run_out(65_999), None);
        assert_eq!(kept.run_out(66_000), Some(A));
        // What was earned by something taken back goes with it.
        work.taken_back(A);
        assert_eq!(work.due(), Some(61_000));
    }

    #[test]
    fn those_who_are_not_timed_have_all_the_time() {
        let table = probe();
        let mut work = TableClocks::new(Clock::Days { days: 2 }, 2);
        work.turn(table.as_ref(), Seats::only(B), 0);
        assert_eq!((work.due(), work.run_out(u64::MAX)), (None, None));
        work.turn(table.as_ref(), Seats::all(2), 0);
        assert_eq!(work.due(), Some(2 * DAY));
    }

    #[test]
    fn in_a_sealed_window_no_clock_tells_who_has_answered() {
        let mut table = probe();
        let both = Seats::all(2);
        let mut work = TableClocks::new(Clock::None, 2);
        let moves = [
            (A, "\"roll\""),
            (A, "{\"answer\":\"x\"}"),
            (A, "{\"vote\":\"abstain\"}"),
            (B, "{\"vote\":\"abstain\"}"),
        ];
        for (seat, action) in moves {
            act(table.as_mut(), seat, action);
            work.turn(table.as_ref(), both, 0);
        }
        let limit = u64::from(table.limit().expect("reactions are timed by the rules").0) * SECOND;
        assert_eq!(work.due(), Some(limit));
        let before = work.face(table.as_ref(), Viewer::Public);
        act(table.as_mut(), A, "\"strike\"");
        work.turn(table.as_ref(), both, 1000);
        let seen = |viewer| hands(&work, table.as_ref(), viewer, 2000);
        assert_eq!(
            work.face(table.as_ref(), Viewer::Public),
            before,
            "nothing that could be sent has changed"
        );
        assert_eq!(seen(Viewer::Seat(A)), [Some((limit - 1000, false)), Some((limit - 2000, true))]);
        assert_eq!(seen(Viewer::Public), [Some((limit - 2000, true)); 2]);
        assert_eq!(seen(Viewer::Seat(B)), [Some((limit - 2000, true)); 2]);
        assert_eq!(work.run_out(limit), Some(B), "one who has answered does not run out");
    }
}
