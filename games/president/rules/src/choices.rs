//! What a seat may do, listed; and those of it that a bot weighs.

use crate::task::Form;
use crate::{Action, Ballot, ChallengeCard, Office, President, State, Step, Territory, sums};
use rules::{Rules, Seat};

/// Samples of typed answers, the same for every card, so that they tell nothing, and right on none.
const NUMBERS: [i64; 3] = [-1, 0, 1_000_000_000];
const SHRUG: &str = "?";
const COUNTED: &str =
    "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize";

/// Is this the sample of an explanation? It uses the very word, so nobody need look for others to know that it is lost.
pub(crate) fn is_sample(card: &ChallengeCard, text: &str) -> bool {
    let rest = text.strip_prefix(card.word().fr.as_str()).and_then(|rest| rest.strip_prefix(' '));
    matches!(card.form, Form::Forbidden { .. }) && rest == Some(COUNTED)
}

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
            Step::Look => out.extend([Action::Hide, Action::GiveUp]),
            Step::Answer => self.list_answers(state, seat, out),
            Step::Ballot if state.bots.contains(seat) => out.push(Action::ByLot),
            Step::Ballot => out.extend([Ballot::Yes, Ballot::No, Ballot::Abstain].map(Action::Vote)),
            Step::Challenger => out.extend([Action::Card, Action::Stand, Action::GiveUp]),
            Step::Challenged => out.extend([Action::Card, Action::Stand, Action::ByLot]),
            Step::Government => {
                for ally in self.unnamed(state, seat).iter() {
                    let free = Office::ALL.into_iter().filter(|office| self.is_free(state, seat, *office));
                    out.extend(free.map(|office| Action::Name { seat: ally, office }));
                }
                out.push(Action::Proclaim);
            }
            Step::Over => {}
        }
    }

    /// Answers that can be listed, or a sample that gives nothing away (P61).
    fn list_answers(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let Some(card) = self.open_card(state) else { return };
        if state.bots.contains(seat) {
            out.extend([Action::Attempt, Action::GiveUp]);
            return;
        }
        match card.form {
            Form::Choice(answers) => out.extend((0..answers).map(Action::Choose)),
            Form::Number => out.extend(NUMBERS.map(Action::Number)),
            Form::Territory => out.extend(Territory::all().map(Action::Point)),
            Form::Memory { .. } | Form::Naming { .. } => out.push(Action::Words(SHRUG.into())),
            Form::Forbidden { .. } => {
                // With the very word it can be sent, and is worth nothing: a sample is no answer to be had for a click.
                out.push(Action::Words(format!("{} {COUNTED}", card.word().fr)));
                if !self.voters(state).is_empty() {
                    out.push(Action::Perform);
                }
            }
            Form::Performance => out.push(Action::Perform),
        }
        out.push(Action::GiveUp);
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
