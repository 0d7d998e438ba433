//! Borders cut into arcs: from one corner where territories meet to the next, each arc is simplified once for both sides.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, bail};
use president_map::{Outline, Point};

use super::borders::{Borders, Side};
use super::drawing::Spot;
use super::simplify::simplify;

/// How often arcs that cross are simplified less before that is given up.
const PATIENCE: usize = 8;

/// By how much less.
const STRICTER: f64 = 0.7;

/// No border moves by more than this part of its length: small islands, and Paris, would look whittled.
const SHARE: f64 = 0.03;

/// A stretch of border between the same two territories, or between one and the sea.
struct Arc {
    corners: Vec<usize>,
    owners: Vec<String>,
    tolerance: f64,
}

/// The outlines of some territories on the canvas: every corner is placed there, arcs are simplified as far as the
/// tolerance lets them, and no two cross.
pub fn outlines(
    borders: &Borders,
    chosen: &[&str],
    tolerance: f64,
    place: impl Fn(Spot) -> Spot,
) -> Result<BTreeMap<String, Outline>> {
    let placed: Vec<Spot> = borders.corners.iter().map(|at| place(*at)).collect();
    let rounded: Vec<Point> =
        placed.iter().map(|at| Point { x: at[0].round() as i32, y: at[1].round() as i32 }).collect();
    let mut arcs = cut(borders, chosen, &placed, tolerance);
    let mut between = BTreeSet::new();
    for _ in 0..PATIENCE {
        let kept: Vec<Vec<usize>> =
            arcs.iter().map(|arc| simplify(&arc.corners, &placed, arc.tolerance)).collect();
        let guilty = crossing(&kept, &rounded);
        if guilty.is_empty() {
            return Ok(chosen
                .iter()
                .map(|code| (code.to_string(), outline(code, &arcs, &kept, &rounded)))
                .collect());
        }
        between = guilty.iter().map(|at| arcs[*at].owners.join("/")).collect();
        for at in guilty {
            arcs[at].tolerance *= STRICTER;
        }
    }
    bail!("borders cross however they are simplified: {between:?}; the drawing crosses itself there")
}

/// Cuts the borders of the chosen territories where more than two sides meet.
fn cut(borders: &Borders, chosen: &[&str], placed: &[Spot], tolerance: f64) -> Vec<Arc> {
    let owners = borders.owners();
    let wanted = |codes: &[String]| codes.iter().any(|code| chosen.contains(&code.as_str()));
    let mut meeting: BTreeMap<usize, Vec<Side>> = BTreeMap::new();
    for side in owners.keys() {
        meeting.entry(side.0).or_default().push(*side);
        meeting.entry(side.1).or_default().push(*side);
    }
    let mut left: BTreeSet<Side> =
        owners.iter().filter(|(_, codes)| wanted(codes)).map(|(side, _)| *side).collect();
    let is_end = |corner: usize| meeting[&corner].len() != 2;
    let ends: Vec<Side> = left.iter().filter(|side| is_end(side.0) || is_end(side.1)).copied().collect();
    let mut arcs = Vec::new();
    // First from the ends, then what has none: the loops of islands and enclaves.
    let all: Vec<Side> = ends.into_iter().chain(left.iter().copied()).collect();
    for first in all {
        if !left.remove(&first) {
            continue;
        }
        let (start, second) = if is_end(first.0) || !is_end(first.1) { first } else { (first.1, first.0) };
        let mut corners = vec![start, second];
        let mut here = second;
        while !is_end(here) {
            let Some(next) = meeting[&here].iter().copied().find(|side| left.contains(side)) else { break };
            left.remove(&next);
            here = if next.0 == here { next.1 } else { next.0 };
            corners.push(here);
        }
        let length: f64 = corners.windows(2).map(|pair| apart(placed[pair[0]], placed[pair[1]])).sum();
        let tolerance = tolerance.min(length * SHARE);
        arcs.push(Arc { corners, owners: owners[&first].clone(), tolerance });
    }
    arcs
}

fn apart(one: Spot, other: Spot) -> f64 {
    (one[0] - other[0]).hypot(one[1] - other[1])
}

/// Puts a territory's arcs together into rings.
fn outline(code: &str, arcs: &[Arc], kept: &[Vec<usize>], rounded: &[Point]) -> Outline {
    let mut own: Vec<Vec<usize>> = arcs
        .iter()
        .zip(kept)
        .filter(|(arc, _)| arc.owners.iter().any(|owner| owner == code))
        .map(|(_, kept)| kept.clone())
        .collect();
    let mut rings = Vec::new();
    while let Some(mut ring) = own.pop() {
        while ring.first() != ring.last() {
            let end = ring[ring.len() - 1];
            let Some(at) = own.iter().position(|arc| arc.first() == Some(&end) || arc.last() == Some(&end))
            else {
                break;
            };
            let mut next = own.swap_remove(at);
            if next.first() != Some(&end) {
                next.reverse();
            }
            ring.extend(&next[1..]);
        }
        let mut ring: Vec<Point> = ring.iter().map(|corner| rounded[*corner]).collect();
        ring.dedup();
        // A ring is closed without its first corner once more.
        ring.pop();
        rings.push(ring);
    }
    // The order of arcs is that of the drawing's corners; the largest ring first reads better.
    rings.sort_by_key(|ring| std::cmp::Reverse(Outline::new(vec![ring.clone()]).surface()));
    Outline::new(rings)
}

/// The arcs that cross another one, or themselves, or run along another one from end to end.
fn crossing(kept: &[Vec<usize>], rounded: &[Point]) -> BTreeSet<usize> {
    let mut sides: Vec<(usize, Point, Point)> = Vec::new();
    for (at, arc) in kept.iter().enumerate() {
        let ends = arc.windows(2).map(|pair| (rounded[pair[0]], rounded[pair[1]]));
        sides.extend(ends.filter(|(from, to)| from != to).map(|(from, to)| (at, from.min(to), from.max(to))));
    }
    // Sorted from west to east, a side is compared with those that begin before it ends.
    sides.sort_by_key(|(_, from, _)| from.x);
    let mut guilty = BTreeSet::new();
    for (at, (arc, from, to)) in sides.iter().enumerate() {
        let reached = sides[at + 1..].iter().take_while(|(_, other, _)| other.x <= to.x);
        for (other, start, end) in reached {
            if (from, to) == (start, end) || cross(*from, *to, *start, *end) {
                guilty.extend([*arc, *other]);
            }
        }
    }
    guilty
}

/// Whether two sides cross at a point that is an end of neither.
fn cross(a: Point, b: Point, c: Point, d: Point) -> bool {
    let turn = |from: Point, to: Point, at: Point| {
        let (x, y) = (i64::from(to.x - from.x), i64::from(to.y - from.y));
        (x * i64::from(at.y - from.y) - y * i64::from(at.x - from.x)).signum()
    };
    turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}
