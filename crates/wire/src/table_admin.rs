//! Administration of a table: how it and its seats fare, and the commands of its players and its host.

pub use crate::clock::{Clock, ClockReading, Clocks};
pub use crate::command_error::CommandError;
pub use crate::vote::{OpenVote, Proposal, VoteResult};

use crate::players::{Level, Occupant};
use rules::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

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
}
