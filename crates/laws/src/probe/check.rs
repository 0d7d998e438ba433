//! What is refused, and by which clause.

use super::Probe;
use super::state::{Action, Ballot, Phase, State};
use rules::{Hidden, Refusal, Rules, Seat};

/// The longest answer, in characters (X5).
const LONGEST: usize = 40;
/// What completes the motto, as people type it.
const RIGHT: [&str; 3] = ["fraternité", "fraternite", "fraternity"];
/// The other answer that is offered.
pub(super) const WRONG: &str = "austérité";

const NOT_SEATED: Refusal = Refusal::new("X1", "refusal-not-seated");
const NOT_NOW: Refusal = Refusal::new("X2", "refusal-not-now");
const NOT_YOUR_TURN: Refusal = Refusal::new("X2", "refusal-not-your-turn");
const DECK_EMPTY: Refusal = Refusal::new("X4", "refusal-deck-empty");
pub(super) const SHOWN: Refusal = Refusal::new("X4", "refusal-shown");
const ANSWER_EMPTY: Refusal = Refusal::new("X5", "refusal-answer-empty");
const ANSWER_LONG: Refusal = Refusal::new("X5", "refusal-answer-long");
const ANSWER_UNPRINTABLE: Refusal = Refusal::new("X5", "refusal-answer-unprintable");
const VOTED: Refusal = Refusal::new("X6", "refusal-voted");
const NO_SUCH_CANDIDATE: Refusal = Refusal::new("X6", "refusal-no-such-candidate");
const REACTED: Refusal = Refusal::new("X7", "refusal-reacted");
const PROTESTED: Refusal = Refusal::new("X8", "refusal-protested");
const PROTEST_AWAITED: Refusal = Refusal::new("X8", "refusal-protest-awaited");
const PROTEST_SEALED: Refusal = Refusal::new("X8", "refusal-protest-sealed");
const NOON_RUNG: Refusal = Refusal::new("X9", "refusal-noon-rung");
const NOON_SEALED: Refusal = Refusal::new("X9", "refusal-noon-sealed");
const OVER: Refusal = Refusal::new("X10", "refusal-over");

/// Everything that is ever offered; of typed answers, a right one and a wrong one.
pub(super) fn conceivable(probe: &Probe) -> impl Iterator<Item = Action> + use<> {
    let answers = [RIGHT[0], WRONG].map(|text| Action::Answer(text.into()));
    let votes = probe.everyone().map(Ballot::For).chain([Ballot::Abstain]).map(Action::Vote);
    [Action::Roll, Action::Show, Action::Pass, Action::Strike, Action::Protest]
        .into_iter()
        .chain(answers)
        .chain(votes)
}

pub(super) fn action(probe: &Probe, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let phase = match action {
        Action::Roll | Action::Show => Phase::Turn,
        Action::Answer(_) => Phase::Question,
        Action::Vote(_) => Phase::Ballot,
        Action::Pass | Action::Strike => Phase::Reaction,
        Action::Protest => return protest(probe, state, seat),
    };
    at_the_table(probe, state, seat)?;
    demand(phase == state.phase, NOT_NOW)?;
    let awaited = probe.to_act(state).contains(seat);
    match action {
        Action::Roll => demand(awaited, NOT_YOUR_TURN),
        Action::Show => demand(awaited, NOT_YOUR_TURN).and(demand(state.left > 0, DECK_EMPTY)),
        Action::Answer(text) => demand(awaited, NOT_YOUR_TURN).and_then(|()| answer(text)),
        Action::Vote(Ballot::For(candidate)) if candidate.index() >= usize::from(probe.seats) => {
            Err(NO_SUCH_CANDIDATE)
        }
        Action::Vote(_) => demand(awaited, VOTED),
        Action::Pass | Action::Strike | Action::Protest => demand(awaited, REACTED),
    }
}

pub(super) fn protest(probe: &Probe, state: &State, seat: Seat) -> Result<(), Refusal> {
    at_the_table(probe, state, seat)?;
    demand(!probe.sealed(state), PROTEST_SEALED)?;
    demand(!probe.to_act(state).contains(seat), PROTEST_AWAITED)?;
    demand(!state.protested.contains(seat), PROTESTED)
}

pub(super) fn noon(probe: &Probe, state: &State) -> Result<(), Refusal> {
    demand(!probe.is_over(state), OVER)?;
    demand(!state.noon, NOON_RUNG)?;
    demand(!probe.sealed(state), NOON_SEALED)
}

/// Does this complete the motto (X5)?
pub(super) fn is_right(text: &str) -> bool {
    RIGHT.contains(&text.trim().to_lowercase().as_str())
}

fn answer(text: &str) -> Result<(), Refusal> {
    demand(!text.trim().is_empty(), ANSWER_EMPTY)?;
    demand(text.chars().count() <= LONGEST, ANSWER_LONG)?;
    demand(!text.chars().any(char::is_control), ANSWER_UNPRINTABLE)
}

fn at_the_table(probe: &Probe, state: &State, seat: Seat) -> Result<(), Refusal> {
    demand(seat.index() < usize::from(probe.seats), NOT_SEATED)?;
    demand(!probe.is_over(state), OVER)
}

fn demand(holds: bool, refusal: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(refusal) }
}
