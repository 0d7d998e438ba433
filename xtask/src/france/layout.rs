//! Where everything lies on the canvas.
//!
//! The mainland leaves room in some corners: the Bay of Biscay holds the inset of Paris, which is as large as the
//! coast allows; the row at the bottom holds the territories overseas, and Corsica below Provence.

use anyhow::{Context, Result};
use president_map::{Area, Frame, Outline};

use super::arcs::outlines;
use super::borders::Borders;
use super::couronne::couronne;
use super::drawing::Spot;
use super::label::label;
use super::overseas::{self, OVERSEAS};
use super::sketch::{Drawn, Sketch};

const CANVAS: [i32; 2] = [2000, 2200];

/// Canvas units for one unit of the drawing.
const SCALE: f64 = 3.4;

/// Where the drawing's upper left corner lies.
const MAINLAND: Spot = [90.0, 20.0];

const PARIS: Area = Area { x: 12, y: 1036, width: 544, height: 580 };
const CORSICA: Area = Area { x: 1790, y: 1850, width: 198, height: 338 };
const OVERSEAS_ROW: Area = Area { x: 12, y: 1850, width: 1760, height: 338 };

/// Room between a frame and what is in it.
const PADDING: i32 = 12;

/// How far a border may move, in canvas units: less than a point on a phone.
const TOLERANCE: f64 = 4.0;

/// The same where few points were drawn on purpose.
const FINE: f64 = 0.5;

/// Those that the inset of Paris enlarges.
const ENLARGED: [&str; 4] = ["75", "92", "93", "94"];

/// Draws everything.
pub fn lay(borders: &Borders) -> Result<Sketch> {
    let mainland: Vec<&str> = borders.sides.keys().map(String::as_str).filter(|code| *code != "20").collect();
    let to_scale = |at: Spot| [MAINLAND[0] + at[0] * SCALE, MAINLAND[1] + at[1] * SCALE];
    let mut small = outlines(borders, &mainland, TOLERANCE, to_scale)?;
    let france = Area::around(small.values().flat_map(Outline::corners)).context("no mainland")?;
    let mut lands = Vec::new();
    let couronne = couronne();
    let to_inset = fit(spots(&couronne, &ENLARGED), inner(PARIS), None)?;
    let enlarged = outlines(&couronne, &ENLARGED, FINE, to_inset)?;
    let boundary = ENLARGED.iter().filter_map(|code| small.get(*code)).flat_map(Outline::corners);
    let lens = Area::around(boundary).context("no Paris")?;
    for (code, outline) in enlarged {
        let small = small.remove(&code);
        lands.push(Drawn { label: label(&outline)?, code, frame: Frame::Paris, outline, small, cell: None });
    }
    let to_corsica = fit(spots(borders, &["20"]), inner(CORSICA), Some(SCALE))?;
    let corsica = outlines(borders, &["20"], TOLERANCE, to_corsica)?.into_iter();
    let rest = small.into_iter().map(|(code, outline)| (Frame::France, code, outline));
    for (frame, code, outline) in rest.chain(corsica.map(|(code, outline)| (Frame::Corsica, code, outline))) {
        lands.push(Drawn { label: label(&outline)?, code, frame, outline, small: None, cell: None });
    }
    let cells = overseas::cells(OVERSEAS_ROW);
    for (territory, cell) in OVERSEAS.iter().zip(cells) {
        let outline = territory.draw(cell);
        let (code, label) = (territory.code.to_owned(), label(&outline)?);
        lands.push(Drawn { label, code, frame: Frame::Overseas, outline, small: None, cell: Some(cell) });
    }
    lands.sort_by(|one, other| one.code.cmp(&other.code));
    let frames = vec![
        (Frame::France, france),
        (Frame::Paris, PARIS),
        (Frame::Corsica, CORSICA),
        (Frame::Overseas, OVERSEAS_ROW),
    ];
    Ok(Sketch { canvas: CANVAS, enlarged: lens, frames, lands })
}

/// All corners of some territories.
fn spots(borders: &Borders, codes: &[&str]) -> Vec<Spot> {
    let sides = codes.iter().filter_map(|code| borders.sides.get(*code)).flatten();
    sides.flat_map(|side| [borders.corners[side.0], borders.corners[side.1]]).collect()
}

fn inner(area: Area) -> Area {
    Area {
        x: area.x + PADDING,
        y: area.y + PADDING,
        width: area.width - 2 * PADDING,
        height: area.height - 2 * PADDING,
    }
}

/// A way to place points so that these fill a box, in its middle, to a given scale or the largest.
pub fn fit(spots: Vec<Spot>, area: Area, scale: Option<f64>) -> Result<impl Fn(Spot) -> Spot> {
    let first = *spots.first().context("nothing to draw")?;
    let (least, most) = spots.iter().fold((first, first), |(least, most), at| {
        ([least[0].min(at[0]), least[1].min(at[1])], [most[0].max(at[0]), most[1].max(at[1])])
    });
    let (width, height) = (f64::from(area.width), f64::from(area.height));
    let largest = (width / (most[0] - least[0])).min(height / (most[1] - least[1]));
    let scale = scale.unwrap_or(largest);
    let middle = [(least[0] + most[0]) / 2.0, (least[1] + most[1]) / 2.0];
    let centre = [f64::from(area.x) + width / 2.0, f64::from(area.y) + height / 2.0];
    Ok(move |at: Spot| [centre[0] + (at[0] - middle[0]) * scale, centre[1] + (at[1] - middle[1]) * scale])
}
