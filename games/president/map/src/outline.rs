//! The shape of a territory: closed rings, of which one inside another is a hole.

use crate::{Area, Point};
use std::fmt::Write;

/// One or more closed rings. A ring inside another one is a hole (an enclave of a neighbour), beside it an island, so
/// the even-odd rule fills it: draw it with `fill-rule="evenodd"`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outline {
    rings: Vec<Vec<Point>>,
}

impl Outline {
    /// An outline of these rings; the last point of a ring is joined to its first.
    pub fn new(rings: Vec<Vec<Point>>) -> Outline {
        Outline { rings }
    }

    /// The rings; the last point of each is joined to its first, which is not repeated.
    pub fn rings(&self) -> &[Vec<Point>] {
        &self.rings
    }

    /// Every side of every ring.
    pub fn sides(&self) -> impl Iterator<Item = (Point, Point)> {
        self.rings.iter().flat_map(|ring| {
            let following = ring.iter().cycle().skip(1);
            ring.iter().copied().zip(following.copied())
        })
    }

    /// Every corner of every ring.
    pub fn corners(&self) -> impl Iterator<Item = Point> {
        self.rings.iter().flatten().copied()
    }

    /// The smallest box around it.
    pub fn bounds(&self) -> Area {
        Area::around(self.corners()).unwrap_or(Area { x: 0, y: 0, width: 0, height: 0 })
    }

    /// Whether the point lies inside, by the even-odd rule.
    pub fn holds(&self, at: Point) -> bool {
        self.sides().filter(|(from, to)| is_left_of(at, *from, *to)).count() % 2 == 1
    }

    /// How far a point is from the nearest side.
    pub fn distance(&self, at: Point) -> f64 {
        self.sides().map(|(from, to)| distance(at, from, to)).fold(f64::INFINITY, f64::min)
    }

    /// How far this shape's corners come to the other's sides, at the nearest.
    pub fn gap(&self, other: &Outline) -> f64 {
        let here = self.corners().map(|at| other.distance(at));
        let there = other.corners().map(|at| self.distance(at));
        here.chain(there).fold(f64::INFINITY, f64::min)
    }

    /// What it covers, in square units.
    pub fn surface(&self) -> i64 {
        // A ring is a hole when an odd number of the others hold it.
        let rings = self.rings.iter().enumerate().map(|(at, ring)| {
            let around = self.rings.iter().enumerate().filter(|(other, _)| *other != at);
            let deep = around.filter(|(_, other)| ring.iter().all(|corner| holds(other, *corner))).count();
            if deep % 2 == 1 { -surface(ring) } else { surface(ring) }
        });
        rings.sum()
    }

    /// The shape as an SVG path.
    pub fn path(&self) -> String {
        let mut path = String::new();
        for ring in &self.rings {
            let mut last: Option<Point> = None;
            for at in ring {
                // Steps from the last point are shorter to write than places on the canvas.
                let written = match last {
                    None => write!(path, "M{} {}l", at.x, at.y),
                    Some(last) => write!(path, "{} {} ", at.x - last.x, at.y - last.y),
                };
                written.expect("a string takes whatever is written");
                last = Some(*at);
            }
            path.truncate(path.trim_end().len());
            path.push('Z');
        }
        path
    }
}

fn holds(ring: &[Point], at: Point) -> bool {
    let following = ring.iter().cycle().skip(1);
    ring.iter().zip(following).filter(|(from, to)| is_left_of(at, **from, **to)).count() % 2 == 1
}

/// Whether a ray from the point to the right meets this side.
fn is_left_of(at: Point, from: Point, to: Point) -> bool {
    if (from.y > at.y) == (to.y > at.y) {
        return false;
    }
    let down = f64::from(to.y - from.y);
    f64::from(at.x - from.x) < f64::from(at.y - from.y) * f64::from(to.x - from.x) / down
}

/// How far a point is from a side.
fn distance(at: Point, from: Point, to: Point) -> f64 {
    let (along_x, along_y) = (f64::from(to.x - from.x), f64::from(to.y - from.y));
    let (x, y) = (f64::from(at.x - from.x), f64::from(at.y - from.y));
    let length = along_x * along_x + along_y * along_y;
    let share = if length == 0.0 { 0.0 } else { ((x * along_x + y * along_y) / length).clamp(0.0, 1.0) };
    (x - share * along_x).hypot(y - share * along_y)
}

/// What a ring covers, holes or not.
fn surface(ring: &[Point]) -> i64 {
    let following = ring.iter().cycle().skip(1);
    let twice: i64 = ring
        .iter()
        .zip(following)
        .map(|(from, to)| i64::from(from.x) * i64::from(to.y) - i64::from(to.x) * i64::from(from.y))
        .sum();
    twice.abs() / 2
}
