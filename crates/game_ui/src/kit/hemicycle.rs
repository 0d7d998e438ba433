//! The geometry of a hemicycle: where each deputy sits, and where each party's flag stands. A hall in perspective shares its
//! rows and its flags by the same rules ([`seats_per_row`], [`spread`]).

mod rings;

pub use rings::{BenchSeats, seats};

use std::f32::consts::PI;

/// The middle of the half circle in the picture.
pub const CENTRE: (f32, f32) = (572.0, 514.0);
/// How far the first row is from the middle.
pub const INNER: f32 = 178.0;
/// How far the last one is.
pub const OUTER: f32 = 420.0;
/// Width and height of the picture.
pub const SIZE: (f32, f32) = (1144.0, 548.0);
/// Half the width and half the height of a flag.
pub const FLAG: (f32, f32) = (62.0, 30.0);
/// Half an aisle between two parties, as an angle.
const AISLE: f32 = 0.014;

/// One party in the chamber.
#[derive(Clone, PartialEq, Debug)]
pub struct Bench {
    /// Whose number in the list of parties this is.
    pub party: usize,
    /// Where its deputies sit.
    pub places: Vec<(f32, f32)>,
    /// The angle at which it begins, from the left (0) to the right (π).
    pub from: f32,
    /// Where it ends.
    pub to: f32,
}

/// The chamber with everybody in it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Hemicycle {
    /// The parties that have deputies, from the left.
    pub benches: Vec<Bench>,
    /// How large a deputy is drawn.
    pub radius: f32,
}

/// The place at an angle, counted from the left, and a distance from the middle.
pub fn at(angle: f32, radius: f32) -> (f32, f32) {
    (CENTRE.0 - radius * angle.cos(), CENTRE.1 - radius * angle.sin())
}

impl Hemicycle {
    /// Seats so many deputies of each party, party by party from the left.
    pub fn of(deputies: &[u16]) -> Hemicycle {
        let all: usize = deputies.iter().map(|count| usize::from(*count)).sum();
        if all == 0 {
            return Hemicycle::default();
        }
        let (angles, radius) = rows(all);
        let mut taken = 0;
        let mut benches = Vec::new();
        for (party, count) in deputies.iter().enumerate().filter(|(_, count)| **count > 0) {
            let end = taken + usize::from(*count);
            let from = border(&angles, taken);
            let to = border(&angles, end);
            let aisle = AISLE.min(0.16 * (to - from));
            // Drawn together a little, so that there is an aisle on either side.
            let shrink = (to - from - 2.0 * aisle) / (to - from).max(f32::EPSILON);
            let middle = (from + to) / 2.0;
            let places =
                angles[taken..end].iter().map(|(angle, row)| at(middle + (angle - middle) * shrink, *row));
            benches.push(Bench { party, places: places.collect(), from, to });
            taken = end;
        }
        Hemicycle { benches, radius }
    }

    /// Where each party's flag stands, apart enough that none hides another.
    pub fn flags(&self) -> Vec<(f32, f32)> {
        let middles: Vec<f32> = self.benches.iter().map(|bench| (bench.from + bench.to) / 2.0).collect();
        let edge = OUTER + self.radius + 9.0;
        let flags = spread(&middles, 0.262, 0.07).into_iter().map(|angle| {
            // As far out as the flag reaches towards the middle, so that it hides no deputy.
            at(angle, edge + FLAG.0 * angle.cos().abs() + FLAG.1 * angle.sin())
        });
        flags.collect()
    }
}

/// All places of a full chamber as angle and row, from the left; and how large each may be.
fn rows(all: usize) -> (Vec<(f32, f32)>, f32) {
    let area = PI * (INNER + OUTER) / 2.0 * (OUTER - INNER);
    let ideal = (area / all as f32).sqrt();
    let count = ((OUTER - INNER) / ideal).round().clamp(2.0, 14.0) as usize;
    let apart = (OUTER - INNER) / (count as f32 - 1.0);
    let radii: Vec<f32> = (0..count).map(|row| INNER + row as f32 * apart).collect();
    let counts: Vec<_> = radii.iter().copied().zip(seats_per_row(&radii, all)).collect();
    // Nobody sits on the line of the floor itself.
    let seats = seats(&counts, apart, |radius| 0.5 * apart.min(30.0) / radius);
    (seats.places, (0.43 * seats.apart).min(19.0))
}

/// How many of so many sit in each row, by the room there is in it.
pub fn seats_per_row(radii: &[f32], all: usize) -> Vec<usize> {
    let sum: f32 = radii.iter().sum();
    let (mut share, mut given) = (0.0, 0);
    let share_of = |radius: &f32| {
        share += radius / sum * all as f32;
        let here = (share.round() as usize).clamp(given, all) - given;
        given += here;
        here
    };
    radii.iter().map(share_of).collect()
}

/// The angle between the place before this one and this one.
fn border(angles: &[(f32, f32)], index: usize) -> f32 {
    match (index.checked_sub(1).and_then(|before| angles.get(before)), angles.get(index)) {
        (Some(before), Some(after)) => (before.0 + after.0) / 2.0,
        (None, _) => 0.0,
        (_, None) => PI,
    }
}

/// Moves angles apart where they are too close, in their order and within the half circle but for a margin at its ends.
pub fn spread(angles: &[f32], apart: f32, margin: f32) -> Vec<f32> {
    let mut moved = angles.to_vec();
    let (low, high) = (margin, PI - margin);
    let apart = apart.min((high - low) / (angles.len().max(2) - 1) as f32);
    // To and fro a few times: each pass moves both of a pair by half of what is missing.
    for _ in 0..60 {
        for index in 1..moved.len() {
            let missing = apart - (moved[index] - moved[index - 1]);
            if missing > 0.0 {
                moved[index - 1] -= missing / 2.0;
                moved[index] += missing / 2.0;
            }
        }
        for (index, angle) in moved.iter_mut().enumerate() {
            let after = (angles.len() - 1 - index) as f32;
            *angle = angle.clamp(low + index as f32 * apart, high - after * apart);
        }
    }
    moved
}

/// A round deputy as a piece of a path, around a point.
pub fn dot(x: f32, y: f32, radius: f32) -> String {
    let (left, across) = (x - radius, 2.0 * radius);
    format!(
        "M{left:.1} {y:.1}a{radius:.1} {radius:.1} 0 1 0 {across:.1} 0a{radius:.1} {radius:.1} 0 1 0 {:.1} 0Z",
        -across
    )
}

/// A sector of the half circle as a path: from one angle to the other, from one distance to the other.
pub fn sector(from: f32, to: f32, inner: f32, outer: f32) -> String {
    let ((ax, ay), (bx, by)) = (at(from, outer), at(to, outer));
    let ((cx, cy), (dx, dy)) = (at(to, inner), at(from, inner));
    format!(
        "M{ax:.1} {ay:.1}A{outer:.1} {outer:.1} 0 0 1 {bx:.1} {by:.1}L{cx:.1} {cy:.1}A{inner:.1} {inner:.1} 0 0 0 {dx:.1} {dy:.1}Z"
    )
}

/// A half circle as a path, from the left or from the right.
pub fn half(radius: f32, from_left: bool) -> String {
    let (left, right) = (CENTRE.0 - radius, CENTRE.0 + radius);
    let (start, end, sweep) = if from_left { (left, right, 1) } else { (right, left, 0) };
    let y = CENTRE.1;
    format!("M{start:.1} {y:.1}A{radius:.1} {radius:.1} 0 0 {sweep} {end:.1} {y:.1}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLES: [&[u16]; 5] =
        [&[70, 65, 66], &[45, 80, 30, 90], &[5, 100, 51, 20, 15, 64], &[61; 8], &[0, 1, 490, 0, 5]];

    #[test]
    fn every_deputy_has_a_place_in_the_picture_and_no_two_touch() {
        for deputies in TABLES {
            let chamber = Hemicycle::of(deputies);
            let places: Vec<_> = chamber.benches.iter().flat_map(|bench| bench.places.clone()).collect();
            assert_eq!(places.len(), deputies.iter().map(|count| usize::from(*count)).sum::<usize>());
            for (index, (x, y)) in places.iter().enumerate() {
                assert!((0.0..=SIZE.0).contains(x) && (0.0..=SIZE.1).contains(y));
                let touches = |(other_x, other_y): &&(f32, f32)| {
                    (x - other_x).hypot(y - other_y) < 1.3 * chamber.radius
                };
                assert_eq!(places[index + 1..].iter().find(touches), None, "{deputies:?}");
            }
        }
    }

    #[test]
    fn parties_sit_side_by_side_in_their_order() {
        for deputies in TABLES {
            let chamber = Hemicycle::of(deputies);
            let mut end = 0.0;
            for bench in &chamber.benches {
                assert_eq!(bench.places.len(), usize::from(deputies[bench.party]));
                assert!(bench.from >= end && bench.to > bench.from);
                end = bench.to;
            }
            assert!((end - PI).abs() < 0.001);
        }
    }

    #[test]
    fn half_of_the_deputies_sit_left_of_the_middle_ray() {
        let places = Hemicycle::of(&[100, 101, 44]).benches.into_iter().flat_map(|bench| bench.places);
        let left = places.filter(|(x, _)| *x < CENTRE.0).count();
        assert!((117..=128).contains(&left), "{left}");
    }

    #[test]
    fn an_empty_chamber_has_no_bench() {
        assert_eq!(Hemicycle::of(&[0, 0, 0]), Hemicycle::default());
        assert_eq!(Hemicycle::of(&[]), Hemicycle::default());
    }

    #[test]
    fn no_flag_hides_a_deputy_or_leaves_the_picture() {
        for deputies in TABLES {
            let chamber = Hemicycle::of(deputies);
            for (x, y) in chamber.flags() {
                assert!(
                    x >= FLAG.0 && x + FLAG.0 <= SIZE.0 && y >= FLAG.1 && y + FLAG.1 <= SIZE.1,
                    "{x} {y}"
                );
                let hidden =
                    |place: &&(f32, f32)| (place.0 - x).abs() < FLAG.0 && (place.1 - y).abs() < FLAG.1;
                let mut places = chamber.benches.iter().flat_map(|bench| &bench.places);
                assert_eq!(places.find(hidden), None, "{deputies:?}");
            }
        }
    }

    #[test]
    fn no_flag_hides_another() {
        for deputies in
            [&[50, 70, 75, 35, 25, 116, 70, 50][..], &[5, 5, 5, 5, 200], &[61; 8], &[200, 2, 1, 2]]
        {
            let flags = Hemicycle::of(deputies).flags();
            for (index, (x, y)) in flags.iter().enumerate() {
                let hides = |other: &&(f32, f32)| {
                    (other.0 - x).abs() < 2.0 * FLAG.0 && (other.1 - y).abs() < 2.0 * FLAG.1
                };
                assert_eq!(flags[index + 1..].iter().find(hides), None, "{deputies:?}");
            }
        }
    }

    #[test]
    fn flags_keep_their_order_and_their_distance() {
        for angles in [vec![0.01, 0.02, 0.03], vec![3.0, 3.05, 3.1, 3.13], vec![0.1, 1.5, 1.52, 1.53, 3.0]] {
            let moved = spread(&angles, 0.2, 0.07);
            assert!(moved.windows(2).all(|pair| pair[1] - pair[0] > 0.19), "{moved:?}");
            assert!(moved.iter().all(|angle| (0.0..=PI).contains(angle)));
        }
    }
}
