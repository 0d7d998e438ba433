//! The refusals with their clauses, and the checks that several actions share.

use super::Probe;
use super::state::{Action, Ballot, State};
use rules::{Hidden, Refusal, Rules, Seat};

/// The longest answer, in characters (X5).
const LONGEST: usize = 40;
/// What completes the motto.
const RIGHT: &str = "fraternité";
/// The other answer that is offered.
pub(super) const WRONG: &str = "austérité";

pub(super) const NOT_SEATED: Refusal = Refusal::new("X1", "refusal-not-seated");
pub(super) const NOT_NOW: Refusal = Refusal::new("X2", "refusal-not-now");
pub(super) const NOT_YOUR_TURN: Refusal = Refusal::new("X2", "refusal-not-your-turn");
pub(super) const DECK_EMPTY: Refusal = Refusal::new("X4", "refusal-deck-empty");
pub(super) const SHOWN: Refusal = Refusal::new("X4", "refusal-shown");
pub(super) const ANSWER: Refusal = Refusal::new("X5", "refusal-answer");
pub(super) const VOTED: Refusal = Refusal::new("X6", "refusal-voted");
pub(super) const NO_SUCH_CANDIDATE: Refusal = Refusal::new("X6", "refusal-no-such-candidate");
pub(super) const REACTED: Refusal = Refusal::new("X7", "refusal-reacted");
pub(super) const PROTESTED: Refusal = Refusal::new("X8", "refusal-protested");
pub(super) const PROTEST_AWAITED: Refusal = Refusal::new("X8", "refusal-protest-awaited");
pub(super) const PROTEST_SEALED: Refusal = Refusal::new("X8", "refusal-protest-sealed");
pub(super) const NOON_RUNG: Refusal = Refusal::new("X9", "refusal-noon-rung");
pub(super) const NOON_SEALED: Refusal = Refusal::new("X9", "refusal-noon-sealed");
pub(super) const OVER: Refusal = Refusal::new("X10", "refusal-over");

/// Everything that is ever offered; of typed answers, a right one and a wrong one.
pub(super) fn conceivable(probe: &Probe) -> impl Iterator<Item = Action> + use<> {
    let answers = [RIGHT, WRONG].map(|text| Action::Answer(text.into()));
    let votes = probe.everyone().map(Ballot::For).chain([Ballot::Abstain]).map(Action::Vote);
    [Action::Roll, Action::Show, Action::Pass, Action::Strike, Action::Protest]
        .into_iter()
        .chain(answers)
        .chain(votes)
}

pub(super) fn protest(probe: &Probe, state: &State, seat: Seat) -> Result<(), Refusal> {
    at_the_table(probe, state, seat)?;
    demand(!probe.sealed(state), PROTEST_SEALED)?;
    demand(!probe.to_act(state).contains(seat), PROTEST_AWAITED)?;
    demand(!state.protested.contains(seat), PROTESTED)
}

/// Does this complete the motto (X5)?
pub(super) fn is_right(text: &str) -> bool {
    text.trim().to_lowercase() == RIGHT
}

pub(super) fn answer(text: &str) -> Result<(), Refusal> {
    let fits = !text.trim().is_empty() && text.chars().count() <= LONGEST;
    demand(fits && !text.chars().any(char::is_control), ANSWER)
}

pub(super) fn at_the_table(probe: &Probe, state: &State, seat: Seat) -> Result<(), Refusal> {
    demand(seat.index() < usize::from(probe.seats), NOT_SEATED)?;
    demand(!probe.is_over(state), OVER)
}

pub(super) fn demand<E>(holds: bool, otherwise: E) -> Result<(), E> {
    if holds { Ok(()) } else { Err(otherwise) }
}
