//! Geometry of the plane: points, areas, and how far points are from stretches.

use std::ops::{Add, Mul, Sub};

/// A point, or the way from one to another. As on screens, y grows downwards.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Point {
    /// From the left.
    pub x: f32,
    /// From the top.
    pub y: f32,
}

impl From<[f32; 2]> for Point {
    fn from([x, y]: [f32; 2]) -> Point {
        Point { x, y }
    }
}

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        Point { x: self.x + other.x, y: self.y + other.y }
    }
}

impl Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        Point { x: self.x - other.x, y: self.y - other.y }
    }
}

impl Mul<f32> for Point {
    type Output = Point;
    fn mul(self, by: f32) -> Point {
        Point { x: self.x * by, y: self.y * by }
    }
}

impl Point {
    /// How far it is from the origin: as a way, how long.
    pub fn length(self) -> f32 {
        self.x.hypot(self.y)
    }

    /// Of length one; a way without length leads to the right.
    pub(crate) fn unit(self) -> Point {
        let length = self.length();
        if length < 1e-6 { Point { x: 1.0, y: 0.0 } } else { self * (1.0 / length) }
    }

    /// What lies to the right of one who walks this way.
    pub(crate) fn right(self) -> Point {
        Point { x: -self.y, y: self.x }
    }

    pub(crate) fn dot(self, other: Point) -> f32 {
        self.x * other.x + self.y * other.y
    }

    pub(crate) fn cross(self, other: Point) -> f32 {
        self.x * other.y - self.y * other.x
    }
}

/// How far a point is from a stretch.
pub(crate) fn from_stretch(at: Point, stretch: [Point; 2]) -> f32 {
    (at - nearest_on_stretch(at, stretch)).length()
}

/// The point of a stretch that is nearest to a point.
pub(crate) fn nearest_on_stretch(at: Point, [a, b]: [Point; 2]) -> Point {
    let way = b - a;
    let share = ((at - a).dot(way) / way.dot(way).max(1e-6)).clamp(0.0, 1.0);
    a + way * share
}

/// Left, top, right and bottom.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Area {
    pub(crate) least: Point,
    pub(crate) most: Point,
}

impl Area {
    pub(crate) fn meets(&self, other: &Area) -> bool {
        self.least.x < other.most.x
            && other.least.x < self.most.x
            && self.least.y < other.most.y
            && other.least.y < self.most.y
    }

    pub(crate) fn holds(&self, other: &Area) -> bool {
        self.least.x <= other.least.x
            && self.least.y <= other.least.y
            && other.most.x <= self.most.x
            && other.most.y <= self.most.y
    }

    /// Does a stretch pass through it? (Liang and Barsky's way of clipping.)
    pub(crate) fn crossed(&self, [a, b]: [Point; 2]) -> bool {
        // Most stretches of a map lie all on one side of it.
        if a.x.max(b.x) < self.least.x
            || a.x.min(b.x) > self.most.x
            || a.y.max(b.y) < self.least.y
            || a.y.min(b.y) > self.most.y
        {
            return false;
        }
        let way = b - a;
        let (mut from, mut to) = (0.0_f32, 1.0_f32);
        for (p, q) in [
            (-way.x, a.x - self.least.x),
            (way.x, self.most.x - a.x),
            (-way.y, a.y - self.least.y),
            (way.y, self.most.y - a.y),
        ] {
            if p.abs() < 1e-6 {
                if q < 0.0 {
                    return false;
                }
            } else if p < 0.0 {
                from = from.max(q / p);
            } else {
                to = to.min(q / p);
            }
        }
        from < to
    }
}
