//! One seat: who sits there, and what its player is known by.

use super::SeatStatus;
use serde::{Deserialize, Serialize};
use wire::Occupant;
use wire::names;

/// One seat of a table, as the store keeps it.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct SeatSlot {
    pub(super) name: String,
    pub(super) occupant: Occupant,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) secret_hash: Option<String>,
    /// What its player is known by, where that is no longer the hash of the secret, because they have a new one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) known_by: Option<String>,
    /// What its player adds to the dice. It goes where the player goes, until the deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) added: Option<String>,
    /// How its player stays at the table.
    #[serde(default, rename = "stay", skip_serializing_if = "SeatStatus::is_plain")]
    pub(super) status: SeatStatus,
    /// May those who watch see the game as this seat sees it?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) open: bool,
    /// Where its player came from when they took it ([`crate::ids::household`]).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) household: Option<String>,
}

impl SeatSlot {
    /// A seat at which nobody sits, or a bot.
    pub(super) fn empty(occupant: Occupant, index: usize) -> SeatSlot {
        let name = if let Occupant::Bot(_) = occupant { names::bot(index + 1) } else { String::new() };
        SeatSlot::of(name, occupant)
    }

    /// What its player is known by, whatever secret they have now.
    pub(super) fn key(&self) -> Option<&str> {
        self.known_by.as_deref().or(self.secret_hash.as_deref())
    }

    pub(super) fn of(name: String, occupant: Occupant) -> SeatSlot {
        let status = SeatStatus::default();
        let (secret_hash, known_by, added, household) = (None, None, None, None);
        SeatSlot { name, occupant, secret_hash, known_by, added, status, open: false, household }
    }
}
