//! Challenges without cards of the box: twenty-one from a deck of 52 (PR27, PR28).

use crate::refusal::{Allowed, Reason, demand, not_now};
use crate::state::Duel;
use crate::{Action, Event, President, State, Step};
use rules::{Chance, Context, bit_set, never};
use serde::{Deserialize, Serialize};

/// A card of the deck by its number: four times the ranks from ace to king.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct PlayingCard(pub(crate) u8);

bit_set! {
    /// Some cards of the deck.
    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    pub(crate) struct Hand(u64) of PlayingCard;
}

/// Every card of the deck.
pub(crate) const DECK: Hand = Hand::below(52);
const MOST: u8 = 21;

/// What a hand counts: an ace is 11 if that is not too much, else 1; pictures are 10.
pub(crate) fn total(hand: Hand) -> u8 {
    let ranks = hand.iter().map(|card| card.0 % 13 + 1);
    let (mut sum, mut ace) = (0u8, false);
    for rank in ranks {
        sum = sum.saturating_add(rank.min(10));
        ace |= rank == 1;
    }
    if ace && sum <= MOST - 10 { sum + 10 } else { sum }
}

/// What can be done with a hand. When time is up the challenger has lost, and a lot decides for the challenged (PR28).
pub(crate) fn moves(step: Step) -> [Action; 3] {
    let silent = if step == Step::Challenger { Action::GiveUp } else { Action::ByLot };
    [Action::Card, Action::Stand, silent]
}

/// May this be done with a hand?
pub(crate) fn allows_move(step: Step, action: &Action) -> Allowed {
    demand(moves(step).contains(action), not_now(action, Reason::HandFirst))
}

/// Takes a card from what is left of the deck: it is shuffled, so any is as likely on top.
fn draw(duel: &mut Duel, who: usize, context: &mut impl Context<President>) -> u8 {
    let rest = DECK.difference(duel.hands[0]).difference(duel.hands[1]);
    let card = rest.nth(context.chance().below((rest.len() as u32).max(1)) as usize);
    never!(card.is_none(), "nobody takes the whole deck");
    let card = card.unwrap_or(PlayingCard(0));
    duel.hands[who].insert(card);
    card.0
}

impl President {
    /// Two cards each.
    pub(crate) fn deal_hands(&self, duel: &mut Duel, context: &mut impl Context<Self>) {
        let [a, b, c, d] = [0, 0, 1, 1].map(|who| draw(duel, who, context));
        context.tell(|| Event::Dealt { challenger: [a, b], challenged: [c, d] });
    }

    /// Another card, or none. Whoever passes 21 loses at once; a tie loses the challenge.
    pub(crate) fn play_hand(&self, state: &mut State, action: &Action, context: &mut impl Context<Self>) {
        let first = state.step == Step::Challenger;
        let turn = state.turn;
        let Some(duel) = &mut state.duel else {
            never!("a hand is played without a challenge");
            return;
        };
        let (who, seat) = if first { (0, turn) } else { (1, duel.holder) };
        let another = match action {
            Action::Card => true,
            // The challenged is silent: a lot decides (PR28).
            Action::ByLot => context.chance().below(2) == 1,
            _ => false,
        };
        if *action == Action::GiveUp {
            context.tell(|| Event::GaveUp { seat, card: None, number: 0 });
            return self.decide(state, false, context);
        }
        if another {
            let card = draw(duel, who, context);
            let total = total(duel.hands[who]);
            context.tell(|| Event::Card { seat, card, total });
            if total > MOST {
                self.decide(state, !first, context);
            }
            return;
        }
        let totals = duel.hands.map(total);
        context.tell(|| Event::Stood { seat, total: totals[who] });
        if first {
            state.step = Step::Challenged;
        } else {
            self.decide(state, totals[0] > totals[1], context);
        }
    }
}
