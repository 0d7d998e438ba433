//! Why a board cannot be played on, as sentences for its author.

use super::{BoardFault, MAX_LINES, MAX_STATIONS, load};
use rules::{Arg, Phrase};

impl BoardFault {
    /// The sentence that names what is at fault and says what to do.
    pub fn phrase(&self) -> Phrase {
        let most = |most: usize| most as i64;
        let line = |id, line: &str| Phrase::new(id).name("line", line);
        let station = |id, station: &str| Phrase::new(id).name("station", station);
        match self {
            BoardFault::Shape(why) => Phrase::new("board-shape").name("why", why),
            BoardFault::Line { line, why } => {
                Phrase::new("board-shape-line").number("line", most(*line)).name("why", why)
            }
            BoardFault::Stations(count) => {
                Phrase::new("board-stations").number("count", most(*count)).number("most", most(MAX_STATIONS))
            }
            BoardFault::Lines(count) => {
                Phrase::new("board-lines").number("count", most(*count)).number("most", most(MAX_LINES))
            }
            BoardFault::Text { what, text, most: length } => Phrase::new("board-text")
                .arg("what", Arg::Message(part(what)))
                .name("text", text)
                .number("most", most(*length)),
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
            BoardFault::Place(name) => station("board-place", name),
            BoardFault::Drawing(what) => Phrase::new("board-drawing").arg("what", Arg::Message(part(what))),
        }
    }
}

/// What is spoken of. The words in the faults are for the terminal; the page has its own.
fn part(what: &str) -> &'static str {
    match what {
        "attribution" => "board-part-attribution",
        "line" => "board-part-line",
        "kind of line" => "board-part-kind",
        "station" => "board-part-station",
        "the canvas" => "board-part-canvas",
        "the river" => "board-part-river",
        "a corridor" => "board-part-corridor",
        "the list of corridors" => "board-part-corridors",
        _ => "board-part-board",
    }
}
