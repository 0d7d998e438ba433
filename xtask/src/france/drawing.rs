//! Reads the drawing: one path for each département, its code as the id.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail, ensure};
use svgtypes::{SimplePathSegment, SimplifyingPathParser};

/// A point of the drawing or of the canvas, before it is rounded.
pub type Spot = [f64; 2];

/// How many départements the drawing has: those of the mainland and the two of Corsica.
const DRAWN: usize = 96;

/// Corners with which the drawing crosses itself, on the coast west of the Rance and at its mouth. They are left out.
const SLIPS: [Spot; 2] = [[123.2, 162.3], [133.6, 164.2]];

/// Two islands that the drawing lacks, each with its département: our own few points.
const ISLANDS: [(&str, &[Spot]); 2] = [
    ("56", &[[69.5, 217.4], [71.0, 217.0], [73.6, 218.2], [74.4, 219.6], [72.6, 219.4], [70.4, 218.9]]), // Groix
    ("85", &[[114.8, 275.6], [116.4, 275.2], [119.0, 276.6], [120.8, 279.0], [119.6, 279.8], [116.2, 278.0]]), // Yeu
];

/// How near a corner is to be the one that is meant.
const NEAR: f64 = 0.1;

/// Every département's rings, by its code.
pub fn read(text: &str) -> Result<BTreeMap<String, Vec<Vec<Spot>>>> {
    let tree = roxmltree::Document::parse(text).context("the drawing is not an SVG")?;
    let mut drawn = BTreeMap::new();
    for path in tree.descendants().filter(|node| node.has_tag_name("path")) {
        let code = path.attribute("id").context("a path without an id")?.to_uppercase();
        let rings = rings(path.attribute("d").with_context(|| format!("{code} has no path"))?)
            .with_context(|| format!("the path of {code}"))?;
        ensure!(drawn.insert(code.clone(), rings).is_none(), "{code} is drawn twice");
    }
    for (code, island) in ISLANDS {
        drawn.entry(code.to_owned()).or_insert_with(Vec::new).push(island.to_vec());
    }
    ensure!(drawn.len() == DRAWN, "{} départements are drawn; {DRAWN} were expected", drawn.len());
    Ok(drawn)
}

fn rings(path: &str) -> Result<Vec<Vec<Spot>>> {
    let mut rings: Vec<Vec<Spot>> = Vec::new();
    for segment in SimplifyingPathParser::from(path) {
        match segment? {
            SimplePathSegment::MoveTo { x, y } => rings.push(vec![[x, y]]),
            SimplePathSegment::LineTo { x, y } => {
                rings.last_mut().context("a line before any start")?.push([x, y]);
            }
            SimplePathSegment::ClosePath => {}
            SimplePathSegment::CurveTo { .. } | SimplePathSegment::Quadratic { .. } => {
                bail!("it has curves; straight lines were expected")
            }
        }
    }
    let slips = |at: &Spot| SLIPS.iter().any(|slip| (slip[0] - at[0]).hypot(slip[1] - at[1]) < NEAR);
    for ring in &mut rings {
        ring.retain(|at| !slips(at));
    }
    // After each end of a path some writers start again, without drawing anything.
    rings.retain(|ring| ring.len() > 2);
    Ok(rings)
}
