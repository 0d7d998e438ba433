//! The course of a line over the map: beside the others of its corridors, with soft corners.

use crate::corridor::{Corridors, thickness};
use crate::point::Point;
use crate::{is_wide, soft, tracks};
use gardez_la_ligne::{Board, Line, Station};

/// How early a corner begins at a bend.
const BEND: f32 = 18.0;
/// How early a corner begins at a station, which must stay on its line.
const CORNER: f32 = 7.0;

/// One branch of a line as it is drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// The line.
    pub line: Line,
    /// Is it worth more than one seat, and so drawn wide and below?
    pub wide: bool,
    /// How thick it is.
    pub thickness: f32,
    /// Does it only join stations that are no neighbours?
    pub gap: bool,
    /// The points it goes through, each with its station; bends have none.
    pub points: Vec<(Point, Option<Station>)>,
}

impl Course {
    /// The course for the `d` of an SVG path.
    pub fn path(&self) -> String {
        let cut = |station: &Option<Station>| if station.is_some() { CORNER } else { BEND };
        let points: Vec<(Point, f32)> = self.points.iter().map(|(at, station)| (*at, cut(station))).collect();
        soft::open(&points)
    }

    /// Its stretches, as if its corners were sharp.
    pub(crate) fn stretches(&self) -> impl Iterator<Item = [Point; 2]> {
        self.points.windows(2).map(|ends| [ends[0].0, ends[1].0])
    }
}

/// All courses, the wide ones first.
pub(crate) fn courses(board: &Board, places: &[Point]) -> Vec<Course> {
    let corridors = Corridors::of(board);
    let mut courses = Vec::new();
    for (line, track) in tracks(board) {
        let gaps = track.gaps.iter().map(|path| (path, true));
        for (path, gap) in gaps.chain(track.paths.iter().map(|path| (path, false))) {
            courses.push(Course {
                line,
                wide: is_wide(track),
                thickness: thickness(board, line),
                gap,
                points: shifted(&corridors, places, line, path),
            });
        }
    }
    courses.sort_by_key(|course| !course.wide);
    courses
}

/// A straight piece of the way, and how far to the right of it the line runs.
struct Leg {
    from: Point,
    way: Point,
    aside: f32,
    /// The station it starts from; nothing at a bend.
    station: Option<Station>,
}

fn shifted(
    corridors: &Corridors,
    places: &[Point],
    line: Line,
    path: &[Station],
) -> Vec<(Point, Option<Station>)> {
    let mut legs: Vec<Leg> = Vec::new();
    for ends in path.windows(2) {
        let (aside, bends) = corridors.way(line, ends[0], ends[1]);
        let mut from = (places[ends[0].index()], Some(ends[0]));
        for next in bends.into_iter().chain([places[ends[1].index()]]) {
            legs.push(Leg { from: from.0, way: (next - from.0).unit(), aside, station: from.1 });
            from = (next, None);
        }
    }
    let (Some(first), Some(last), Some(end)) = (legs.first(), legs.last(), path.last()) else {
        return Vec::new();
    };
    let mut points = vec![(first.from + first.way.right() * first.aside, first.station)];
    for legs in legs.windows(2) {
        points.extend(joint(&legs[0], &legs[1]));
    }
    points.push((places[end.index()] + last.way.right() * last.aside, Some(*end)));
    points
}

/// Where two legs meet: where their shifted lines cross, or a short change of lane where they go straight on.
fn joint(leg: &Leg, next: &Leg) -> Vec<(Point, Option<Station>)> {
    let at = next.from;
    let (out, into) = (at + leg.way.right() * leg.aside, at + next.way.right() * next.aside);
    let turn = leg.way.cross(next.way);
    if turn.abs() > 0.15 {
        let along = (into - out).cross(next.way) / turn;
        // Beyond this the corner would stick out like a thorn.
        if along.abs() <= 3.0 * leg.aside.abs().max(next.aside.abs()) + 1.0 {
            return vec![(out + leg.way * along, next.station)];
        }
    }
    if (into - out).length() < 0.5 {
        return vec![((into + out) * 0.5, next.station)];
    }
    let change = (leg.aside - next.aside).abs();
    vec![(out - leg.way * change, None), ((out + into) * 0.5, next.station), (into + next.way * change, None)]
}
