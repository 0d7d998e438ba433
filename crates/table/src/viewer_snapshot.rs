//! What a viewer is shown, in JSON.

use crate::events::ViewerUpdate;
use crate::table::DecisionId;
use rules::{Outcome, Seats};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// What a viewer sees of a table right now.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ViewerSnapshot {
    /// The number of the latest update that this viewer was told.
    pub number: u64,
    /// The decision that is open: an answer must name it.
    pub moment: DecisionId,
    /// The game's own view.
    pub view: Box<RawValue>,
    /// Whom this viewer believes the game to wait for.
    pub awaited: Seats,
    /// What this viewer's seat may do.
    pub choices: Box<RawValue>,
    /// May this viewer's seat take back its last action?
    pub may_undo: bool,
    /// Could it be taken back if all the others agreed?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub may_ask_back: bool,
    /// The result, at the end.
    pub outcome: Option<Outcome>,
}

/// One update as JSON, its events in the game's own form.
pub type JsonUpdate = ViewerUpdate<Box<RawValue>>;
