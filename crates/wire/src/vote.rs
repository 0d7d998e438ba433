//! The votes of a table: what can be proposed to all, the question that is open, and what became of one.

use crate::players::Level;
use rules::{Seat, Seats};
use serde::{Deserialize, Serialize};

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
