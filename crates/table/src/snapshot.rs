//! The snapshot of a table's state, kept beside its log so that a long table opens as fast as a short one.

use crate::events::EventHistory;
use rules::Seats;
use serde::{Deserialize, Serialize};

/// Everything a table needs to go on after entry `len - 1` without replaying what came before. It is a cache: losing it
/// costs time only, and one that does not fit is thrown away.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Snapshot<S, E> {
    /// The rules it was made under.
    pub version: u32,
    /// How many entries it stands for.
    pub len: u64,
    pub(crate) state: S,
    pub(crate) undos: u32,
    pub(crate) answered: Seats,
    #[serde(default)]
    pub(crate) conceded: Seats,
    #[serde(default)]
    pub(crate) closed: bool,
    pub(crate) history: EventHistory<E>,
}
