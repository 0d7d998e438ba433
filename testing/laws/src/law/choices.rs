//! `choices` and `check` agree: what is offered is allowed, and what is allowed is offered.

use super::{Position, conceivable_seats};
use crate::fuzz::typed;
use crate::law_error::{LawError, LawResult, require};
use rules::{Game, Seat, Seats};

/// Beyond this many choices, comparing each with each would take longer than all other laws together.
const COMPARED: usize = 600;

pub(crate) fn hold<G: Game>(at: &Position<G>) -> LawResult {
    turns(at)?;
    let mut offered = Vec::new();
    for seat in at.seats() {
        let choices = at.choices(seat);
        if at.game.may_act(at.state).contains(seat) {
            someone_who_may(at, seat, &choices)?;
        } else {
            require(choices.is_empty(), "who may not act has no choice", || {
                format!("seat {seat}: {choices:?}")
            })?;
        }
        offered.extend(choices.into_iter().take(16));
    }
    strangers_are_refused(at, &offered)
}

/// Also when it would take long: the list must start empty, and hold everything that was a choice before and is allowed now.
pub(crate) fn complete<G: Game>(at: &Position<G>) -> LawResult {
    for seat in at.game.may_act(at.state).iter() {
        let choices = at.choices(seat);
        let mut used = choices.clone();
        at.game.choices(at.state, seat, &mut used);
        require(used == choices, "choices empties the list first", || format!("seat {seat}"))?;
        let missing = at.pool.iter().find(|action| {
            at.game.check(at.state, seat, action).is_ok()
                && !choices.contains(action)
                && !is_typed::<G>(action)
        });
        require(missing.is_none(), "what is allowed is offered", || {
            format!("seat {seat} may {missing:?} but is offered {choices:?}")
        })?;
    }
    Ok(())
}

fn turns<G: Game>(at: &Position<G>) -> LawResult {
    let (to_act, may_act) = (at.game.to_act(at.state), at.game.may_act(at.state));
    require(to_act.union(may_act) == may_act, "who is to act may act", || {
        format!("{to_act:?} but {may_act:?}")
    })?;
    let all = Seats::all(at.game.seats());
    require(may_act.union(all) == all, "only those at the table act", || format!("{may_act:?} of {all:?}"))
}

fn someone_who_may<G: Game>(at: &Position<G>, seat: Seat, choices: &[G::Action]) -> LawResult {
    require(!choices.is_empty(), "whoever may act has a choice", || format!("seat {seat}"))?;
    for action in choices {
        at.game.check(at.state, seat, action).map_err(|refusal| LawError {
            law: "every choice passes check",
            detail: format!("seat {seat} is offered {action:?}, but: {refusal:?}"),
        })?;
    }
    let mut considered = at.pool.to_vec();
    at.game.considered(at.state, seat, &mut considered);
    let foreign = considered.iter().find(|action| !choices.contains(action));
    require(!considered.is_empty() && foreign.is_none(), "what bots consider is offered", || {
        format!("seat {seat} considers {} things, among them {foreign:?}", considered.len())
    })?;
    let few = &choices[..choices.len().min(COMPARED)];
    let twice = few.iter().enumerate().find(|(place, action)| few[..*place].contains(action));
    require(twice.is_none(), "no choice is offered twice", || format!("seat {seat}: {twice:?}"))
}

fn strangers_are_refused<G: Game>(at: &Position<G>, offered: &[G::Action]) -> LawResult {
    let may_act = at.game.may_act(at.state);
    for seat in conceivable_seats().filter(|seat| !may_act.contains(*seat)) {
        let allowed =
            offered.iter().chain(at.pool).find(|action| at.game.check(at.state, seat, action).is_ok());
        require(allowed.is_none(), "who may not act is refused", || format!("seat {seat} may {allowed:?}"))?;
    }
    Ok(())
}

fn is_typed<G: Game>(action: &G::Action) -> bool {
    let readable = |value| serde_json::from_value::<G::Action>(value).is_ok();
    serde_json::to_value(action).is_ok_and(|value| typed(&value, readable))
}
