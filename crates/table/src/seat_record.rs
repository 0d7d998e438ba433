//! The seats as the file of a game records them: who played, and who did before.

use rules::Seat;
use serde::{Deserialize, Serialize};
use wire::Occupant;

/// One seat, and the name it goes by.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatRecord {
    /// Chosen by the player; empty while the seat is open.
    pub name: String,
    /// Who plays it.
    pub occupant: Occupant,
}

/// Somebody who played a seat until a substitute took it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FormerPlayer {
    /// The seat.
    pub seat: Seat,
    /// The name they went by.
    pub name: String,
    /// Their last entry of the log is before this one.
    pub until: u64,
}
