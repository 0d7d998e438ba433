//! What bots weigh, and what playouts pick: some of what is offered.

use crate::Politico;
use crate::action::Action;
use crate::state::State;
use rules::{Chance, Seat};

/// In random play somebody proposes a change of the rules once in so many of their decisions.
const PROPOSALS_ARE_RARE: u32 = 64;

/// And disputes the last action once in so many of the moments in which they could.
const DISPUTES_ARE_RARE: u32 = 16;

impl Politico {
    /// What a bot weighs: what it is asked, and what it may do besides if it is asked nothing. Talk is left to people,
    /// and so is the law of the table, but for whoever can do nothing else.
    pub(crate) fn list_considered(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list_answers(state, seat, out);
        if out.is_empty() {
            self.list_asides(state, seat, out);
            if out.is_empty() {
                self.list_pledges(state, seat, out);
            }
            return;
        }
        // A lot among one's own cards comes to the same as one of them.
        if out.len() > 1 {
            out.retain(|action| !matches!(action, Action::ByLot));
        }
        self.list_resignation(state, seat, out);
    }

    /// One choice at random. Promises and proposals are so many that they would drown the rest, and one who is asked
    /// nothing but to begin would dispute every other action: they are rare.
    #[inline]
    pub(crate) fn pick_one(
        &self,
        state: &State,
        seat: Seat,
        chance: &mut impl Chance,
        out: &mut Vec<Action>,
    ) -> Action {
        out.clear();
        self.list_answers(state, seat, out);
        self.list_resignation(state, seat, out);
        let dispute = self.allows_dispute(state, seat).is_ok();
        if dispute && (out.is_empty() || chance.below(DISPUTES_ARE_RARE) == 0) {
            out.push(Action::Dispute);
        }
        if out.is_empty() || self.acts(state, seat) && chance.below(PROPOSALS_ARE_RARE) == 0 {
            out.clear();
            self.list(state, seat, out);
        }
        let place = chance.below((out.len() as u32).max(1)) as usize;
        if place < out.len() { out.swap_remove(place) } else { Action::Pass }
    }
}
