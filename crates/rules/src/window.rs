//! Identifiers of decisions, and durations.

use serde::{Deserialize, Serialize};

/// Names one decision of a game. An answer carries the window it was meant for, so that one that comes late is stale
/// instead of being taken for the answer to the next question.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Window(pub u32);

/// A duration as the rules know it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seconds(pub u32);
