//! The options of a table: as data, and as the game reads them (M60, MR1 to MR3, MR5, MR7, MR10, MR11, MR22 to MR24).

use crate::refusal::Reason;
use crate::{Board, BoardError, Minister};
use rules::{
    BoardOption, ChoiceOption, Content, NumberOption, OptionSpec, Preset, Refusal, Settings, SettingsError,
};
use std::sync::Arc;

const BOARD: BoardOption = BoardOption::new("board", "M60", Board::NAMES);
const CHOSEN_SETUP: ChoiceOption<bool> =
    ChoiceOption::new("setup", "MR22", &["chosen", "automatic"], &[true, false]);
const SECOND_ON_OPINION: ChoiceOption<u8> =
    ChoiceOption::new("second_on_opinion", "MR1", &["three", "one"], &[3, 1]);
const BEFORE_ARROW: ChoiceOption<bool> =
    ChoiceOption::new("influence_scope", "MR2", &["behind", "before_arrow"], &[false, true]);
const SOLE_CHALLENGER: ChoiceOption<bool> =
    ChoiceOption::new("chancellor", "MR3", &["sole_leader", "sole_challenger"], &[false, true]);
const MUST_USE: ChoiceOption<bool> = ChoiceOption::new("must_use", "MR5", &["yes", "no"], &[true, false]);
const INFLUENCE_HOLDS_ANY: ChoiceOption<bool> =
    ChoiceOption::new("influence_holds", "MR7", &["one", "any"], &[false, true]);
const CHAIN_INFLUENCE: ChoiceOption<bool> =
    ChoiceOption::new("chain_influence", "MR10", &["yes", "no"], &[true, false]);
const PICK_BROTH: ChoiceOption<bool> = ChoiceOption::new("broth", "MR11", &["all", "pick"], &[false, true]);
const EXILES_WITHOUT_PRESS: ChoiceOption<bool> =
    ChoiceOption::new("exiles", "MR24", &["normal", "no_press"], &[false, true]);
const TURN_LIMIT: NumberOption<u16> = NumberOption::new("turn_limit", "MR23", 1, 10_000, 2000);

impl Content for Minister {
    fn options() -> Vec<OptionSpec> {
        vec![
            BOARD.spec(),
            CHOSEN_SETUP.spec(),
            SECOND_ON_OPINION.spec(),
            BEFORE_ARROW.spec(),
            SOLE_CHALLENGER.spec(),
            MUST_USE.spec(),
            INFLUENCE_HOLDS_ANY.spec(),
            CHAIN_INFLUENCE.spec(),
            PICK_BROTH.spec(),
            EXILES_WITHOUT_PRESS.spec(),
            TURN_LIMIT.spec(),
        ]
    }

    fn presets() -> Vec<Preset> {
        let quick = Preset::new(Preset::QUICK).choice(&CHOSEN_SETUP, false).number(&TURN_LIMIT, 40);
        let expert = Preset::new(Preset::EXPERT)
            .choice(&MUST_USE, false)
            .choice(&PICK_BROTH, true)
            .choice(&EXILES_WITHOUT_PRESS, true);
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
    Ok(Options {
        board: board(settings)?,
        chosen_setup: CHOSEN_SETUP.of(settings),
        second_on_opinion: SECOND_ON_OPINION.of(settings),
        before_arrow: BEFORE_ARROW.of(settings),
        sole_challenger: SOLE_CHALLENGER.of(settings),
        must_use: MUST_USE.of(settings),
        influence_holds_any: INFLUENCE_HOLDS_ANY.of(settings),
        chain_influence: CHAIN_INFLUENCE.of(settings),
        pick_broth: PICK_BROTH.of(settings),
        exiles_without_press: EXILES_WITHOUT_PRESS.of(settings),
        turn_limit: TURN_LIMIT.of(settings),
    })
}

fn board(settings: &Settings) -> Result<Arc<Board>, SettingsError> {
    match BOARD.of(settings) {
        serde_json::Value::String(name) => Board::named(name).ok_or_else(|| BOARD.unknown()),
        own => Board::from_json(own).map(Arc::new).map_err(settings_error),
    }
}

/// A fault of a board, as a reason why no table can be set up.
fn settings_error(fault: BoardError) -> SettingsError {
    SettingsError::Board { said: fault.phrase() }
}
