//! Board errors as sentences for the author of the board.

use super::error::{BoardError, BoardErrorKind, BoardField};
use super::{MAX_LINES, MAX_STATIONS, load};
use data_file::FilePosition;
use rules::{Arg, Phrase};

impl BoardError {
    /// The sentence that names what is at fault, with its line, and says what to do.
    pub fn phrase(&self) -> Phrase {
        match &self.fault {
            BoardErrorKind::Shape(fault) => self.place.say(fault.phrase()),
            // It calls stations and lines by their names, which says more than their places in the lists.
            fault => FilePosition::on(self.place.line).say(fault.phrase()),
        }
    }
}

impl BoardErrorKind {
    /// The same as a clause that follows the place.
    fn phrase(&self) -> Phrase {
        let most = |most: usize| most as i64;
        let line = |id, line: &str| Phrase { id, args: Vec::new() }.name("line", line);
        let station = |id, station: &str| Phrase { id, args: Vec::new() }.name("station", station);
        match self {
            BoardErrorKind::Shape(fault) => fault.phrase(),
            BoardErrorKind::Stations(count) => {
                Phrase::new("board-stations").number("count", most(*count)).number("most", most(MAX_STATIONS))
            }
            BoardErrorKind::Lines(count) => {
                Phrase::new("board-lines").number("count", most(*count)).number("most", most(MAX_LINES))
            }
            BoardErrorKind::Text { what, text, most: length } => {
                let phrase = match text.trim() {
                    "" => Phrase::new("board-text-empty"),
                    _ => Phrase::new("board-text").arg("text", data_file::quoted(text)),
                };
                phrase.arg("what", Arg::Message(what.message())).number("most", most(*length))
            }
            BoardErrorKind::LineTwice(id) => line("board-line-twice", id),
            BoardErrorKind::StationTwice(name) => station("board-station-twice", name),
            BoardErrorKind::Seats { line: id, seats } => line("board-seats", id).number("seats", *seats),
            BoardErrorKind::Unserved(id) => line("board-unserved", id),
            BoardErrorKind::Bare(name) => station("board-bare", name),
            BoardErrorKind::NoSuchLine { station: name, line } => {
                station("board-no-such-line", name).name("line", line)
            }
            BoardErrorKind::ServedTwice { station: name, line } => {
                station("board-served-twice", name).name("line", line)
            }
            BoardErrorKind::Since { station: name, line, day } => {
                station("board-since", name).name("line", line).name("day", day)
            }
            BoardErrorKind::Astray { line: id, station } => line("board-astray", id).name("station", station),
            BoardErrorKind::Path(id) => line("board-path", id).number("most", most(load::MAX_POINTS)),
            BoardErrorKind::Corridor(from, to) => {
                Phrase::new("board-corridor").name("from", from).name("to", to)
            }
            BoardErrorKind::Colour { line: id, colour } => line("board-colour", id).name("colour", colour),
            BoardErrorKind::Place(name) => {
                station("board-place", name).number("least", -load::FURTHEST).number("most", load::FURTHEST)
            }
            BoardErrorKind::Drawing(what) => {
                Phrase::new("board-drawing").arg("what", Arg::Message(what.message()))
            }
        }
    }
}

impl BoardField {
    fn message(self) -> &'static str {
        match self {
            BoardField::Name => "board-part-name",
            BoardField::Attribution => "board-part-attribution",
            BoardField::Line => "board-part-line",
            BoardField::Kind => "board-part-kind",
            BoardField::Station => "board-part-station",
            BoardField::Canvas => "board-part-canvas",
            BoardField::River => "board-part-river",
            BoardField::Corridor => "board-part-corridor",
            BoardField::Corridors => "board-part-corridors",
        }
    }
}
