//! The map of France for Le Jeu du Président: the outline of each territory, where its label goes, and the frames.
//!
//! It is geometry without a screen, read from `data/map.toml`, which `cargo xtask france` derives; the page carries it in
//! a short form, `data/map.short`. Everything lies on
//! one canvas, higher than wide, so that it fits a phone held upright.

mod area;
mod check;
mod error;
mod file;
mod outline;
mod short;

pub use area::{Area, Point};
pub use error::MapError;
pub use outline::Outline;

use serde::Deserialize;
use std::sync::LazyLock;

/// How many territories there are.
pub const TERRITORIES: usize = 99;

/// Where a territory is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Frame {
    /// The mainland, which has the canvas itself for a frame.
    France,
    /// Paris and the three départements around it, enlarged.
    Paris,
    /// Corsica, nearer than it lies.
    Corsica,
    /// The territories overseas, each in a cell and to a scale of its own.
    Overseas,
}

impl Frame {
    /// All frames, the mainland first.
    pub const ALL: [Frame; 4] = [Frame::France, Frame::Paris, Frame::Corsica, Frame::Overseas];
}

/// A territory as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Land {
    /// Its code, as the memo has it.
    pub code: String,
    /// The frame in which it lies.
    pub frame: Frame,
    /// Where its label goes: a point well inside the outline, the middle of the label.
    pub label: Point,
    /// Its shape.
    pub outline: Outline,
    /// For those that lie enlarged in an inset: their shape once more, small, in its true place on the mainland.
    /// Without it the mainland would have a hole.
    pub small: Option<Outline>,
    /// For those overseas: the part of the frame that is theirs alone, so that a small island is easy to hit.
    pub cell: Option<Area>,
}

/// The map, ready to be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Map {
    /// All there is to see.
    pub canvas: Area,
    /// What the inset of Paris enlarges, on the mainland: a line from here to the inset tells what it shows.
    pub enlarged: Area,
    /// Every territory, in order of the codes, which is the order of the memo.
    pub lands: Vec<Land>,
    frames: [Area; 4],
}

impl Map {
    /// The map of France that is part of the game.
    pub fn france() -> &'static Map {
        static FRANCE: LazyLock<Map> = LazyLock::new(|| {
            short::read(include_str!("../../data/map.short")).expect("a test reads this very file")
        });
        &FRANCE
    }

    /// Reads a map and checks it.
    pub fn read(text: &str) -> Result<Map, MapError> {
        let map = file::read(text)?;
        check::check(&map)?;
        Ok(map)
    }

    /// The short form of a map, as the page carries it in `data/map.short`.
    pub fn short_form(&self) -> String {
        short::write(self)
    }

    /// The box of a frame on the canvas.
    pub fn frame(&self, frame: Frame) -> Area {
        self.frames[frame as usize]
    }

    /// The territory with this code.
    pub fn land(&self, code: &str) -> Option<&Land> {
        // Codes are in the order of text: "95" comes before "971".
        self.lands.binary_search_by(|land| land.code.as_str().cmp(code)).ok().map(|at| &self.lands[at])
    }

    /// The territory at a point of the canvas: in an inset, its cell counts where it has one.
    pub fn at(&self, point: Point) -> Option<&Land> {
        self.lands.iter().find(|land| {
            land.outline.holds(point)
                || land.cell.is_some_and(|cell| cell.holds(point))
                || land.small.as_ref().is_some_and(|small| small.holds(point))
        })
    }

    /// The shapes that lie on the mainland, each with its territory: their own, or the small one of an inset.
    pub fn mainland(&self) -> impl Iterator<Item = (&Land, &Outline)> {
        self.lands.iter().filter_map(|land| match land.frame {
            Frame::France => Some((land, &land.outline)),
            _ => land.small.as_ref().map(|small| (land, small)),
        })
    }
}
