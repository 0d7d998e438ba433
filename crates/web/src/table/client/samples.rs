//! Messages of a table as tests need them.

use rules::{Outcome, Seats};
use serde_json::json;
use wire::{ErasedUpdate, ViewerSnapshot};

/// Something that happened, under this number.
pub fn update(number: u64) -> ErasedUpdate {
    serde_json::from_value(json!({"number": number, "events": ["drawn"]})).unwrap()
}

/// How things stand after that number, while this decision is open.
pub fn snapshot(number: u64, decision: u32) -> ViewerSnapshot {
    let shown = json!({
        "number": number, "decision": decision, "view": {}, "awaited": [], "choices": [], "may_undo": false,
        "outcome": null,
    });
    serde_json::from_value(shown).unwrap()
}

/// The same, with the end of the game or somebody to wait for.
pub fn standing(number: u64, awaited: Seats, outcome: Option<Outcome>) -> ViewerSnapshot {
    ViewerSnapshot { awaited, outcome, ..snapshot(number, 1) }
}
