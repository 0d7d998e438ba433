//! What an eye is shown, in JSON.

use crate::entry::By;
use crate::table::Moment;
use rules::{Outcome, Seat, Seats};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// What an eye sees of a table right now.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Shown {
    /// The number of the latest update that this eye was told.
    pub number: u64,
    /// The decision that is open: an answer must name it.
    pub moment: Moment,
    /// The game's own view.
    pub view: Box<RawValue>,
    /// Whom this eye believes the game to wait for.
    pub awaited: Seats,
    /// What this eye's seat may do.
    pub choices: Box<RawValue>,
    /// May this eye's seat take back its last action?
    pub may_undo: bool,
    /// The result, at the end.
    pub outcome: Option<Outcome>,
}

/// One update as JSON.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Happening {
    /// Counted from 1 for each eye, without gaps.
    pub number: u64,
    /// Who took something back, where that is what happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken_back: Option<Seat>,
    /// Who acted in the player's place, where somebody did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<By>,
    /// Who gave up, where that is what happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub conceded: Option<Seat>,
    /// Was the table ended by agreement?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub closed: bool,
    /// The events, in the game's own form.
    pub events: Box<RawValue>,
}
