//! The areas in which a pointer means a station: around it, as far as no other station is nearer.
//!
//! These are the cells of a Voronoi diagram, cut off at a distance from their stations.

use crate::drawn_station::DrawnStation;
use crate::point::{Point, nearest_on_stretch};
use std::f32::consts::PI;

/// How far from the middle of a station a pointer still means it.
const REACH: f32 = 28.0;
/// Into so many steps the round end of an outline is cut.
const STEPS: usize = 6;

/// The outline of each station's reach.
pub(crate) fn reaches(halts: &[DrawnStation]) -> Vec<Vec<Point>> {
    let reach = |halt: &DrawnStation| {
        let mut outline = outline(halt.ends);
        for other in halts.iter().filter(|other| other.station != halt.station) {
            if (other.at - halt.at).length() > 4.0 * REACH + span(halt) + span(other) {
                continue;
            }
            let [here, there] = closest(halt.ends, other.ends);
            let between = there - here;
            // Two stations on one point share what is around them.
            if between.length() > 0.01 && between.length() < 2.0 * REACH {
                outline = cut(&outline, (here + there) * 0.5, between.unit());
            }
        }
        outline
    };
    halts.iter().map(reach).collect()
}

fn span(halt: &DrawnStation) -> f32 {
    (halt.ends[1] - halt.ends[0]).length()
}

/// A capsule around a stretch.
fn outline([a, b]: [Point; 2]) -> Vec<Point> {
    let way = (b - a).unit();
    let round = |end: Point, way: Point| {
        (0..=STEPS).map(move |step| {
            let angle = PI * (step as f32 / STEPS as f32 - 0.5);
            end + (way * angle.cos() + way.right() * angle.sin()) * REACH
        })
    };
    round(b, way).chain(round(a, way * -1.0)).collect()
}

/// The points at which two stretches come nearest to each other, unless they cross.
fn closest(one: [Point; 2], other: [Point; 2]) -> [Point; 2] {
    let pairs = [
        [one[0], nearest_on_stretch(one[0], other)],
        [one[1], nearest_on_stretch(one[1], other)],
        [nearest_on_stretch(other[0], one), other[0]],
        [nearest_on_stretch(other[1], one), other[1]],
    ];
    let apart = |pair: &[Point; 2]| (pair[1] - pair[0]).length();
    pairs.into_iter().min_by(|a, b| apart(a).total_cmp(&apart(b))).unwrap_or(pairs[0])
}

/// What is left of an outline on this side of a straight line. (Sutherland and Hodgman's way of clipping.)
fn cut(outline: &[Point], at: Point, beyond: Point) -> Vec<Point> {
    let side = |point: Point| (point - at).dot(beyond);
    let mut kept = Vec::new();
    for (index, point) in outline.iter().enumerate() {
        let next = outline[(index + 1) % outline.len()];
        let (here, there) = (side(*point), side(next));
        if here <= 0.0 {
            kept.push(*point);
        }
        if (here < 0.0) != (there < 0.0) && (here - there).abs() > 1e-6 {
            kept.push(*point + (next - *point) * (here / (here - there)));
        }
    }
    kept
}
