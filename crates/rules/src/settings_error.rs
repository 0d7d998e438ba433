//! The error of settings that a game cannot be set up with. Programs read it in English; `Speech::settings_error` says it
//! to people.

use crate::Phrase;
use std::fmt;

/// Why a game cannot be set up as asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SettingsError {
    /// An option the game does not have.
    #[error("there is no option `{option}`; the options are: {known}")]
    Unknown {
        /// What was given.
        option: String,
        /// What there is.
        known: String,
    },
    /// A value that the option does not admit.
    #[error("option `{option}`: expected {expected}")]
    Value {
        /// The option.
        option: String,
        /// What it admits.
        expected: Expected,
    },
    /// Too few or too many seats.
    #[error("this game is for {least} to {most} players, not {given}")]
    Seats {
        /// What was asked for.
        given: u8,
        /// Fewest.
        least: u8,
        /// Most.
        most: u8,
    },
    /// A board that cannot be played on.
    #[error("this game cannot be played with the board or the cards that it was given")]
    Board {
        /// Why, as a sentence of the game's files; `Speech::settings_error` says it.
        said: Phrase,
    },
}

/// What an option admits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expected {
    /// One of these.
    OneOf(Vec<String>),
    /// A whole number between these.
    Between(i64, i64),
    /// One of these boards, or one that is written out.
    Board(Vec<String>),
    /// A number from 1 on.
    FromOne,
    /// An edition of the rules up to this: whoever wrote another has a newer program.
    Newer(u32),
}

impl Expected {
    /// One of these.
    pub fn one_of(values: &[&str]) -> Expected {
        Expected::OneOf(values.iter().map(|value| (*value).to_owned()).collect())
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::OneOf(values) => write!(f, "{}", values.join(", ")),
            Expected::Between(least, most) => write!(f, "{least} to {most}"),
            Expected::Board(names) => write!(f, "{}, or a board as an object", names.join(", ")),
            Expected::FromOne => write!(f, "a number from 1 on"),
            Expected::Newer(newest) => {
                write!(f, "1 to {newest}; a newer version of this program is needed")
            }
        }
    }
}
