//! How a station looks: a dot, a larger one where lines meet, a capsule over lines that run side by side.

use crate::course::Course;
use crate::point::Point;
use gardez_la_ligne::{Board, Station};

/// The radius of a plain station.
const PLAIN: f32 = 4.9;
/// The radius of one where lines meet.
const INTERCHANGE: f32 = 8.8;

/// A station as it is drawn.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct DrawnStation {
    /// The station.
    pub station: Station,
    /// Its middle.
    pub at: Point,
    /// The two ends of its capsule; both in the middle for a dot.
    pub ends: [Point; 2],
    /// How far it reaches around them.
    pub radius: f32,
    /// Do several lines meet here?
    pub interchange: bool,
    /// Does a line end here?
    pub terminus: bool,
}

impl DrawnStation {
    /// How far a point is from its edge; less than nothing inside.
    pub fn distance(&self, at: Point) -> f32 {
        crate::point::from_stretch(at, self.ends) - self.radius
    }
}

/// All stations.
pub(crate) fn halts(board: &Board, places: &[Point], courses: &[Course]) -> Vec<DrawnStation> {
    let mut through: Vec<Vec<Point>> = vec![Vec::new(); places.len()];
    // A gap only hints at what is not there: it does not widen a station.
    for (at, station) in courses.iter().filter(|course| !course.gap).flat_map(|course| &course.points) {
        if let Some(station) = station {
            through[station.index()].push(*at);
        }
    }
    let are_ends = crate::terminus::are_ends(board);
    board
        .stations()
        .map(|station| {
            let ends = farthest(&through[station.index()], places[station.index()]);
            let interchange = board.through(station).len() > 1;
            let usual = if interchange { INTERCHANGE } else { PLAIN };
            // A third line may pass beside the two that lie farthest apart.
            let away = |at: &Point| crate::point::from_stretch(*at, ends);
            DrawnStation {
                station,
                at: (ends[0] + ends[1]) * 0.5,
                ends,
                radius: through[station.index()].iter().map(away).fold(usual, f32::max),
                interchange,
                terminus: are_ends[station.index()],
            }
        })
        .collect()
}

/// The two points that lie farthest apart, or twice their middle if they are as good as one.
fn farthest(points: &[Point], otherwise: Point) -> [Point; 2] {
    let Some(first) = points.first() else { return [otherwise; 2] };
    let mut best = ([*first; 2], 0.0);
    for a in points {
        for b in points {
            let apart = (*a - *b).length();
            if apart > best.1 {
                best = ([*a, *b], apart);
            }
        }
    }
    if best.1 < 3.0 { [(best.0[0] + best.0[1]) * 0.5; 2] } else { best.0 }
}
