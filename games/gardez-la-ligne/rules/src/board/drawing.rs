//! Validation of what only the drawing needs of a board.

use super::error::{BoardError, BoardErrorKind, BoardField, entry, field};
use super::load::{MAX_POINTS, near};
use super::{BoardFile, Corridor, Line, Lines, Station};
use std::collections::HashMap;

/// Can canvas and river be drawn?
pub(super) fn check(plan: &BoardFile) -> Result<(), BoardError> {
    if plan.canvas.is_some_and(|canvas| !drawable(&[canvas]) || canvas.iter().any(|side| *side <= 0.0)) {
        return Err(BoardErrorKind::Drawing(BoardField::Canvas).at(field("canvas")));
    }
    let Some(river) = &plan.river else { return Ok(()) };
    let shores = || river.islands.iter();
    if !drawable(&river.points)
        || !shores().all(|shore| drawable(shore))
        || shores().map(Vec::len).sum::<usize>() > MAX_POINTS
    {
        return Err(BoardErrorKind::Drawing(BoardField::River).at(field("river")));
    }
    Ok(())
}

/// The corridors by number.
pub(super) fn corridors(
    plan: &BoardFile,
    lines: &HashMap<&str, Line>,
    stations: &HashMap<&str, Station>,
    through: &[Lines],
) -> Result<Vec<Corridor>, BoardError> {
    let corridor = |(n, plan): (usize, &super::CorridorPlan)| {
        let [a, b] = &plan.between;
        let fault = || BoardErrorKind::Corridor(short(a), short(b)).at(entry("corridor", n, "between"));
        let end = |name: &String| stations.get(name.as_str()).copied().ok_or_else(fault);
        let between = [end(a)?, end(b)?];
        if between[0] == between[1] {
            return Err(fault());
        }
        let serves = |line: &Line| between.iter().all(|station| through[station.index()].contains(*line));
        let order = plan
            .order
            .iter()
            .map(|id| lines.get(id.as_str()).copied().filter(serves).ok_or_else(fault))
            .collect::<Result<Vec<_>, _>>()?;
        if !drawable(&plan.through) {
            return Err(BoardErrorKind::Drawing(BoardField::Corridor).at(entry("corridor", n, "through")));
        }
        Ok(Corridor { between, through: plan.through.clone(), order })
    };
    if plan.corridor.len() > MAX_POINTS {
        return Err(BoardErrorKind::Drawing(BoardField::Corridors).at(field("corridor")));
    }
    plan.corridor.iter().enumerate().map(corridor).collect()
}

fn drawable(points: &[[f32; 2]]) -> bool {
    points.len() <= MAX_POINTS && points.iter().flatten().all(near)
}

/// A message is no place for a whole book.
fn short(name: &str) -> String {
    name.chars().filter(|c| !c.is_control()).take(80).collect()
}
