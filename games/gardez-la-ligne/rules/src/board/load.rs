//! Validation of a board when it is loaded: what it says must fit together, and the error names what does not.

use super::error::{BoardError, BoardErrorKind, BoardField, entry, field};
use super::{Board, BoardFile, Colour, Line, Lines, Station, StationPlace, StationPlan, Track, drawing};
use data_file::Document;
use std::collections::HashMap;

/// No board has more stations than this.
pub const MAX_STATIONS: usize = 1024;
/// No board has more lines than this.
pub const MAX_LINES: usize = 64;
/// No drawn line or river has more points than this.
pub(super) const MAX_POINTS: usize = 4096;

impl Board {
    /// Reads a board from TOML.
    pub fn from_toml(text: &str) -> Result<Board, BoardError> {
        Board::of(&Document::read(text)?)
    }

    /// Reads a board from TOML, or from JSON as a page may have saved it, and gives it back as JSON.
    pub(crate) fn read(text: &str) -> Result<serde_json::Value, BoardError> {
        let document = Document::read(text)?;
        Board::of(&document)?;
        Ok(document.to_json())
    }

    /// Reads a board from a JSON object of the same shape.
    pub fn from_json(value: &serde_json::Value) -> Result<Board, BoardError> {
        Board::of(&Document::of_json(value))
    }

    fn of(document: &Document) -> Result<Board, BoardError> {
        Board::try_from(document.to::<BoardFile>()?).map_err(|mut error| {
            error.place.line = document.line(&error.place.path);
            error
        })
    }
}

impl TryFrom<BoardFile> for Board {
    type Error = BoardError;

    fn try_from(plan: BoardFile) -> Result<Board, BoardError> {
        // It is the whole of such a list that is at fault, and no line of it.
        if !(2..=MAX_STATIONS).contains(&plan.station.len()) {
            return Err(BoardErrorKind::Stations(plan.station.len()).at(Vec::new()));
        }
        if !(1..=MAX_LINES).contains(&plan.line.len()) {
            return Err(BoardErrorKind::Lines(plan.line.len()).at(Vec::new()));
        }
        readable(BoardField::Name, &plan.name, 80).map_err(|fault| fault.at(field("name")))?;
        if !plan.attribution.is_empty() {
            readable(BoardField::Attribution, &plan.attribution, 400)
                .map_err(|fault| fault.at(field("attribution")))?;
        }

        let lines = line_numbers(&plan)?;
        let (places, through) = stations(&plan, &lines)?;
        let numbers: HashMap<&str, Station> =
            plan.station.iter().zip(0..).map(|(station, n)| (station.name.as_str(), Station(n))).collect();
        let tracks = tracks(&plan, &numbers, &through)?;

        let corridors = drawing::corridors(&plan, &lines, &numbers, &through)?;
        drawing::check(&plan)?;
        let (river, islands) = plan
            .river
            .as_ref()
            .map(|river| (river.points.clone(), river.islands.clone()))
            .unwrap_or_default();
        let worths = tracks.iter().map(|track| track.seats).collect();
        let BoardFile { name, attribution, canvas, .. } = plan;
        Ok(Board { name, attribution, canvas, places, tracks, through, worths, corridors, river, islands })
    }
}

fn line_numbers(plan: &BoardFile) -> Result<HashMap<&str, Line>, BoardError> {
    let mut numbers = HashMap::new();
    for (line, n) in plan.line.iter().zip(0..) {
        let at = |name: &'static str| move |fault: BoardErrorKind| fault.at(entry("line", n.into(), name));
        readable(BoardField::Line, &line.id, 12).map_err(at("id"))?;
        readable(BoardField::Kind, &line.kind, 24).map_err(at("kind"))?;
        if numbers.insert(line.id.as_str(), Line(n)).is_some() {
            return Err(at("id")(BoardErrorKind::LineTwice(line.id.clone())));
        }
        if !(1..=99).contains(&line.seats) {
            return Err(at("seats")(BoardErrorKind::Seats { line: line.id.clone(), seats: line.seats }));
        }
    }
    Ok(numbers)
}

fn stations(
    plan: &BoardFile,
    lines: &HashMap<&str, Line>,
) -> Result<(Vec<StationPlace>, Vec<Lines>), BoardError> {
    let drawn = plan.station.iter().any(|station| station.x.is_some() || station.y.is_some());
    let mut names = std::collections::HashSet::new();
    let mut places = Vec::new();
    let mut through = Vec::new();
    for (n, station) in plan.station.iter().enumerate() {
        let at = |name: &'static str| move |fault: BoardErrorKind| fault.at(entry("station", n, name));
        readable(BoardField::Station, &station.name, 80).map_err(at("name"))?;
        if !names.insert(station.name.as_str()) {
            return Err(at("name")(BoardErrorKind::StationTwice(station.name.clone())));
        }
        through.push(lines_through(station, lines).map_err(at("lines"))?);
        since(station).map_err(at("since"))?;
        let at = match (station.x, station.y) {
            (Some(x), Some(y)) if near(&x) && near(&y) => Some([x, y]),
            (None, None) if !drawn => None,
            _ => return Err(at("x")(BoardErrorKind::Place(station.name.clone()))),
        };
        places.push(StationPlace { name: station.name.clone(), at, label: station.label });
    }
    Ok((places, through))
}

fn lines_through(station: &StationPlan, lines: &HashMap<&str, Line>) -> Result<Lines, BoardErrorKind> {
    let mut through = Lines::NONE;
    for id in &station.lines {
        let name = || (station.name.clone(), id.clone());
        let Some(line) = lines.get(id.as_str()) else {
            let (station, line) = name();
            return Err(BoardErrorKind::NoSuchLine { station, line });
        };
        if through.contains(*line) {
            let (station, line) = name();
            return Err(BoardErrorKind::ServedTwice { station, line });
        }
        through = through.with(*line);
    }
    if through.is_empty() {
        return Err(BoardErrorKind::Bare(station.name.clone()));
    }
    Ok(through)
}

/// Each day is of a line that serves the station.
fn since(station: &StationPlan) -> Result<(), BoardErrorKind> {
    for (line, day) in &station.since {
        if !station.lines.contains(line) || !is_day(day) {
            let (station, line, day) = (station.name.clone(), line.clone(), day.clone());
            return Err(BoardErrorKind::Since { station, line, day });
        }
    }
    Ok(())
}

fn tracks(
    plan: &BoardFile,
    numbers: &HashMap<&str, Station>,
    through: &[Lines],
) -> Result<Vec<Track>, BoardError> {
    let mut tracks = Vec::new();
    for (line, n) in plan.line.iter().zip(0..) {
        let at = |name: &'static str| move |fault: BoardErrorKind| fault.at(entry("line", n.into(), name));
        if !through.iter().any(|lines| lines.contains(Line(n))) {
            return Err(at("id")(BoardErrorKind::Unserved(line.id.clone())));
        }
        let path = |names: &Vec<String>| {
            let number = |name: &String| {
                let station = numbers.get(name.as_str()).copied();
                station
                    .filter(|station| through[station.index()].contains(Line(n)))
                    .ok_or_else(|| BoardErrorKind::Astray { line: line.id.clone(), station: name.clone() })
            };
            names.iter().map(number).collect::<Result<Vec<_>, _>>()
        };
        let drawn = |rows: &Vec<Vec<String>>| rows.iter().map(path).collect::<Result<_, _>>();
        let all = || line.paths.iter().chain(&line.gaps);
        let stands_still = |path: &Vec<String>| path.windows(2).any(|pair| pair[0] == pair[1]);
        if all().any(|path| path.len() < 2 || stands_still(path))
            || all().map(Vec::len).sum::<usize>() > MAX_POINTS
        {
            return Err(at("paths")(BoardErrorKind::Path(line.id.clone())));
        }
        let read = |text: &Option<String>, otherwise: Colour| match text {
            None => Ok(otherwise),
            Some(text) => Colour::read(text)
                .ok_or_else(|| BoardErrorKind::Colour { line: line.id.clone(), colour: text.clone() }),
        };
        let colour = read(&line.colour, Colour::nth(n.into())).map_err(at("colour"))?;
        tracks.push(Track {
            id: line.id.clone(),
            kind: line.kind.clone(),
            badge: line.badge,
            seats: line.seats,
            colour,
            text: read(&line.text, colour.ink()).map_err(at("text"))?,
            paths: drawn(&line.paths).map_err(at("paths"))?,
            gaps: drawn(&line.gaps).map_err(at("gaps"))?,
        });
    }
    Ok(tracks)
}

fn readable(what: BoardField, text: &str, most: usize) -> Result<(), BoardErrorKind> {
    let length = text.chars().count();
    if (1..=most).contains(&length) && text.trim() == text && !text.chars().any(char::is_control) {
        return Ok(());
    }
    Err(BoardErrorKind::Text { what, text: data_file::short(text), most })
}

/// Not a calendar, only the shape in which days compare as text.
fn is_day(text: &str) -> bool {
    let digit = |(place, byte): (usize, u8)| {
        if place == 4 || place == 7 { byte == b'-' } else { byte.is_ascii_digit() }
    };
    let part = |range| text.get(range).and_then(|part: &str| part.parse::<u8>().ok());
    let exists = || {
        part(5..7).is_some_and(|month| (1..=12).contains(&month))
            && part(8..10).is_some_and(|day| (1..=31).contains(&day))
    };
    text.len() == 10 && text.bytes().enumerate().all(digit) && exists()
}

/// No coordinate is further than this from zero.
pub(super) const FURTHEST: i32 = 100_000;

/// Finite, and within what a drawing can hold.
pub(super) fn near(coordinate: &f32) -> bool {
    coordinate.abs() <= FURTHEST as f32
}
