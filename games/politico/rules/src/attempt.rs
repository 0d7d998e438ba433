//! Attempts to form a government that come on top: after a fall, and after the army (A43, A52, A55, AR11, AR22, AR44).

use crate::Politico;
use crate::action::Action;
use crate::card::Card;
use crate::dispatch::offer;
use crate::event::Event;
use crate::frame::{Frame, Investiture, Right, Step};
use crate::refusal::{Allowed, Reason, demand};
use crate::state::State;
use rules::{Context, Seat};

impl Politico {
    /// Does somebody try before the next turn: the author of a fall first, then whom the army toppled (A43, AR22)?
    pub(crate) fn asks_for_attempt(&self, state: &mut State, context: &mut impl Context<Self>) -> bool {
        let chamber = &mut state.chamber;
        if chamber.government.is_some() {
            return false;
        }
        let author = chamber.done.author.take().map(|author| (author, Right::Author));
        let next = author.or_else(|| chamber.done.toppled.take().map(|pm| (pm, Right::Army)));
        let Some((seat, right)) = next else { return false };
        self.ask_for_attempt(state, seat, right, context);
        true
    }

    fn ask_for_attempt(&self, state: &mut State, seat: Seat, right: Right, context: &mut impl Context<Self>) {
        state.chamber.stack.push(Frame::Attempt { seat, right });
        context.tell(|| Event::MayForm { seat });
    }

    /// What may be tried, or nothing.
    pub(crate) fn list_attempts(&self, state: &State, seat: Seat, right: Right, out: &mut Vec<Action>) {
        out.push(Action::Decline);
        offer([Action::Providential], out, |action| self.allows_attempt(state, seat, right, action));
        self.list_forms(state, seat, right, out);
    }

    /// A government by a card, or by the providential man if one brought the last down (A43, A55, AR11).
    pub(crate) fn allows_attempt(&self, state: &State, seat: Seat, right: Right, action: &Action) -> Allowed {
        match *action {
            Action::Decline => Ok(()),
            Action::Form { card, union, army } => self.allows_form(state, seat, right, card, union, army),
            Action::Providential => {
                self.allows_new_government(state)?;
                let author = right == Right::Author && self.edition.lets_an_author_save_the_nation();
                demand(author, Reason::AttemptFirst)?;
                self.allows_saviour(state, seat)
            }
            _ => Err(Reason::AttemptFirst),
        }
    }

    /// Whoever may try does, or declines.
    pub(crate) fn attempt(
        &self,
        state: &mut State,
        seat: Seat,
        right: Right,
        action: &Action,
        context: &mut impl Context<Self>,
    ) {
        match *action {
            Action::Form { card, union, army } => self.form(state, seat, card, union, army, right, context),
            Action::Providential => self.save_the_nation(state, seat, right, context),
            _ => {
                context.tell(|| Event::Declined { seat });
                state.chamber.stack.pop();
            }
        }
    }

    /// The army cancelled the vote: the cards are lost, and another may be tried at once (A52, AR22, AR44).
    pub(crate) fn cancel_investiture(
        &self,
        state: &mut State,
        investiture: Investiture,
        context: &mut impl Context<Self>,
    ) {
        state.chamber.spent.push(investiture.card);
        if investiture.union {
            state.chamber.spent.push(Card::Union);
        }
        state.chamber.stack.clear(Step::Closing);
        self.ask_for_attempt(state, investiture.candidate, Right::Army, context);
    }
}
