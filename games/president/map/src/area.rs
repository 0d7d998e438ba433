//! Points and boxes on the canvas, in whole units.

use serde::Deserialize;

/// A point of the canvas; y grows downwards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(from = "[i32; 2]")]
pub struct Point {
    /// From the left.
    pub x: i32,
    /// From the top.
    pub y: i32,
}

impl From<[i32; 2]> for Point {
    fn from([x, y]: [i32; 2]) -> Self {
        Point { x, y }
    }
}

/// A box with level sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(from = "[i32; 4]")]
pub struct Area {
    /// Its left side.
    pub x: i32,
    /// Its top.
    pub y: i32,
    /// Its width.
    pub width: i32,
    /// Its height.
    pub height: i32,
}

impl From<[i32; 4]> for Area {
    fn from([x, y, width, height]: [i32; 4]) -> Self {
        Area { x, y, width, height }
    }
}

impl Area {
    /// The smallest box around some points; `None` without points.
    pub fn around(points: impl IntoIterator<Item = Point>) -> Option<Area> {
        let mut points = points.into_iter();
        let first = points.next()?;
        let (least, most) = points.fold((first, first), |(least, most), at| {
            (
                Point { x: least.x.min(at.x), y: least.y.min(at.y) },
                Point { x: most.x.max(at.x), y: most.y.max(at.y) },
            )
        });
        Some(Area { x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y })
    }

    /// Whether the point lies in it or on its sides.
    pub fn holds(&self, at: Point) -> bool {
        (self.x..=self.x + self.width).contains(&at.x) && (self.y..=self.y + self.height).contains(&at.y)
    }

    /// Whether all of the other box lies in it.
    pub fn spans(&self, other: &Area) -> bool {
        let [first, _, last, _] = other.corners();
        self.holds(first) && self.holds(last)
    }

    /// Whether the two have more than a side in common.
    pub fn overlaps(&self, other: &Area) -> bool {
        self.x < other.x + other.width
            && other.x < self.x + self.width
            && self.y < other.y + other.height
            && other.y < self.y + self.height
    }

    /// Its corners, clockwise from the upper left.
    pub fn corners(&self) -> [Point; 4] {
        let (right, bottom) = (self.x + self.width, self.y + self.height);
        [[self.x, self.y], [right, self.y], [right, bottom], [self.x, bottom]].map(Point::from)
    }
}
