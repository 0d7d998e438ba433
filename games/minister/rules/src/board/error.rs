//! The errors of a board: what is wrong, at which zone and field, and in a file at which line.

use super::load::{MAX_SPACES, MAX_SPIRAL, MAX_ZONES};
use data_file::{DataFileError, ErrorKind, FilePosition, Step};
use rules::Phrase;

/// What is wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardError {
    /// Where it is; its line, where there is a file.
    pub place: FilePosition,
    /// What is wrong.
    pub kind: BoardErrorKind,
}

/// A part of a board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum BoardSection {
    /// All of it.
    Board,
    /// The time spiral.
    Spiral,
    /// A zone, counted from 0.
    Zone(usize),
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoardErrorKind {
    /// It is not in the shape of a board.
    Shape(Box<ErrorKind>),
    /// A name that cannot be shown.
    Name,
    /// Too few or too many zones.
    Zones(usize),
    /// Too few or too many spaces.
    Spaces(u8),
    /// Spaces where none are counted.
    PlainOnly,
    /// A start zone that is missing or there twice.
    Start {
        /// Which.
        start: u8,
        /// How many have it.
        found: usize,
    },
    /// A start zone that is none of the three.
    NoStart(u8),
    /// A start zone too small for all.
    Crowded {
        /// Which.
        start: u8,
        /// How many spaces it has.
        spaces: u8,
        /// How many it needs.
        needed: u8,
    },
    /// A barrier that no die can pass, or that is none.
    Barrier,
    /// A barrier before the first zone.
    FirstBarrier,
    /// More broth than spaces.
    Broth {
        /// Broth spaces.
        broth: u8,
        /// Spaces.
        spaces: u8,
    },
    /// The last zone is not the only opinion space.
    Opinion,
    /// Exiles must know where to go.
    Newspaper(usize),
    /// More than two influence spaces.
    Influences(usize),
    /// A scope of an influence space that is not there or not ahead.
    Scope(u8),
    /// The red arrow is missing or there twice.
    Arrow(usize),
    /// A spiral too short or too long.
    Length(u8),
    /// A space of the spiral that cannot have this effect.
    Effect(u8),
    /// A start at or beyond election day.
    MarkerStart(u8),
}

impl From<DataFileError> for BoardError {
    fn from(DataFileError { place, kind }: DataFileError) -> BoardError {
        BoardError { place, kind: BoardErrorKind::Shape(Box::new(kind)) }
    }
}

impl BoardError {
    pub(super) fn new(part: BoardSection, field: &str, kind: BoardErrorKind) -> BoardError {
        let mut path = match part {
            BoardSection::Board => Vec::new(),
            BoardSection::Spiral => vec![Step::field("spiral")],
            BoardSection::Zone(zone) => vec![Step::field("zone"), Step::Item(zone)],
        };
        path.push(Step::field(field));
        BoardError { place: FilePosition { line: None, path }, kind }
    }

    /// The sentence that names what is at fault and says what to do. Zones are counted from 1, as at the table.
    pub fn phrase(&self) -> Phrase {
        self.place.say(self.kind.phrase())
    }
}

impl BoardErrorKind {
    /// As a clause that follows the place.
    fn phrase(&self) -> Phrase {
        let count = |id, count: usize| Phrase { id, args: Vec::new() }.number("count", count as i64);
        match self {
            BoardErrorKind::Shape(error) => error.phrase(),
            BoardErrorKind::Name => Phrase::new("board-name"),
            BoardErrorKind::Zones(found) => count("board-zones", *found).number("most", MAX_ZONES as i64),
            BoardErrorKind::Spaces(found) => {
                count("board-spaces", (*found).into()).number("most", i64::from(MAX_SPACES))
            }
            BoardErrorKind::PlainOnly => Phrase::new("board-plain-only"),
            BoardErrorKind::Start { start, found } => count("board-start", *found).number("start", *start),
            BoardErrorKind::NoStart(start) => Phrase::new("board-no-start").number("start", *start),
            BoardErrorKind::Crowded { start, spaces, needed } => Phrase::new("board-crowded")
                .number("start", *start)
                .number("spaces", *spaces)
                .number("needed", *needed),
            BoardErrorKind::Barrier => Phrase::new("board-barrier"),
            BoardErrorKind::FirstBarrier => Phrase::new("board-first-barrier"),
            BoardErrorKind::Broth { broth, spaces } => {
                Phrase::new("board-broth").number("broth", *broth).number("spaces", *spaces)
            }
            BoardErrorKind::Opinion => Phrase::new("board-opinion"),
            BoardErrorKind::Newspaper(found) => count("board-newspaper", *found),
            BoardErrorKind::Influences(found) => count("board-influences", *found),
            BoardErrorKind::Scope(scope) => Phrase::new("board-scope").number("scope", *scope),
            BoardErrorKind::Arrow(found) => count("board-arrow", *found),
            BoardErrorKind::Length(length) => {
                Phrase::new("board-length").number("space", *length).number("most", i64::from(MAX_SPIRAL))
            }
            BoardErrorKind::Effect(space) => Phrase::new("board-effect").number("space", *space),
            BoardErrorKind::MarkerStart(space) => Phrase::new("board-marker-start").number("space", *space),
        }
    }
}
