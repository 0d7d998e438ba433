//! Drawing an asset, or discarding one for two, and the stock it comes from (A11, A12, AR4, AR7).

use crate::action::Action;
use crate::any_card::AnyCard;
use crate::card::Card;
use crate::event::Event;
use crate::frame::Step;
use crate::refusal::Reason;
use crate::state::State;
use crate::{Politico, Ruling};
use rules::{Context, Seat, never};

/// One draws, or discards any card one holds (A11, A12).
pub(crate) const DRAWS: AnyCard =
    AnyCard { with: Action::DiscardForTwo, besides: Action::Draw, first: Reason::DrawFirst };

impl Politico {
    /// One card, or after a discard two (A11, A12).
    pub(crate) fn draw_asset(&self, state: &mut State, action: &Action, context: &mut impl Context<Self>) {
        let seat = state.chamber.active;
        if let Action::DiscardForTwo(card) = *action {
            self.discard(state, seat, card, context);
            self.draw(state, seat, context);
        }
        self.draw(state, seat, context);
        state.chamber.stack.clear(Step::Act);
    }

    /// Draws a card. An empty stock is made of the discards, or reaches those below it, which all have seen (AR4).
    pub(crate) fn draw(&self, state: &mut State, seat: Seat, context: &mut impl Context<Self>) {
        state.reveal();
        if state.stock.is_empty() && state.chamber.charter.is(Ruling::Discards) {
            match state.chamber.spent.take_oldest() {
                Some(card) => {
                    state.gain_openly(seat, card);
                    context.tell(|| Event::Drew { seat, card: Some(card), open: true });
                }
                None => context.tell(|| Event::NothingToDraw { seat }),
            }
            return;
        }
        if state.stock.is_empty() && !state.chamber.spent.cards().is_empty() {
            state.stock = state.chamber.spent.cards().iter().copied().collect();
            state.chamber.spent.clear();
            context.tell(|| Event::Shuffled);
        }
        if state.stock.is_empty() {
            context.tell(|| Event::NothingToDraw { seat });
            return;
        }
        let card = self.draw_by_lot(state, context);
        state.hands[seat.index()].add(card);
        context.tell(|| Event::Drew { seat, card: Some(card), open: false });
    }

    /// A card of the stock, whose order nobody knows; there must be one.
    #[inline]
    pub(crate) fn draw_by_lot(&self, state: &mut State, context: &mut impl Context<Self>) -> Card {
        let card = state.stock.by_lot(context.chance());
        never!(card.is_none(), "a card is drawn from an empty stock");
        let card = card.unwrap_or(Card::PrimeMinister);
        state.stock.remove(card);
        card
    }
}
