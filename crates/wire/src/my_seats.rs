//! The tables that a browser holds seats at, asked for all at once: where it is awaited, and how games ended.
//!
//! Secrets travel in the body of the request, never in an address.

use crate::{SeatInfo, Stage};
use rules::{Outcome, Seat};
use serde::{Deserialize, Serialize};

/// So many tables can be asked for at once.
pub const MOST_SEATS: usize = 100;

/// `POST /api/my-seats`: how things stand at these tables; the answer is a list of [`MySeat`] in the same order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MySeatsRequest {
    /// The seats, by what proves them.
    pub seats: Vec<SeatProof>,
}

/// What proves a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatProof {
    /// The table.
    pub table: String,
    /// The seat's secret.
    pub secret: String,
}

/// One of the tables that were asked for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MySeat {
    /// The table.
    pub table: String,
    /// How things stand there; nothing where there is no such table, or the secret opens no seat.
    pub standing: Option<SeatStanding>,
    /// Could the server not say? Then it may be asked again.
    #[serde(default)]
    pub later: bool,
}

/// How things stand at a table for one of its seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatStanding {
    /// The game's id.
    pub game: String,
    /// The seat.
    pub seat: Seat,
    /// The seats, clockwise.
    pub seats: Vec<SeatInfo>,
    /// How far the table is.
    pub stage: Stage,
    /// Does the game wait for this seat?
    pub awaited: bool,
    /// Is this seat asked a question that it has not answered, or is it given to a substitute unless its player comes back?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub asked: bool,
    /// The number of the last thing this seat was told.
    pub number: u64,
    /// How it ended.
    pub outcome: Option<Outcome>,
}
