//! Between two neighbours: which lines run there, side by side in which order, and by which bends.

use crate::point::Point;
use crate::{is_wide, tracks};
use gardez_la_ligne::{Board, Line, Station};
use std::collections::BTreeMap;

/// How thick a line is drawn.
pub(crate) const METRO: f32 = 9.5;
/// How thick one is that is worth more than one seat.
pub(crate) const RER: f32 = 13.0;
/// What is left free between two lines in a corridor: room for the ribbon of a union that holds one of them.
const AIR: f32 = 8.2;

/// All corridors of a board, each by its two ends in the order of their numbers.
pub(crate) struct Corridors(BTreeMap<[Station; 2], Corridor>);

#[derive(Default)]
struct Corridor {
    /// Each line with how far to the right of the middle it runs, on the way from the lower number.
    lanes: Vec<(Line, f32)>,
    bends: Vec<Point>,
}

impl Corridors {
    pub(crate) fn of(board: &Board) -> Corridors {
        let mut running: BTreeMap<[Station; 2], Vec<Line>> = BTreeMap::new();
        for (line, track) in tracks(board) {
            for stretch in track.paths.iter().chain(&track.gaps).flat_map(|path| path.windows(2)) {
                let lines = running.entry(ordered([stretch[0], stretch[1]])).or_default();
                if !lines.contains(&line) {
                    lines.push(line);
                }
            }
        }
        let corridor = |(ends, mut lines): ([Station; 2], Vec<Line>)| {
            let known = board.corridors().iter().find(|known| ordered(known.between) == ends);
            let mut bends = Vec::new();
            if let Some(known) = known {
                let rank = |line: &Line| known.order.iter().position(|named| named == line);
                lines.sort_by_key(|line| (rank(line).unwrap_or(usize::MAX), *line));
                bends = known.through.iter().copied().map(Point::from).collect();
                if known.between != ends {
                    lines.reverse();
                    bends.reverse();
                }
            }
            (ends, Corridor { lanes: lanes(board, &lines), bends })
        };
        Corridors(running.into_iter().map(corridor).collect())
    }

    /// How far to the right a line runs on its way between two neighbours, and the bends it takes.
    pub(crate) fn way(&self, line: Line, from: Station, to: Station) -> (f32, Vec<Point>) {
        let ends = ordered([from, to]);
        let Some(corridor) = self.0.get(&ends) else { return (0.0, Vec::new()) };
        let aside = corridor.lanes.iter().find(|(other, _)| *other == line).map_or(0.0, |(_, aside)| *aside);
        let mut bends = corridor.bends.clone();
        if from == ends[0] {
            return (aside, bends);
        }
        bends.reverse();
        (-aside, bends)
    }
}

fn ordered([a, b]: [Station; 2]) -> [Station; 2] {
    if a <= b { [a, b] } else { [b, a] }
}

/// How thick a line is drawn.
pub(crate) fn thickness(board: &Board, line: Line) -> f32 {
    if board.track(line).is_some_and(is_wide) { RER } else { METRO }
}

/// Lines from left to right, the middle of them all in the middle.
fn lanes(board: &Board, lines: &[Line]) -> Vec<(Line, f32)> {
    let widths = lines.iter().map(|line| thickness(board, *line));
    let all = widths.sum::<f32>() + AIR * lines.len().saturating_sub(1) as f32;
    let mut edge = -all / 2.0;
    let mut lanes = Vec::new();
    for line in lines {
        let width = thickness(board, *line);
        lanes.push((*line, edge + width / 2.0));
        edge += width + AIR;
    }
    lanes
}
