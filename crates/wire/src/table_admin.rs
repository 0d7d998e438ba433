//! Administration of a table: clocks, those who vanish, what all agree on, the host, the end and what follows.

pub use crate::command_error::CommandError;

use crate::players::{Level, Occupant};
use rules::{Seat, Seats};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

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

/// What everyone may know of how a table lives.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TableConduct {
    /// How it is timed.
    #[serde(default)]
    pub clock: Clock,
    /// Does the game wait for the host's word even when nobody is missing?
    #[serde(default)]
    pub held: bool,
    /// Was it ended by those who were left, without a result?
    #[serde(default)]
    pub closed: bool,
    /// How many were sent away by the host and may not sit down again.
    #[serde(default, skip_serializing_if = "is_none")]
    pub sent_away: u32,
    /// Must whoever sits down know a word?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub locked: bool,
    /// May players ask a bot for advice even where people play against each other?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
    /// The table of the rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// After so many seconds of absence a player is gone, and for so long a question to all stays open. Silence is a no.
    #[serde(default, skip_serializing_if = "is_none")]
    pub patience: u32,
}

fn is_none(number: &u32) -> bool {
    *number == 0
}

/// What everyone may know of how a seat fares.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatConduct {
    /// Is its player gone, by the measure of the table's own clock?
    #[serde(default)]
    pub gone: bool,
    /// Has its player been away for so long that the others may have a bot stand in?
    #[serde(default)]
    pub replaceable: bool,
    /// The bot that plays until its player comes back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<Level>,
    /// May a substitute take it by the table's link?
    #[serde(default)]
    pub vacant: bool,
    /// Has its player given up? A bot plays it on, and it is placed last.
    #[serde(default)]
    pub conceded: bool,
    /// Is it kept for somebody from the last game who has not come yet?
    #[serde(default)]
    pub reserved: bool,
}

/// What somebody at the table wants besides a move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Puts a question to the others: it is decided when all have agreed who are not gone, or one has not, or its time
    /// is up. Silence is a no, but for one case ([`OpenVote::awaits_return`]).
    Propose(Proposal),
    /// Answers the question that is open.
    Vote {
        /// Yes?
        aye: bool,
    },
    /// Takes back one's own question.
    Withdraw,
    /// Gives up; a bot plays the seat on, which is placed last.
    Concede,
    /// Leaves before the game; the seat is free again.
    Leave,
    /// The host lets the game begin.
    Start,
    /// The host changes the table before the game.
    Arrange(Arrangement),
    /// Gives one's seat a new secret: whoever else came with the old one is hung up, and it opens nothing any more.
    /// Answered by `renewed`, and `done`.
    Renew,
    /// Once more with the same people, each one seat further. Answered by `rematch`; so is everyone else who asks.
    Rematch(RematchRequest),
}

/// What somebody brings to a rematch: the same as to any new table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RematchRequest {
    /// What the player adds to the dice: 64 hexadecimal digits, which everybody may read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub added: Option<String>,
    /// The commitment of a [`crate::http::DiceCommitment`], for the table that the first who asks makes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
}

/// A question to those at the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Proposal {
    /// May I take my last decision again, with all that came after it?
    TakeBack,
    /// Shall a bot play for somebody who has been away for long, until they come back?
    StandIn {
        /// Whose seat.
        seat: Seat,
        /// How strong a bot.
        level: Level,
    },
    /// May somebody else take the seat of one who is gone, by the table's link?
    Substitute {
        /// Whose seat.
        seat: Seat,
    },
    /// Shall the table end here, without a result?
    Close,
}

/// A question that is open.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OpenVote {
    /// The question, under the name by which databases hold it.
    #[serde(rename = "motion")]
    pub proposal: Proposal,
    /// Who asks.
    pub by: Seat,
    /// Whose answer counts.
    pub voters: Seats,
    /// Who has agreed.
    pub ayes: Seats,
    /// How long they may still answer, in milliseconds from when this was sent.
    #[serde(default)]
    pub left_ms: u64,
}

impl OpenVote {
    /// Whose coming back is awaited, where nobody but who asks is left to answer whether somebody else may take a seat: a
    /// seat that somebody holds is not given away by those who happen to be there. It is open once the time is up, so
    /// silence is a yes here and nowhere else.
    pub fn awaits_return(&self) -> Option<Seat> {
        match self.proposal {
            Proposal::Substitute { seat } if self.voters == Seats::only(self.by) => Some(seat),
            _ => None,
        }
    }
}

/// What became of a question.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VoteResult {
    /// All agreed.
    Carried,
    /// This seat did not.
    Declined(Seat),
    /// There is nothing to decide any more.
    Moot,
    /// Not all have answered in time, which is a no.
    Lapsed,
}

/// What the host changes before the game. Seats are named as they are when it arrives.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Arrangement {
    /// Other options; those not named get their defaults.
    Settings(BTreeMap<String, Value>),
    /// Another clock.
    Clock(Clock),
    /// A seat becomes open or a bot's. A person who sits there is sent away, and may not sit down again; the host cannot be.
    Seat {
        /// Which.
        seat: Seat,
        /// Open, or a bot's.
        occupant: Occupant,
    },
    /// Whoever was sent away may sit down again.
    Readmit,
    /// Only who knows this word may sit down from now on; without one, anybody.
    Lock(Option<String>),
    /// One seat more, behind the last, open or a bot's.
    Add(Occupant),
    /// One seat less; nobody may sit there but a bot.
    Remove {
        /// Which.
        seat: Seat,
    },
    /// Two seats change places.
    Swap {
        /// One.
        one: Seat,
        /// The other.
        other: Seat,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_read_as_they_are_written() {
        for text in [
            r#"{"id":1,"request":{"command":{"propose":"take_back"}}}"#,
            r#"{"id":1,"request":{"command":{"propose":{"stand_in":{"seat":1,"level":"greedy"}}}}}"#,
            r#"{"id":1,"request":{"command":{"vote":{"aye":true}}}}"#,
            r#"{"id":1,"request":{"command":"concede"}}"#,
            r#"{"id":1,"request":{"command":{"rematch":{}}}}"#,
            r#"{"id":1,"request":{"command":{"arrange":{"swap":{"one":0,"other":2}}}}}"#,
            r#"{"id":1,"request":{"command":{"arrange":"readmit"}}}"#,
            r#"{"id":1,"request":{"command":{"arrange":{"lock":"quorum"}}}}"#,
            r#"{"id":1,"request":{"command":{"arrange":{"lock":null}}}}"#,
            r#"{"id":1,"request":{"command":"renew"}}"#,
            r#"{"id":1,"request":{"command":{"arrange":{"add":{"bot":"random"}}}}}"#,
        ] {
            assert_eq!(serde_json::to_string(&crate::read(text).unwrap()).unwrap(), text);
        }
    }

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
