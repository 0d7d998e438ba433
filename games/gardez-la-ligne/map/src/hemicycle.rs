//! The hemicycle: chairs in half rings, numbered from left to right, so that a party fills a wedge.

use std::f32::consts::PI;

/// A chair, in units of the outer radius; the middle of the hall is the origin, and y grows downwards.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Chair {
    /// From the middle to the right.
    pub x: f32,
    /// From the middle downwards; chairs lie above it.
    pub y: f32,
}

/// Chairs in half rings.
#[derive(Clone, PartialEq, Debug)]
pub struct Hemicycle {
    /// The chairs from the left end to the right one.
    pub chairs: Vec<Chair>,
    /// How large each can be without touching another.
    pub radius: f32,
}

impl Hemicycle {
    /// Room for so many chairs.
    pub fn of(chairs: usize) -> Hemicycle {
        if chairs == 0 {
            return Hemicycle { chairs: Vec::new(), radius: 0.0 };
        }
        // The number of rings with which the chairs can be largest; between equals the fewest, which comes last.
        let best = (1..=chairs.min(8))
            .rev()
            .map(|rings| ringed(chairs, rings))
            .max_by(|a, b| a.radius.total_cmp(&b.radius));
        best.unwrap_or(Hemicycle { chairs: Vec::new(), radius: 0.0 })
    }
}

/// The inner ring, in units of the outer one: room for a number in the middle.
const INNER: f32 = 0.55;

/// The largest a chair can be: few seats are no giants.
const LARGEST: f32 = 0.15;

fn ringed(chairs: usize, rings: usize) -> Hemicycle {
    let radius = |ring: usize| match rings {
        1 => 1.0,
        _ => INNER + (1.0 - INNER) * ring as f32 / (rings - 1) as f32,
    };
    let all: f32 = (0..rings).map(radius).sum();
    // Longer rings hold more; what rounding leaves over goes to the outermost.
    let mut counts: Vec<usize> =
        (0..rings).map(|ring| (chairs as f32 * radius(ring) / all).floor() as usize).collect();
    let left = chairs - counts.iter().sum::<usize>();
    for ring in 0..left {
        counts[rings - 1 - ring % rings] += 1;
    }
    let mut seated: Vec<(f32, usize, Chair)> = Vec::new();
    let mut room = if rings > 1 { (1.0 - INNER) / (rings - 1) as f32 } else { 1.0 };
    for (ring, count) in counts.into_iter().enumerate() {
        let far = radius(ring);
        if count > 1 {
            room = room.min(PI * far / (count - 1) as f32);
        }
        for chair in 0..count {
            let share = if count == 1 { 0.5 } else { chair as f32 / (count - 1) as f32 };
            let angle = PI * (1.0 - share);
            seated.push((share, ring, Chair { x: far * angle.cos(), y: -far * angle.sin() }));
        }
    }
    // From left to right as one sweeps over the hall, the inner ring first where two are level.
    seated.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
    Hemicycle {
        chairs: seated.into_iter().map(|(_, _, chair)| chair).collect(),
        radius: (room * 0.44).min(LARGEST),
    }
}
