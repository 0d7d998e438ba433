//! Cards that one must discard: beyond the limit of a hand, or because the newspaper says so (A14, AR5, AR43, AR46).

use crate::action::Action;
use crate::any_card::AnyCard;
use crate::card::Card;
use crate::event::Event;
use crate::frame::Frame;
use crate::refusal::Reason;
use crate::state::State;
use crate::{Politico, Ruling};
use rules::{Context, Seat, never};

/// Cards that may be kept where there is a limit (AR5).
const HAND_LIMIT: u8 = 10;
/// Cards that the newspaper leaves to everybody (AR46).
const SIX: u8 = 6;

/// One discards any card one holds, or one by lot (AR43).
pub(crate) const DISCARDS: AnyCard =
    AnyCard { with: Action::Discard, besides: Action::ByLot, first: Reason::DiscardFirst };

impl Politico {
    /// Has the active player more cards than the table lets one keep (AR5)?
    pub(crate) fn exceeds_hand_limit(&self, state: &State) -> bool {
        let held = state.hands[state.chamber.active.index()].total();
        state.chamber.charter.is(Ruling::HandLimit) && held > HAND_LIMIT
    }

    /// The active player discards down to the limit (AR5).
    pub(crate) fn keep_hand_limit(&self, state: &mut State) {
        let seat = state.chamber.active;
        state.chamber.stack.push(Frame::Shed { seat, to: HAND_LIMIT, all: false });
    }

    /// The active player discards one card (AR46).
    pub(crate) fn shed_one(&self, state: &mut State) {
        let seat = state.chamber.active;
        let held = state.hands[seat.index()].total();
        if held > 0 {
            state.chamber.stack.push(Frame::Shed { seat, to: held - 1, all: false });
        }
    }

    /// A card goes from a hand to those that are spent, before everybody's eyes (A14).
    pub(crate) fn discard(
        &self,
        state: &mut State,
        seat: Seat,
        card: Card,
        context: &mut impl Context<Self>,
    ) {
        state.spend(seat, card);
        state.reveal();
        context.tell(|| Event::Discarded { seat, card });
    }

    /// Whoever holds more than six discards, from this seat clockwise up to the active player (AR46).
    pub(crate) fn shed_from(&self, state: &mut State, from: Seat) {
        let mut seat = from;
        loop {
            if state.hands[seat.index()].total() > SIX {
                return state.chamber.stack.push(Frame::Shed { seat, to: SIX, all: true });
            }
            seat = seat.next(self.seats);
            if seat == state.chamber.active {
                return;
            }
        }
    }

    /// A card is discarded because it must be, of one's choice or by lot (AR43); the next follow.
    pub(crate) fn shed(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        context: &mut impl Context<Self>,
    ) {
        let Frame::Shed { to, all, .. } = state.chamber.top() else {
            never!("a card is discarded by force where none must be");
            return;
        };
        let card = match *action {
            Action::Discard(card) => Some(card),
            _ => state.hands[seat.index()].by_lot(context.chance()),
        };
        let Some(card) = card else {
            never!("whoever must discard holds a card");
            return;
        };
        self.discard(state, seat, card, context);
        if state.hands[seat.index()].total() > to {
            return;
        }
        state.chamber.stack.pop();
        let next = seat.next(self.seats);
        if all && next != state.chamber.active {
            self.shed_from(state, next);
        }
    }
}
