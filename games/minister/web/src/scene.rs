//! The lithograph: all of the board that never changes, from the cloth tape around it to the blotters on the council's table.

mod calendar;
mod council;
mod houses;
mod road;
mod town;

pub(crate) use calendar::Calendar;
pub(crate) use council::Council;
pub(crate) use road::SQUARE;

use crate::plan::BoardLayout;
use crate::sketch::Sketch;
use minister::{Board, Zone};

/// The symbols that the scene and the pieces are made of.
pub(crate) const SYMBOLS: &str = include_str!("symbols.svg");

/// What the scene says, in the language of the page.
pub(crate) struct Captions {
    /// What each zone is called on its plate, besides its number.
    pub(crate) zones: Vec<Option<String>>,
    /// The chancellor's plate.
    pub(crate) chancellor: String,
    /// The masthead of the newspaper.
    pub(crate) newspaper: String,
    /// What each zone is, for whoever points at its plate.
    pub(crate) hints: Vec<String>,
}

/// The whole scene; the zones that each influence space acts on are given beside its zone.
pub(crate) fn scene(
    board: &Board,
    plan: &BoardLayout,
    scopes: &[(Zone, Vec<Zone>)],
    captions: &Captions,
) -> String {
    let mut sketch = Sketch::default();
    let [width, height] = plan.size;
    sketch.raw(SYMBOLS);
    sketch.raw(&format!(
        r#"<clipPath id="mn-board"><rect x="10" y="10" width="{}" height="{}" rx="9"/></clipPath>"#,
        width - 20.0,
        height - 20.0
    ));
    sketch.rect("tape", [0.0, 0.0, width, height], 16.0);
    sketch.rect("town", [10.0, 10.0, width - 20.0, height - 20.0], 9.0);
    sketch.rect("linen", [10.0, 10.0, width - 20.0, height - 20.0], 9.0);
    town::town(&mut sketch, board, plan, captions);
    road::road(&mut sketch, board, plan, scopes);
    desk(&mut sketch, plan);
    Calendar::new(board, plan).draw(&mut sketch);
    Council::new(plan).draw(&mut sketch, plan, &captions.chancellor);
    road::plates(&mut sketch, board, plan, captions);
    sketch.0
}

/// The desk on which calendar and council lie, with the name of the game.
fn desk(sketch: &mut Sketch, plan: &BoardLayout) {
    let [x, y, width, height] = plan.desk;
    sketch.rect("cast", [x + 4.0, y + 6.0, width, height], 12.0);
    sketch.rect("desk", [x, y, width, height], 12.0);
    // The grain of the wood: long, hardly bent lines.
    for line in 1..(height / 19.0) as u32 {
        let level = y + line as f32 * 19.0;
        let bend = if line % 3 == 0 { 5.0 } else { -3.0 };
        let middle = x + width * (0.3 + 0.13 * (line % 4) as f32);
        sketch.path(
            "grain",
            &format!(
                "M{:.0} {level:.0}Q{middle:.0} {:.0} {:.0} {level:.0}",
                x + 6.0,
                level + bend,
                x + width - 6.0
            ),
        );
    }
    sketch.rect("inlay", [x + 5.0, y + 5.0, width - 10.0, height - 10.0], 9.0);
    if let Some([x, y, width, height]) = plan.title {
        let (middle, half) = (x + width / 2.0, (width / 2.0 - 4.0).min(190.0));
        let (top, low) = (y + 4.0, y + height - 10.0);
        for side in [-1.0, 1.0] {
            let (outer, inner) = (middle + side * half, middle + side * (half - 34.0));
            sketch.path(
                "ribbon-end",
                &format!(
                    "M{inner:.0} {:.0}H{outer:.0}L{:.0} {:.0}L{outer:.0} {:.0}H{inner:.0}z",
                    top + 7.0,
                    outer - side * 12.0,
                    (top + low) / 2.0 + 6.0,
                    low + 6.0
                ),
            );
        }
        sketch.rect("ribbon", [middle - half + 22.0, top, 2.0 * half - 44.0, low - top], 3.0);
        sketch.rect(
            "ribbon-line",
            [middle - half + 27.0, top + 4.0, 2.0 * half - 54.0, low - top - 8.0],
            2.0,
        );
        sketch.words(
            "title",
            crate::rim::Point::new(middle, (top + low) / 2.0 + 1.0),
            (low - top) * 0.74,
            0.0,
            "MINISTER",
        );
    }
}
