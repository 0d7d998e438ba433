//! Debts: the red cards that nobody could pay yet, in front of their debtors, when they are due and when they are void
//! (P34, PR8, PR10, PR17, PR20, PR32).

use crate::atlas::votes;
use crate::options::Rounding;
use crate::{Event, President, Purpose, State, subset_sum};
use rules::{Context, Seat, never};
use serde::{Deserialize, Serialize};

/// There are no more red cards than this: 52, and those of a pack.
pub(crate) const MOST: usize = 112;

/// A red card in front of its debtor.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Owed {
    pub(crate) seat: Seat,
    pub(crate) card: u8,
    /// What is left of it, in steps; never none.
    pub(crate) left: u8,
}

const NOTHING: Owed = Owed { seat: Seat::new(0), card: 0, left: 0 };

/// Every debt, the oldest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Owed>", into = "Vec<Owed>")]
pub(crate) struct Debts {
    owed: [Owed; MOST],
    count: u8,
}

impl Debts {
    pub(crate) const NONE: Debts = Debts { owed: [NOTHING; MOST], count: 0 };

    #[inline]
    pub(crate) fn list(&self) -> &[Owed] {
        &self.owed[..usize::from(self.count)]
    }

    /// What a debtor owes in all, in steps.
    pub(crate) fn of(&self, seat: Seat) -> u16 {
        self.list().iter().filter(|owed| owed.seat == seat).map(|owed| u16::from(owed.left)).sum()
    }

    /// The place of a debtor's oldest debt.
    pub(crate) fn oldest(&self, seat: Seat) -> Option<usize> {
        self.list().iter().position(|owed| owed.seat == seat)
    }

    /// A new debt, the youngest.
    pub(crate) fn add(&mut self, owed: Owed) {
        let Some(place) = self.owed.get_mut(usize::from(self.count)) else {
            never!("there are more debts than red cards, and {owed:?} is one too many");
            return;
        };
        *place = owed;
        self.count += 1;
    }

    /// Takes a debt away.
    pub(crate) fn remove(&mut self, place: usize) -> Owed {
        let owed = self.owed[place];
        self.owed.copy_within(place + 1.., place);
        self.owed[MOST - 1] = NOTHING;
        self.count -= 1;
        owed
    }

    /// Makes a debt smaller by so many steps, of which it has more.
    pub(crate) fn shrink(&mut self, place: usize, steps: u8) {
        self.owed[place].left -= steps;
    }
}

impl President {
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
        enough && (!waits || subset_sum::can_pay(&self.atlas, state.losable(seat), steps))
    }

    /// A debt is due (P34). Says whether anything is asked.
    pub(crate) fn call_in(&self, state: &mut State, place: usize, context: &mut impl Context<Self>) -> bool {
        let Owed { seat, card, left } = state.debts.remove(place);
        state.card = Some(card);
        context.tell(|| Event::Due { seat, votes: votes(left) });
        self.open_sum(state, Purpose::Debt, seat, Some(seat), None, left, context)
    }

    /// The debts of whoever is out of round two are void (PR17).
    pub(crate) fn void_debts(&self, state: &mut State, seat: Seat, context: &mut impl Context<Self>) {
        while let Some(place) = state.debts.oldest(seat) {
            let card = state.debts.remove(place).card;
            state.campaign.put_under(card);
            context.tell(|| Event::Void { seat, card });
        }
    }
}

impl From<Debts> for Vec<Owed> {
    fn from(debts: Debts) -> Vec<Owed> {
        debts.list().to_vec()
    }
}

impl TryFrom<Vec<Owed>> for Debts {
    type Error = String;

    fn try_from(list: Vec<Owed>) -> Result<Debts, String> {
        if list.len() > MOST {
            return Err(format!("there are no more than {MOST} debts"));
        }
        let mut debts = Debts::NONE;
        list.into_iter().for_each(|owed| debts.add(owed));
        Ok(debts)
    }
}
