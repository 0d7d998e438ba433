//! A board: the stations, the lines through each of them, and what a page needs to draw both.

mod colour;
mod drawing;
mod error;
mod load;
mod paris;
mod plan;
mod saying;

pub use colour::Colour;
pub use error::{BoardError, BoardErrorKind, BoardField};
pub use load::{MAX_LINES, MAX_STATIONS};
pub use plan::{Badge, Bearing, BoardFile, CorridorPlan, LinePlan, RiverPlan, StationPlan};

use rules::bit_set;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A station by its number on the board, counted from 0 in the order of the board's list.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Station(pub u16);

impl Station {
    /// The number, for arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A line by its number on the influence sheet, counted from 0 in the order of the board's list.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Line(pub u8);

impl Line {
    /// The number, for arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

bit_set! {
    /// A set of lines; iterated in the order of the influence sheet.
    pub struct Lines(u64) of Line;
}

/// A board that was checked when it was loaded: every number in it names something that is there.
#[derive(Clone, Debug)]
pub struct Board {
    name: String,
    attribution: String,
    canvas: Option<[f32; 2]>,
    places: Vec<StationPlace>,
    tracks: Vec<Track>,
    /// The lines through each station: beside the places, so that a playout reads nothing else.
    through: Vec<Lines>,
    /// What each line is worth, beside the tracks for the same reason.
    worths: Vec<u8>,
    corridors: Vec<Corridor>,
    river: Vec<[f32; 2]>,
    islands: Vec<Vec<[f32; 2]>>,
}

/// What is known of a station besides its lines.
#[derive(Clone, PartialEq, Debug)]
pub struct StationPlace {
    /// Its name.
    pub name: String,
    /// Where it is drawn; every station of a board has this, or none has.
    pub at: Option<[f32; 2]>,
    /// On which side of it its name is written, where the board says so.
    pub label: Option<Bearing>,
}

/// How the lines run between two neighbouring stations.
#[derive(Clone, PartialEq, Debug)]
pub struct Corridor {
    /// The two stations.
    pub between: [Station; 2],
    /// The bends on the way from the first to the second.
    pub through: Vec<[f32; 2]>,
    /// Who runs beside whom, from left to right on that way.
    pub order: Vec<Line>,
}

/// What is known of a line.
#[derive(Clone, PartialEq, Debug)]
pub struct Track {
    /// What is written on its badge and on its control token.
    pub id: String,
    /// What kind of line it is, in the board's own words.
    pub kind: String,
    /// The shape of its badge.
    pub badge: Badge,
    /// What it is worth at the negotiation (G14).
    pub seats: u8,
    /// Its colour.
    pub colour: Colour,
    /// The colour of what is written on it.
    pub text: Colour,
    /// Its branches, each a row of neighbours.
    pub paths: Vec<Vec<Station>>,
    /// Pairs or rows of its stations that are not neighbours, to be drawn dashed.
    pub gaps: Vec<Vec<Station>>,
}

impl Board {
    /// The boards that come with the game, the first being the default.
    pub const NAMES: &[&str] = paris::NAMES;

    /// A board that comes with the game.
    pub fn named(name: &str) -> Option<Arc<Board>> {
        paris::named(name)
    }

    /// The plan of a board that comes with the game.
    pub fn plan(name: &str) -> Option<BoardFile> {
        paris::plan(name)
    }

    /// What it is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whom its data is owed to; empty where nobody is named.
    pub fn attribution(&self) -> &str {
        &self.attribution
    }

    /// Width and height of the drawing.
    pub fn canvas(&self) -> Option<[f32; 2]> {
        self.canvas
    }

    /// The river as one line of points; empty where there is none.
    pub fn river(&self) -> &[[f32; 2]] {
        &self.river
    }

    /// The islands in the river, each by its shore.
    pub fn islands(&self) -> &[Vec<[f32; 2]>] {
        &self.islands
    }

    /// The ways between neighbours that are not simply straight.
    pub fn corridors(&self) -> &[Corridor] {
        &self.corridors
    }

    /// Every station.
    pub fn stations(&self) -> impl DoubleEndedIterator<Item = Station> + ExactSizeIterator + use<> {
        (0..self.places.len() as u16).map(Station)
    }

    /// Every line, in the order of the influence sheet.
    pub fn lines(&self) -> impl ExactSizeIterator<Item = Line> + use<> {
        (0..self.tracks.len() as u8).map(Line)
    }

    /// What is known of a station, if the board has it.
    pub fn place(&self, station: Station) -> Option<&StationPlace> {
        self.places.get(station.index())
    }

    /// What is known of a line, if the board has it.
    pub fn track(&self, line: Line) -> Option<&Track> {
        self.tracks.get(line.index())
    }

    /// The station of this name.
    pub fn station(&self, name: &str) -> Option<Station> {
        self.stations().find(|station| self.places[station.index()].name == name)
    }

    /// The line with this id.
    pub fn line(&self, id: &str) -> Option<Line> {
        self.lines().find(|line| self.tracks[line.index()].id == id)
    }

    /// How many stations there are.
    #[inline]
    pub fn size(&self) -> usize {
        self.through.len()
    }

    /// The lines through a station; none if the board does not have it, which can still be spoken of.
    #[inline]
    pub fn through(&self, station: Station) -> Lines {
        self.through.get(station.index()).copied().unwrap_or_default()
    }

    /// What each line is worth (G14), in the order of the influence sheet.
    #[inline]
    pub(crate) fn worths(&self) -> &[u8] {
        &self.worths
    }
}
