//! What can be wrong with a feed or with what is asked of it, by its cause; the sentences say where and what to do.

use gardez_la_ligne::BoardError;
use rules::Arg;

/// Why no board came of a feed.
#[derive(Clone, PartialEq, Debug)]
pub enum ImportError {
    /// There is no such file or folder, or it may not be read.
    NotThere {
        /// The file.
        name: String,
    },
    /// Neither a folder nor a zip archive.
    NotAFeed {
        /// The file.
        name: String,
    },
    /// Several feeds, of which none is the one that is meant.
    Several {
        /// The file.
        name: String,
        /// Where the feeds lie in it.
        feeds: Vec<String>,
    },
    /// A file that every feed has is not there.
    Missing(&'static str),
    /// A file without even a first line.
    Empty(&'static str),
    /// A file in UTF-16, as spreadsheets save it.
    Utf16(&'static str),
    /// A column that is needed is not there.
    Column {
        /// The file.
        file: &'static str,
        /// The column.
        column: &'static str,
        /// The columns it has.
        has: String,
    },
    /// A value that cannot be read.
    Value {
        /// The file.
        file: &'static str,
        /// Where the row begins; the first line is 1.
        line: u64,
        /// The column.
        column: &'static str,
        /// What is written there.
        value: String,
        /// What is wrong with it.
        wrong: Wrong,
    },
    /// A row that does not end: a quotation mark is never closed.
    Row {
        /// The file.
        file: &'static str,
        /// Where the row begins.
        line: u64,
    },
    /// More than an import takes.
    TooMuch {
        /// The file.
        file: &'static str,
        /// How many there may be.
        most: u64,
        /// Of what.
        what: Amount,
    },
    /// A file that cannot be read to its end.
    Read {
        /// The file.
        file: &'static str,
    },
    /// A word that is no kind of route.
    Kind(String),
    /// No route is of the kinds asked for.
    NoRoutes {
        /// The kinds and how many routes of each; empty if there is no route at all.
        has: String,
    },
    /// A line asked for by name is not there.
    NoSuchLine {
        /// What was asked for.
        line: String,
        /// Lines there are.
        has: Arg,
    },
    /// Lines, but nothing runs on them.
    NoTrips,
    /// More lines than a board holds.
    Lines {
        /// How many there are.
        lines: usize,
        /// How many of each kind.
        kinds: String,
        /// Some of them.
        example: String,
    },
    /// More stations than a board holds.
    Stations {
        /// How many there are.
        stations: usize,
        /// The lines with the most stations.
        largest: String,
    },
    /// The board made of it does not hold together.
    Board(BoardError),
}

/// What is wrong with a value.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// It is not text in UTF-8.
    Encoding,
    /// It is empty, but needed.
    Empty,
    /// It is empty, but needed for a stop that a chosen line serves.
    EmptyServed,
    /// It is not a whole number.
    Number,
    /// It is not a latitude or longitude.
    Degrees,
    /// It is listed twice.
    Twice,
    /// A trip that is listed twice, on two different lines.
    TwoLines,
}

/// What there can be too much of.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Amount {
    /// Bytes.
    Bytes,
    /// Routes.
    Routes,
    /// Stops.
    Stops,
    /// Trips on the chosen lines.
    Trips,
}

impl From<BoardError> for ImportError {
    fn from(error: BoardError) -> ImportError {
        ImportError::Board(error)
    }
}
