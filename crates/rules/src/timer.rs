//! What the table's clock can ring, for games that hear it.

use serde::{Deserialize, Serialize};

/// The timer of a game that hears none: there is no value of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum NoTimer {}
