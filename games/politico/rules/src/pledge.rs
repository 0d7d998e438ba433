//! Promises that are written down, judged, and bind nobody (AR38).

use rules::Seat;
use serde::{Deserialize, Serialize};

/// Promises a seat can have on the record at once; a new one takes the place of the oldest that is settled.
pub const PLEDGES_A_SEAT: usize = 3;
/// Promises a seat can make in a round.
pub const PLEDGES_A_ROUND: u8 = 2;
/// How many rounds ahead a promise can reach.
pub const PLEDGE_ROUNDS: u8 = 2;

/// What is promised to somebody.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Matter {
    /// To vote yes on the next ballot that concerns them: their investiture, their motion, their government.
    VoteYes,
    /// To vote no on it.
    VoteNo,
    /// Not to attack them.
    Spare,
    /// To offer them a defence when they need help.
    Lend,
}

impl Matter {
    /// All there are.
    pub const ALL: [Matter; 4] = [Matter::VoteYes, Matter::VoteNo, Matter::Spare, Matter::Lend];
}

/// A promise as it is made.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Promise {
    /// To whom, and whom it concerns.
    pub to: Seat,
    /// Does everybody hear it?
    pub aloud: bool,
    /// What.
    pub matter: Matter,
    /// Through this round.
    pub until: u8,
}

/// What became of it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// It still runs.
    Open,
    /// It was kept.
    Kept,
    /// It was broken.
    Broken,
    /// It ran out without a test, or the vote was secret.
    Lapsed,
}

/// A promise on the record.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pledge {
    /// Who made it.
    pub by: Seat,
    /// What it says.
    pub promise: Promise,
    /// What became of it.
    pub standing: Standing,
}

impl Pledge {
    /// May this seat know of it before the end?
    pub fn concerns(&self, seat: Seat) -> bool {
        self.promise.aloud || self.by == seat || self.promise.to == seat
    }
}
