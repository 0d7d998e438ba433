//! The law of the table itself: changes of the rules, and disputes (A70, A71, AR34, AR35).

use crate::Politico;
use crate::event::Event;
use crate::frame::{Frame, Step};
use crate::options::Amendment;
use crate::state::{Chamber, Count, State};
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

    /// Is there a moment before the next turn in which the action just taken can be disputed (AR35)?
    pub(crate) fn waits_for_disputes(&self, state: &State) -> bool {
        let chamber = &state.chamber;
        if !self.edition.keeps_disputes_for_people() {
            return chamber.has_disputes();
        }
        let may_dispute = |seat: Seat| !chamber.disputed.contains(seat) && !chamber.bots.contains(seat);
        chamber.has_disputes() && state.before.is_some() && chamber.everyone().iter().any(may_dispute)
    }

    /// A bot begins at once. So before its turn those people are asked, one after the other, who lost by the action and
    /// may still dispute it; `last` has answered.
    pub(crate) fn ask_the_wronged(&self, state: &mut State, last: Option<Seat>) {
        let chamber = &state.chamber;
        let Some(before) = state.before.as_ref().filter(|_| chamber.bots.contains(chamber.active)) else {
            return;
        };
        let mut others = self.clockwise_from(before.chamber.active).take(usize::from(self.seats) - 1);
        if let Some(last) = last {
            others.find(|seat| *seat == last);
        }
        let free = |seat: Seat| !chamber.bots.contains(seat) && !chamber.disputed.contains(seat);
        let next = others.find(|seat| free(*seat) && has_lost(*seat, &before.chamber, chamber));
        if let Some(seat) = next {
            state.chamber.stack.push(Frame::Stand(seat));
        }
    }

    /// The action stands for this seat.
    pub(crate) fn let_stand(&self, state: &mut State, seat: Seat) {
        state.chamber.stack.pop();
        self.ask_the_wronged(state, Some(seat));
    }

    /// Somebody calls a vote on the action just taken (AR35).
    pub(crate) fn dispute(&self, state: &mut State, seat: Seat, now: &mut impl Now<Self>) {
        state.chamber.stack.clear(Step::Begin);
        state.chamber.disputed = state.chamber.disputed.with(seat);
        state.chamber.stack.push(Frame::Dispute(seat));
        now.tell(|| Event::Disputed { seat });
        self.open_ballot(state, now);
    }

    /// The chamber goes back to before the action; cards it showed return to hand, known to all (AR35).
    pub(crate) fn take_back(&self, state: &mut State, now: &mut impl Now<Self>) {
        let Some(before) = state.before.take() else {
            state.chamber.stack.clear(Step::Begin);
            return;
        };
        let later = state.chamber;
        let seat = before.chamber.active;
        state.chamber = before.chamber;
        state.chamber.disputed = later.disputed;
        // The vote that took it back belongs to the turn that is taken up again.
        let turn = state.chamber.turns;
        state.chamber.count = later.count.map(|count| Count { turn, ..count });
        state.chamber.bots = later.bots;
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

/// Has this seat fewer points or deputies now than before, or an office less?
fn has_lost(seat: Seat, before: &Chamber, now: &Chamber) -> bool {
    now.points[seat.index()] < before.points[seat.index()]
        || now.deputies[seat.index()] < before.deputies[seat.index()]
        || before.governs(seat) && !now.governs(seat)
}
