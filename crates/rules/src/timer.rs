//! The timer type of games that have no timers.

use serde::{Deserialize, Serialize};

/// An empty enum: no timer of such a game can ever fire.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum NoTimer {}
