//! A turn: the dice, what they are used for, and what follows by itself (P10 to P24).

use crate::dice::{roll, stars};
use crate::event::Event;
use crate::offer::Offer;
use crate::{Action, President, State, Step, Territory};
use rules::{Chance, Context, Seat};

impl President {
    /// Rolls the dice (P10). What leaves no choice happens at once.
    pub(crate) fn roll(&self, state: &mut State, context: &mut impl Context<Self>) {
        let seat = state.turn;
        let dice = roll(context.chance());
        context.tell(|| Event::Rolled { seat, dice });
        state.dice = Some(dice);
        state.due = stars(dice);
        match self.offer(state, dice) {
            Offer::Lost(why) => {
                context.tell(|| Event::StepLost { seat, why });
                self.go_on(state, context);
            }
            // All one's own, and all unassailable: the card must be drawn (P17, P22).
            Offer::Own(none) if none.is_empty() => {
                state.due += 1;
                self.go_on(state, context);
            }
            _ => state.step = Step::Use,
        }
    }

    /// Takes a vacant territory (P12).
    pub(crate) fn take(&self, state: &mut State, territory: Territory, context: &mut impl Context<Self>) {
        let (seat, holder) = (state.turn, state.own_side());
        context.tell(|| Event::Took { seat, holder, territory });
        self.hand_over(state, territory, None, Some(holder), context);
        self.go_on(state, context);
    }

    /// Makes a territory unassailable (P16, P22).
    pub(crate) fn fortify(&self, state: &mut State, territory: Territory, context: &mut impl Context<Self>) {
        let seat = state.turn;
        state.fortify(territory, state.own_side(), &self.atlas);
        context.tell(|| Event::Fortified { seat, territory });
        self.go_on(state, context);
    }

    /// Draws a campaign card instead, besides those of the stars (P16, PR24).
    pub(crate) fn draw_instead(&self, state: &mut State, context: &mut impl Context<Self>) {
        state.due += 1;
        self.go_on(state, context);
    }

    /// A lot chooses among what the dice offer (PR28).
    pub(crate) fn use_by_lot(&self, state: &mut State, context: &mut impl Context<Self>) {
        let Some(dice) = state.dice else { return };
        let action = match self.offer(state, dice) {
            Offer::Take(set) => lot(set, context).map(Action::Take),
            Offer::Challenge(set) => lot(set, context).map(Action::Challenge),
            Offer::Own(set) => {
                let place = context.chance().below(set.len() as u32 + 1) as usize;
                Some(set.nth(place).map_or(Action::Draw, Action::Fortify))
            }
            Offer::Lost(_) => None,
        };
        match action {
            Some(Action::Take(territory)) => self.take(state, territory, context),
            Some(Action::Challenge(territory)) => self.challenge(state, territory, context),
            Some(Action::Fortify(territory)) => self.fortify(state, territory, context),
            _ => self.draw_instead(state, context),
        }
    }

    /// Moves a territory with its votes, and announces whoever reaches 20 000 000 (P50).
    pub(crate) fn hand_over(
        &self,
        state: &mut State,
        territory: Territory,
        from: Option<Seat>,
        to: Option<Seat>,
        context: &mut impl Context<Self>,
    ) {
        let before = to.map(|seat| state.votes[seat.index()]);
        state.transfer(territory, from, to, &self.atlas);
        if let (Some(seat), Some(before)) = (to, before) {
            self.announce(state, seat, before, context);
        }
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
pub(crate) fn lot(set: crate::Territories, context: &mut impl Context<President>) -> Option<Territory> {
    if set.is_empty() {
        return None;
    }
    set.nth(context.chance().below(set.len() as u32) as usize)
}
