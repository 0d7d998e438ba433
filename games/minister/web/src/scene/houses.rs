//! The fronts of the street: six kinds of houses in flat inks, their lines printed a little out of register.

use crate::rim::Point;
use crate::sketch::{Lot, Sketch};

/// How many inks the printer has.
const INKS: u32 = 6;

/// A front from its left foot, so wide and so high.
pub(crate) fn house(sketch: &mut Sketch, lot: &mut Lot, foot: Point, width: f32, height: f32) {
    let (kind, ink) = (lot.below(6), lot.below(INKS));
    let roof_ink = (ink + 1 + lot.below(INKS - 1)) % INKS;
    let (x, base) = (foot.x, foot.y);
    let roof = match kind {
        0 => 0.24 * height,
        1 => 0.0,
        2 => 0.1 * height,
        3 => 0.28 * height,
        4 => 0.22 * height,
        _ => 0.16 * height,
    };
    let eaves = base - height + roof;
    let front = [x, eaves, width, base - eaves];
    sketch.rect(&format!("ink{ink}"), front, 0.0);
    sketch.rect("shade", [x + width * 0.8, eaves, width * 0.2, base - eaves], 0.0);
    let mut key = format!("M{x:.1} {base:.1}V{eaves:.1}H{:.1}V{base:.1}", x + width);
    let right = x + width;
    let middle = x + width / 2.0;
    let top = base - height;
    match kind {
        // A mansard with its chimney.
        0 => {
            let d = format!(
                "M{:.1} {eaves:.1}L{:.1} {top:.1}H{:.1}L{:.1} {eaves:.1}z",
                x - 2.0,
                x + 6.0,
                right - 6.0,
                right + 2.0
            );
            sketch.rect("ink0", [right - 16.0, top - 8.0, 8.0, 14.0], 0.0);
            sketch.path("slate", &d);
            key.push_str(&d);
            for dormer in 0..2 {
                let at = x + width * (0.3 + 0.4 * dormer as f32);
                sketch.rect("ink4", [at - 5.0, top + roof * 0.35, 10.0, roof * 0.5], 4.0);
                sketch.rect(glass(lot), [at - 3.0, top + roof * 0.48, 6.0, roof * 0.36], 2.0);
            }
        }
        // A block of the sixties: bands of glass and an aerial.
        1 => {
            key.push_str(&format!("M{middle:.1} {top:.1}v-12m-6 4h12m-9 4h6"));
            sketch.rect("ink5", [x, top, width, 4.0], 0.0);
        }
        // A shop.
        2 => {
            sketch.rect(&format!("ink{roof_ink}"), [x - 2.0, top, width + 4.0, roof + 2.0], 0.0);
        }
        // A gable.
        3 => {
            let d = format!("M{:.1} {eaves:.1}L{middle:.1} {top:.1}L{:.1} {eaves:.1}z", x - 3.0, right + 3.0);
            sketch.path(&format!("ink{roof_ink}"), &d);
            key.push_str(&d);
            sketch.circle(glass(lot), Point::new(middle, eaves - roof * 0.32), 4.0);
        }
        // An office of the state: pediment, clock and flag.
        4 => {
            let d = format!(
                "M{:.1} {eaves:.1}L{middle:.1} {:.1}L{:.1} {eaves:.1}z",
                x - 3.0,
                top + roof * 0.3,
                right + 3.0
            );
            sketch.path("ink4", &d);
            key.push_str(&d);
            key.push_str(&format!("M{middle:.1} {:.1}v-16", top + roof * 0.3));
            sketch.path(
                &format!("ink{}", if roof_ink == 4 { 0 } else { roof_ink }),
                &format!("M{middle:.1} {:.1}h13l-4 4 4 4h-13z", top + roof * 0.3 - 15.0),
            );
            sketch.circle("ink4 keyed", Point::new(middle, eaves - roof * 0.24), 4.6);
        }
        // A dome at the corner.
        _ => {
            let d = format!(
                "M{:.1} {eaves:.1}Q{:.1} {:.1} {middle:.1} {:.1}Q{:.1} {:.1} {:.1} {eaves:.1}z",
                x + 3.0,
                x + 4.0,
                top + 2.0,
                top - 4.0,
                right - 4.0,
                top + 2.0,
                right - 3.0
            );
            sketch.path("slate", &d);
            key.push_str(&d);
            key.push_str(&format!("M{middle:.1} {:.1}v-9", top - 4.0));
        }
    }
    windows(sketch, lot, front, kind);
    ground_floor(sketch, lot, front, kind, roof_ink);
    sketch.path("key", &key);
}

fn windows(sketch: &mut Sketch, lot: &mut Lot, [x, y, width, height]: [f32; 4], kind: u32) {
    let floors = ((height - 26.0) / 19.0).floor().max(0.0) as u32;
    let columns = (width / 17.0).floor().max(2.0) as u32;
    let apart = width / columns as f32;
    for floor in 0..floors {
        let top = y + 6.0 + floor as f32 * (height - 28.0) / floors.max(1) as f32;
        if kind == 1 {
            sketch.rect("ink4", [x + 3.0, top - 1.0, width - 6.0, 13.0], 0.0);
        }
        for column in 0..columns {
            let left = x + (column as f32 + 0.5) * apart - 4.0;
            sketch.rect(glass(lot), [left, top, 8.0, 11.0], if kind == 5 { 3.5 } else { 0.5 });
        }
        if kind == 0 && floor == 1 {
            sketch.path("key", &format!("M{:.1} {:.1}h{:.1}", x + 3.0, top + 13.5, width - 6.0));
        }
    }
}

fn ground_floor(sketch: &mut Sketch, lot: &mut Lot, [x, y, width, height]: [f32; 4], kind: u32, ink: u32) {
    let base = y + height;
    if kind == 2 || kind == 1 {
        sketch.rect("win", [x + 4.0, base - 15.0, width * 0.52, 13.0], 0.0);
        sketch.rect("ink5", [x + width * 0.68, base - 17.0, 10.0, 17.0], 0.0);
        // The awning: stripes that end in scallops.
        let stripes = (width / 9.0).floor() as u32;
        let each = width / stripes as f32;
        for stripe in 0..stripes {
            let class = if stripe % 2 == 0 { format!("ink{ink}") } else { "ink4".to_owned() };
            let left = x + stripe as f32 * each;
            sketch.path(
                &class,
                &format!(
                    "M{left:.1} {:.1}h{each:.1}v6a{r:.1} {r:.1} 0 0 1-{each:.1} 0z",
                    base - 23.0,
                    r = each / 2.0
                ),
            );
        }
    } else {
        let door = x + width / 2.0;
        sketch.path("door", &format!("M{:.1} {base:.1}v-13a6 6 0 0 1 12 0v13z", door - 6.0));
        for side in [-1.0, 1.0] {
            let left = door + side * width * 0.3 - 4.0;
            sketch.rect(glass(lot), [left, base - 15.0, 8.0, 10.0], 0.5);
        }
    }
}

/// At night some windows are lit.
fn glass(lot: &mut Lot) -> &'static str {
    if lot.below(9) < 4 { "lit-win" } else { "win" }
}

/// A tree, its foot at a point.
pub(crate) fn tree(sketch: &mut Sketch, foot: Point, scale: f32) {
    sketch.stamp("tree", foot, scale, 0.0);
}
