//! Changes of the rules: proposed, and voted on a round later (A70, A71, AR34).

use crate::Politico;
use crate::action::Action;
use crate::event::Event;
use crate::frame::{Frame, Step};
use crate::options::{Amendment, Charter, Ruling, TARGETS};
use crate::refusal::{Allowed, Reason, demand};
use crate::state::State;
use rules::{Context, Seat};

impl Politico {
    /// May this seat propose anything now (AR34)?
    fn allows_proposals(&self, state: &State, seat: Seat) -> Allowed {
        let (done, proposals) = (state.chamber.done, &state.chamber.proposals);
        demand(!done.proposed && proposals[seat.index()].is_none(), Reason::Proposed)?;
        self.allows_before_playing(state)
    }

    pub(crate) fn allows_proposal(&self, state: &State, seat: Seat, amendment: Amendment) -> Allowed {
        self.allows_proposals(state, seat)?;
        let known = !matches!(amendment, Amendment::Target(points) if !TARGETS.contains(&points));
        demand(known, Reason::ProposeWhat)?;
        allows_change(state.chamber.charter, amendment)
    }

    pub(crate) fn list_proposals(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.allows_proposals(state, seat).is_err() {
            return;
        }
        let charter = state.chamber.charter;
        // Written out at once, because they are many and listed often.
        out.extend_from_slice(
            &Ruling::ALL
                .map(|ruling| Action::Propose(Amendment::Set { ruling, second: !charter.is(ruling) })),
        );
        let targets = TARGETS.map(Amendment::Target).into_iter();
        let others = targets.filter(|target| allows_change(charter, *target).is_ok());
        out.extend(others.map(Action::Propose));
    }

    /// A change is proposed; it is voted on when the proposer's next turn begins (A71).
    pub(crate) fn propose(&self, state: &mut State, amendment: Amendment, context: &mut impl Context<Self>) {
        let seat = state.chamber.active;
        state.chamber.proposals[seat.index()] = Some(amendment);
        state.chamber.done.proposed = true;
        context.tell(|| Event::Proposed { seat, amendment });
    }

    /// The turn of whoever proposed a change begins, and it is voted on (A71).
    pub(crate) fn vote_on_proposal(&self, state: &mut State, context: &mut impl Context<Self>) {
        if state.chamber.proposals[state.chamber.active.index()].is_some() {
            state.chamber.stack.push(Frame::Amendment);
            self.open_ballot(state, context);
        }
    }

    /// The vote is counted: what was proposed holds from now on, or is off the table (A70, A71).
    pub(crate) fn close_proposal(&self, state: &mut State, carried: bool, context: &mut impl Context<Self>) {
        let proposal = state.chamber.proposals[state.chamber.active.index()].take();
        if let Some(amendment) = proposal.filter(|_| carried) {
            state.chamber.charter.amend(amendment);
            context.tell(|| Event::Amended { amendment });
        }
        state.chamber.stack.clear(Step::News);
    }
}

/// What is proposed must change something (AR34).
fn allows_change(charter: Charter, amendment: Amendment) -> Allowed {
    demand(!charter.has(amendment), Reason::AlreadySo)
}
