//! National union, and the truce that bars the same (A56, A58, AR6, AR24, AR25, AR44, AR46).

use crate::Politico;
use crate::card::Card;
use crate::event::Event;
use crate::frame::Step;
use crate::refusal::{Allowed, Reason, demand};
use crate::state::State;
use rules::{Context, Seat};

impl Politico {
    /// The card, as the action of one's turn (A58, AR6).
    pub(crate) fn allows_union(&self, state: &State, seat: Seat) -> Allowed {
        self.allows_other_than_attack(state)?;
        state.allows_card(seat, Card::Union)
    }

    /// Motions and a toppling army meet the providential man and peace (A56, AR24, AR25).
    pub(crate) fn allows_blow_to_government(&self, state: &State) -> Allowed {
        demand(state.chamber.government.is_none_or(|government| government.shield == 0), Reason::Shielded)?;
        self.allows_blow(state, false)
    }

    /// National union and a truce bar every blow but one that passes them by (A58, AR25, AR46).
    #[inline]
    pub(crate) fn allows_blow(&self, state: &State, ignores_union: bool) -> Allowed {
        demand(state.chamber.union.is_none() || ignores_union, Reason::Union)?;
        demand(state.chamber.truce.is_none() || ignores_union, Reason::Truce)
    }

    /// National union is displayed (A58).
    pub(crate) fn declare_union(&self, state: &mut State, context: &mut impl Context<Self>) {
        let seat = state.chamber.active;
        state.show(seat, Card::Union);
        state.chamber.union = Some(seat);
        context.tell(|| Event::Union { seat });
        state.chamber.stack.clear(Step::Closing);
    }

    /// National union, a truce and tension last until their player's turn begins (AR25, AR46).
    pub(crate) fn end_peace(&self, state: &mut State, seat: Seat, context: &mut impl Context<Self>) {
        let chamber = &mut state.chamber;
        let ended = [chamber.union, chamber.truce, chamber.tension].contains(&Some(seat));
        if chamber.union == Some(seat) {
            chamber.union = None;
            chamber.spent.push(Card::Union);
        }
        chamber.truce = chamber.truce.filter(|until| *until != seat);
        chamber.tension = chamber.tension.filter(|until| *until != seat);
        if ended {
            context.tell(|| Event::PeaceOver { seat });
        }
    }
}
