//! The badges of lines on a small map: they are large there beside everything else, so they step outward to where they lie
//! on nothing, and those that find no such place are drawn smaller.

use crate::course::Course;
use crate::drawn_station::DrawnStation;
use crate::point::{Point, from_stretch};
use crate::terminus::Shield;
use std::f32::consts::TAU;

/// The radius of a badge on a small map, with the plate that it may lie on, and of a pin.
const BADGE: f32 = 34.0;
const PIN: f32 = 28.0;
/// How far a badge may step, in rings around its station.
const RINGS: [f32; 7] = [0.0, 14.0, 30.0, 48.0, 68.0, 90.0, 112.0];
const DIRECTIONS: usize = 24;
const FAR: f32 = 230.0;

/// Where each badge hangs on a small map, by its index.
pub(crate) fn spread(
    frame: [f32; 4],
    halts: &[DrawnStation],
    courses: &[Course],
    shields: &[Shield],
) -> Vec<Point> {
    let [left, top, width, height] = frame;
    let middle = Point { x: left + width / 2.0, y: top + height / 2.0 };
    let mut placed: Vec<Point> = Vec::new();
    for shield in shields {
        let Some(halt) = halts.get(shield.station.index()) else {
            placed.push(shield.at);
            continue;
        };
        // What is farther away than any badge steps is in nobody's way.
        let near_halts: Vec<&DrawnStation> = halts
            .iter()
            .filter(|other| other.station != halt.station && (other.at - halt.at).length() < FAR)
            .collect();
        let near_lines: Vec<[Point; 2]> = courses
            .iter()
            .filter(|course| !course.gap)
            .flat_map(Course::stretches)
            .filter(|stretch| from_stretch(halt.at, *stretch) < FAR)
            .collect();
        let outward = (halt.at - middle).unit();
        let mut best = (f32::INFINITY, shield.at);
        for (turn, ring) in (0..DIRECTIONS).flat_map(|turn| RINGS.map(|ring| (turn, ring))) {
            let angle = turn as f32 / DIRECTIONS as f32 * TAU;
            let way = Point { x: angle.cos(), y: angle.sin() };
            let at = halt.at + way * (PIN + BADGE + ring);
            let edge = [at.x - left, at.y - top, left + width - at.x, top + height - at.y];
            let beyond: f32 = edge.iter().map(|room| (BADGE + 12.0 - room).max(0.0)).sum();
            let close = |far: f32, room: f32| (room - far).max(0.0);
            let badges: f32 = placed.iter().map(|other| close((*other - at).length(), 1.9 * BADGE)).sum();
            let own = (shield.at - halt.at).unit();
            let stations: f32 =
                near_halts.iter().map(|other| close((other.at - at).length(), BADGE + PIN * 0.6)).sum();
            let lines: f32 =
                near_lines.iter().map(|stretch| close(from_stretch(at, *stretch), BADGE * 0.7)).sum();
            let turned = 9.0 * (2.0 - way.dot(own) - 0.7 * way.dot(outward));
            let cost = ring * 0.4 + turned + 6.0 * badges + 3.6 * stations + 0.9 * lines + 12.0 * beyond;
            if cost < best.0 {
                best = (cost, at);
            }
        }
        placed.push(best.1);
    }
    placed
}
