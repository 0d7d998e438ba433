//! May a seat do this now? Everything is looked at here, and each refusal names its clause.

use crate::refusal::{self as no, Allowed, demand};
use crate::{Action, President, State, Step, Timer, answers, ballots, dice, twenty_one};
use rules::{Rules, Seat};

impl President {
    pub(crate) fn allows(&self, state: &State, seat: Seat, action: &Action) -> Allowed {
        demand(state.everyone().contains(seat), no::NOT_SEATED)?;
        demand(state.step != Step::Over, no::OVER)?;
        if !self.to_act(state).contains(seat) {
            let voter = state.step == Step::Ballot && self.voters(state).contains(seat);
            return Err(match (voter, state.step) {
                (true, _) => no::VOTED,
                (false, Step::Ballot) => no::NO_VOTE,
                _ => no::NOT_ASKED,
            });
        }
        match state.step {
            Step::Join => self.allows_joining(state, action),
            Step::Roll => dice::allows_roll(action),
            Step::Use => self.allows_use(state, action),
            Step::Sum(purpose) => self.allows_pick(state, purpose, action),
            Step::Look => answers::allows_hiding(action),
            Step::Answer => self.allows_answer(state, seat, action),
            Step::Ballot => ballots::allows_vote(state, seat, action),
            Step::Challenger | Step::Challenged => twenty_one::allows_move(state.step, action),
            Step::Government => self.allows_government(state, seat, action),
            Step::Over => Err(no::OVER),
        }
    }

    /// Whoever plays a seat may change at any time before the end (PR13).
    pub(crate) fn allows_bell(&self, state: &State, timer: Timer) -> Allowed {
        let (seat, bot) = match timer {
            Timer::Bot(seat) => (seat, true),
            Timer::Person(seat) => (seat, false),
        };
        demand(state.everyone().contains(seat), no::NOT_SEATED)?;
        demand(state.step != Step::Over, no::OVER)?;
        let already = if bot { no::BOT_ALREADY } else { no::PERSON_ALREADY };
        demand(state.bots.contains(seat) != bot, already)
    }
}
