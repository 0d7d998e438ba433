//! The hall in perspective: where each row of benches runs, which sector is a party's, where everybody sits.

use crate::pen;
use game_ui::kit::hemicycle::{seats_per_row, spread};
use rules::Seat;
use std::f32::consts::PI;

/// Width and height of the picture.
pub(crate) const SIZE: [f32; 2] = [920.0, 470.0];
/// The middle of the half circle on the floor.
pub(crate) const CENTRE: [f32; 2] = [460.0, 352.0];
/// How far the first row is from the middle, and the last.
const INNER: f32 = 178.0;
const OUTER: f32 = 386.0;
/// Where the wall behind the last row stands.
pub(crate) const WALL: f32 = 408.0;
/// How high the last row stands above the floor, and the wall above that.
const RISE: f32 = 84.0;
pub(crate) const WALL_TOP: f32 = RISE + 36.0;
/// An aisle between two parties, and the room left at either end, as angles.
const AISLE: f32 = 0.036;
const END: f32 = 0.025;

/// A point of the picture, and how large things are drawn there.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Spot {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) scale: f32,
}

/// The spot at an angle from the left (0 to π), so far from the middle and so high.
pub(crate) fn spot(radius: f32, angle: f32, height: f32) -> Spot {
    let (across, away) = (-radius * angle.cos(), radius * angle.sin());
    let scale = 1500.0 / (1500.0 + away);
    let y = CENTRE[1] - (0.7 * away + 0.8 * height) * scale;
    Spot { x: CENTRE[0] + across * scale, y, scale }
}

/// Points along an arc, as the rest of a path after its first letter.
pub(crate) fn arc(radius: f32, height: f32, from: f32, to: f32) -> String {
    let steps = ((to - from).abs() * 14.0).ceil().max(3.0);
    let mut path = String::with_capacity(16 * (steps as usize + 1));
    for step in 0..=steps as u16 {
        let Spot { x, y, .. } = spot(radius, from + (to - from) * f32::from(step) / steps, height);
        // Between points without a letter lies a straight line.
        pen::length(&mut path, x);
        pen::length(&mut path, y);
    }
    path
}

/// The area between two arcs, each given by its distance and its height.
pub(crate) fn band(far: [f32; 2], near: [f32; 2], from: f32, to: f32) -> String {
    format!("M{}L{}Z", arc(far[0], far[1], from, to), arc(near[0], near[1], to, from))
}

/// One row of benches.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Row {
    pub(crate) radius: f32,
    pub(crate) height: f32,
}

/// A party's part of the hall.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sector {
    /// Whose it is, by number.
    pub(crate) party: usize,
    pub(crate) from: f32,
    pub(crate) to: f32,
    /// The angles of its deputies, row by row from the front.
    pub(crate) places: Vec<Vec<f32>>,
}

impl Sector {
    /// The angle of its middle.
    pub(crate) fn middle(&self) -> f32 {
        (self.from + self.to) / 2.0
    }
}

/// The hall with everybody in it.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Hall {
    /// From the front.
    pub(crate) rows: Vec<Row>,
    /// How far one row is from the next.
    pub(crate) step: f32,
    /// The parties that have deputies, from the left.
    pub(crate) sectors: Vec<Sector>,
}

impl Hall {
    /// Seats so many deputies of each party, party by party from the left.
    pub(crate) fn of(deputies: &[u16]) -> Hall {
        let all: f32 = deputies.iter().map(|count| f32::from(*count)).sum();
        // As square a place for everybody as there is room.
        let ideal = (PI / 2.0 * (OUTER.powi(2) - INNER.powi(2)) / all.max(60.0)).sqrt();
        let count = ((OUTER - INNER) / ideal).round().clamp(5.0, 13.0);
        let step = (OUTER - INNER) / (count - 0.6);
        let rows: Vec<Row> = (0..count as u8)
            .map(f32::from)
            .map(|row| Row { radius: INNER + row * step, height: 6.0 + row * RISE / (count - 1.0) })
            .collect();
        let seated = deputies.iter().filter(|count| **count > 0).count() as f32;
        let room = PI - 2.0 * END - AISLE * (seated - 1.0).max(0.0);
        let mut from = END;
        let mut sectors = Vec::new();
        for (party, count) in deputies.iter().enumerate().filter(|(_, count)| **count > 0) {
            let to = from + room * f32::from(*count) / all;
            sectors.push(Sector { party, from, to, places: places(&rows, usize::from(*count), from, to) });
            from = to + AISLE;
        }
        Hall { rows, step, sectors }
    }

    /// The sector of a seat; nothing where it has no deputies.
    pub(crate) fn sector(&self, seat: Seat) -> Option<&Sector> {
        self.sectors.iter().find(|sector| sector.party == seat.index())
    }

    /// How much lower a row is than the one behind it.
    pub(crate) fn lower(&self) -> f32 {
        self.rows.get(1).map_or(10.0, |row| row.height - self.rows[0].height)
    }

    /// How much smaller a deputy is than in a hall of the usual size.
    pub(crate) fn figure(&self) -> f32 {
        (self.step / 28.0).min(1.12)
    }

    /// The angle at which half of all are to the left.
    pub(crate) fn half(&self, deputies: &[u16]) -> f32 {
        let all: f32 = deputies.iter().map(|count| f32::from(*count)).sum();
        let mut left = all / 2.0;
        for sector in &self.sectors {
            let here = f32::from(deputies[sector.party]);
            if left <= here {
                return sector.from + (sector.to - sector.from) * left / here;
            }
            left -= here;
        }
        PI / 2.0
    }

    /// The angles at which the standards stand on the wall: in the middle of their sectors, but never in each other's way.
    pub(crate) fn standards(&self, apart: f32) -> Vec<f32> {
        let middles: Vec<f32> = self.sectors.iter().map(Sector::middle).collect();
        spread(&middles, apart, 0.16)
    }
}

/// The angles of a party's deputies, row by row.
fn places(rows: &[Row], count: usize, from: f32, to: f32) -> Vec<Vec<f32>> {
    let radii: Vec<f32> = rows.iter().map(|row| row.radius).collect();
    let angles = |here: usize| {
        (0..here).map(|place| from + (to - from) * (place as f32 + 0.5) / here as f32).collect()
    };
    seats_per_row(&radii, count).into_iter().map(angles).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_has_a_seat_in_their_own_sector() {
        for deputies in [&[72u16, 61, 46, 38, 43][..], &[1, 0, 199], &[90; 8], &[3, 2, 1]] {
            let hall = Hall::of(deputies);
            assert_eq!(hall.sectors.len(), deputies.iter().filter(|count| **count > 0).count());
            for sector in &hall.sectors {
                let seats: Vec<f32> = sector.places.concat();
                assert_eq!(seats.len(), usize::from(deputies[sector.party]));
                assert!(seats.iter().all(|angle| (sector.from..=sector.to).contains(angle)));
            }
        }
        assert!(Hall::of(&[0, 0, 0]).sectors.is_empty());
    }

    #[test]
    fn half_of_all_sit_left_of_the_line() {
        let hall = Hall::of(&[50, 50]);
        assert!((hall.half(&[50, 50]) - hall.sectors[0].to).abs() < 0.001);
        let lopsided = [30, 170];
        let hall = Hall::of(&lopsided);
        assert!(hall.half(&lopsided) > hall.sectors[1].from);
    }

    #[test]
    fn standards_keep_apart_and_on_the_wall() {
        for deputies in [&[1u16, 1, 1, 197][..], &[80; 8], &[190, 1, 1, 1, 1, 1, 1, 1]] {
            let angles = Hall::of(deputies).standards(0.3);
            assert!(angles.windows(2).all(|pair| pair[1] > pair[0] + 0.2), "{angles:?}");
            assert!(angles.iter().all(|angle| (0.1..PI).contains(angle)));
        }
    }
}
