//! Where lines end, and the shields with their ids beside those ends.

use crate::course::Course;
use crate::drawn_station::DrawnStation;
use crate::point::{Point, from_stretch};
use crate::tracks;
use gardez_la_ligne::{Board, Line, Station, Track};
use std::f32::consts::TAU;

/// The radius of a shield.
const SHIELD: f32 = 13.0;
/// How much larger a shield may be drawn where the map is small.
const SWOLLEN: f32 = 2.3;
/// The radius of the room that a shield is given: what it needs on a small laptop. On a phone it may lie on something.
pub(crate) const ROOM: f32 = SHIELD * 1.6 + 0.5;
/// What is left free for a picket on the station itself.
const PICKET: f32 = 8.0;
/// Directions tried around an end.
const DIRECTIONS: usize = 16;
/// Farther from its station than this nothing can meet a shield.
const FAR: f32 = 250.0;

/// How much larger than on the map a shield is drawn at a scale, so that it has at least a radius of so many pixels.
pub fn swelling(scale: f32, pixels: f32) -> f32 {
    (pixels / (SHIELD * scale)).clamp(1.0, SWOLLEN)
}

/// The least radius of a shield on the screen, in pixels.
pub const LEAST: f32 = 9.4;

/// The radius of the room that a shield needs at a scale.
pub(crate) fn room(scale: f32) -> f32 {
    SHIELD * swelling(scale, LEAST) + 0.5
}

/// The id of a line at one of its ends.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Shield {
    /// The line.
    pub line: Line,
    /// Where it ends.
    pub station: Station,
    /// Where the shield hangs.
    pub at: Point,
}

/// The stations where a line ends: those with one neighbour. A line that ends in a loop ends at its farthest point,
/// where its trains turn.
fn ends(track: &Track) -> Vec<Station> {
    let stretches = || track.paths.iter().chain(&track.gaps).flat_map(|path| path.windows(2));
    let neighbours = |station: Station| {
        let mut found: Vec<Station> = stretches()
            .filter(|ends| ends.contains(&station))
            .map(|ends| if ends[0] == station { ends[1] } else { ends[0] })
            .collect();
        found.sort();
        found.dedup();
        found
    };
    let mut stations: Vec<Station> = track.paths.iter().chain(&track.gaps).flatten().copied().collect();
    stations.sort();
    stations.dedup();
    let mut ends: Vec<Station> =
        stations.iter().copied().filter(|station| neighbours(*station).len() == 1).collect();
    if let [end] = ends[..] {
        // Walked breadth first, so the last one reached is the farthest.
        let mut reached = vec![end];
        let mut next = 0;
        while let Some(station) = reached.get(next).copied() {
            reached.extend(
                neighbours(station).into_iter().filter(|other| !reached.contains(other)).collect::<Vec<_>>(),
            );
            next += 1;
        }
        ends.extend(reached.last().filter(|last| **last != end));
    }
    ends
}

/// By the number of a station: does a line end there?
pub(crate) fn are_ends(board: &Board) -> Vec<bool> {
    let mut are = vec![false; board.size()];
    for station in tracks(board).flat_map(|(_, track)| ends(track)) {
        if let Some(is) = are.get_mut(station.index()) {
            *is = true;
        }
    }
    are
}

/// A shield at every end of every line, each where it is least in the way.
pub(crate) fn shields(board: &Board, halts: &[DrawnStation], courses: &[Course]) -> Vec<Shield> {
    let mut shields: Vec<Shield> = Vec::new();
    let stretches: Vec<(f32, f32, [Point; 2])> = courses
        .iter()
        .flat_map(|course| {
            let weight = if course.gap || course.wide { 1.0 } else { 4.0 };
            course.stretches().map(move |stretch| (weight, course.thickness, stretch))
        })
        .collect();
    for (line, track) in tracks(board) {
        for station in ends(track) {
            let Some(halt) = halts.get(station.index()) else { continue };
            let ahead = outward(line, station, courses);
            // What is farther away than any shield hangs is in nobody's way.
            let halts: Vec<&DrawnStation> =
                halts.iter().filter(|other| (other.at - halt.at).length() < FAR).collect();
            let lines: Vec<(f32, f32, [Point; 2])> = stretches
                .iter()
                .filter(|(_, _, stretch)| from_stretch(halt.at, *stretch) < FAR)
                .copied()
                .collect();
            let mut best = (f32::INFINITY, halt.at);
            for (turn, far) in (0..DIRECTIONS).flat_map(|turn| [(turn, 0.0), (turn, 14.0), (turn, 30.0)]) {
                let angle = turn as f32 / DIRECTIONS as f32 * TAU;
                let way = Point { x: angle.cos(), y: angle.sin() };
                let reach = (halt.ends[0] - halt.at).length() + halt.radius;
                let at = halt.at + way * (reach + ROOM + PICKET + far);
                // Straight ahead is best, and close by; being in the way of something is worse than any turn.
                let cost =
                    12.0 * (1.0 - way.dot(ahead)) + far + crowding(at, station, &halts, &lines, &shields);
                if cost < best.0 {
                    best = (cost, at);
                }
            }
            shields.push(Shield { line, station, at: best.1 });
        }
    }
    shields
}

/// Where a line would go on to if it did not end here.
fn outward(line: Line, station: Station, courses: &[Course]) -> Point {
    for course in courses.iter().filter(|course| course.line == line) {
        let points = &course.points;
        let ways = [[points.first(), points.get(1)], [points.last(), points.iter().nth_back(1)]];
        for way in ways {
            if let [Some((end, at)), Some((before, _))] = way
                && *at == Some(station)
            {
                return (*end - *before).unit();
            }
        }
    }
    Point { x: 0.0, y: -1.0 }
}

/// How much a shield would be in the way of stations, lines and other shields; of each stretch of a line is given how much
/// it matters and how thick it is.
fn crowding(
    at: Point,
    station: Station,
    halts: &[&DrawnStation],
    lines: &[(f32, f32, [Point; 2])],
    shields: &[Shield],
) -> f32 {
    let close = |distance: f32, room: f32, weight: f32| weight * (room - distance).max(0.0);
    let stations = halts
        .iter()
        .filter(|halt| halt.station != station)
        .map(|halt| close(halt.distance(at), ROOM + 2.0, 20.0));
    let lines = lines.iter().map(|(weight, thickness, stretch)| {
        close(from_stretch(at, *stretch), ROOM + thickness / 2.0, *weight)
    });
    let others = shields.iter().map(|shield| close((shield.at - at).length(), 2.0 * ROOM, 30.0));
    stations.chain(lines).chain(others).sum()
}
