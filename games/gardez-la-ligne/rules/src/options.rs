//! The options of a table: as data, and as the game reads them.

use crate::{Board, BoardError, GardezLaLigne, Union};
use rules::{Content, Expected, OptionSpec, Settings, SettingsError};
use std::sync::Arc;

const TIE: &[&str] = &["shared", "lines", "influence"];
const MARKER_LIMIT: &[&str] = &["off", "on"];
const STARTER: &[&str] = &["lot", "1", "2", "3", "4", "5", "6"];

impl Content for GardezLaLigne {
    fn options() -> Vec<OptionSpec> {
        vec![
            OptionSpec::board("board", "GR7", Board::NAMES),
            OptionSpec::choice("tie", "GR1", TIE),
            OptionSpec::choice("marker_limit", "GR2", MARKER_LIMIT),
            OptionSpec::choice("starter", "GR6", STARTER),
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

/// What decides between unions with equal seats (GR1).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Tie {
    /// Nothing: they share the victory.
    Shared,
    /// The number of lines they control.
    Lines,
    /// Their influence on all lines together.
    Influence,
}

/// The options as read for a table.
#[derive(Clone, Debug)]
pub(crate) struct Options {
    pub(crate) board: Arc<Board>,
    pub(crate) tie: Tie,
    pub(crate) marker_limit: bool,
    /// Nobody in particular: the lot decides.
    pub(crate) starter: Option<Union>,
}

/// Reads the settings of a table with this many seats.
pub(crate) fn read(settings: &Settings, seats: u8) -> Result<Options, SettingsError> {
    Ok(Options {
        board: board(settings)?,
        tie: match settings.choice("tie") {
            "lines" => Tie::Lines,
            "influence" => Tie::Influence,
            _ => Tie::Shared,
        },
        marker_limit: settings.choice("marker_limit") == "on",
        starter: starter(settings.choice("starter"), seats)?,
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

/// A fault in a board of one's own, as the table tells it.
fn settings_error(error: BoardError) -> SettingsError {
    SettingsError::Board { said: error.phrase() }
}

/// People count seats from 1.
fn starter(text: &str, seats: u8) -> Result<Option<Union>, SettingsError> {
    match text.parse::<u8>() {
        Err(_) => Ok(None),
        Ok(n) if (1..=seats).contains(&n) => Ok(Some(Union::new(n - 1))),
        Ok(_) => {
            let expected = Expected::one_of(&STARTER[..=usize::from(seats)]);
            Err(SettingsError::Value { option: "starter".into(), expected })
        }
    }
}
