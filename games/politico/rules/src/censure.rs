//! The motion of censure (A50, AR20, AR39).

use crate::Politico;
use crate::card::Card;
use crate::event::{Event, Fall};
use crate::frame::{Frame, Step};
use crate::refusal::{Allowed, Reason, demand};
use crate::state::State;
use rules::{Context, Seat};

impl Politico {
    /// One a turn, against a government that is not protected (A50, AR39).
    pub(crate) fn allows_censure(&self, state: &State, seat: Seat) -> Allowed {
        demand(state.chamber.government.is_some(), Reason::NoGovernment)?;
        demand(!state.chamber.done.censured, Reason::Censured)?;
        self.allows_other_than_attack(state)?;
        self.allows_blow_to_government(state)?;
        state.allows_card(seat, Card::Censure)
    }

    /// The motion is displayed and voted on (A50).
    pub(crate) fn move_censure(&self, state: &mut State, context: &mut impl Context<Self>) {
        state.show(state.chamber.active, Card::Censure);
        state.chamber.stack.push(Frame::Censure);
        self.open_ballot(state, context);
    }

    /// The motion is carried for good, and the government falls (A50).
    pub(crate) fn censure(&self, state: &mut State, context: &mut impl Context<Self>) {
        let author = state.chamber.active;
        state.chamber.spent.push(Card::Censure);
        state.chamber.stack.clear(Step::Closing);
        self.end_government(state, Fall::Censure, Some(author), context);
    }

    /// Refused or cancelled, it returns to hand, and one red attack may follow (AR20, AR39).
    pub(crate) fn take_censure_back(&self, state: &mut State, context: &mut impl Context<Self>) {
        let (seat, card) = (state.chamber.active, Card::Censure);
        state.gain_openly(seat, card);
        state.chamber.done.censured = true;
        context.tell(|| Event::TookBack { seat, card });
        state.chamber.stack.clear(Step::Act);
    }
}
