//! What comes with the game as data: its options as they are offered and as the game reads them, its decks and its
//! rules (P1, PR1, PR8, PR11, PR12, PR15, PR16, PR22, PR26, PR27, PR31, PR32, PR37).

use crate::decks::{self, Decks};
use crate::pack::Pack;
use crate::refusal::Reason;
use crate::subset_sum::Beyond;
use crate::{President, Purpose};
use rules::{
    BoardOption, ChoiceOption, Content, NumberOption, OptionSpec, Phrase, Preset, Refusal, Seat, Settings,
    SettingsError,
};

const CHOSEN_PARTIES: ChoiceOption<bool> =
    ChoiceOption::new("parties", "P1", &["lot", "chosen"], &[false, true]);
/// Who begins, as people count seats; by lot there is no number.
const STARTER: ChoiceOption<Option<u8>> = ChoiceOption::new(
    "starter",
    "PR1",
    &["lot", "1", "2", "3", "4", "5", "6"],
    &[None, Some(1), Some(2), Some(3), Some(4), Some(5), Some(6)],
);
const STAKE_ALL: ChoiceOption<bool> = ChoiceOption::new("stake", "PR8", &["losable", "all"], &[false, true]);
const ROUNDING: ChoiceOption<Rounding> = ChoiceOption::new(
    "rounding",
    "PR32",
    &["step_or_debt", "climb", "one_step"],
    &[Rounding::StepOrDebt, Rounding::Climb, Rounding::OneStep],
)
.formerly(1, Rounding::Climb);
const BLACKJACK: ChoiceOption<bool> =
    ChoiceOption::new("challenge", "PR27", &["cards", "blackjack"], &[false, true]);
const PARTISAN: ChoiceOption<Partisan> = ChoiceOption::new(
    "partisan_performance",
    "PR12",
    &["out", "table", "opponent"],
    &[Partisan::Nobody, Partisan::Table, Partisan::Opponent],
)
.renamed(&[("judged_by_the_opponent", "opponent")]);
pub(crate) const PACK: BoardOption = BoardOption::new("pack", "PR37", &["house"]);
const DEBTS_COUNT: ChoiceOption<bool> =
    ChoiceOption::new("debts_count", "PR26", &["no", "yes"], &[false, true]);
const MAJORITY_ENDS_ROUND_TWO: ChoiceOption<bool> =
    ChoiceOption::new("majority_ends_round_two", "PR16", &["no", "yes"], &[false, true]);
const SHARED_TIES: ChoiceOption<bool> =
    ChoiceOption::new("tie", "PR15", &["territories", "shared"], &[false, true]);
const HEAD_ONLY: ChoiceOption<bool> =
    ChoiceOption::new("allies", "PR31", &["share", "head_only"], &[false, true]);
/// None is 0: there is no number of turns without a limit.
const TURN_LIMIT: NumberOption<u16> = NumberOption::new("turn_limit", "PR22", 0, 10_000, 2000);

impl Content for President {
    const DECKS: &'static [&'static str] = decks::DECKS;

    fn options() -> Vec<OptionSpec> {
        vec![
            CHOSEN_PARTIES.spec(),
            STARTER.spec(),
            STAKE_ALL.spec(),
            ROUNDING.spec(),
            BLACKJACK.spec(),
            PARTISAN.spec(),
            PACK.spec(),
            DEBTS_COUNT.spec(),
            MAJORITY_ENDS_ROUND_TWO.spec(),
            SHARED_TIES.spec(),
            HEAD_ONLY.spec(),
            TURN_LIMIT.spec(),
        ]
    }

    fn presets() -> Vec<Preset> {
        let quick = Preset::new(Preset::QUICK).number(&TURN_LIMIT, 40).choice(&MAJORITY_ENDS_ROUND_TWO, true);
        let expert = Preset::new(Preset::EXPERT)
            .choice(&CHOSEN_PARTIES, true)
            .choice(&DEBTS_COUNT, true)
            .choice(&HEAD_ONLY, true);
        vec![quick, Preset::printed(), expert]
    }

    fn refusals() -> &'static [Refusal] {
        Reason::ALL
    }

    fn read_board(text: &str) -> Option<Result<serde_json::Value, SettingsError>> {
        Some(Pack::read(text).map_err(SettingsError::from))
    }

    fn check_deck(name: &str, text: &str) -> Option<Result<usize, Phrase>> {
        Some(Decks::check(name, text)?.map_err(|fault| fault.phrase()))
    }

    fn rules_text() -> &'static str {
        include_str!("../../RULES.md")
    }
}

/// What happens where neither an amount nor one step more can be made of territories (PR32).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Rounding {
    /// A red card stays as a debt, and anything else is the largest sum below.
    StepOrDebt,
    /// The amount goes up until a set makes it.
    Climb,
    /// The largest sum below, for red cards too.
    OneStep,
}

impl Rounding {
    /// What to make of a pool for this purpose.
    pub(crate) const fn beyond(self, purpose: Purpose) -> Beyond {
        match (self, purpose) {
            (Rounding::StepOrDebt, Purpose::Credit) | (Rounding::OneStep, _) => Beyond::Below,
            // A challenge that was lost costs something, however large one's territories are (PR11).
            (Rounding::StepOrDebt, Purpose::Seizure) => Beyond::BelowOrClimb,
            // Of costs and debts only those are asked for that can be paid.
            (Rounding::StepOrDebt, Purpose::Cost | Purpose::Debt) | (Rounding::Climb, _) => Beyond::Climb,
        }
    }
}

/// Who judges a performance where nobody is neutral (PR12).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Partisan {
    /// Nobody: such cards are left out.
    Nobody,
    /// All players.
    Table,
    /// The opponent alone.
    Opponent,
}

/// The options as read for a table.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Options {
    /// Do players choose their parties (P1)?
    pub(crate) chosen_parties: bool,
    /// Who begins, unless a lot decides (PR1).
    pub(crate) starter: Option<Seat>,
    /// Do all votes count as a stake (PR8)?
    pub(crate) stake_all: bool,
    /// What if one step of rounding is not enough (PR32)?
    pub(crate) rounding: Rounding,
    /// Are challenges decided at twenty-one (PR27)?
    pub(crate) blackjack: bool,
    /// Who judges performances where nobody is neutral (PR12)?
    pub(crate) partisan: Partisan,
    /// Are debts deducted whenever votes are compared (PR26)?
    pub(crate) debts_count: bool,
    /// Does an absolute majority end round two (PR16)?
    pub(crate) majority_ends_round_two: bool,
    /// Is the presidency shared as soon as votes are level (PR15)?
    pub(crate) shared_ties: bool,
    /// Does nobody win but the elected head (PR31)?
    pub(crate) head_only: bool,
    /// A round ends after so many turns (PR22).
    pub(crate) turn_limit: Option<u16>,
}

/// Reads the settings of a table for this many seats.
pub(crate) fn read(settings: &Settings, seats: u8) -> Result<Options, SettingsError> {
    let starter = match STARTER.of(settings) {
        Some(number) if number > seats => {
            return Err(STARTER.expected(&STARTER.words()[..=usize::from(seats)]));
        }
        number => number.map(|number| Seat::new(number - 1)),
    };
    Ok(Options {
        chosen_parties: CHOSEN_PARTIES.of(settings),
        starter,
        stake_all: STAKE_ALL.of(settings),
        rounding: ROUNDING.of(settings),
        blackjack: BLACKJACK.of(settings),
        partisan: PARTISAN.of(settings),
        debts_count: DEBTS_COUNT.of(settings),
        majority_ends_round_two: MAJORITY_ENDS_ROUND_TWO.of(settings),
        shared_ties: SHARED_TIES.of(settings),
        head_only: HEAD_ONLY.of(settings),
        turn_limit: Some(TURN_LIMIT.of(settings)).filter(|turns| *turns > 0),
    })
}
