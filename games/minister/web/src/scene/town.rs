//! The town around the street: rows of houses on every side, and a landmark at each press space.

use super::Captions;
use super::houses::{house, tree};
use crate::plan::{BoardLayout, LANE};
use crate::rim::Point;
use crate::sketch::{Lot, Sketch};
use minister::{Board, ZoneKind};

/// Half the width and the height of a landmark.
const LANDMARK: [f32; 2] = [62.0, 104.0];

/// Narrower than this no house is; there is room for a tree.
const NARROWEST: f32 = 38.0;

/// Houses stand between the gates, never behind one: what stands free can be read.
pub(crate) fn town(sketch: &mut Sketch, board: &Board, plan: &BoardLayout, captions: &Captions) {
    let landmarks = landmarks(plan);
    let [width, height] = plan.size;
    let [left, top, right, bottom] = plan.rim.sides;
    let edge = LANE / 2.0 + 5.0;
    let mut lot = Lot(20);
    let mut taken = super::road::gates(board, plan);
    taken.extend(landmarks.iter().map(|(_, at, scale)| {
        let half = LANDMARK[0] * scale;
        [at.x - half, at.y - LANDMARK[1] * scale, 2.0 * half, LANDMARK[1] * scale]
    }));
    sketch.group(r#"clip-path="url(#mn-board)""#, |sketch| {
        // Behind the upper street, and at the lower edge the roofs of those who live this side of it.
        for (base, tall) in
            [(top - edge, top - edge - 22.0), (height + 26.0, height + 26.0 - bottom - edge - 44.0)]
        {
            let from = if base > height { left + LANE } else { 18.0 };
            let met = taken.iter().filter(|area| area[1] < base && area[1] + area[3] > base - tall);
            for [x, until] in free(from, width - 18.0, met.map(|area| [area[0], area[0] + area[2]]).collect())
            {
                let count = ((until - x) / 68.0).round().max(1.0);
                let wide = (until - x) / count;
                if wide < NARROWEST {
                    if wide > 20.0 {
                        tree(sketch, Point::new((x + until) / 2.0, base.min(height - 14.0)), 0.8);
                    }
                    continue;
                }
                for nth in 0..count as u8 {
                    let high = tall * (0.72 + lot.below(28) as f32 / 100.0);
                    let foot = Point::new(x + wide * f32::from(nth) + 1.0, base);
                    house(sketch, &mut lot, foot, wide - 2.0, high);
                }
            }
        }
        // Up the sides, each house before the one above it; beside a gate there is a garden.
        for (from, to) in [(14.0, left - edge), (right + edge, width - 14.0)] {
            let wide = to - from;
            let met = taken.iter().filter(|area| area[0] < to && area[0] + area[2] > from);
            let met: Vec<[f32; 2]> = met.map(|area| [area[1], area[1] + area[3]]).collect();
            for [y, until] in free(top + 4.0, height - 18.0, met.clone()) {
                let room = until - y;
                let count = (room / (wide * 1.05).clamp(58.0, 108.0)).round().max(1.0);
                let high = room / count - 9.0;
                if wide < 60.0 || high < 48.0 {
                    if room > 34.0 {
                        tree(sketch, Point::new(from + wide * 0.4, (y + until) / 2.0 + 18.0), 0.9);
                    }
                    continue;
                }
                for nth in 0..count as u8 {
                    let base = y + (high + 9.0) * f32::from(nth + 1) - 2.0;
                    house(sketch, &mut lot, Point::new(from + 6.0, base), wide - 16.0, high.min(wide * 1.15));
                }
            }
            for [y, until] in met.into_iter().filter(|[y, until]| wide > 60.0 && until - y < 96.0 && *y > top)
            {
                let x = if from < left { from + 22.0 } else { to - 22.0 };
                tree(sketch, Point::new(x, (y + until) / 2.0 + 18.0), 0.85);
            }
        }
        for (kind, at, scale) in &landmarks {
            sketch.stamp(kind.word(), *at, *scale, 0.0);
            if *kind == ZoneKind::Newspaper {
                sketch.words(
                    "masthead",
                    Point::new(at.x, at.y - 84.0 * scale),
                    10.5 * scale,
                    0.0,
                    &captions.newspaper,
                );
            }
        }
    });
}

/// What is left between two ends once these are taken out.
fn free(from: f32, until: f32, mut met: Vec<[f32; 2]>) -> Vec<[f32; 2]> {
    met.sort_by(|a, b| a[0].total_cmp(&b[0]));
    let (mut left, mut at) = (Vec::new(), from);
    for [begin, end] in met {
        if begin > at && at < until {
            left.push([at, begin.min(until)]);
        }
        at = at.max(end);
    }
    if until > at {
        left.push([at, until]);
    }
    left
}

/// Each press space's landmark: where its foot stands, and how large it is.
pub(super) fn landmarks(plan: &BoardLayout) -> Vec<(ZoneKind, Point, f32)> {
    let [width, height] = plan.size;
    let [left, top, right, bottom] = plan.rim.sides;
    let edge = LANE / 2.0 + 5.0;
    let wide = plan.stretches.iter().filter(|stretch| stretch.is_wide());
    let placed = wide.filter_map(|stretch| {
        let place = plan.middle(stretch.zone)?;
        let at = place.at;
        let (foot, room) = if place.is_low() {
            (Point::new(at.x, height - 16.0), height - 18.0 - bottom - edge)
        } else if place.on.x > 0.5 {
            (Point::new(at.x, top - edge), top - edge - 18.0)
        } else {
            let room = left - edge - 12.0;
            let x = if place.on.y < 0.0 { 12.0 + room / 2.0 } else { width - 12.0 - room / 2.0 };
            debug_assert!(right > left);
            (Point::new(x, at.y + room * 0.42), room * LANDMARK[1] / (2.0 * LANDMARK[0]))
        };
        Some((stretch.kind, foot, (room / LANDMARK[1]).min(1.06)))
    });
    placed.collect()
}
