//! The bodies of the few plain HTTP requests.

use rules::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use table::Occupant;

/// `POST /api/tables`: makes a table; the answer is [`Seated`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MakeTable {
    /// The game's id.
    pub game: String,
    /// Who is to sit where: exactly one `human` (the maker), bots, and open seats for those who come by the link.
    pub seats: Vec<Occupant>,
    /// Options that differ from the default.
    #[serde(default)]
    pub settings: BTreeMap<String, Value>,
    /// The maker's name at the table.
    pub name: String,
}

/// `POST /api/tables/{table}/seats`: takes an open seat; the answer is [`Seated`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakeSeat {
    /// The player's name at the table.
    pub name: String,
}

/// A seat at a table, and the secret that proves it. Whoever holds the secret plays the seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seated {
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: Seat,
    /// The secret; the server keeps only its hash.
    pub secret: String,
}

/// The body of every answer that is not a success.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Problem {
    /// A name that programs can rely on, such as `unknown_table`.
    pub code: String,
    /// A sentence that says what to do.
    pub message: String,
}
