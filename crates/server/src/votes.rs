//! The votes of a table: one question at a time, carried when all agree who are not gone, dropped when its time is up.

use crate::rate::Bucket;
use rules::{Seat, Seats};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::time::Instant;
use wire::table_admin::{CommandError, OpenVote, Proposal, VoteResult};

/// The question that is open, and how often each seat may still put one.
#[derive(Default)]
pub(crate) struct TableVotes {
    open: Option<OpenQuestion>,
    asked: HashMap<Seat, Bucket>,
}

/// A question that is open, as it is kept while the table sleeps.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct OpenQuestion {
    #[serde(rename = "moved")]
    vote: OpenVote,
    /// When its time is up, in milliseconds of uptime.
    until: u64,
}

/// A question that is closed, and what became of it.
pub(crate) type EndedVote = (OpenVote, VoteResult);

/// What a count of the votes leads to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum VoteCount {
    /// No question is open.
    Nothing,
    /// Somebody is still to answer: everybody is told how it stands.
    Open(OpenVote),
    /// All have agreed: it is to be carried out, and ended.
    Agreed(OpenVote),
    /// It has nothing to decide any more.
    Ended(EndedVote),
}

impl OpenQuestion {
    /// As it is told at this time.
    fn at(self, now: u64) -> OpenVote {
        OpenVote { left_ms: self.until.saturating_sub(now), ..self.vote }
    }
}

impl TableVotes {
    /// The question that was open when the table fell asleep.
    pub(crate) fn restore(&mut self, open: Option<OpenQuestion>) {
        self.open = open;
    }

    /// The question that is open, to be written down.
    pub(crate) fn record(&self) -> Option<OpenQuestion> {
        self.open
    }

    /// The question that is open, as it is told at this time.
    pub(crate) fn open_at(&self, now: u64) -> Option<OpenVote> {
        self.open.map(|question| question.at(now))
    }

    /// What is asked, and by whom.
    pub(crate) fn proposal(&self) -> Option<(Proposal, Seat)> {
        self.open.map(|question| (question.vote.proposal, question.vote.by))
    }

    /// When the time of the open question is up.
    pub(crate) fn until(&self) -> Option<u64> {
        self.open.map(|question| question.until)
    }

    /// Fails while somebody's question is open.
    pub(crate) fn check_free(&self) -> Result<(), CommandError> {
        if self.open.is_some() { Err(CommandError::Busy) } else { Ok(()) }
    }

    /// Puts a question to those who have a say, until this time of uptime. Who asks has agreed.
    pub(crate) fn ask(
        &mut self,
        (by, proposal): (Seat, Proposal),
        electorate: Seats,
        until: u64,
        now: Instant,
    ) -> Result<(), CommandError> {
        self.check_free()?;
        if !self.asked.entry(by).or_insert_with(|| Bucket::of_questions(now)).take(now) {
            return Err(CommandError::TooOften);
        }
        let voters = voters(proposal, electorate);
        let vote = OpenVote { proposal, by, voters, ayes: Seats::only(by), left_ms: 0 };
        self.open = Some(OpenQuestion { vote, until });
        Ok(())
    }

    /// Somebody answers: a no ends the question, and after a yes the votes are to be counted.
    pub(crate) fn answer(&mut self, seat: Seat, aye: bool) -> Result<Option<EndedVote>, CommandError> {
        let Some(OpenQuestion { vote, .. }) = &mut self.open else { return Err(CommandError::NoVote) };
        if !vote.voters.contains(seat) || vote.ayes.contains(seat) {
            return Err(CommandError::NoVote);
        }
        if aye {
            vote.ayes = vote.ayes.with(seat);
            return Ok(None);
        }
        Ok(self.end(VoteResult::Declined(seat)))
    }

    /// Whoever asked no longer does.
    pub(crate) fn withdraw(&mut self, seat: Seat) -> Result<Option<EndedVote>, CommandError> {
        match self.open {
            Some(question) if question.vote.by == seat => Ok(self.end(VoteResult::Moot)),
            _ => Err(CommandError::NoVote),
        }
    }

    /// Counts the votes of those who can be asked now. Where only who asks can be asked, the one whose seat it is has
    /// until the end of its time to come back.
    pub(crate) fn count(&mut self, electorate: Seats, gone: Seats, now: u64) -> VoteCount {
        let Some(question) = &mut self.open else { return VoteCount::Nothing };
        let vote = OpenVote { voters: voters(question.vote.proposal, electorate), ..question.vote };
        let answered = vote.voters.iter().all(|seat| vote.ayes.contains(seat));
        let in_time = now < question.until;
        let is_moot = match vote.awaits_return() {
            _ if !vote.voters.contains(vote.by) => true,
            // Nobody who is gone by another measure than the table's own loses the seat, however long was waited.
            Some(seat) => !gone.contains(seat),
            None => false,
        };
        if is_moot {
            return self.end(VoteResult::Moot).map_or(VoteCount::Nothing, VoteCount::Ended);
        }
        if answered && !(in_time && vote.awaits_return().is_some()) {
            return VoteCount::Agreed(vote);
        }
        question.vote = vote;
        VoteCount::Open(question.at(now))
    }

    /// Somebody has come back: whoever was gone when a question was put is asked too. Gives how it stands then.
    pub(crate) fn ask_returned(&mut self, electorate: Seats, now: u64) -> Option<OpenVote> {
        let question = self.open.as_mut()?;
        let voters = voters(question.vote.proposal, electorate);
        if voters == question.vote.voters {
            return None;
        }
        question.vote.voters = voters;
        Some(question.at(now))
    }

    /// Is this seat's answer awaited, or its player's coming back?
    pub(crate) fn is_asked(&self, seat: Seat) -> bool {
        self.open.is_some_and(|OpenQuestion { vote, .. }| {
            let silent = vote.voters.contains(seat) && !vote.ayes.contains(seat);
            silent || vote.awaits_return() == Some(seat)
        })
    }

    /// Closes the open question.
    pub(crate) fn end(&mut self, result: VoteResult) -> Option<EndedVote> {
        self.open.take().map(|question| (question.vote, result))
    }

    /// Closes a question whose time was up by then: whoever has not answered has not agreed.
    pub(crate) fn end_lapsed(&mut self, then: u64) -> Option<EndedVote> {
        self.until().filter(|until| *until <= then)?;
        self.end(VoteResult::Lapsed)
    }
}

/// Those who are asked: all who have a say. What becomes of a seat its own player does not decide.
fn voters(proposal: Proposal, electorate: Seats) -> Seats {
    let about = match proposal {
        Proposal::StandIn { seat, .. } | Proposal::Substitute { seat } => Some(seat),
        Proposal::TakeBack | Proposal::Close => None,
    };
    electorate.iter().filter(|seat| Some(*seat) != about).collect()
}

#[cfg(test)]
mod tests;
