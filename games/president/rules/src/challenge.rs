//! Challenges: a card is drawn and read, and in the end the territory changes hands or others do (P14, P15, P21, P36,
//! P40 to P42, PR12, PR18, PR25, PR36). Between them lie `answers`, `ballots` or `twenty_one`.

use crate::state::Duel;
use crate::twenty_one::Hand;
use crate::{AnswerKind, ChallengeCard, Event, President, Purpose, State, Step, Territory};
use rules::{Chance, Context, Seat, never};

impl President {
    /// Challenges whoever holds a territory (P14, P15, P21).
    pub(crate) fn challenge(
        &self,
        state: &mut State,
        territory: Territory,
        context: &mut impl Context<Self>,
    ) {
        let (seat, Some(holder)) = (state.turn, state.holder(territory)) else {
            never!("nobody holds {territory:?}, and it is challenged");
            return;
        };
        context.tell(|| Event::Challenged { seat, holder, territory });
        let mut duel = Duel { territory, holder, card: None, number: 0, hands: [Hand::NONE; 2] };
        if self.options.blackjack {
            self.deal_hands(&mut duel, context);
            state.step = Step::Challenger;
        } else {
            let card = self.draw_challenge(state, holder, context);
            let Some((card, printed)) = card.and_then(|card| Some((card, self.decks.challenge(card)?)))
            else {
                never!("there is always a challenge card that can be used: most are judged by the engine");
                return;
            };
            // What it asks this time; a card that always asks the same needs no draw.
            let number = if printed.tasks() > 1 { context.chance().below(printed.tasks()) } else { 0 };
            // Of what is contested everybody has just read the name and the value (PR36).
            let number = printed.dealing.apart_from(territory, number, &self.atlas);
            context.tell(|| Event::Read { seat: holder, card, text: self.decks.filled_text(card, number) });
            (duel.card, duel.number) = (Some(card), number);
            let memory = matches!(printed.form, AnswerKind::Memory { .. });
            state.step = if memory { Step::Look } else { Step::Answer };
        }
        state.duel = Some(duel);
    }

    /// The next challenge card that can be used (P40, PR12).
    fn draw_challenge(
        &self,
        state: &mut State,
        holder: Seat,
        context: &mut impl Context<Self>,
    ) -> Option<u16> {
        loop {
            let card = state.challenges.draw(context.chance())?;
            let kind = self.decks.challenge(card)?.kind;
            if !self.is_voted_on(kind) || self.can_be_judged(state, holder) {
                return Some(card);
            }
            state.challenges.put_under(card);
            context.tell(|| Event::LeftOut { card });
        }
    }

    /// The open challenge card.
    pub(crate) fn open_card(&self, state: &State) -> Option<&ChallengeCard> {
        self.decks.challenge(state.duel?.card?)
    }

    /// A challenge is won or lost (P41, P42), and its card goes under the pile (P36).
    pub(crate) fn decide(&self, state: &mut State, won: bool, context: &mut impl Context<Self>) {
        let Some(Duel { territory, holder, card, .. }) = state.duel.take() else {
            never!("a challenge is decided that is not there");
            return;
        };
        if let Some(card) = card {
            state.challenges.put_under(card);
        }
        let (seat, side) = (state.turn, state.own_side());
        if won {
            context.tell(|| Event::Won { seat, holder: side, from: holder, territory });
            self.hand_over(state, territory, Some(holder), Some(side), context);
        } else {
            context.tell(|| Event::Failed { seat, holder, territory });
            state.fortify(territory, holder, &self.atlas);
            let value = self.atlas.steps(territory);
            if self.open_sum(state, Purpose::Seizure, holder, Some(side), Some(holder), value, context) {
                return;
            }
        }
        self.go_on(state, context);
    }
}
