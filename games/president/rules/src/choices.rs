//! What a seat may do, listed; and those of it that a bot weighs.

use crate::{Action, Ballot, President, State, Step, answers, ballots, sums, twenty_one};
use rules::{Rules, Seat};

impl President {
    pub(crate) fn list(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if !self.to_act(state).contains(seat) {
            return;
        }
        match state.step {
            Step::Join => self.list_parties(state, out),
            Step::Roll => out.push(Action::Roll),
            Step::Use => self.list_uses(state, out),
            Step::Sum(_) => self.list_picks(state, out),
            Step::Look => out.extend(answers::LOOKED),
            Step::Answer => self.list_answers(state, seat, out),
            Step::Ballot => out.extend_from_slice(ballots::papers(state, seat)),
            Step::Challenger | Step::Challenged => out.extend(twenty_one::moves(state.step)),
            Step::Government => self.list_offices(state, seat, out),
            Step::Over => {}
        }
    }

    /// Territories of one value and one holder come to the same, so one of them will do. Of an answer, only the first
    /// sample: whoever weighed them would learn the right one.
    pub(crate) fn keep_considered(&self, state: &State, out: &mut Vec<Action>) {
        match state.step {
            Step::Use => self.consider_uses(state, out),
            Step::Sum(_) => sums::consider(out),
            Step::Look | Step::Answer => out.truncate(1),
            Step::Join | Step::Challenged => out.retain(|action| *action != Action::ByLot),
            Step::Challenger => out.retain(|action| *action != Action::GiveUp),
            // Nothing hangs on offices, so the first ally and the first office will do; whoever weighed proclaiming
            // against it would as soon govern alone.
            Step::Government => out.truncate(1),
            _ => {}
        }
    }

    /// What a seat does whose time is up: a ballot abstains, a challenge is lost, anything else is drawn by lot (PR28).
    pub(crate) fn silence(&self, state: &State, seat: Seat) -> Action {
        match state.step {
            Step::Roll => Action::Roll,
            Step::Look => Action::Hide,
            Step::Answer | Step::Challenger => Action::GiveUp,
            Step::Ballot if state.bots.contains(seat) => Action::ByLot,
            Step::Ballot => Action::Vote(Ballot::Abstain),
            Step::Challenged => Action::ByLot,
            // A president may name a government, and need not (P58).
            Step::Government => Action::Proclaim,
            Step::Use | Step::Sum(_) | Step::Join | Step::Over => {
                let mut choices = Vec::new();
                self.list(state, seat, &mut choices);
                if choices.len() == 1 { choices.swap_remove(0) } else { Action::ByLot }
            }
        }
    }
}
