//! The refusals with their clauses, and the checks that several actions share.

use super::Probe;
use super::state::{Action, Ballot, State};
use rules::{Hidden, Rules, Seat, demand, refusals};

/// The longest answer, in characters (X5).
const LONGEST: usize = 40;
/// What completes the motto.
const RIGHT: &str = "fraternité";
/// The other answer that is offered.
pub(super) const WRONG: &str = "austérité";

refusals! {
    /// Why something is refused.
    pub(super) enum Reason {
        NotSeated = "X1", "refusal-not-seated";
        NotNow = "X2", "refusal-not-now";
        NotYourTurn = "X2", "refusal-not-your-turn";
        DeckEmpty = "X4", "refusal-deck-empty";
        Shown = "X4", "refusal-shown";
        Answer = "X5", "refusal-answer";
        Voted = "X6", "refusal-voted";
        NoSuchCandidate = "X6", "refusal-no-such-candidate";
        Reacted = "X7", "refusal-reacted";
        Protested = "X8", "refusal-protested";
        ProtestAwaited = "X8", "refusal-protest-awaited";
        ProtestSealed = "X8", "refusal-protest-sealed";
        NoonRung = "X9", "refusal-noon-rung";
        NoonSealed = "X9", "refusal-noon-sealed";
        Over = "X10", "refusal-over";
    }
}

/// Everything that is ever offered; of typed answers, a right one and a wrong one.
pub(super) fn conceivable(probe: &Probe) -> impl Iterator<Item = Action> + use<> {
    let answers = [RIGHT, WRONG].map(|text| Action::Answer(text.into()));
    let votes = probe.everyone().map(Ballot::For).chain([Ballot::Abstain]).map(Action::Vote);
    [Action::Roll, Action::Show, Action::Pass, Action::Strike, Action::Protest]
        .into_iter()
        .chain(answers)
        .chain(votes)
}

pub(super) fn protest(probe: &Probe, state: &State, seat: Seat) -> Result<(), Reason> {
    at_the_table(probe, state, seat)?;
    demand(!probe.sealed(state), Reason::ProtestSealed)?;
    demand(!probe.to_act(state).contains(seat), Reason::ProtestAwaited)?;
    demand(!state.protested.contains(seat), Reason::Protested)
}

/// Does this complete the motto (X5)?
pub(super) fn is_right(text: &str) -> bool {
    text.trim().to_lowercase() == RIGHT
}

pub(super) fn answer(text: &str) -> Result<(), Reason> {
    let fits = !text.trim().is_empty() && text.chars().count() <= LONGEST;
    demand(fits && !text.chars().any(char::is_control), Reason::Answer)
}

pub(super) fn at_the_table(probe: &Probe, state: &State, seat: Seat) -> Result<(), Reason> {
    demand(seat.index() < usize::from(probe.seats), Reason::NotSeated)?;
    demand(!probe.is_over(state), Reason::Over)
}
