//! Where everything is drawn: the career track around, the cabinet and the time spiral within. A wide screen gets a
//! broad board, a narrow one an upright board.

use crate::rim::{Place, Point, Rim};
use minister::{Board, Kind, Zone};

/// How much of the rim is left between the end of the track and its start: the last corner.
const GAP: f32 = 180.0;
/// How wide things are along the track, in spaces.
const BARRIER: f32 = 0.6;
const INFLUENCE: f32 = 1.35;
const PRESS: f32 = 2.3;

/// How the board lies.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    Broad,
    Upright,
}

/// A zone on the drawing.
#[derive(Clone, Debug)]
pub(crate) struct Stretch {
    pub(crate) zone: Zone,
    /// From here to there along the rim.
    pub(crate) from: f32,
    pub(crate) to: f32,
    /// Where its barrier stands; the first zone has none.
    pub(crate) barrier: Option<Place>,
    /// Its spaces; where they are not counted, one place for all.
    pub(crate) spaces: Vec<Place>,
}

/// The whole drawing.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) size: [f32; 2],
    pub(crate) rim: Rim,
    /// How much of the rim one space takes.
    pub(crate) unit: f32,
    pub(crate) stretches: Vec<Stretch>,
    /// The middle of the time spiral, and how far it reaches.
    pub(crate) spiral: (Point, f32),
    /// The upper left corner of the cabinet, and how wide it is.
    pub(crate) cabinet: (Point, f32),
    /// How far outside the lane the numbers of zones stand.
    pub(crate) caption: f32,
    /// The middle of the die.
    pub(crate) die: Point,
}

impl Plan {
    pub(crate) fn of(board: &Board, shape: Shape) -> Plan {
        let (size, edge, caption) = match shape {
            Shape::Broad => ([1200.0, 800.0], 42.0, 9.0),
            // As long as it takes for a space to be as large as a finger needs on the narrowest telephones; and with room for
            // numbers that can be read there.
            Shape::Upright => ([720.0, 1580.0], 58.0, 15.0),
        };
        let rim = Rim { sides: [edge, edge, size[0] - edge, size[1] - edge], radius: 110.0 };
        let width = |kind: Kind, spaces: Option<u8>| match kind {
            Kind::Plain => f32::from(spaces.unwrap_or(1)),
            Kind::Influence => INFLUENCE,
            Kind::Radio | Kind::Newspaper | Kind::Television | Kind::Opinion => PRESS,
        };
        let barrier = |zone: &minister::ZoneData| if zone.barrier.is_empty() { 0.0 } else { BARRIER };
        let total: f32 = board.zones().iter().map(|zone| width(zone.kind, zone.spaces) + barrier(zone)).sum();
        // A board of few spaces leaves part of the rim free rather than growing beyond its edge.
        let unit = ((rim.length() - GAP) / total).min(62.0);
        let mut walked = 0.0;
        let stretches = board.zones().iter().zip(0..).map(|(zone, number)| {
            let fence = barrier(zone) * unit;
            let from = walked + fence;
            let to = from + width(zone.kind, zone.spaces) * unit;
            let places = match zone.kind {
                Kind::Plain => zone.spaces.unwrap_or(1),
                _ => 1,
            };
            let apart = (to - from) / f32::from(places);
            let stretch = Stretch {
                zone: Zone(number),
                from,
                to,
                barrier: (fence > 0.0).then(|| rim.place(walked + fence / 2.0)),
                spaces: (0..places).map(|space| rim.place(from + apart * (f32::from(space) + 0.5))).collect(),
            };
            walked = to;
            stretch
        });
        let stretches = stretches.collect();
        let (spiral, cabinet, die) = match shape {
            Shape::Broad => {
                ((Point::new(345.0, 400.0), 225.0), (Point::new(705.0, 150.0), 360.0), (628.0, 400.0))
            }
            Shape::Upright => {
                ((Point::new(360.0, 1120.0), 250.0), (Point::new(170.0, 165.0), 380.0), (360.0, 770.0))
            }
        };
        Plan { size, rim, unit, caption, stretches, spiral, cabinet, die: Point::new(die.0, die.1) }
    }

    /// Where a pawn stands: on its space, or in the broth below it.
    pub(crate) fn stand(&self, zone: Zone, space: Option<u8>, broth: bool) -> Option<Point> {
        let stretch = self.stretches.get(zone.index())?;
        let place = stretch.spaces.get(usize::from(space.unwrap_or(0)))?;
        Some(place.offset(0.0, if broth { self.broth() } else { 0.0 }))
    }

    /// Where the n-th of so many pawns stands in a zone that holds any number of them.
    pub(crate) fn crowd(&self, zone: Zone, nth: usize, count: usize) -> Option<Point> {
        let place = self.stretches.get(zone.index())?.spaces.first()?;
        let columns = if count <= 6 { 3 } else { 4 };
        let rows = count.div_ceil(columns).max(1);
        let (column, row) = (nth % columns, nth / columns);
        let in_row = (count - row * columns).min(columns);
        let apart = 0.62 * self.unit;
        let on = (column as f32 - (in_row as f32 - 1.0) / 2.0) * apart;
        let inwards = 0.74 * self.unit + (row as f32 - (rows as f32 - 1.0) / 2.0) * apart;
        Some(place.offset(on, inwards))
    }

    /// How far inwards the broth lies.
    pub(crate) fn broth(&self) -> f32 {
        0.86 * self.unit
    }

    /// The spaces of the time spiral from the first, on the outside, to the last, in the middle.
    pub(crate) fn spiral_spaces(&self, last: u8) -> Vec<Point> {
        const TURNS: f32 = 2.2;
        let (middle, reach) = self.spiral;
        let (outer, inner) = (reach - 24.0, 30.0);
        let at = |share: f32| {
            let (radius, angle) = (outer + (inner - outer) * share, share * TURNS * std::f32::consts::TAU);
            // It begins below on the left and turns clockwise, as the track does.
            let (sin, cos) = (angle + 2.4).sin_cos();
            Point::new(middle.x + radius * cos, middle.y + radius * sin)
        };
        // Even steps along the line, not around the middle: the inner turns are shorter.
        const FINE: usize = 2000;
        let mut walked = vec![0.0f32];
        for step in 1..=FINE {
            let (a, b) = (at((step - 1) as f32 / FINE as f32), at(step as f32 / FINE as f32));
            walked.push(walked[step - 1] + (b.x - a.x).hypot(b.y - a.y));
        }
        let spaces = (0..=last).map(|space| {
            let sought = walked[FINE] * f32::from(space) / f32::from(last.max(1));
            at(walked.partition_point(|far| *far < sought) as f32 / FINE as f32)
        });
        spaces.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plans() -> [Plan; 2] {
        let board = Board::named("standard").unwrap();
        [Shape::Broad, Shape::Upright].map(|shape| Plan::of(&board, shape))
    }

    fn far(a: Point, b: Point) -> f32 {
        (a.x - b.x).hypot(a.y - b.y)
    }

    #[test]
    fn spaces_and_broth_keep_apart_and_stay_on_the_board() {
        for plan in plans() {
            let mut discs: Vec<(Point, f32)> = Vec::new();
            let board = Board::named("standard").unwrap();
            for (stretch, zone) in plan.stretches.iter().zip(board.zones()) {
                for (place, space) in stretch.spaces.iter().zip(0..) {
                    discs.push((place.at, 0.4 * plan.unit));
                    if space < zone.broth {
                        discs.push((place.offset(0.0, plan.broth()), 0.31 * plan.unit));
                    }
                }
            }
            for (n, (at, radius)) in discs.iter().enumerate() {
                assert!(at.x > *radius && at.x + radius < plan.size[0], "{at:?}");
                assert!(at.y > *radius && at.y + radius < plan.size[1], "{at:?}");
                // Around a corner the broth comes closer together; it must not lie on itself.
                let near = discs[..n].iter().find(|(other, reach)| far(*at, *other) < (radius + reach) * 0.9);
                assert_eq!(near, None, "{at:?}");
            }
        }
    }

    #[test]
    fn the_spiral_lies_within_the_track_and_its_spaces_keep_apart() {
        for plan in plans() {
            let spaces = plan.spiral_spaces(24);
            assert_eq!(spaces.len(), 25);
            for (n, space) in spaces.iter().enumerate() {
                assert!(far(*space, plan.spiral.0) <= plan.spiral.1, "{n}");
                let near = spaces[..n].iter().find(|other| far(*space, **other) < 40.0);
                assert_eq!(near, None, "space {n}");
            }
        }
    }

    #[test]
    fn a_crowd_of_all_pawns_finds_room() {
        for plan in plans() {
            let zone = Zone(7);
            let crowd: Vec<Point> = (0..16).filter_map(|nth| plan.crowd(zone, nth, 16)).collect();
            assert_eq!(crowd.len(), 16);
            for (n, at) in crowd.iter().enumerate() {
                assert!(crowd[..n].iter().all(|other| far(*at, *other) > 0.5 * plan.unit));
            }
        }
    }
}
