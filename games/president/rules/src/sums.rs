//! Sums: territories are picked that make up a credit, a cost, a debt or a seizure (P27, P30 to P34, P42, P51, P60,
//! PR7, PR11, PR28 to PR30, PR32).

use crate::atlas::{STEP, votes};
use crate::campaign::put_card_under;
use crate::refusal::{Allowed, Reason, demand};
use crate::state::Tally;
use crate::subset_sum::{self, Aim};
use crate::turn::lot;
use crate::{Action, Event, President, Purpose, State, Step, Territories, Territory};
use rules::{Context, Seat, never};

/// What picks for the whole rest of a sum at once, where there is a choice.
const AT_ONCE: [Action; 3] = [Action::Fewest, Action::Most, Action::ByLot];

impl President {
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
        match subset_sum::aim(&self.atlas, pool, amount, self.options.rounding.beyond(purpose)) {
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

    /// All that there is changes hands.
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
        let stops = !self.edition.takes_all_past_the_end();
        self.announcing(state, to, context, |state, context| {
            let (done, _) = self.hand_over_each(state, pool, from, to, stops);
            let territories = done.into();
            context.tell(|| match done == pool {
                true => Event::AllOfIt { purpose, from, to, territories },
                false => Event::Picked { purpose, seat: chooser, from, to, territories },
            });
        });
    }

    /// Moves territories one by one, and says which and how many steps they are worth: whoever is elected on the way
    /// takes no more (P51, PR29).
    #[inline]
    fn hand_over_each(
        &self,
        state: &mut State,
        set: Territories,
        from: Option<Seat>,
        to: Option<Seat>,
        stops: bool,
    ) -> (Territories, u16) {
        let (mut done, mut steps) = (Territories::NONE, 0);
        for territory in set.iter() {
            state.transfer(territory, from, to, &self.atlas);
            done.insert(territory);
            steps += u16::from(self.atlas.steps(territory));
            if stops && to.is_some() && self.majority(state).is_some() {
                break;
            }
        }
        (done, steps)
    }

    /// What can be picked now.
    #[inline]
    fn pickable(&self, state: &State, tally: &Tally) -> Territories {
        subset_sum::offers(&self.atlas, state.pool(tally.from), tally.left)
    }

    /// What a pick leaves of a sum, in votes.
    #[inline]
    fn leaving(&self, tally: &Tally, territory: Territory) -> i32 {
        (i32::from(tally.left) - i32::from(self.atlas.steps(territory))) * STEP as i32
    }

    /// Every pick, and the ways to have the rest picked.
    pub(crate) fn list_picks(&self, state: &State, out: &mut Vec<Action>) {
        let Some(tally) = state.sum else {
            never!("territories are asked for without a sum");
            return;
        };
        let pickable = self.pickable(state, &tally);
        let pick = |territory| Action::Pick { territory, leaving: self.leaving(&tally, territory) };
        out.extend(pickable.iter().map(pick));
        if allows_at_once(pickable).is_ok() {
            out.extend(AT_ONCE);
        }
    }

    /// May this be picked for the sum?
    pub(crate) fn allows_pick(&self, state: &State, purpose: Purpose, action: &Action) -> Allowed {
        let Some(tally) = state.sum else {
            never!("territories are picked without a sum");
            return Err(Reason::NoSum);
        };
        match action {
            Action::Pick { territory, leaving } => {
                let pool = state.pool(tally.from);
                let guarded = tally.from.is_some() && state.holder(*territory) == tally.from;
                demand(!guarded || !state.firm.contains(*territory), Reason::Unassailable)?;
                demand(pool.contains(*territory), not_in_pool(purpose))?;
                demand(*leaving == self.leaving(&tally, *territory), Reason::Leaving)?;
                demand(*leaving >= 0, too_much(purpose))?;
                demand(self.pickable(state, &tally).contains(*territory), dead_end(purpose))
            }
            action if AT_ONCE.contains(action) => allows_at_once(self.pickable(state, &tally)),
            _ => Err(sum_first(purpose)),
        }
    }

    /// One pick, or those that a rule or a lot chooses.
    pub(crate) fn pick_for_sum(
        &self,
        state: &mut State,
        purpose: Purpose,
        action: &Action,
        context: &mut impl Context<Self>,
    ) {
        let Some(tally) = state.sum else {
            never!("territories are picked without a sum");
            return;
        };
        let Tally { chooser, from, to, left, .. } = tally;
        let pool = state.pool(from);
        let picked = match action {
            Action::Pick { territory, .. } => Territories::only(*territory),
            Action::Fewest => subset_sum::complete(&self.atlas, pool, left, false),
            Action::Most => subset_sum::complete(&self.atlas, pool, left, true),
            _ => self.set_by_lot(pool, left, context),
        };
        let left = self.announcing(state, to, context, |state, context| {
            let (done, steps) = self.hand_over_each(state, picked, from, to, true);
            never!(steps > left.into(), "more was picked than the sum wants");
            let left = u16::from(left).saturating_sub(steps) as u8;
            state.sum = Some(Tally { left, ..tally });
            context.tell(|| Event::Picked { purpose, seat: chooser, from, to, territories: done.into() });
            left
        });
        if to.is_some() && self.ends(state, context) {
            return;
        }
        if left == 0 {
            state.sum = None;
            put_card_under(state);
            self.go_on(state, context);
        }
    }

    fn set_by_lot(
        &self,
        mut pool: Territories,
        mut left: u8,
        context: &mut impl Context<Self>,
    ) -> Territories {
        let mut set = Territories::NONE;
        while left > 0 {
            let Some(territory) = lot(subset_sum::offers(&self.atlas, pool, left), context) else {
                never!("a lot finds nothing for the rest of a sum, {left} steps");
                break;
            };
            pool.remove(territory);
            set.insert(territory);
            left -= self.atlas.steps(territory);
        }
        set
    }
}

/// With a single pick there is nothing to shorten.
#[inline]
fn allows_at_once(pickable: Territories) -> Allowed {
    demand(pickable.has_several(), Reason::OneChoice)
}

/// First a sum has to be made up.
const fn sum_first(purpose: Purpose) -> Reason {
    match purpose {
        Purpose::Credit => Reason::CreditFirst,
        Purpose::Cost => Reason::CostFirst,
        Purpose::Debt => Reason::DebtFirst,
        Purpose::Seizure => Reason::SeizureFirst,
    }
}

/// The territory is not among those that the sum is made of.
const fn not_in_pool(purpose: Purpose) -> Reason {
    match purpose {
        Purpose::Credit => Reason::NotInCredit,
        Purpose::Cost => Reason::NotInCost,
        Purpose::Debt => Reason::NotInDebt,
        Purpose::Seizure => Reason::NotInSeizure,
    }
}

/// The territory is worth more than is left of the sum.
const fn too_much(purpose: Purpose) -> Reason {
    match purpose {
        Purpose::Credit => Reason::TooMuchCredit,
        Purpose::Cost => Reason::TooMuchCost,
        Purpose::Debt => Reason::TooMuchDebt,
        Purpose::Seizure => Reason::TooMuchSeizure,
    }
}

/// The rest of the sum could not be made any more.
const fn dead_end(purpose: Purpose) -> Reason {
    match purpose {
        Purpose::Credit => Reason::DeadEndOfCredit,
        Purpose::Cost => Reason::DeadEndOfCost,
        Purpose::Debt | Purpose::Seizure => Reason::DeadEnd,
    }
}

/// Picks of one value come to the same, so a bot weighs one of them, and no lot.
pub(crate) fn consider(out: &mut Vec<Action>) {
    let mut values = Vec::new();
    out.retain(|action| match action {
        Action::Pick { leaving, .. } => {
            let new = !values.contains(leaving);
            values.push(*leaving);
            new
        }
        Action::ByLot => false,
        _ => true,
    });
}
