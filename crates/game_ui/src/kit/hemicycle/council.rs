//! A small hemicycle: a few chairs, each as large as can be.

use super::rings;
use std::f32::consts::PI;

/// The inner ring, in units of the outer one: room for a number in the middle.
const INNER: f32 = 0.55;

/// The largest a chair can be: few seats are no giants.
const LARGEST: f32 = 0.15;

/// Chairs in half rings, in units of the outer one; the middle of the hall is the origin, and y grows downwards.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Council {
    /// The chairs from the left end to the right one; they lie above the origin.
    pub chairs: Vec<(f32, f32)>,
    /// How large each can be without touching another.
    pub radius: f32,
}

impl Council {
    /// Room for so many chairs.
    pub fn of(chairs: usize) -> Council {
        // The number of rings with which the chairs can be largest; between equals the fewest, which comes last.
        let best = (1..=chairs.min(8)).rev().map(|rings| ringed(chairs, rings));
        best.max_by(|a, b| a.radius.total_cmp(&b.radius)).unwrap_or_default()
    }
}

fn ringed(chairs: usize, rings: usize) -> Council {
    let apart = if rings > 1 { (1.0 - INNER) / (rings - 1) as f32 } else { 1.0 };
    let radius = |ring: usize| match rings {
        1 => 1.0,
        _ => INNER + (1.0 - INNER) * ring as f32 / (rings - 1) as f32,
    };
    let all: f32 = (0..rings).map(radius).sum();
    // Longer rings hold more; what rounding leaves over goes to the outermost.
    let share = |ring: usize| (radius(ring), (chairs as f32 * radius(ring) / all).floor() as usize);
    let mut counts: Vec<(f32, usize)> = (0..rings).map(share).collect();
    let left = chairs - counts.iter().map(|(_, count)| count).sum::<usize>();
    for ring in 0..left {
        counts[rings - 1 - ring % rings].1 += 1;
    }
    let seats = rings::seats(&counts, apart, |_| 0.0);
    // Turned round, so that both ends lie on the line of the floor and not a rounding below it.
    let place = |(angle, far): (f32, f32)| (far * (PI - angle).cos(), -far * (PI - angle).sin());
    Council {
        chairs: seats.places.into_iter().map(place).collect(),
        radius: (seats.apart * 0.44).min(LARGEST),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_chair_for_every_seat_and_none_touch() {
        for seats in [1, 2, 5, 26, 60, 577] {
            let Council { chairs, radius } = Council::of(seats);
            assert_eq!(chairs.len(), seats);
            for (index, (x, y)) in chairs.iter().enumerate() {
                assert!(*y <= 1e-3 && x.hypot(*y) <= 1.001);
                for (other_x, other_y) in &chairs[index + 1..] {
                    assert!((x - other_x).hypot(y - other_y) >= 2.0 * radius, "{seats}");
                }
            }
        }
        assert_eq!(Council::of(0).chairs.len(), 0);
    }

    #[test]
    fn a_party_fills_a_wedge_from_the_left() {
        let chairs = Council::of(26).chairs;
        let angle = |index: usize| (-chairs[index].1).atan2(-chairs[index].0);
        assert!((1..26).all(|index| angle(index - 1) <= angle(index) + 1e-3));
    }
}
