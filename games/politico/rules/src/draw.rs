//! Drawing an asset, or discarding one for two, and the stock it comes from (A11, A12, AR4, AR7).

use crate::action::Action;
use crate::card::Card;
use crate::event::Event;
use crate::frame::Step;
use crate::refusal::*;
use crate::state::State;
use crate::{Politico, Ruling};
use rules::{Now, Seat};

impl Politico {
    /// To draw, or to discard any card one holds (A11, A12).
    pub(crate) fn list_draws(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Draw);
        out.extend(state.hands[seat.index()].kinds().map(Action::DiscardForTwo));
    }

    pub(crate) fn allows_draw(&self, state: &State, seat: Seat, action: &Action) -> Allowed {
        match *action {
            Action::Draw => Ok(()),
            Action::DiscardForTwo(card) => state.allows_card(seat, card),
            _ => Err(DRAW_FIRST),
        }
    }

    /// One card, or after a discard two (A11, A12).
    pub(crate) fn draw_asset(&self, state: &mut State, action: &Action, now: &mut impl Now<Self>) {
        let seat = state.chamber.active;
        if let Action::DiscardForTwo(card) = *action {
            self.discard(state, seat, card, now);
            self.draw(state, seat, now);
        }
        self.draw(state, seat, now);
        state.chamber.stack.clear(Step::Act);
    }

    /// Draws a card. An empty stock is made of the discards, or reaches those below it, which all have seen (AR4).
    pub(crate) fn draw(&self, state: &mut State, seat: Seat, now: &mut impl Now<Self>) {
        state.reveal();
        if state.stock.is_empty() && state.chamber.charter.is(Ruling::Discards) {
            match state.chamber.spent.take_oldest() {
                Some(card) => {
                    state.gain_openly(seat, card);
                    now.tell(|| Event::Drew { seat, card: Some(card), open: true });
                }
                None => now.tell(|| Event::NothingToDraw { seat }),
            }
            return;
        }
        if state.stock.is_empty() && !state.chamber.spent.cards().is_empty() {
            state.stock = state.chamber.spent.cards().iter().copied().collect();
            state.chamber.spent.clear();
            now.tell(|| Event::Shuffled);
        }
        if state.stock.is_empty() {
            now.tell(|| Event::NothingToDraw { seat });
            return;
        }
        let card = self.draw_by_lot(state, now);
        state.hands[seat.index()].add(card);
        now.tell(|| Event::Drew { seat, card: Some(card), open: false });
    }

    /// A card of the stock, whose order nobody knows; there must be one.
    #[inline]
    pub(crate) fn draw_by_lot(&self, state: &mut State, now: &mut impl Now<Self>) -> Card {
        let card = state.stock.by_lot(now.chance()).unwrap_or(Card::PrimeMinister);
        state.stock.remove(card);
        card
    }
}
