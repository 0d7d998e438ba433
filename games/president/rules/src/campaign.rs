//! Campaign cards, debts and the sums of territories that they and lost challenges ask for (P30 to P36, P42).

use crate::atlas::votes;
use crate::debts::Owed;
use crate::event::Event;
use crate::options::Rounding;
use crate::state::Tally;
use crate::sums::{self, Aim};
use crate::turn::lot;
use crate::{Action, President, Purpose, State, Step, Territories, Territory};
use rules::{Context, Seat};

impl President {
    /// Draws a campaign card (P23) and carries it out as far as it asks nothing. Says whether it asks something.
    pub(crate) fn draw_campaign(&self, state: &mut State, context: &mut impl Context<Self>) -> bool {
        // The pile is never empty: the green cards always go back under it.
        let Some(number) = state.campaign.draw(context.chance()) else { return false };
        // There are fewer than 256 of them.
        let number = number as u8;
        let Some(card) = self.decks.campaign(number) else { return false };
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

    /// The place of a debt that can be paid: of each debtor the oldest only (PR10).
    pub(crate) fn payable(&self, state: &State) -> Option<usize> {
        let debts = state.debts.list();
        debts.iter().position(|owed| {
            let oldest = state.debts.oldest(owed.seat).is_some_and(|place| debts[place] == *owed);
            oldest && self.can_pay(state, owed.seat, owed.left)
        })
    }

    /// Can a seat pay this, or is it a debt for now (P34, PR8, PR32)?
    pub(crate) fn can_pay(&self, state: &State, seat: Seat, steps: u8) -> bool {
        let enough = state.losable_votes(seat) >= u16::from(steps);
        let waits = self.options.rounding == Rounding::StepOrDebt;
        enough && (!waits || sums::can_pay(&self.atlas, state.losable(seat), steps))
    }

    /// A debt is due (P34). Says whether anything is asked.
    pub(crate) fn call_in(&self, state: &mut State, place: usize, context: &mut impl Context<Self>) -> bool {
        let Owed { seat, card, left } = state.debts.remove(place);
        state.card = Some(card);
        context.tell(|| Event::Due { seat, votes: votes(left) });
        self.open_sum(state, Purpose::Debt, seat, Some(seat), None, left, context)
    }

    /// Asks for territories that make an amount; says whether anything is left to be chosen.
    #[expect(clippy::too_many_arguments, reason = "who picks what, from whom, for whom and how much")]
    pub(crate) fn open_sum(
        &self,
        state: &mut State,
        purpose: Purpose,
        chooser: Seat,
        from: Option<Seat>,
        to: Option<Seat>,
        amount: u8,
        context: &mut impl Context<Self>,
    ) -> bool {
        let pool = state.pool(from);
        match sums::aim(&self.atlas, pool, amount, self.options.rounding.beyond(purpose)) {
            _ if amount == 0 => {}
            Aim::All => self.take_all(state, purpose, chooser, from, to, context),
            Aim::Make(target) => {
                if target != amount {
                    context.tell(|| Event::Rounded { from: votes(amount), to: votes(target) });
                }
                if target > 0 {
                    state.sum = Some(Tally { chooser, from, to, target, left: target });
                    state.step = Step::Sum(purpose);
                    return true;
                }
            }
        }
        put_card_under(state);
        false
    }

    /// All that there is changes hands, one by one: whoever is elected on the way takes no more (P51, PR29).
    fn take_all(
        &self,
        state: &mut State,
        purpose: Purpose,
        chooser: Seat,
        from: Option<Seat>,
        to: Option<Seat>,
        context: &mut impl Context<Self>,
    ) {
        let pool = state.pool(from);
        let before = to.map(|seat| (seat, state.votes[seat.index()]));
        let mut done = Territories::NONE;
        for territory in pool.iter() {
            state.transfer(territory, from, to, &self.atlas);
            done.insert(territory);
            if !self.edition.takes_all_past_the_end() && to.is_some() && self.majority(state).is_some() {
                break;
            }
        }
        let territories = done.into();
        context.tell(|| match done == pool {
            true => Event::AllOfIt { purpose, from, to, territories },
            false => Event::Picked { purpose, seat: chooser, from, to, territories },
        });
        if let Some((seat, before)) = before {
            self.announce(state, seat, before, context);
        }
    }

    /// What can be picked now.
    #[inline]
    pub(crate) fn pickable(&self, state: &State, tally: &Tally) -> Territories {
        sums::offers(&self.atlas, state.pool(tally.from), tally.left)
    }

    /// One pick, or those that a rule or a lot chooses.
    pub(crate) fn pick_for_sum(
        &self,
        state: &mut State,
        purpose: Purpose,
        action: &Action,
        context: &mut impl Context<Self>,
    ) {
        let Some(tally) = state.sum else { return };
        let pool = state.pool(tally.from);
        let picked = match action {
            Action::Pick { territory, .. } => Territories::only(*territory),
            Action::Fewest => sums::complete(&self.atlas, pool, tally.left, false),
            Action::Most => sums::complete(&self.atlas, pool, tally.left, true),
            _ => self.set_by_lot(pool, tally.left, context),
        };
        let Tally { chooser, from, to, .. } = tally;
        let before = to.map(|seat| (seat, state.votes[seat.index()]));
        let mut done = Territories::NONE;
        for territory in picked.iter() {
            self.pick(state, territory);
            done.insert(territory);
            // Somebody is elected in the middle of it (P51, PR29).
            if to.is_some() && self.majority(state).is_some() {
                break;
            }
        }
        context.tell(|| Event::Picked { purpose, seat: chooser, from, to, territories: done.into() });
        if let Some((seat, before)) = before {
            self.announce(state, seat, before, context);
            if self.ends(state, context) {
                return;
            }
        }
        if state.sum.is_some_and(|tally| tally.left == 0) {
            state.sum = None;
            put_card_under(state);
            self.go_on(state, context);
        }
    }

    fn pick(&self, state: &mut State, territory: Territory) {
        let Some(tally) = &mut state.sum else { return };
        tally.left = tally.left.saturating_sub(self.atlas.steps(territory));
        let (from, to) = (tally.from, tally.to);
        state.transfer(territory, from, to, &self.atlas);
    }

    fn set_by_lot(
        &self,
        mut pool: Territories,
        mut left: u8,
        context: &mut impl Context<Self>,
    ) -> Territories {
        let mut set = Territories::NONE;
        while left > 0
            && let Some(territory) = lot(sums::offers(&self.atlas, pool, left), context)
        {
            pool.remove(territory);
            set.insert(territory);
            left -= self.atlas.steps(territory);
        }
        set
    }
}

/// A campaign card that has been carried out goes under its pile (P36).
pub(crate) fn put_card_under(state: &mut State) {
    if let Some(card) = state.card.take() {
        state.campaign.put_under(card);
    }
}
