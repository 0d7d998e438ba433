//! Board errors as sentences for the author of the board.

use super::fault::{BoardError, BoardFault, Part};
use super::{MAX_LINES, MAX_STATIONS, load};
use data_file::FilePosition;
use rules::{Arg, Phrase};

impl BoardError {
    /// The sentence that names what is at fault, with its line, and says what to do.
    pub fn phrase(&self) -> Phrase {
        match &self.fault {
            BoardFault::Shape(fault) => self.place.say(fault.phrase()),
            // It calls stations and lines by their names, which says more than their places in the lists.
            fault => FilePosition::on(self.place.line).say(fault.phrase()),
        }
    }
}

impl BoardFault {
    /// The same as a clause that follows the place.
    fn phrase(&self) -> Phrase {
        let most = |most: usize| most as i64;
        let line = |id, line: &str| Phrase { id, args: Vec::new() }.name("line", line);
        let station = |id, station: &str| Phrase { id, args: Vec::new() }.name("station", station);
        match self {
            BoardFault::Shape(fault) => fault.phrase(),
            BoardFault::Stations(count) => {
                Phrase::new("board-stations").number("count", most(*count)).number("most", most(MAX_STATIONS))
            }
            BoardFault::Lines(count) => {
                Phrase::new("board-lines").number("count", most(*count)).number("most", most(MAX_LINES))
            }
            BoardFault::Text { what, text, most: length } => {
                let phrase = match text.trim() {
                    "" => Phrase::new("board-text-empty"),
                    _ => Phrase::new("board-text").arg("text", data_file::quoted(text)),
                };
                phrase.arg("what", Arg::Message(what.message())).number("most", most(*length))
            }
            BoardFault::LineTwice(id) => line("board-line-twice", id),
            BoardFault::StationTwice(name) => station("board-station-twice", name),
            BoardFault::Seats { line: id, seats } => line("board-seats", id).number("seats", *seats),
            BoardFault::Unserved(id) => line("board-unserved", id),
            BoardFault::Bare(name) => station("board-bare", name),
            BoardFault::NoSuchLine { station: name, line } => {
                station("board-no-such-line", name).name("line", line)
            }
            BoardFault::ServedTwice { station: name, line } => {
                station("board-served-twice", name).name("line", line)
            }
            BoardFault::Since { station: name, line, day } => {
                station("board-since", name).name("line", line).name("day", day)
            }
            BoardFault::Astray { line: id, station } => line("board-astray", id).name("station", station),
            BoardFault::Path(id) => line("board-path", id).number("most", most(load::MAX_POINTS)),
            BoardFault::Corridor(from, to) => Phrase::new("board-corridor").name("from", from).name("to", to),
            BoardFault::Colour { line: id, colour } => line("board-colour", id).name("colour", colour),
            BoardFault::Place(name) => {
                station("board-place", name).number("least", -load::FURTHEST).number("most", load::FURTHEST)
            }
            BoardFault::Drawing(what) => {
                Phrase::new("board-drawing").arg("what", Arg::Message(what.message()))
            }
        }
    }
}

impl Part {
    fn message(self) -> &'static str {
        match self {
            Part::Name => "board-part-name",
            Part::Attribution => "board-part-attribution",
            Part::Line => "board-part-line",
            Part::Kind => "board-part-kind",
            Part::Station => "board-part-station",
            Part::Canvas => "board-part-canvas",
            Part::River => "board-part-river",
            Part::Corridor => "board-part-corridor",
            Part::Corridors => "board-part-corridors",
        }
    }
}
