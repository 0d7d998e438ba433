//! The vote of the table: the question that is open, how long it may be answered, and what became of the last one.

use super::ticker::Ticker;
use leptos::prelude::*;
use rules::Seat;
use wire::table_admin::{OpenVote, VoteResult};

/// What those at the table are asked.
#[derive(Copy, Clone)]
pub struct VoteState {
    open: RwSignal<Option<OpenVote>>,
    /// When it was received.
    received_at: StoredValue<f64>,
    ended: RwSignal<Option<(OpenVote, VoteResult)>>,
    ticker: Ticker,
}

impl VoteState {
    /// Nobody asks anything.
    pub fn new(ticker: Ticker) -> VoteState {
        VoteState {
            open: RwSignal::new(None),
            received_at: StoredValue::new(0.0),
            ended: RwSignal::new(None),
            ticker,
        }
    }

    /// The question that is open.
    pub fn open(self) -> Option<OpenVote> {
        self.open.get()
    }

    /// Is one open?
    pub fn is_open(self) -> bool {
        self.open.with(Option::is_some)
    }

    /// Is the player of this seat asked, and has not answered?
    pub fn awaits(self, seat: Option<Seat>) -> bool {
        self.open.with(|open| {
            open.zip(seat).is_some_and(|(vote, seat)| vote.voters.contains(seat) && !vote.ayes.contains(seat))
        })
    }

    /// How many seconds are left to answer.
    pub fn seconds_left(self) -> Option<u64> {
        let vote = self.open.get()?;
        let since = self.ticker.since(self.received_at.get_value());
        Some(vote.left_ms.saturating_sub(since).div_ceil(1000))
    }

    /// What became of the last question.
    pub fn ended(self) -> Option<(OpenVote, VoteResult)> {
        self.ended.get()
    }

    /// Is there something to be read of the last question?
    pub fn has_ended(self) -> bool {
        self.ended.with(Option::is_some)
    }

    /// Whoever read what became of it needs it no more.
    pub fn dismiss(self) {
        self.ended.set(None);
    }

    /// Somebody asked something, or it was decided, at this time of the device.
    pub fn receive(self, open: Option<OpenVote>, ended: Option<(OpenVote, VoteResult)>, now: f64) {
        self.received_at.set_value(now);
        self.ticker.set(now);
        self.open.set(open);
        if open.is_some() || ended.is_some() {
            self.ended.set(ended);
        }
    }

    /// Nothing is known any more: whatever is still open will be told again.
    pub fn clear(self) {
        self.open.set(None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Seats;
    use wire::table_admin::Proposal;

    fn vote(ayes: Seats) -> OpenVote {
        let voters = Seats::only(Seat::new(0)).with(Seat::new(1));
        OpenVote { proposal: Proposal::Close, by: Seat::new(0), voters, ayes, left_ms: 5000 }
    }

    #[test]
    fn who_has_agreed_is_no_longer_asked() {
        Owner::new().with(|| {
            let state = VoteState::new(Ticker::new());
            state.receive(Some(vote(Seats::only(Seat::new(0)))), None, 0.0);
            assert!(!state.awaits(Some(Seat::new(0))));
            assert!(state.awaits(Some(Seat::new(1))));
            assert!(!state.awaits(Some(Seat::new(2))) && !state.awaits(None));
        });
    }

    #[test]
    fn a_new_question_takes_the_place_of_the_last_result() {
        Owner::new().with(|| {
            let ticker = Ticker::new();
            let state = VoteState::new(ticker);
            state.receive(None, Some((vote(Seats::NONE), VoteResult::Lapsed)), 1000.0);
            assert!(state.has_ended() && !state.is_open());
            state.receive(None, None, 1500.0);
            assert!(state.has_ended(), "nothing new to read");
            state.receive(Some(vote(Seats::NONE)), None, 2000.0);
            assert!(state.is_open() && !state.has_ended());
            ticker.set(4500.0);
            assert_eq!(state.seconds_left(), Some(3));
        });
    }
}
