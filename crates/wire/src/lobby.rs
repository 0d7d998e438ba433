//! The lobby: tables that strangers may join.

use crate::my_seats::SeatProof;
use crate::table_admin::Clock;
use serde::{Deserialize, Serialize};

/// A table in the answer to `GET /api/lobby`, which has the one that has waited longest first. With `?game=ID` only
/// those of a game, with `?open=N` only those with at least so many open seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LobbyTable {
    /// Its id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// What its host is called.
    pub host: String,
    /// How many seats it has.
    pub seats: u8,
    /// How many of them are open.
    pub open: u8,
    /// How many are played by bots.
    pub bots: u8,
    /// How it is timed.
    #[serde(default)]
    pub clock: Clock,
    /// For how many seconds it has been waiting.
    pub waiting: u64,
}

/// `POST /api/pair`: sits down at the public table of this game that has waited longest, or makes one. The answer is
/// [`crate::http::Seated`].
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayNow {
    /// The game's id.
    pub game: String,
    /// The player's name at the table.
    pub name: String,
    /// How many are to play: any number where nothing is said, and as few as the game allows at a table made for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<u8>,
    /// What the player adds to the dice: 64 hexadecimal digits, which everybody may read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub added: Option<String>,
    /// The commitment of a [`crate::http::DiceCommitment`], for the table that may have to be made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// Seats that this player had before and has lost: where the host has sent them away they are not seated again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub former: Vec<SeatProof>,
}
