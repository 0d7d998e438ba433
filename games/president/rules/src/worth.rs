//! The evaluation function of bots: how good a state looks to a seat, in steps of votes.

use crate::{President, Purpose, State, Step};
use rules::{Evaluate, Seat};

/// What a campaign card brings on average, in steps: there are more green ones, and they are larger.
const CARD: f32 = 1.4;
/// How often a challenge succeeds, on average.
const SUCCESS: f32 = 0.6;
/// How much of an unassailable territory's value is won by its being so.
const SAFETY: f32 = 0.12;
/// How much of a debt weighs that cannot be paid yet: it may never have to be (PR26).
const WAITING: f32 = 0.8;

impl Evaluate for President {
    fn worth(&self, state: &State, seat: Seat) -> f32 {
        let side = state.side(seat);
        let own = self.strength(state, side);
        let rivals = state.everyone().iter().filter(|other| *other != side && state.side(*other) == *other);
        let best = rivals.map(|other| self.strength(state, other)).fold(0.0, f32::max);
        let over = match (state.step, state.elected.contains(side)) {
            (Step::Over | Step::Government, true) => 500.0,
            (Step::Over | Step::Government, false) => -500.0,
            _ => 0.0,
        };
        own - 0.5 * best + over
    }
}

impl President {
    /// What debts will probably cost: those that have to wait for a set of territories cost less (PR32).
    fn burden(&self, state: &State, side: Seat) -> f32 {
        let own = state.debts.list().iter().filter(|owed| owed.seat == side);
        let weight = |left: u8| {
            let waits = !self.options.debts_count && !self.can_pay(state, side, left);
            f32::from(left) * if waits { WAITING } else { 1.0 }
        };
        own.map(|owed| weight(owed.left)).sum()
    }

    /// Votes, with what is under way counted as it will probably come out.
    fn strength(&self, state: &State, side: Seat) -> f32 {
        let index = side.index();
        let mut strength = f32::from(state.votes[index]) + SAFETY * f32::from(state.firm_votes[index])
            - self.burden(state, side);
        if state.own_side() == side {
            strength += CARD * f32::from(state.due);
        }
        if let Some(duel) = state.duel {
            let value = f32::from(self.atlas.steps(duel.territory));
            // Won, it changes hands; lost, as much goes the other way.
            let expected = value * (2.0 * SUCCESS - 1.0);
            if duel.holder == side {
                strength -= expected;
            } else if state.own_side() == side {
                strength += expected;
            }
        }
        if let (Some(tally), Step::Sum(purpose)) = (state.sum, state.step) {
            let left = f32::from(tally.left);
            if tally.to == Some(side) {
                strength += left;
            }
            if tally.from == Some(side) && purpose != Purpose::Credit {
                strength -= left;
            }
        }
        strength
    }
}
