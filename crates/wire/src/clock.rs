//! The clocks of a table: how it is timed, and how its clocks stand.

use serde::{Deserialize, Serialize};

/// Nobody needs more than this to think: a live clock of a day.
const MOST_SECONDS: u32 = 24 * 60 * 60;

/// The longest time for a move by correspondence.
const MOST_DAYS: u32 = 60;

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// Where nobody is timed a bot may stand in after so many times the grace of a live table.
const UNTIMED: u64 = 5;

/// How a table is timed, besides the limits that its game has by its rules. Bots are not timed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// Everybody takes as long as they like.
    #[default]
    None,
    /// Everybody has so much time for the whole game.
    Live {
        /// At the beginning.
        seconds: u32,
        /// More after each decision.
        #[serde(default)]
        increment: u32,
        /// And no more than this for one decision.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        decision: Option<u32>,
    },
    /// By correspondence: so many days for each decision.
    Days {
        /// How many.
        days: u32,
    },
}

impl Clock {
    /// Can a table be timed so?
    pub fn is_fit(self) -> bool {
        let fits = |seconds: u32| (1..=MOST_SECONDS).contains(&seconds);
        match self {
            Clock::None => true,
            Clock::Live { seconds, increment, decision } => {
                fits(seconds) && increment <= MOST_SECONDS && decision.is_none_or(fits)
            }
            Clock::Days { days } => (1..=MOST_DAYS).contains(&days),
        }
    }

    /// After so long an absence a player is gone, in milliseconds, and for so long a question to all stays open: the
    /// `grace` at a live table, and by correspondence as long as one decision may take. Where there is no clock people
    /// were promised that nobody hurries them, so a night away is no absence.
    pub fn patience_ms(self, grace: u64) -> u64 {
        match self {
            Clock::None => DAY_MS.max(grace),
            Clock::Live { .. } => grace,
            Clock::Days { days } => (u64::from(days) * DAY_MS).max(grace),
        }
    }

    /// After so long an absence a bot may stand in, in milliseconds, if several others agree. Where there is no clock
    /// this is sooner than anything else, because most such games are played in one evening, and whoever comes back has
    /// the seat at once.
    pub fn stand_in_ms(self, grace: u64) -> u64 {
        match self {
            Clock::None => (UNTIMED * grace).min(self.patience_ms(grace)),
            Clock::Live { .. } | Clock::Days { .. } => self.patience_ms(grace),
        }
    }
}

/// How the clocks of a table stand. What others cannot know, such as an answer in a sealed window, they do not show.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Clocks {
    /// One a seat; nothing where no time is measured.
    pub seats: Vec<Option<ClockReading>>,
    /// How long until the table's own clock rings next, where the rules have it ring.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_timer_ms: Option<u64>,
}

/// One seat's clock.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClockReading {
    /// What was left when this was sent, in milliseconds.
    pub left_ms: u64,
    /// Does it run?
    pub running: bool,
    /// What is left for the whole game, where the decision that is open has less.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bank_ms: Option<u64>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn absence_is_measured_by_the_clock_of_the_table() {
        const GRACE: u64 = 120_000;
        let live = Clock::Live { seconds: 300, increment: 0, decision: None };
        assert_eq!((live.patience_ms(GRACE), live.stand_in_ms(GRACE)), (GRACE, GRACE));
        let days = Clock::Days { days: 3 };
        assert_eq!((days.patience_ms(GRACE), days.stand_in_ms(GRACE)), (3 * DAY_MS, 3 * DAY_MS));
        assert_eq!((Clock::None.patience_ms(GRACE), Clock::None.stand_in_ms(GRACE)), (DAY_MS, 600_000));
    }

    #[test]
    fn a_clock_gives_some_time_and_not_for_ever() {
        let live = |seconds| Clock::Live { seconds, increment: 0, decision: None };
        assert!(Clock::None.is_fit() && live(1).is_fit() && Clock::Days { days: 3 }.is_fit());
        let no_time = Clock::Live { seconds: 5, increment: 0, decision: Some(0) };
        for clock in [live(0), live(u32::MAX), no_time, Clock::Days { days: 0 }, Clock::Days { days: 99 }] {
            assert!(!clock.is_fit(), "{clock:?}");
        }
    }
}
