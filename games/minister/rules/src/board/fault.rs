//! Why a board cannot be played on: what is wrong, at which zone and field, and in a file at which line.

use super::load::{MAX_SPACES, MAX_SPIRAL, MAX_ZONES};
use rules::{Arg, Phrase};
use std::fmt;

/// What is wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardFault {
    /// Where it is.
    pub at: At,
    /// The line of the file, where there is one.
    pub line: Option<usize>,
    /// What is wrong.
    pub why: Why,
}

/// A place in a board: a part of it, and the field there.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct At {
    /// The part.
    pub part: Part,
    /// Its field; empty for the part as a whole.
    pub field: &'static str,
}

/// A part of a board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// All of it.
    Board,
    /// The time spiral.
    Spiral,
    /// A zone, counted from 0.
    Zone(usize),
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Why {
    /// It is not in the shape of a board.
    #[error("it is not in the shape of a board: {0}")]
    Shape(String),
    /// A name that cannot be shown.
    #[error("write 1 to 80 characters, without control characters or spaces at the ends")]
    Name,
    /// Too few or too many zones.
    #[error("there are {0} zones; 6 to {MAX_ZONES} can be played")]
    Zones(usize),
    /// Too few or too many spaces.
    #[error("{0} spaces; a plain zone has 1 to {MAX_SPACES}")]
    Spaces(u8),
    /// Spaces where none are counted.
    #[error("only a plain zone counts its spaces and has broth, a start or an arrow; leave this out")]
    PlainOnly,
    /// A start zone that is missing or there twice.
    #[error("start {start} must be on exactly one zone, not on {found}")]
    Start {
        /// Which.
        start: u8,
        /// How many have it.
        found: usize,
    },
    /// A start zone that is none of the three.
    #[error("{0} is not a start; write 1, 2 or 3")]
    NoStart(u8),
    /// A start zone too small for all.
    #[error("start {start} has {spaces} spaces; four players need {needed}")]
    Crowded {
        /// Which.
        start: u8,
        /// How many spaces it has.
        spaces: u8,
        /// How many it needs.
        needed: u8,
    },
    /// A barrier that no die can pass, or that is none.
    #[error("a barrier has at least one number, each from 1 to 6 and none twice")]
    Barrier,
    /// A barrier before the first zone.
    #[error("the first zone has no barrier; leave it out")]
    FirstBarrier,
    /// More broth than spaces.
    #[error("{broth} broth spaces below {spaces} spaces")]
    Broth {
        /// Broth spaces.
        broth: u8,
        /// Spaces.
        spaces: u8,
    },
    /// The last zone is not the only opinion space.
    #[error("opinion must be the last zone and no other")]
    Opinion,
    /// Exiles must know where to go.
    #[error("there must be exactly one newspaper, where exiles go; there are {0}")]
    Newspaper(usize),
    /// More than two influence spaces.
    #[error("there are {0} influence spaces; at most two can be played")]
    Influences(usize),
    /// A scope of an influence space that is not there or not ahead.
    #[error("scope {0} must be the 1st or 2nd influence space, and that space must lie further on")]
    Scope(u8),
    /// The red arrow is missing or there twice.
    #[error("the red arrow must be on exactly one zone, not on {0}")]
    Arrow(usize),
    /// A spiral too short or too long.
    #[error("election day is on space {0}; it can be on 1 to {MAX_SPIRAL}")]
    Length(u8),
    /// A space of the spiral that cannot have this effect.
    #[error("space {0} must lie between the first and election day and be listed once")]
    Effect(u8),
    /// A start at or beyond election day.
    #[error("the marker starts on space {0}, but must start before election day")]
    MarkerStart(u8),
}

impl std::error::Error for BoardFault {}

impl fmt::Display for BoardFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}, ")?;
        }
        match self.at.part {
            Part::Board => {}
            Part::Spiral => f.write_str("spiral, ")?,
            Part::Zone(zone) => write!(f, "zone {zone}, ")?,
        }
        if !self.at.field.is_empty() {
            write!(f, "{}: ", self.at.field)?;
        }
        write!(f, "{}", self.why)
    }
}

impl BoardFault {
    pub(super) fn new(part: Part, field: &'static str, why: Why) -> BoardFault {
        BoardFault { at: At { part, field }, line: None, why }
    }

    /// The sentence that names what is at fault and says what to do. Its argument `where` is the place as the file
    /// spells it, the same in every language.
    pub fn phrase(&self) -> Phrase {
        let count = |id, count: usize| Phrase::new(id).number("count", count as i64);
        let phrase = match &self.why {
            Why::Shape(why) => Phrase::new("board-shape").name("why", why),
            Why::Name => Phrase::new("board-name"),
            Why::Zones(found) => count("board-zones", *found).number("most", MAX_ZONES as i64),
            Why::Spaces(found) => {
                count("board-spaces", (*found).into()).number("most", i64::from(MAX_SPACES))
            }
            Why::PlainOnly => Phrase::new("board-plain-only"),
            Why::Start { start, found } => count("board-start", *found).number("start", *start),
            Why::NoStart(start) => Phrase::new("board-no-start").number("start", *start),
            Why::Crowded { start, spaces, needed } => Phrase::new("board-crowded")
                .number("start", *start)
                .number("spaces", *spaces)
                .number("needed", *needed),
            Why::Barrier => Phrase::new("board-barrier"),
            Why::FirstBarrier => Phrase::new("board-first-barrier"),
            Why::Broth { broth, spaces } => {
                Phrase::new("board-broth").number("broth", *broth).number("spaces", *spaces)
            }
            Why::Opinion => Phrase::new("board-opinion"),
            Why::Newspaper(found) => count("board-newspaper", *found),
            Why::Influences(found) => count("board-influences", *found),
            Why::Scope(scope) => Phrase::new("board-scope").number("scope", *scope),
            Why::Arrow(found) => count("board-arrow", *found),
            Why::Length(length) => {
                Phrase::new("board-length").number("space", *length).number("most", i64::from(MAX_SPIRAL))
            }
            Why::Effect(space) => Phrase::new("board-effect").number("space", *space),
            Why::MarkerStart(space) => Phrase::new("board-marker-start").number("space", *space),
        };
        phrase.arg("where", Arg::Name(self.place()))
    }

    /// The place as a path through the file, such as `zone[7].barrier`, and its line if it is known.
    pub fn place(&self) -> String {
        let part = match self.at.part {
            Part::Board => String::new(),
            Part::Spiral => "spiral".to_owned(),
            Part::Zone(zone) => format!("zone[{zone}]"),
        };
        let place = match (part.is_empty(), self.at.field) {
            (true, "") => "board".to_owned(),
            (true, field) => field.to_owned(),
            (false, "") => part,
            (false, field) => format!("{part}.{field}"),
        };
        // The letter stands for `line` and for `ligne`.
        self.line.map_or(place.clone(), |line| format!("{place} (l. {line})"))
    }
}
