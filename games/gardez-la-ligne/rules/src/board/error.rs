//! The errors of a board: what is wrong, and where.

use data_file::{DataFileError, ErrorKind, FilePosition, Step};

/// Why a board cannot be played on, and where that stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardError {
    /// The place; its line, where there is a file.
    pub place: FilePosition,
    /// What is wrong.
    pub fault: BoardErrorKind,
}

/// Why a board cannot be played on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoardErrorKind {
    /// It is not TOML or JSON in the shape of a board.
    Shape(Box<ErrorKind>),
    /// Too few or too many stations.
    Stations(usize),
    /// Too few or too many lines.
    Lines(usize),
    /// A name that cannot be shown.
    Text {
        /// What the name is of.
        what: BoardField,
        /// The name.
        text: String,
        /// How long it may be.
        most: usize,
    },
    /// Two lines with one id.
    LineTwice(String),
    /// Two stations with one name.
    StationTwice(String),
    /// A line's worth.
    Seats {
        /// The line.
        line: String,
        /// What was written.
        seats: u8,
    },
    /// A line that no station has.
    Unserved(String),
    /// A station that no line serves.
    Bare(String),
    /// A station names a line that is not there.
    NoSuchLine {
        /// The station.
        station: String,
        /// The line.
        line: String,
    },
    /// A station names a line twice.
    ServedTwice {
        /// The station.
        station: String,
        /// The line.
        line: String,
    },
    /// A day that is none, or of a line that does not serve the station.
    Since {
        /// The station.
        station: String,
        /// The line.
        line: String,
        /// The day.
        day: String,
    },
    /// A path leads to a station that the line does not serve.
    Astray {
        /// The line.
        line: String,
        /// The station.
        station: String,
    },
    /// A path too short or too long to be drawn.
    Path(String),
    /// A corridor between stations that are not there, or with a line that does not serve both.
    Corridor(String, String),
    /// A colour that is none.
    Colour {
        /// The line.
        line: String,
        /// What was written.
        colour: String,
    },
    /// A station that cannot be drawn among the others.
    Place(String),
    /// What has coordinates that cannot be drawn.
    Drawing(BoardField),
}

/// What a complaint speaks of.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum BoardField {
    /// The name of the board.
    Name,
    /// Whom its data is owed to.
    Attribution,
    /// The id of a line.
    Line,
    /// The kind of a line.
    Kind,
    /// The name of a station.
    Station,
    /// The size of the drawing.
    Canvas,
    /// The river.
    River,
    /// A way between two stations.
    Corridor,
    /// All of these ways.
    Corridors,
}

impl BoardErrorKind {
    /// This, there.
    pub(super) fn at(self, path: Vec<Step>) -> BoardError {
        BoardError { place: FilePosition { line: None, path }, fault: self }
    }
}

impl From<DataFileError> for BoardError {
    fn from(DataFileError { place, kind }: DataFileError) -> BoardError {
        BoardError { place, fault: BoardErrorKind::Shape(Box::new(kind)) }
    }
}

/// The way to a field of the board.
pub(super) fn field(name: &str) -> Vec<Step> {
    vec![Step::field(name)]
}

/// The way to a field of an entry of a list, such as a station.
pub(super) fn entry(list: &str, index: usize, name: &str) -> Vec<Step> {
    vec![Step::field(list), Step::Item(index), Step::field(name)]
}
