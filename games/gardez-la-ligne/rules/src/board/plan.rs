//! The file format of a board: TOML, or the same shape as a JSON object.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A whole board as written, not yet checked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardFile {
    /// What it is called.
    pub name: String,
    /// Whom its data is owed to.
    #[serde(default)]
    pub attribution: String,
    /// Width and height of the drawing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub canvas: Option<[f32; 2]>,
    /// The lines, in the order of the influence sheet.
    pub line: Vec<LinePlan>,
    /// The stations.
    pub station: Vec<StationPlan>,
    /// How the lines run between two neighbouring stations, where a straight line would not do.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub corridor: Vec<CorridorPlan>,
    /// The river.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub river: Option<RiverPlan>,
}

/// A line as written.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LinePlan {
    /// What is written on its badge.
    pub id: String,
    /// What kind of line it is: metro, tram, ferry.
    pub kind: String,
    /// The shape of its badge.
    #[serde(default)]
    pub badge: Badge,
    /// What it is worth at the negotiation.
    pub seats: u8,
    /// Its colour, as `#RRGGBB`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<String>,
    /// The colour of what is written on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Its branches: names of neighbouring stations in order.
    #[serde(default)]
    pub paths: Vec<Vec<String>>,
    /// Rows of its stations that are not neighbours.
    #[serde(default)]
    pub gaps: Vec<Vec<String>>,
}

/// The shape in which a line's id is shown.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Badge {
    /// Round, as for the Paris metro.
    #[default]
    Disc,
    /// Square with soft corners, as for the RER.
    Square,
}

/// A station as written.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StationPlan {
    /// Its name.
    pub name: String,
    /// The ids of the lines through it.
    pub lines: Vec<String>,
    /// Where it is drawn, from the left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub x: Option<f32>,
    /// Where it is drawn, from the top.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub y: Option<f32>,
    /// On which side of it its name is written.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<Bearing>,
    /// The day from which a line has served it, as `YYYY-MM-DD`; a line that is not named always has.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub since: BTreeMap<String, String>,
}

/// A side of a station, as on a compass.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bearing {
    /// Above.
    N,
    /// Above and to the right.
    Ne,
    /// To the right.
    E,
    /// Below and to the right.
    Se,
    /// Below.
    S,
    /// Below and to the left.
    Sw,
    /// To the left.
    W,
    /// Above and to the left.
    Nw,
}

impl Bearing {
    /// All of them, clockwise from above.
    pub const ALL: [Bearing; 8] =
        [Bearing::N, Bearing::Ne, Bearing::E, Bearing::Se, Bearing::S, Bearing::Sw, Bearing::W, Bearing::Nw];
}

/// The way between two neighbouring stations as written.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CorridorPlan {
    /// The two stations.
    pub between: [String; 2],
    /// The bends on the way from the first to the second.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub through: Vec<[f32; 2]>,
    /// Who runs beside whom, from left to right for one who walks that way; a line that is not named follows in the
    /// order of the board.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub order: Vec<String>,
}

/// A river as written.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RiverPlan {
    /// What it is called.
    #[serde(default)]
    pub name: String,
    /// Its course.
    pub points: Vec<[f32; 2]>,
    /// The islands in it, each by its shore.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub islands: Vec<Vec<[f32; 2]>>,
}

impl BoardFile {
    /// The network as it was at the end of a year: lines that came later do not serve their stations yet, and a
    /// station without a line is not there (GR3). What a path loses is left out of it; a path of one station is none.
    #[must_use]
    pub fn as_of(mut self, year: u16) -> BoardFile {
        let end = format!("{year}-12-31");
        for station in &mut self.station {
            let since = &station.since;
            station.lines.retain(|line| since.get(line).is_none_or(|day| *day <= end));
            station.since.retain(|_, day| *day <= end);
        }
        self.station.retain(|station| !station.lines.is_empty());
        let serves = |name: &String, id: &String| {
            self.station.iter().any(|station| station.name == *name && station.lines.contains(id))
        };
        for line in &mut self.line {
            for path in line.paths.iter_mut().chain(&mut line.gaps) {
                path.retain(|name| serves(name, &line.id));
            }
            line.paths.retain(|path| path.len() > 1);
            line.gaps.retain(|path| path.len() > 1);
        }
        let serves = |name: &String, id: &String| {
            self.station.iter().any(|station| station.name == *name && station.lines.contains(id))
        };
        for corridor in &mut self.corridor {
            let between = &corridor.between;
            corridor.order.retain(|id| between.iter().all(|name| serves(name, id)));
        }
        let there = |name: &String| self.station.iter().any(|station| station.name == *name);
        self.corridor.retain(|corridor| corridor.between.iter().all(there));
        self.name = format!("{} {year}", self.name);
        self
    }
}
