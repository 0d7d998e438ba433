//! The options of a table: as data, and as the game reads them.

use crate::{Board, BoardFault, Minister};
use rules::{Content, Expected, OptionSpec, Settings, SettingsError};
use std::sync::Arc;

impl Content for Minister {
    fn options() -> Vec<OptionSpec> {
        let choice = OptionSpec::choice;
        vec![
            OptionSpec::board("board", "M60", Board::NAMES),
            choice("setup", "MR22", &["chosen", "automatic"]),
            choice("second_on_opinion", "MR1", &["three", "one"]),
            choice("influence_scope", "MR2", &["behind", "before_arrow"]),
            choice("chancellor", "MR3", &["sole_leader", "sole_challenger"]),
            choice("must_use", "MR5", &["yes", "no"]),
            choice("influence_holds", "MR7", &["one", "any"]),
            choice("chain_influence", "MR10", &["yes", "no"]),
            choice("broth", "MR11", &["all", "pick"]),
            choice("exiles", "MR24", &["normal", "no_press"]),
            OptionSpec::number("turn_limit", "MR23", 1, 10_000, 2000),
        ]
    }

    fn board_plan(name: &str) -> Option<serde_json::Value> {
        serde_json::to_value(Board::plan(name)?).ok()
    }

    fn read_board(text: &str) -> Option<Result<serde_json::Value, SettingsError>> {
        Some(Board::read(text).map_err(settings_error))
    }

    fn rules_text() -> &'static str {
        include_str!("../../RULES.md")
    }
}

/// The options as read for a table.
#[derive(Clone, Debug)]
pub(crate) struct Options {
    pub(crate) board: Arc<Board>,
    /// Do players choose where their pawns start (MR22)?
    pub(crate) chosen_setup: bool,
    /// How many rolls another pawn of one's own on the opinion space gives (MR1).
    pub(crate) second_on_opinion: u8,
    /// Does influence reach all zones before the arrow (MR2)?
    pub(crate) before_arrow: bool,
    /// Does the chair stay where it is when several exceed the chancellor (MR3)?
    pub(crate) sole_challenger: bool,
    /// Must a die that can be used be used (MR5)?
    pub(crate) must_use: bool,
    /// May several pawns stand on an influence space (MR7)?
    pub(crate) influence_holds_any: bool,
    /// Does influence reached by influence act (MR10)?
    pub(crate) chain_influence: bool,
    /// Are pawns for the broth picked one by one (MR11)?
    pub(crate) pick_broth: bool,
    /// Do exiles get no rolls until they are back on the opinion space (MR24)?
    pub(crate) exiles_without_press: bool,
    /// After so many turns election day is declared (MR23).
    pub(crate) turn_limit: u16,
}

/// Reads the settings of a table.
pub(crate) fn read(settings: &Settings) -> Result<Options, SettingsError> {
    let is = |name: &str, value: &str| settings.choice(name) == value;
    Ok(Options {
        board: board(settings)?,
        chosen_setup: is("setup", "chosen"),
        second_on_opinion: if is("second_on_opinion", "one") { 1 } else { 3 },
        before_arrow: is("influence_scope", "before_arrow"),
        sole_challenger: is("chancellor", "sole_challenger"),
        must_use: is("must_use", "yes"),
        influence_holds_any: is("influence_holds", "any"),
        chain_influence: is("chain_influence", "yes"),
        pick_broth: is("broth", "pick"),
        exiles_without_press: is("exiles", "no_press"),
        // The option admits no larger number.
        turn_limit: settings.number("turn_limit").clamp(1, 10_000) as u16,
    })
}

fn board(settings: &Settings) -> Result<Arc<Board>, SettingsError> {
    match settings.get("board") {
        serde_json::Value::String(name) => Board::named(name).ok_or_else(|| SettingsError::Value {
            option: "board".into(),
            expected: Expected::one_of(Board::NAMES),
        }),
        own => Board::from_json(own).map(Arc::new).map_err(settings_error),
    }
}

/// A fault of a board, as a reason why no table can be set up.
fn settings_error(fault: BoardFault) -> SettingsError {
    SettingsError::Board { said: fault.phrase() }
}
