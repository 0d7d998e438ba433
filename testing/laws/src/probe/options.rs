//! The options: two numbers, and a board that is no more than a number of cards.

use super::Probe;
use super::check::Reason;
use rules::{BoardOption, Content, NumberOption, OptionSpec, Phrase, Refusal, Settings, SettingsError};
use serde_json::Value;

/// The cards of the board named `plain`.
const PLAIN: u8 = 16;

const ROUNDS: NumberOption<u16> = NumberOption::new("rounds", "X2", 1, 1000, 2);
const NOON: NumberOption<u32> = NumberOption::new("noon", "X9", 0, 86_400, 0);
const BOARD: BoardOption = BoardOption::new("board", "X1", &["plain"]);

impl Content for Probe {
    fn options() -> Vec<OptionSpec> {
        vec![ROUNDS.spec(), NOON.spec(), BOARD.spec()]
    }

    fn refusals() -> &'static [Refusal] {
        Reason::ALL
    }

    fn rules_text() -> &'static str {
        include_str!("../../RULES.md")
    }
}

pub(super) fn read(settings: &Settings, seats: u8) -> Result<Probe, SettingsError> {
    Ok(Probe {
        seats,
        rounds: ROUNDS.of(settings),
        cards: cards(BOARD.of(settings))?,
        noon: NOON.of(settings),
    })
}

fn cards(board: &Value) -> Result<u8, SettingsError> {
    let Value::Object(fields) = board else { return Ok(PLAIN) };
    match fields.get("cards").and_then(Value::as_u64) {
        Some(number @ 4..=32) if fields.len() == 1 => Ok(number as u8),
        _ => Err(SettingsError::Board { said: Phrase::new("board-cards") }),
    }
}
