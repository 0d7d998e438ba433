//! Termination: a game ends within `max_inputs`, there is an outcome exactly then, and nothing is accepted afterwards.

use super::Position;
use crate::law_error::{LawError, LawResult, require};
use rules::Game;

pub(crate) fn hold<G: Game>(at: &Position<G>, inputs: usize, timers: &[G::Timer]) -> LawResult {
    let (to_act, outcome) = (at.game.to_act(at.state), at.game.outcome(at.state));
    require(
        outcome.is_some() == to_act.is_empty(),
        "there is an outcome exactly when nobody is to act",
        || format!("{to_act:?} are to act, the outcome is {outcome:?}"),
    )?;
    let bound = at.game.max_inputs() as usize;
    require(inputs <= bound, "a game ends within its bound", || {
        format!("{inputs} inputs, the bound is {bound}")
    })?;
    let Some(outcome) = outcome else { return timeout_action_is_legal(at) };
    let seats = at.game.seats() as usize;
    require(outcome.places().len() == seats, "the outcome places every seat", || format!("{outcome:?}"))?;
    let may_act = at.game.may_act(at.state);
    require(may_act.is_empty(), "nobody acts once the game is over", || format!("{may_act:?}"))?;
    let fires = timers.iter().find(|timer| at.game.check_timer(at.state, **timer).is_ok());
    require(fires.is_none(), "no timer fires once the game is over", || format!("{fires:?}"))
}

fn timeout_action_is_legal<G: Game>(at: &Position<G>) -> LawResult {
    for seat in at.game.to_act(at.state).iter() {
        let action = at.game.timeout_action(at.state, seat);
        at.game.check(at.state, seat, &action).map_err(|refusal| LawError {
            law: "the timeout action is legal",
            detail: format!("seat {seat}, {action:?}: {refusal:?}"),
        })?;
    }
    Ok(())
}
