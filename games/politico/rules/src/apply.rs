//! An action is carried out: which file does it, and what follows by itself.

use crate::Politico;
use crate::action::Action;
use crate::frame::{Frame, Step};
use crate::state::State;
use rules::{Now, Seat};

impl Politico {
    #[inline]
    pub(crate) fn carry_out(&self, state: &mut State, seat: Seat, action: &Action, now: &mut impl Now<Self>) {
        match *action {
            Action::Pledge(promise) => self.pledge(state, seat, promise, now),
            Action::Resign if !state.chamber.is_clear() => self.resign_later(state, seat, now),
            _ if state.chamber.asks_several() => self.answer(state, seat, action, now),
            _ => {
                state.window += 1;
                self.decide(state, seat, action, now);
                self.proceed(state, now);
            }
        }
    }

    /// What one seat alone decides.
    #[inline]
    fn decide(&self, state: &mut State, seat: Seat, action: &Action, now: &mut impl Now<Self>) {
        match (state.chamber.top(), *action) {
            (_, Action::Resign) => self.resign(state, now),
            (_, Action::Dispute) => self.dispute(state, seat, now),
            (Frame::Stand(_), _) => self.let_stand(state, seat),
            (Frame::Turn(Step::Begin), _) => self.open_turn(state, now),
            (Frame::Turn(Step::Draw), Action::DiscardForTwo(card)) => self.draw_asset(state, Some(card), now),
            (Frame::Turn(Step::Draw), _) => self.draw_asset(state, None, now),
            (Frame::Turn(_), action) => self.act(state, &action, now),
            (Frame::Attempt { right, .. }, action) => self.attempt(state, seat, right, &action, now),
            (Frame::Investiture(investiture), action) => {
                self.lead_investiture(state, investiture, &action, now);
            }
            (Frame::Invited(_), action) => self.answer_invitation(state, seat, &action, now),
            (Frame::Shed { .. }, action) => self.shed(state, seat, &action, now),
            (Frame::ExpelOrLose, action) => self.expel_or_lose(state, &action, now),
            (Frame::Recruit, action) => self.recruit_at_once(state, seat, &action, now),
            // Nothing else is asked of one alone.
            _ => {}
        }
    }

    /// What a seat does whose time is up (AR43).
    pub(crate) fn silence(&self, state: &State) -> Action {
        match state.chamber.top() {
            Frame::Turn(Step::Begin) => Action::Begin,
            Frame::Turn(Step::Draw) => Action::Draw,
            Frame::Turn(_) => Action::Pass,
            Frame::Investiture(_) => Action::Present,
            Frame::Ballot { .. } => Action::Vote(crate::Vote::Abstain),
            Frame::Shed { .. } | Frame::PassLeft | Frame::ExpelOrLose => Action::ByLot,
            _ => Action::Decline,
        }
    }
}
