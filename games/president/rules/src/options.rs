//! What comes with the game as data: its options as they are offered and as the game reads them, its decks and its rules (P1,
//! PR1, PR8, PR12, PR15, PR16, PR22, PR26, PR27, PR31, PR32, PR37).

use crate::decks::{self, Decks};
use crate::pack::Pack;
use crate::subset_sum::Beyond;
use crate::{President, Purpose};
use rules::{Content, Expected, OptionSpec, Phrase, Seat, Settings, SettingsError};

/// The most turns that a table can allow in a round.
const MOST_TURNS: i64 = 10_000;
/// Who may begin by the table's choice: seats as people count them.
const STARTERS: &[&str] = &["lot", "1", "2", "3", "4", "5", "6"];

impl Content for President {
    const DECKS: &'static [&'static str] = decks::DECKS;

    fn options() -> Vec<OptionSpec> {
        let choice = OptionSpec::choice;
        vec![
            choice("parties", "P1", &["lot", "chosen"]),
            choice("starter", "PR1", STARTERS),
            choice("stake", "PR8", &["losable", "all"]),
            choice("rounding", "PR32", &["step_or_debt", "climb", "one_step"]).formerly(1, "climb"),
            choice("challenge", "PR27", &["cards", "blackjack"]),
            choice("partisan_performance", "PR12", &["out", "table", "opponent"])
                .renamed("judged_by_the_opponent", "opponent"),
            OptionSpec::board("pack", "PR37", &["house"]),
            choice("debts_count", "PR26", &["no", "yes"]),
            choice("majority_ends_round_two", "PR16", &["no", "yes"]),
            choice("tie", "PR15", &["territories", "shared"]),
            choice("allies", "PR31", &["share", "head_only"]),
            // None is 0: there is no number of turns without a limit.
            OptionSpec::number("turn_limit", "PR22", 0, MOST_TURNS, 2000),
        ]
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
    let is = |name: &str, value: &str| settings.choice(name) == value;
    let starter = match settings.choice("starter").parse::<u8>() {
        Ok(number) if (1..=seats).contains(&number) => Some(Seat::new(number - 1)),
        Ok(_) => {
            let expected = Expected::one_of(&STARTERS[..=usize::from(seats)]);
            return Err(SettingsError::Value { option: "starter".into(), expected });
        }
        Err(_) => None,
    };
    Ok(Options {
        chosen_parties: is("parties", "chosen"),
        starter,
        stake_all: is("stake", "all"),
        rounding: match settings.choice("rounding") {
            "climb" => Rounding::Climb,
            "one_step" => Rounding::OneStep,
            _ => Rounding::StepOrDebt,
        },
        blackjack: is("challenge", "blackjack"),
        partisan: match settings.choice("partisan_performance") {
            "table" => Partisan::Table,
            "opponent" => Partisan::Opponent,
            _ => Partisan::Nobody,
        },
        debts_count: is("debts_count", "yes"),
        majority_ends_round_two: is("majority_ends_round_two", "yes"),
        shared_ties: is("tie", "shared"),
        head_only: is("allies", "head_only"),
        turn_limit: Some(settings.number("turn_limit").clamp(0, MOST_TURNS) as u16)
            .filter(|turns| *turns > 0),
    })
}
