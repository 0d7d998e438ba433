//! The lines that come in.

use bots::Level;
use rules::Seat;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// One line, told by its only key.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Request {
    Games {},
    New(New),
    Load(Load),
    Choices { seat: Seat },
    Play { seat: Seat, action: Value },
    Draws(Vec<u32>),
    View(Eyes),
    State {},
    Log {},
    Say(Say),
    Redeal { seat: Seat, seed: u64 },
    Bot(Bot),
    Bell(Value),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct New {
    pub game: String,
    pub seats: u8,
    #[serde(default)]
    pub seed: u64,
    #[serde(default)]
    pub options: BTreeMap<String, Value>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Load {
    pub game: String,
    #[serde(default)]
    pub options: BTreeMap<String, Value>,
    pub state: Value,
    /// Where it is not said, the first number of seats that the state fits.
    pub seats: Option<u8>,
    #[serde(default)]
    pub seed: u64,
}

#[derive(Debug, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub(crate) enum Eyes {
    Seat { seat: Seat },
    Public { public: bool },
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Say {
    pub action: Option<Value>,
    pub event: Option<Value>,
    pub lang: String,
    /// What the players are called; "Player 1" and so on where it is not said.
    #[serde(default)]
    pub names: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Bot {
    pub seat: Seat,
    #[serde(default)]
    pub level: Level,
    pub iterations: Option<u32>,
    pub ms: Option<u64>,
    #[serde(default)]
    pub seed: u64,
}
