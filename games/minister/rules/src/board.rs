//! A board: the zones of the career track and the time spiral, checked when it was loaded (M2, M4, M11, M20, M22 to
//! M25, M30, M32, M51 to M53, M60, MR2).

mod error;
mod load;
mod plan;

pub use error::{BoardError, BoardErrorKind};
pub use load::{MAX_SPACES, MAX_SPIRAL, MAX_ZONES};
pub use plan::{BoardFile, SpiralPlan, Starts, ZonePlan};

use rules::never;
use serde::{Deserialize, Serialize};
use std::sync::{Arc, LazyLock};

/// A zone by its number, counted from 0 in the order of the track.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Zone(pub u8);

impl Zone {
    /// The number, for arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number by which people call it, counted from 1 like its spaces.
    pub fn called(self) -> i64 {
        i64::from(self.0) + 1
    }
}

/// What arriving in a zone does.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ZoneKind {
    /// Nothing.
    Plain,
    /// An influence space (M30).
    Influence,
    /// One roll (M20).
    Radio,
    /// Two rolls (M20); exiles are put here (M25).
    Newspaper,
    /// Three rolls (M20).
    Television,
    /// The last space of the track: three rolls, and more (M22 to M25).
    Opinion,
}

impl ZoneKind {
    /// How many rolls arriving there gives (M20, M22).
    pub const fn rolls(self) -> u8 {
        match self {
            ZoneKind::Plain | ZoneKind::Influence => 0,
            ZoneKind::Radio => 1,
            ZoneKind::Newspaper => 2,
            ZoneKind::Television | ZoneKind::Opinion => 3,
        }
    }

    /// Its word, as in a board's file.
    pub const fn word(self) -> &'static str {
        match self {
            ZoneKind::Plain => "plain",
            ZoneKind::Influence => "influence",
            ZoneKind::Radio => "radio",
            ZoneKind::Newspaper => "newspaper",
            ZoneKind::Television => "television",
            ZoneKind::Opinion => "opinion",
        }
    }
}

/// What is known of a zone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ZoneData {
    /// What arriving there does.
    pub kind: ZoneKind,
    /// Which of the three start zones it is, if it is one (M2).
    pub start: Option<u8>,
    /// How many spaces a plain zone has.
    pub spaces: Option<u8>,
    /// The numbers on the barrier before it, in order (M11); none before the first zone.
    pub barrier: Vec<u8>,
    /// How many of its spaces, the first ones, have a broth space below (M32).
    pub broth: u8,
    /// Which influence space, the first or the second, acts on it (M30).
    pub scope: Option<u8>,
    /// Does it bear the red arrow (MR2)?
    pub arrow: bool,
}

/// The time spiral.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spiral {
    /// Election day, the last space (M53).
    pub length: u8,
    /// The spaces with influence (M51).
    pub influence: Vec<u8>,
    /// The spaces of the chancellor (M52).
    pub chancellor: Vec<u8>,
    /// Where the marker starts (M4).
    pub starts: Starts,
}

/// A board that was checked when it was loaded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    name: String,
    zones: Vec<ZoneData>,
    spiral: Spiral,
}

const STANDARD_FILE: &str = include_str!("../../data/standard.toml");

// The file is compiled in and a test loads it, so no player ever meets this.
static STANDARD: LazyLock<Arc<Board>> = LazyLock::new(|| {
    let board = Board::from_toml(STANDARD_FILE);
    Arc::new(board.expect("standard.toml is a board"))
});

impl Board {
    /// The boards that come with the game, the first being the default.
    pub const NAMES: &[&str] = &["standard"];

    /// A board that comes with the game.
    pub fn named(name: &str) -> Option<Arc<Board>> {
        (name == "standard").then(|| STANDARD.clone())
    }

    /// The plan of a board that comes with the game.
    pub fn plan(name: &str) -> Option<BoardFile> {
        (name == "standard").then(|| toml::from_str(STANDARD_FILE).ok()).flatten()
    }

    /// What it is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The zones in the order of the track.
    pub fn zones(&self) -> &[ZoneData] {
        &self.zones
    }

    /// What is known of a zone, if the board has it.
    pub fn zone(&self, zone: Zone) -> Option<&ZoneData> {
        self.zones.get(zone.index())
    }

    /// The time spiral.
    pub fn spiral(&self) -> &Spiral {
        &self.spiral
    }

    /// The start zone with this number, 1 to 3 (M2).
    pub fn start(&self, number: u8) -> Zone {
        let at = self.zones.iter().position(|zone| zone.start == Some(number));
        never!(at.is_none(), "a board has each of the three start zones, or it would not have loaded");
        Zone(at.unwrap_or_default() as u8)
    }
}
