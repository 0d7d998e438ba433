//! How the player of a seat stays at the table: in person, by a bot that stands in, or no more.

use ::bots::Level;
use serde::{Deserialize, Serialize};
use wire::life::SeatLife;

/// What is kept of a seat besides who sits there.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Stay {
    /// The bot that plays until the player comes back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) stand_in: Option<Level>,
    /// May a substitute take the seat?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) vacant: bool,
    /// Is it kept for somebody from the last game who has not come yet?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) reserved: bool,
    /// Who played the seat before, and until which entry of the log.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) before: Vec<(String, u64)>,
}

impl Stay {
    /// Is there nothing to say of it?
    pub(crate) fn is_plain(&self) -> bool {
        *self == Stay::default()
    }

    /// What everyone may know, as far as the seat itself knows it.
    pub(crate) fn about(&self) -> SeatLife {
        let Stay { stand_in, vacant, reserved, .. } = *self;
        SeatLife { stand_in, vacant, reserved, ..SeatLife::default() }
    }
}
