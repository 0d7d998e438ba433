//! The file format of a board: TOML, or the same shape as a JSON object.

use super::ZoneKind;
use serde::{Deserialize, Serialize};

/// A whole board as written, not yet checked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardFile {
    /// What it is called.
    pub name: String,
    /// The time spiral.
    pub spiral: SpiralPlan,
    /// The zones in the order of the track.
    pub zone: Vec<ZonePlan>,
}

/// A time spiral as written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpiralPlan {
    /// The number of its last space, election day (M53).
    pub length: u8,
    /// The spaces with influence (M51).
    #[serde(default)]
    pub influence: Vec<u8>,
    /// The spaces of the chancellor (M52).
    #[serde(default)]
    pub chancellor: Vec<u8>,
    /// Where the marker starts (M4).
    pub starts: Starts,
}

/// Where the time marker starts (M4).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Starts {
    /// With three players.
    pub three: u8,
    /// With four players.
    pub four: u8,
}

/// A zone as written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ZonePlan {
    /// What arriving there does.
    pub kind: ZoneKind,
    /// Which of the three start zones it is, if it is one (M2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<u8>,
    /// How many pawns a plain zone holds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spaces: Option<u8>,
    /// The numbers on the barrier before it (M11).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub barrier: Vec<u8>,
    /// How many of its spaces, the first ones, have a broth space below (M32).
    #[serde(default)]
    pub broth: u8,
    /// Which influence space acts on it, the first or the second (M30).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scope: Option<u8>,
    /// Does it bear the red arrow (MR2)?
    #[serde(default)]
    pub arrow: bool,
}
