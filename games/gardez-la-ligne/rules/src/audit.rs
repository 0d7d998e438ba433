//! Invariant checks of a state: everything is worked out again by the letter of the rules, not by the way play keeps it.

use crate::{GardezLaLigne, Line, State, Union};
use rules::Rules;

/// The state is one of this table.
pub(crate) fn size(game: &GardezLaLigne, state: &State) -> Result<(), String> {
    let lines = game.board().lines().len();
    if state.unions() != game.seats() || usize::from(state.lines()) != lines {
        return Err(format!("{} unions and {lines} lines are expected", game.seats()));
    }
    if let Some(starter) = game.options.starter
        && starter != state.starter()
    {
        return Err(format!("GR6: union {starter} begins, as the table agreed"));
    }
    Ok(())
}

/// The pickets are no more than there can be, and on stations of the board.
pub(crate) fn pickets(game: &GardezLaLigne, state: &State) -> Result<(), String> {
    if state.placed() > game.last {
        return Err(format!("G13, GR5: the game ends after {} pickets", game.last));
    }
    match state.pickets().find(|(station, _)| station.index() >= game.board().size()) {
        Some((station, _)) => Err(format!("GR3: there is no station {}", station.0)),
        None => Ok(()),
    }
}

/// Influence and control are what the pickets must have led to.
pub(crate) fn influence(game: &GardezLaLigne, state: &State) -> Result<(), String> {
    let board = game.board();
    let influence = expected_influence(game, state);
    for line in board.lines() {
        let id = board.track(line).map_or("", |track| track.id.as_str());
        let held = &influence[line.index()];
        let shown: Vec<u8> = unions(game).map(|union| state.influence(line, union)).collect();
        if shown != *held {
            return Err(format!("G8, G9: influence on line {id} is {shown:?}, its pickets give {held:?}"));
        }
        if state.control(line) != leader(held) {
            return Err(format!("G11, G12: the control token of line {id} is with the wrong union"));
        }
    }
    Ok(())
}

fn unions(game: &GardezLaLigne) -> impl Iterator<Item = Union> + use<> {
    (0..game.seats()).map(Union::new)
}

fn expected_influence(game: &GardezLaLigne, state: &State) -> Vec<Vec<u8>> {
    let seats = usize::from(game.seats());
    let mut influence = vec![vec![0u8; seats]; game.board().lines().len()];
    for (station, union) in state.pickets() {
        let through: Vec<Line> =
            game.board().lines().filter(|line| game.board().through(station).contains(*line)).collect();
        for line in &through {
            let markers = influence.iter().filter(|line| line[union.index()] > 0).count();
            let own = &mut influence[line.index()][union.index()];
            let without = *own == 0 && game.marker_limit().is_some_and(|limit| markers >= limit.into());
            if !without {
                *own += if through.len() == 1 { 2 } else { 1 };
            }
        }
    }
    influence
}

/// The one union with more than every other.
fn leader(held: &[u8]) -> Option<Union> {
    let most = *held.iter().max()?;
    let mut leaders = held.iter().zip(0..).filter(|(own, _)| **own == most && most > 0);
    match (leaders.next(), leaders.next()) {
        (Some((_, union)), None) => Some(Union::new(union)),
        _ => None,
    }
}
