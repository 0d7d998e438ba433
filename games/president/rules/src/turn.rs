//! The course of a turn: what follows a step by itself, one after the other, until it is the next player's turn (P3,
//! P23, P50, PR10, PR21 to PR23, PR29).

use crate::{President, State, Step, Territories, Territory};
use rules::{Chance, Context, Seat};

impl President {
    /// Moves a territory with its votes, and announces whoever reaches 20 000 000 (P50).
    pub(crate) fn hand_over(
        &self,
        state: &mut State,
        territory: Territory,
        from: Option<Seat>,
        to: Option<Seat>,
        context: &mut impl Context<Self>,
    ) {
        self.announcing(state, to, context, |state, _| state.transfer(territory, from, to, &self.atlas));
    }

    /// A step is over: the ends are looked for, then debts, then the cards of the stars; then it is the next turn (PR29).
    pub(crate) fn go_on(&self, state: &mut State, context: &mut impl Context<Self>) {
        loop {
            if self.ends(state, context) {
                return;
            }
            let opened = if let Some(place) = self.payable(state) {
                self.call_in(state, place, context)
            } else if state.due > 0 {
                state.due -= 1;
                self.draw_campaign(state, context)
            } else {
                return self.next_turn(state, context);
            };
            if opened {
                return;
            }
        }
    }

    fn next_turn(&self, state: &mut State, context: &mut impl Context<Self>) {
        state.dice = None;
        state.turns = state.turns.saturating_add(1);
        if self.options.turn_limit.is_some_and(|limit| state.turns >= limit) {
            return self.round_over(state, true, context);
        }
        state.turn = state.turn.next(state.players);
        state.step = Step::Roll;
    }
}

/// One of these by lot.
pub(crate) fn lot(set: Territories, context: &mut impl Context<President>) -> Option<Territory> {
    if set.is_empty() {
        return None;
    }
    set.nth(context.chance().below(set.len() as u32) as usize)
}
