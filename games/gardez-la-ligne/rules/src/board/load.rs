//! How a board is checked when it is loaded: what it says must fit together, and the message names what does not.

use super::{Board, Colour, Line, Lines, Place, Plan, Station, StationPlan, Track, drawing};
use std::collections::HashMap;

/// No board has more stations than this.
pub const MAX_STATIONS: usize = 1024;
/// No board has more lines than this.
pub const MAX_LINES: usize = 64;
/// No drawn line or river has more points than this.
pub(super) const MAX_POINTS: usize = 4096;

/// Why a board cannot be played on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BoardFault {
    /// It is not TOML or JSON in the shape of a board.
    #[error("it is not in the shape of a board: {0}")]
    Shape(String),
    /// The same, where the line is known.
    #[error("line {line}, it is not in the shape of a board: {why}")]
    Line {
        /// The line of the file.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
    /// Too few or too many stations.
    #[error("it has {0} stations; 2 to {MAX_STATIONS} can be played")]
    Stations(usize),
    /// Too few or too many lines.
    #[error("it has {0} lines; 1 to {MAX_LINES} can be played")]
    Lines(usize),
    /// A name that cannot be shown.
    #[error(
        "{what} `{text}`: write 1 to {most} characters, without control characters or spaces at the ends"
    )]
    Text {
        /// What the name is of.
        what: &'static str,
        /// The name.
        text: String,
        /// How long it may be.
        most: usize,
    },
    /// Two lines with one id.
    #[error("line `{0}` is listed twice")]
    LineTwice(String),
    /// Two stations with one name.
    #[error("station `{0}` is listed twice; give each a name of its own, or merge them")]
    StationTwice(String),
    /// A line's worth.
    #[error("line `{line}` is worth {seats} seats; 1 to 99 are possible")]
    Seats {
        /// The line.
        line: String,
        /// What was written.
        seats: u8,
    },
    /// A line that no station has.
    #[error("line `{0}` has no station; list it in the lines of one, or leave it out")]
    Unserved(String),
    /// A station that no line serves.
    #[error("station `{0}` has no line; list at least one, or leave it out")]
    Bare(String),
    /// A station names a line that is not there.
    #[error("station `{station}` is on line `{line}`, which is not among the lines")]
    NoSuchLine {
        /// The station.
        station: String,
        /// The line.
        line: String,
    },
    /// A station names a line twice.
    #[error("station `{station}` lists line `{line}` twice")]
    ServedTwice {
        /// The station.
        station: String,
        /// The line.
        line: String,
    },
    /// A day that is none, or of a line that does not serve the station.
    #[error(
        "station `{station}`, since: `{line} = {day}` must name one of its lines and a day as YYYY-MM-DD"
    )]
    Since {
        /// The station.
        station: String,
        /// The line.
        line: String,
        /// The day.
        day: String,
    },
    /// A path leads to a station that the line does not serve.
    #[error("line `{line}` is drawn through `{station}`, which is not one of its stations")]
    Astray {
        /// The line.
        line: String,
        /// The station.
        station: String,
    },
    /// A path too short or too long to be drawn.
    #[error("line `{0}`: a path joins at least 2 stations, and all together no more than {MAX_POINTS}")]
    Path(String),
    /// A corridor between stations that are not there, or with a line that does not serve both.
    #[error(
        "the corridor between `{0}` and `{1}` must join two stations, and order only lines that serve both"
    )]
    Corridor(String, String),
    /// A colour that is none.
    #[error("line `{line}`: `{colour}` is not a colour; write it as #RRGGBB")]
    Colour {
        /// The line.
        line: String,
        /// What was written.
        colour: String,
    },
    /// A station that cannot be drawn among the others.
    #[error("station `{0}` needs x and y between -100000 and 100000, as every station or no station has")]
    Place(String),
    /// Canvas or river cannot be drawn.
    #[error("{0} has coordinates that cannot be drawn")]
    Drawing(&'static str),
}

impl Board {
    /// Reads a board from TOML.
    pub fn from_toml(text: &str) -> Result<Board, BoardFault> {
        let plan: Plan = toml::from_str(text).map_err(|fault| shape(text, &fault))?;
        plan.try_into()
    }

    /// Reads a board from TOML, or from JSON as a page may have saved it, and gives it back as JSON.
    pub(crate) fn read(text: &str) -> Result<serde_json::Value, BoardFault> {
        // An object in braces is JSON, whole or broken; TOML has no such beginning.
        if text.trim_start().starts_with('{') {
            Board::try_from(serde_json::from_str::<Plan>(text).map_err(amiss)?)?;
            return serde_json::from_str(text).map_err(amiss);
        }
        Board::from_toml(text)?;
        toml::from_str(text).map_err(|fault| shape(text, &fault))
    }

    /// Reads a board from a JSON object of the same shape.
    pub fn from_json(value: &serde_json::Value) -> Result<Board, BoardFault> {
        let plan: Plan = serde::Deserialize::deserialize(value)
            .map_err(|fault: serde_json::Error| BoardFault::Shape(fault.to_string()))?;
        plan.try_into()
    }
}

/// What is wrong with JSON; its own words end with the place, of which the line is told first.
fn amiss(fault: serde_json::Error) -> BoardFault {
    let said = fault.to_string();
    let why = said.split(" at line ").next().unwrap_or_default().to_owned();
    BoardFault::Line { line: fault.line(), why }
}

fn shape(text: &str, fault: &toml::de::Error) -> BoardFault {
    let why = fault.message().to_owned();
    match fault.span().and_then(|span| text.get(..span.start)) {
        Some(before) => BoardFault::Line { line: before.matches('\n').count() + 1, why },
        None => BoardFault::Shape(why),
    }
}

impl TryFrom<Plan> for Board {
    type Error = BoardFault;

    fn try_from(plan: Plan) -> Result<Board, BoardFault> {
        if !(2..=MAX_STATIONS).contains(&plan.station.len()) {
            return Err(BoardFault::Stations(plan.station.len()));
        }
        if !(1..=MAX_LINES).contains(&plan.line.len()) {
            return Err(BoardFault::Lines(plan.line.len()));
        }
        readable("board", &plan.name, 80)?;
        if !plan.attribution.is_empty() {
            readable("attribution", &plan.attribution, 400)?;
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
        let Plan { name, attribution, canvas, .. } = plan;
        Ok(Board { name, attribution, canvas, places, tracks, through, worths, corridors, river, islands })
    }
}

fn line_numbers(plan: &Plan) -> Result<HashMap<&str, Line>, BoardFault> {
    let mut numbers = HashMap::new();
    for (line, n) in plan.line.iter().zip(0..) {
        readable("line", &line.id, 12)?;
        readable("kind of line", &line.kind, 24)?;
        if numbers.insert(line.id.as_str(), Line(n)).is_some() {
            return Err(BoardFault::LineTwice(line.id.clone()));
        }
        if !(1..=99).contains(&line.seats) {
            return Err(BoardFault::Seats { line: line.id.clone(), seats: line.seats });
        }
    }
    Ok(numbers)
}

fn stations(plan: &Plan, lines: &HashMap<&str, Line>) -> Result<(Vec<Place>, Vec<Lines>), BoardFault> {
    let drawn = plan.station.iter().any(|station| station.x.is_some() || station.y.is_some());
    let mut names = std::collections::HashSet::new();
    let mut places = Vec::new();
    let mut through = Vec::new();
    for station in &plan.station {
        readable("station", &station.name, 80)?;
        if !names.insert(station.name.as_str()) {
            return Err(BoardFault::StationTwice(station.name.clone()));
        }
        through.push(lines_through(station, lines)?);
        let at = match (station.x, station.y) {
            (Some(x), Some(y)) if near(&x) && near(&y) => Some([x, y]),
            (None, None) if !drawn => None,
            _ => return Err(BoardFault::Place(station.name.clone())),
        };
        places.push(Place { name: station.name.clone(), at, label: station.label });
    }
    Ok((places, through))
}

fn lines_through(station: &StationPlan, lines: &HashMap<&str, Line>) -> Result<Lines, BoardFault> {
    let mut through = Lines::default();
    for id in &station.lines {
        let name = || (station.name.clone(), id.clone());
        let Some(line) = lines.get(id.as_str()) else {
            let (station, line) = name();
            return Err(BoardFault::NoSuchLine { station, line });
        };
        if through.contains(*line) {
            let (station, line) = name();
            return Err(BoardFault::ServedTwice { station, line });
        }
        through = through.with(*line);
    }
    if through.is_empty() {
        return Err(BoardFault::Bare(station.name.clone()));
    }
    for (line, day) in &station.since {
        if !station.lines.contains(line) || !is_day(day) {
            let (station, line, day) = (station.name.clone(), line.clone(), day.clone());
            return Err(BoardFault::Since { station, line, day });
        }
    }
    Ok(through)
}

fn tracks(
    plan: &Plan,
    numbers: &HashMap<&str, Station>,
    through: &[Lines],
) -> Result<Vec<Track>, BoardFault> {
    let mut tracks = Vec::new();
    for (line, n) in plan.line.iter().zip(0..) {
        if !through.iter().any(|lines| lines.contains(Line(n))) {
            return Err(BoardFault::Unserved(line.id.clone()));
        }
        let path = |names: &Vec<String>| {
            let number = |name: &String| {
                let station = numbers.get(name.as_str()).copied();
                station
                    .filter(|station| through[station.index()].contains(Line(n)))
                    .ok_or_else(|| BoardFault::Astray { line: line.id.clone(), station: name.clone() })
            };
            names.iter().map(number).collect::<Result<Vec<_>, _>>()
        };
        let all = || line.paths.iter().chain(&line.gaps);
        let stands_still = |path: &Vec<String>| path.windows(2).any(|pair| pair[0] == pair[1]);
        if all().any(|path| path.len() < 2 || stands_still(path))
            || all().map(Vec::len).sum::<usize>() > MAX_POINTS
        {
            return Err(BoardFault::Path(line.id.clone()));
        }
        let read = |text: &Option<String>, otherwise: Colour| match text {
            None => Ok(otherwise),
            Some(text) => Colour::read(text)
                .ok_or_else(|| BoardFault::Colour { line: line.id.clone(), colour: text.clone() }),
        };
        let colour = read(&line.colour, Colour::nth(n.into()))?;
        tracks.push(Track {
            id: line.id.clone(),
            kind: line.kind.clone(),
            badge: line.badge,
            seats: line.seats,
            colour,
            text: read(&line.text, colour.ink())?,
            paths: line.paths.iter().map(path).collect::<Result<_, _>>()?,
            gaps: line.gaps.iter().map(path).collect::<Result<_, _>>()?,
        });
    }
    Ok(tracks)
}

fn readable(what: &'static str, text: &str, most: usize) -> Result<(), BoardFault> {
    let length = text.chars().count();
    if (1..=most).contains(&length) && text.trim() == text && !text.chars().any(char::is_control) {
        return Ok(());
    }
    // A message is no place for a whole book.
    let text = text.chars().filter(|c| !c.is_control()).take(most).collect();
    Err(BoardFault::Text { what, text, most })
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

/// Finite, and within what a drawing can hold.
pub(super) fn near(coordinate: &f32) -> bool {
    coordinate.abs() <= 100_000.0
}
