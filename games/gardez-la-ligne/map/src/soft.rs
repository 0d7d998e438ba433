//! SVG path data with soft corners.

use crate::point::Point;
use std::fmt::Write;

/// A path from point to point; each corner begins as early as is said with it, and at most half-way.
pub(crate) fn open(points: &[(Point, f32)]) -> String {
    let mut path = String::new();
    for (index, (at, cut)) in points.iter().enumerate() {
        let before = index.checked_sub(1).and_then(|index| points.get(index));
        // Writing to a string cannot fail.
        let _ = match (before, points.get(index + 1)) {
            (None, _) => write!(path, "M{:.1} {:.1}", at.x, at.y),
            (Some(_), None) => write!(path, "L{:.1} {:.1}", at.x, at.y),
            (Some((before, _)), Some((after, _))) => {
                let [begin, end] = corner(*before, *at, *after, *cut);
                write!(
                    path,
                    "L{:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}",
                    begin.x, begin.y, at.x, at.y, end.x, end.y
                )
            }
        };
    }
    path
}

/// A path around, back to where it began.
pub(crate) fn closed(points: &[Point], cut: f32) -> String {
    let mut path = String::new();
    let count = points.len();
    for (index, at) in points.iter().enumerate() {
        let [begin, end] = corner(points[(index + count - 1) % count], *at, points[(index + 1) % count], cut);
        let step = if index == 0 { 'M' } else { 'L' };
        let _ = write!(
            path,
            "{step}{:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}",
            begin.x, begin.y, at.x, at.y, end.x, end.y
        );
    }
    path.push('Z');
    path
}

/// Where a corner begins and ends.
fn corner(before: Point, at: Point, after: Point, cut: f32) -> [Point; 2] {
    let (back, on) = (before - at, after - at);
    let cut = cut.min(back.length() / 2.0).min(on.length() / 2.0);
    [at + back.unit() * cut, at + on.unit() * cut]
}
