//! The options of a table: as data, and as the game reads them (GR1, GR2, GR6, GR7, GR11).

use crate::refusal::Reason;
use crate::{Board, BoardError, GardezLaLigne, Union};
use rules::{BoardOption, ChoiceOption, Content, OptionSpec, Preset, Refusal, Settings, SettingsError};
use std::sync::Arc;

const BOARD: BoardOption = BoardOption::new("board", "GR7", Board::NAMES);
const TIE: ChoiceOption<Tie> = ChoiceOption::new(
    "tie",
    "GR1",
    &["shared", "lines", "influence"],
    &[Tie::Shared, Tie::Lines, Tie::Influence],
);
const MARKER_LIMIT: ChoiceOption<bool> =
    ChoiceOption::new("marker_limit", "GR2", &["off", "on"], &[false, true]);
/// Who begins, as people count seats; by lot there is no number.
const STARTER: ChoiceOption<Option<u8>> = ChoiceOption::new(
    "starter",
    "GR6",
    &["lot", "1", "2", "3", "4", "5", "6"],
    &[None, Some(1), Some(2), Some(3), Some(4), Some(5), Some(6)],
);

/// Is the strike a short one?
const HALF_THE_PICKETS: ChoiceOption<bool> =
    ChoiceOption::new("pickets", "GR11", &["all", "half"], &[false, true]);

impl Content for GardezLaLigne {
    fn options() -> Vec<OptionSpec> {
        vec![BOARD.spec(), TIE.spec(), MARKER_LIMIT.spec(), STARTER.spec(), HALF_THE_PICKETS.spec()]
    }

    fn presets() -> Vec<Preset> {
        let quick = Preset::new(Preset::QUICK).choice(&HALF_THE_PICKETS, true);
        let expert = Preset::new(Preset::EXPERT).choice(&MARKER_LIMIT, true).choice(&TIE, Tie::Influence);
        vec![quick, Preset::printed(), expert]
    }

    fn refusals() -> &'static [Refusal] {
        Reason::ALL
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
    /// Has each union only half of its pickets (GR11)?
    pub(crate) half_the_pickets: bool,
}

/// Reads the settings of a table with this many seats.
pub(crate) fn read(settings: &Settings, seats: u8) -> Result<Options, SettingsError> {
    Ok(Options {
        board: board(settings)?,
        tie: TIE.of(settings),
        marker_limit: MARKER_LIMIT.of(settings),
        starter: starter(settings, seats)?,
        half_the_pickets: HALF_THE_PICKETS.of(settings),
    })
}

fn board(settings: &Settings) -> Result<Arc<Board>, SettingsError> {
    match BOARD.of(settings) {
        serde_json::Value::String(name) => Board::named(name).ok_or_else(|| BOARD.unknown()),
        own => Board::from_json(own).map(Arc::new).map_err(settings_error),
    }
}

/// A fault in a board of one's own, as the table tells it.
fn settings_error(error: BoardError) -> SettingsError {
    SettingsError::Board { said: error.phrase() }
}

/// People count seats from 1.
fn starter(settings: &Settings, seats: u8) -> Result<Option<Union>, SettingsError> {
    match STARTER.of(settings) {
        Some(number) if number > seats => Err(STARTER.expected(&STARTER.words()[..=usize::from(seats)])),
        number => Ok(number.map(|number| Union::new(number - 1))),
    }
}
