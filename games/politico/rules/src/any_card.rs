//! Cards out of one's own hand: only what one holds, and the questions that any of them answers, or one thing besides: to
//! draw, to discard, to pass on (A4, A11, A12, A14, AR46).

use crate::action::Action;
use crate::card::Card;
use crate::refusal::{Allowed, Reason, demand};
use crate::state::State;
use rules::Seat;

impl State {
    /// One plays and gives only what one holds (A4).
    #[inline]
    pub(crate) fn allows_card(&self, seat: Seat, card: Card) -> Allowed {
        demand(self.hands[seat.index()].has(card), Reason::NoCard)
    }
}

/// What answers a question for any card.
pub(crate) struct AnyCard {
    /// With this card.
    pub(crate) with: fn(Card) -> Action,
    /// Without naming a card.
    pub(crate) besides: Action,
    /// Why nothing else does.
    pub(crate) first: Reason,
}

impl AnyCard {
    #[inline]
    pub(crate) fn list(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.push(self.besides);
        out.extend(state.hands[seat.index()].kinds().map(self.with));
    }

    pub(crate) fn allows(&self, state: &State, seat: Seat, action: &Action) -> Allowed {
        if *action == self.besides {
            return Ok(());
        }
        let card = Card::ALL.into_iter().find(|card| (self.with)(*card) == *action);
        card.map_or(Err(self.first), |card| state.allows_card(seat, card))
    }
}
