//! The actions of a player: there is one.

use crate::board::Station;
use serde::{Deserialize, Serialize};

/// A player's move; as JSON `{"picket": 12}`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Put a picket on this station (G6).
    Picket(Station),
}
