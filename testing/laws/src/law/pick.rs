//! `pick` samples `choices`: it gives only choices, and reaches each of them.

use super::Position;
use crate::law_error::{LawError, LawResult, require};
use rules::{Chance, Game, Seat};

/// With more choices than this, reaching each would take too long.
const FEW: usize = 12;

/// A choice that is missed this many times over is never picked.
const PATIENCE: usize = 400;

pub(crate) fn gives_choices<G: Game>(at: &Position<G>) -> LawResult {
    let mut chance = at.chance(1);
    for seat in at.game.may_act(at.state).iter() {
        picked(at, seat, &at.choices(seat), &mut chance)?;
    }
    Ok(())
}

pub(crate) fn reaches_each<G: Game>(at: &Position<G>) -> LawResult {
    let mut chance = at.chance(2);
    for seat in at.game.may_act(at.state).iter() {
        let choices = at.choices(seat);
        if choices.len() > FEW {
            continue;
        }
        let mut missing: Vec<usize> = (0..choices.len()).collect();
        for _ in 0..choices.len() * PATIENCE {
            if missing.is_empty() {
                break;
            }
            let place = picked(at, seat, &choices, &mut chance)?;
            missing.retain(|other| *other != place);
        }
        require(missing.is_empty(), "pick reaches every choice", || {
            format!("seat {seat} never picks {:?}", choices[missing[0]])
        })?;
    }
    Ok(())
}

/// Which of the choices was picked.
fn picked<G: Game>(
    at: &Position<G>,
    seat: Seat,
    choices: &[G::Action],
    chance: &mut impl Chance,
) -> Result<usize, LawError> {
    // The list that is handed over may hold anything.
    let mut scratch = at.pool.first().cloned().into_iter().collect();
    let action = at.game.pick(at.state, seat, chance, &mut scratch);
    let place = choices.iter().position(|choice| *choice == action);
    require(place.is_some(), "pick gives only choices", || {
        format!("seat {seat} picks {action:?} of {choices:?}")
    })?;
    Ok(place.unwrap_or_default())
}
