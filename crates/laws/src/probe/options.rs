//! The options: two numbers, and a board that is no more than a number of cards.

use super::Probe;
use rules::{Content, OptionSpec, Phrase, Settings, SettingsError};
use serde_json::Value;

/// The cards of the board named `plain`.
const PLAIN: u8 = 16;

impl Content for Probe {
    fn options() -> Vec<OptionSpec> {
        vec![
            OptionSpec::number("rounds", "X2", 1, 1000, 2),
            OptionSpec::number("noon", "X9", 0, 86_400, 0),
            OptionSpec::board("board", "X1", &["plain"]),
        ]
    }

    fn rules_text() -> &'static str {
        include_str!("../../RULES.md")
    }
}

pub(super) fn read(settings: &Settings, seats: u8) -> Result<Probe, SettingsError> {
    Ok(Probe {
        seats,
        rounds: settings.number("rounds") as u16,
        cards: cards(settings.get("board"))?,
        noon: settings.number("noon") as u32,
    })
}

fn cards(board: &Value) -> Result<u8, SettingsError> {
    let Value::Object(fields) = board else { return Ok(PLAIN) };
    match fields.get("cards").and_then(Value::as_u64) {
        Some(number @ 4..=32) if fields.len() == 1 => Ok(number as u8),
        _ => Err(SettingsError::Board { said: Phrase::new("board-cards") }),
    }
}
