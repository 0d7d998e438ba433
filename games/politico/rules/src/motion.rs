//! The law of the table itself: changes of the rules, and disputes (A70, A71, AR34, AR35).

use crate::Politico;
use crate::event::Event;
use crate::frame::Frame;
use crate::options::Amendment;
use crate::state::{Count, State};
use rules::{Now, Seat};

impl Politico {
    /// A change is proposed; it is voted on when the proposer's next turn begins (A71).
    pub(crate) fn propose(&self, state: &mut State, amendment: Amendment, now: &mut impl Now<Self>) {
        let seat = state.chamber.active;
        state.chamber.proposals[seat.index()] = Some(amendment);
        state.chamber.done.proposed = true;
        now.tell(|| Event::Proposed { seat, amendment });
    }

    pub(crate) fn amend(&self, state: &mut State, amendment: Amendment, now: &mut impl Now<Self>) {
        state.chamber.charter.amend(amendment);
        now.tell(|| Event::Amended { amendment });
    }

    /// Somebody calls a vote on the action just taken (AR35).
    pub(crate) fn dispute(&self, state: &mut State, seat: Seat, now: &mut impl Now<Self>) {
        state.chamber.disputed = state.chamber.disputed.with(seat);
        state.chamber.stack.push(Frame::Dispute(seat));
        now.tell(|| Event::Disputed { seat });
        self.open_ballot(state, now);
    }

    /// The chamber goes back to before the action; cards it showed return to hand, known to all (AR35).
    pub(crate) fn take_back(&self, state: &mut State, now: &mut impl Now<Self>) {
        let Some(before) = state.before.take() else {
            state.chamber.stack.clear(crate::Step::Begin);
            return;
        };
        let later = state.chamber;
        let seat = before.chamber.active;
        state.chamber = before.chamber;
        state.chamber.disputed = later.disputed;
        // The vote that took it back belongs to the turn that is taken up again.
        let turn = state.chamber.turns;
        state.chamber.count = later.count.map(|count| Count { turn, ..count });
        state.chamber.mid_term_rung = later.mid_term_rung;
        state.chamber.end_rung = later.end_rung;
        state.chamber.known[seat.index()] = state.chamber.known[seat.index()].at_least(before.shown);
        let right = state.right_of(seat);
        for card in before.shown.list() {
            state.hands[seat.index()].add(card);
            state.passed[right].add(card);
        }
        now.tell(|| Event::TakenBack { seat });
    }
}
