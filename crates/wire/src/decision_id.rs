//! The id of one decision at a table, which every answer names.

use serde::{Deserialize, Serialize};

/// Names one decision at a table. The game's own window is not enough: after an undo the same decision comes again,
/// and an answer to its first edition must not be taken for one to the second.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DecisionId(u64);

impl DecisionId {
    /// The decision of this number; only the authority for a table knows which numbers there are.
    pub const fn new(number: u64) -> DecisionId {
        DecisionId(number)
    }
}
