//! What a viewer is shown and what it is told.

use crate::decision_id::DecisionId;
use crate::payload::Payload;
use crate::players::ActedBy;
use rules::{Outcome, Seat, Seats};
use serde::{Deserialize, Serialize};

/// What a viewer sees of a table right now.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ViewerSnapshot {
    /// The number of the latest update that this viewer was told.
    pub number: u64,
    /// The decision that is open: an answer must name it.
    pub decision: DecisionId,
    /// The game's own view.
    pub view: Payload,
    /// Whom this viewer believes the game to wait for.
    pub awaited: Seats,
    /// What this viewer's seat may do: a list of actions.
    pub choices: Payload,
    /// May this viewer's seat take back its last action?
    pub may_undo: bool,
    /// Could it be taken back if all the others agreed?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub may_ask_back: bool,
    /// The result, at the end.
    pub outcome: Option<Outcome>,
}

/// What one viewer is told at once, under that viewer's own running number. What a viewer cannot notice takes no number for it:
/// a gap would tell that something happened. The events are typed by the game, or their type is forgotten ([`ErasedUpdate`]).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ViewerUpdate<E> {
    /// Counted from 1, without gaps.
    pub number: u64,
    /// Who took something back, where that is what happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken_back: Option<Seat>,
    /// Who acted in the player's place, where somebody did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<ActedBy>,
    /// Who gave up, where that is what happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub conceded: Option<Seat>,
    /// Was the table ended by agreement?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub closed: bool,
    /// What happened, as this viewer may hear of it.
    pub events: E,
}

/// One update of any game: its payload is the list of events.
pub type ErasedUpdate = ViewerUpdate<Payload>;
