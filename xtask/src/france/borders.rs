//! The borders between territories: who has which side of the drawing.
//!
//! Neighbours were drawn each by themselves, so that their corners differ by a hair. Corners that near are welded into
//! one. From then on a territory is the set of its sides, and joining two, or giving a gap between two to one of
//! them, is the symmetric difference of sets.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use anyhow::{Context, Result, ensure};

use super::drawing::Spot;

/// Corners nearer than this are the same: neighbours differ by up to a tenth, and nothing that is drawn is as small.
const HAIR: f64 = 0.12;

/// A gap is at most so wide and high; what is larger is the sea.
const GAP: f64 = 8.0;

/// Two corners, by their numbers, the smaller first.
pub type Side = (usize, usize);

/// The territories as sets of sides.
pub struct Borders {
    /// Every corner of the drawing.
    pub corners: Vec<Spot>,
    /// The sides of each territory, by its code.
    pub sides: BTreeMap<String, BTreeSet<Side>>,
}

impl Borders {
    /// Welds the drawing.
    pub fn of(drawn: &BTreeMap<String, Vec<Vec<Spot>>>) -> Borders {
        let mut weld = Weld::default();
        let mut all = BTreeMap::new();
        for (code, rings) in drawn {
            let mut sides = BTreeSet::new();
            for ring in rings {
                let ring: Vec<usize> = ring.iter().map(|at| weld.corner(*at)).collect();
                for (from, to) in ring.iter().zip(ring.iter().cycle().skip(1)) {
                    toggle(&mut sides, *from, *to);
                }
            }
            all.insert(code.clone(), sides);
        }
        Borders { corners: weld.corners, sides: all }
    }

    /// Makes one territory of two.
    pub fn join(&mut self, one: &str, other: &str, name: &str) -> Result<()> {
        let mut take = |code: &str| self.sides.remove(code).with_context(|| format!("{code} is not drawn"));
        let joined = &take(one)? ^ &take(other)?;
        self.sides.insert(name.to_owned(), joined);
        Ok(())
    }

    /// Closes small gaps between two neighbours, and tells how many there were.
    pub fn close_gaps(&mut self) -> Result<usize> {
        let owners = self.owners();
        let lonely = owners.iter().filter(|(_, codes)| codes.len() == 1).map(|(side, _)| *side);
        let gaps: Vec<(Vec<Side>, Vec<String>)> = loops(lonely.collect())
            .into_iter()
            .filter(|around| self.is_small(around))
            .map(|around| {
                let codes: BTreeSet<_> =
                    around.iter().flat_map(|side| owners[side].iter().cloned()).collect();
                (around, codes.into_iter().collect())
            })
            // What one territory alone surrounds is an island of its own.
            .filter(|(_, codes): &(_, Vec<String>)| codes.len() == 2)
            .collect();
        for (around, codes) in &gaps {
            let sides = self.sides.get_mut(&codes[0]).context("a gap of nobody")?;
            for (from, to) in around {
                toggle(sides, *from, *to);
            }
        }
        let crowded = self.owners().into_iter().find(|(_, codes)| codes.len() > 2);
        ensure!(crowded.is_none(), "three territories claim one side: {crowded:?}");
        Ok(gaps.len())
    }

    fn is_small(&self, around: &[Side]) -> bool {
        [0, 1].into_iter().all(|axis| {
            let along =
                || around.iter().flat_map(|side| [side.0, side.1]).map(|corner| self.corners[corner][axis]);
            along().fold(f64::NEG_INFINITY, f64::max) - along().fold(f64::INFINITY, f64::min) <= GAP
        })
    }

    /// Who has each side.
    pub fn owners(&self) -> BTreeMap<Side, Vec<String>> {
        let mut owners: BTreeMap<Side, Vec<String>> = BTreeMap::new();
        for (code, sides) in &self.sides {
            for side in sides {
                owners.entry(*side).or_default().push(code.clone());
            }
        }
        owners
    }
}

/// Adds a side, or takes it away where it was: what is there twice is no border.
fn toggle(sides: &mut BTreeSet<Side>, from: usize, to: usize) {
    let side = (from.min(to), from.max(to));
    if from != to && !sides.remove(&side) {
        sides.insert(side);
    }
}

/// The closed loops that some sides form.
fn loops(mut sides: BTreeSet<Side>) -> Vec<Vec<Side>> {
    let mut at: HashMap<usize, Vec<Side>> = HashMap::new();
    for side in &sides {
        at.entry(side.0).or_default().push(*side);
        at.entry(side.1).or_default().push(*side);
    }
    let mut loops = Vec::new();
    while let Some(first) = sides.pop_first() {
        let (mut around, mut here) = (vec![first], first.1);
        while let Some(next) = at[&here].iter().copied().find(|side| sides.contains(side)) {
            sides.remove(&next);
            around.push(next);
            here = if next.0 == here { next.1 } else { next.0 };
        }
        loops.push(around);
    }
    loops
}

/// Gives each corner a number, the same to corners a hair apart.
#[derive(Default)]
struct Weld {
    corners: Vec<Spot>,
    near: HashMap<(i64, i64), Vec<usize>>,
}

impl Weld {
    fn corner(&mut self, at: Spot) -> usize {
        let (column, row) = ((at[0] / HAIR).floor() as i64, (at[1] / HAIR).floor() as i64);
        let around = (column - 1..=column + 1).flat_map(|x| (row - 1..=row + 1).map(move |y| (x, y)));
        let known = around.filter_map(|cell| self.near.get(&cell)).flatten();
        let apart = |corner: usize| (self.corners[corner][0] - at[0]).hypot(self.corners[corner][1] - at[1]);
        let nearest =
            known.map(|corner| (apart(*corner), *corner)).min_by(|one, other| one.0.total_cmp(&other.0));
        if let Some((_, corner)) = nearest.filter(|(apart, _)| *apart < HAIR) {
            return corner;
        }
        self.corners.push(at);
        let corner = self.corners.len() - 1;
        self.near.entry((column, row)).or_default().push(corner);
        corner
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(shapes: &[(&str, &[Spot])]) -> Borders {
        Borders::of(&shapes.iter().map(|(code, ring)| (code.to_string(), vec![ring.to_vec()])).collect())
    }

    #[test]
    fn neighbours_drawn_a_hair_apart_share_a_side_and_join_without_it() {
        let west: &[Spot] = &[[0.0, 0.0], [5.0, 0.0], [5.0, 5.0], [0.0, 5.0]];
        let east: &[Spot] = &[[5.05, 0.0], [9.0, 0.0], [9.0, 5.0], [5.0, 4.95]];
        let mut borders = drawn(&[("2A", west), ("2B", east)]);
        assert_eq!(borders.owners().values().filter(|codes| codes.len() == 2).count(), 1);
        borders.join("2A", "2B", "20").unwrap();
        assert_eq!(borders.sides["20"].len(), 6);
    }

    #[test]
    fn a_gap_between_two_goes_to_one_of_them() {
        let north: &[Spot] =
            &[[0.0, 0.0], [9.0, 0.0], [9.0, 5.0], [6.0, 5.0], [4.0, 4.0], [2.0, 5.0], [0.0, 5.0]];
        let south: &[Spot] = &[[0.0, 5.0], [2.0, 5.0], [6.0, 5.0], [9.0, 5.0], [9.0, 9.0], [0.0, 9.0]];
        let mut borders = drawn(&[("14", north), ("61", south)]);
        assert_eq!(borders.close_gaps().unwrap(), 1);
        assert_eq!(borders.sides["14"].len(), 6, "the dent is gone");
        assert_eq!(borders.owners().values().filter(|codes| codes.len() == 2).count(), 3);
    }
}
