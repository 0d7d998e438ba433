//! Campaign cards: a green one credits votes, a red one costs them or becomes a debt (P23, P30, P32, P35, P36, PR9, PR17, PR20,
//! PR29).

use crate::atlas::votes;
use crate::debts::Owed;
use crate::{Event, President, Purpose, State};
use rules::{Context, Seat, never};

impl President {
    /// Draws a campaign card (P23) and carries it out as far as it asks nothing. Says whether it asks something.
    pub(crate) fn draw_campaign(&self, state: &mut State, context: &mut impl Context<Self>) -> bool {
        let Some(number) = state.campaign.draw(context.chance()) else {
            never!("the pile of campaign cards is empty, and the green ones always go back under it");
            return false;
        };
        // There are fewer than 256 of them.
        let number = number as u8;
        let Some(card) = self.decks.campaign(number) else {
            never!("there is no campaign card {number}");
            return false;
        };
        let (seat, side) = (state.turn, state.own_side());
        state.card = Some(number);
        context.tell(|| Event::Campaign { seat, card: number });
        if card.credit {
            let rest = self.set_off(state, side, card.steps, context);
            return self.open_sum(state, Purpose::Credit, seat, None, Some(side), rest, context);
        }
        if !self.can_pay(state, side, card.steps) {
            state.card = None;
            state.debts.add(Owed { seat: side, card: number, left: card.steps });
            let enough = state.losable_votes(side) >= u16::from(card.steps);
            context.tell(|| Event::Owes { seat: side, card: number, enough });
            return false;
        }
        self.open_sum(state, Purpose::Cost, seat, Some(side), None, card.steps, context)
    }

    /// Sets a credit against debts, the oldest first; gives what is left of it (P35, PR9).
    fn set_off(&self, state: &mut State, seat: Seat, mut credit: u8, context: &mut impl Context<Self>) -> u8 {
        while credit > 0
            && let Some(place) = state.debts.oldest(seat)
        {
            let owed = state.debts.list()[place].left;
            let gone = owed.min(credit);
            credit -= gone;
            if gone == owed {
                let paid = state.debts.remove(place);
                state.campaign.put_under(paid.card);
            } else {
                state.debts.shrink(place, gone);
            }
            context.tell(|| Event::SetOff { seat, votes: votes(gone), left: votes(owed - gone) });
        }
        credit
    }
}

/// A campaign card that has been carried out goes under its pile (P36).
pub(crate) fn put_card_under(state: &mut State) {
    if let Some(card) = state.card.take() {
        state.campaign.put_under(card);
    }
}
