//! Serialization round trips: what is written as JSON and read again is equal.

use super::Position;
use crate::law_error::{LawError, LawResult, require};
use rules::Game;
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// The state, every viewer's view, the outcome, and some actions of everybody; gives the state as read again.
pub(crate) fn position<G: Game>(at: &Position<G>) -> Result<G::State, LawError> {
    for viewer in at.viewers() {
        same("view", &at.game.view(at.state, viewer))?;
    }
    for seat in at.seats() {
        for action in at.choices(seat).iter().take(16) {
            same("action", action)?;
        }
    }
    if let Some(outcome) = at.game.outcome(at.state) {
        same("outcome", &outcome)?;
    }
    same("state", at.state)
}

pub(crate) fn events<G: Game>(events: &[G::Event]) -> LawResult {
    events.iter().try_for_each(|event| same("event", event).map(drop))
}

pub(crate) fn timers<G: Game>(timers: &[G::Timer]) -> LawResult {
    timers.iter().try_for_each(|timer| same("timer", timer).map(drop))
}

fn same<T: Serialize + DeserializeOwned + Eq + Debug>(what: &str, value: &T) -> Result<T, LawError> {
    const LAW: &str = "JSON written and read again is equal";
    let failed =
        |error: serde_json::Error| LawError { law: LAW, detail: format!("{what} {value:?}: {error}") };
    let text = serde_json::to_string(value).map_err(failed)?;
    let read: T = serde_json::from_str(&text).map_err(failed)?;
    require(read == *value, LAW, || format!("{what} {value:?}\nwas written {text}\nand read {read:?}"))?;
    Ok(read)
}
