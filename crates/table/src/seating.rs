//! Who sits where before and while a game is played.

use bots::Level;
use serde::{Deserialize, Serialize};

/// One seat, and the name it goes by.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seating {
    /// Chosen by the player; empty while the seat is open.
    pub name: String,
    /// Who plays it.
    pub occupant: Occupant,
}

/// Who plays a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    /// A person.
    Human,
    /// A bot of this level.
    Bot(Level),
    /// Nobody yet.
    Open,
}
