//! Half rings of seats around a middle: the geometry that every hemicycle has.

use std::f32::consts::PI;

/// Seats in half rings.
pub struct BenchSeats {
    /// The angle of each, from the left (0) to the right (π), and its distance from the middle. They are in the order in
    /// which one sweeps over the hall, the inner ring first where two are level, so that a party fills a wedge.
    pub places: Vec<(f32, f32)>,
    /// How far apart two neighbours of a ring are at the least, and no two rings are nearer.
    pub apart: f32,
}

/// So many seats on each of these rings, the innermost first. The rings are so far apart; `edge` is the angle that a ring
/// leaves free at both ends.
pub fn seats(rings: &[(f32, usize)], apart: f32, edge: impl Fn(f32) -> f32) -> BenchSeats {
    let mut seats = BenchSeats { places: Vec::new(), apart };
    for &(radius, count) in rings {
        let edge = edge(radius);
        let span = PI - 2.0 * edge;
        for index in 0..count {
            let part = if count == 1 { 0.5 } else { index as f32 / (count as f32 - 1.0) };
            seats.places.push((edge + part * span, radius));
        }
        if count > 1 {
            seats.apart = seats.apart.min(span * radius / (count as f32 - 1.0));
        }
    }
    seats.places.sort_by(|one, other| one.0.total_cmp(&other.0));
    seats
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_sweeps_over_the_hall_from_the_left_and_the_inner_ring_first() {
        let seats = seats(&[(1.0, 3), (2.0, 3)], 1.0, |_| 0.0);
        let middle = PI / 2.0;
        assert_eq!(
            seats.places,
            [(0.0, 1.0), (0.0, 2.0), (middle, 1.0), (middle, 2.0), (PI, 1.0), (PI, 2.0)]
        );
        assert_eq!(seats.apart, 1.0, "the rings are nearer to each other than the seats of the inner one");
    }

    #[test]
    fn a_ring_leaves_its_ends_free_and_seats_one_in_the_middle() {
        let seats = seats(&[(1.0, 1), (2.0, 2)], 9.0, |_| 0.25);
        assert_eq!(seats.places, [(0.25, 2.0), (PI / 2.0, 1.0), (PI - 0.25, 2.0)]);
        assert_eq!(seats.apart, (PI - 0.5) * 2.0);
    }
}
