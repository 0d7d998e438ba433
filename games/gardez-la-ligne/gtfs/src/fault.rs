//! What can be wrong with a feed or with what is asked of it, in words that say where and what to do.

use crate::table::MAX_ROW;
use gardez_la_ligne::{BoardError, MAX_LINES, MAX_STATIONS};

/// Why no board came of a feed.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// Neither a folder nor a zip archive.
    #[error("{name} is not a GTFS feed: give a zip archive or a folder that holds its text files ({why})")]
    NotAFeed {
        /// The file.
        name: String,
        /// What was found instead.
        why: String,
    },
    /// A file that every feed has is not there.
    #[error("{0} is missing; an import needs routes.txt, trips.txt, stops.txt and stop_times.txt")]
    Missing(&'static str),
    /// A file without even a first line.
    #[error("{0} is empty; its first line should name the columns")]
    Empty(&'static str),
    /// A column that is needed is not there.
    #[error("{file}, line 1: there is no column {column}; there is {has}")]
    Column {
        /// The file.
        file: &'static str,
        /// The column.
        column: &'static str,
        /// The columns it has.
        has: String,
    },
    /// A value that cannot be read.
    #[error("{file}, line {line}, column {column}: `{value}` {wrong}")]
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
        wrong: &'static str,
    },
    /// A row that does not end.
    #[error("{file}, line {line}: the row has more than {} KiB; is a quotation mark never closed?", MAX_ROW / 1024)]
    Row {
        /// The file.
        file: &'static str,
        /// Where the row begins.
        line: u64,
    },
    /// More than an import takes.
    #[error(
        "{file} has more than {most} {what}, which is beyond what an import takes; cut the feed down first"
    )]
    TooMuch {
        /// The file.
        file: &'static str,
        /// How many there may be.
        most: u64,
        /// Of what.
        what: &'static str,
    },
    /// A file that cannot be read to its end.
    #[error("{file} cannot be read: {why}")]
    Read {
        /// The file.
        file: &'static str,
        /// What the system or the archive said.
        why: String,
    },
    /// A word that is no kind of route.
    #[error("`{0}` is no kind of route; write {words} or all, or numbers such as 1 or 400-405", words = crate::kind::words())]
    Kind(String),
    /// No route is of the kinds asked for.
    #[error("no route is of the kinds asked for; with --routes choose among what the feed has: {has}")]
    NoRoutes {
        /// The kinds and how many routes of each.
        has: String,
    },
    /// A line asked for by name is not there.
    #[error("there is no line `{line}` among the kinds asked for; there is {has}")]
    NoSuchLine {
        /// What was asked for.
        line: String,
        /// Lines there are.
        has: String,
    },
    /// Lines, but nothing runs on them.
    #[error("none of the chosen routes has a trip that stops anywhere, so there is nothing to play on")]
    NoTrips,
    /// More lines than a board holds.
    #[error(
        "the chosen routes make {lines} lines, and a board has at most {MAX_LINES}; ask for fewer kinds \
         (here: {kinds}) or name the lines, as in --lines {example}"
    )]
    Lines {
        /// How many there are.
        lines: usize,
        /// How many of each kind.
        kinds: String,
        /// Some of them.
        example: String,
    },
    /// More stations than a board holds.
    #[error(
        "the chosen lines have {stations} stations, and a board has at most {MAX_STATIONS}; choose fewer with \
         --lines (most stations: {largest})"
    )]
    Stations {
        /// How many there are.
        stations: usize,
        /// The lines with the most stations.
        largest: String,
    },
    /// The board made of it does not hold together.
    #[error("the board made of this feed cannot be played: {0:?}")]
    Board(BoardError),
}

impl From<BoardError> for Fault {
    fn from(error: BoardError) -> Fault {
        Fault::Board(error)
    }
}
