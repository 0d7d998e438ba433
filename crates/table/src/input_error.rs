//! The errors of inputs, and of logs that cannot be a table's.

use rules::{Phrase, Refusal, ScriptError};
use wire::{ActionError, RefusalCode};

/// Why an input was not taken. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InputError {
    /// The rules do not allow it.
    #[error("{0}")]
    Rule(#[from] Refusal),
    /// It answers a question that is no longer open.
    #[error("this answer came too late: the game has moved on")]
    Stale,
    /// It cannot be read as an input of this game.
    #[error("this cannot be read as a move of this game: {0}")]
    Malformed(String),
    /// The last input was not this seat's, or there is none.
    #[error("there is nothing of yours to take back")]
    NothingToTakeBack,
    /// Something was learned by it: a draw, a reveal, an answer of somebody else.
    #[error("this cannot be taken back: something was learned from it")]
    Learned,
    /// So much was taken back at this table that its log would grow without end.
    #[error("so much was taken back in this game that nothing more can be")]
    TooOften,
    /// This seat has given up, or the game is over.
    #[error("there is nothing left to concede")]
    Conceded,
    /// The table was ended, by agreement or because one player alone was left.
    #[error("this table was ended")]
    Ended,
    /// Its draws are not what the game asks for.
    #[error("{0}")]
    Draws(#[from] ScriptError),
}

impl InputError {
    /// A name that programs can rely on.
    pub fn code(&self) -> RefusalCode {
        match self {
            InputError::Rule(_) => RefusalCode::Rule,
            InputError::Stale => RefusalCode::Stale,
            InputError::Malformed(_) => RefusalCode::Malformed,
            InputError::NothingToTakeBack => RefusalCode::NothingToTakeBack,
            InputError::Learned => RefusalCode::Learned,
            InputError::TooOften => RefusalCode::UndoneOften,
            InputError::Conceded => RefusalCode::NothingToConcede,
            InputError::Ended => RefusalCode::Ended,
            InputError::Draws(_) => RefusalCode::Draws,
        }
    }

    /// The clause and the sentence's id, where the rules refuse.
    pub fn refusal(&self) -> Option<Refusal> {
        match self {
            InputError::Rule(refusal) => Some(*refusal),
            _ => None,
        }
    }

    /// As the author of request `id` is told.
    pub fn answer_to(&self, id: u32) -> ActionError {
        let rule = self.refusal();
        ActionError {
            id,
            code: self.code(),
            clause: rule.map(|rule| rule.clause.to_string()),
            reason: rule.map(|rule| rule.reason.into()),
            said: None,
            message: self.to_string(),
        }
    }
}

/// A log that does not replay. What the rules refuse in it, the game's own sentences say: [`LogError::refusal`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LogError {
    /// The log does not begin with a deal.
    #[error("the log does not begin with the deal")]
    NoDeal,
    /// An entry cannot be read.
    #[error("entry {seq} cannot be read: {why}")]
    Unreadable {
        /// Which entry.
        seq: u64,
        /// What is wrong with it.
        why: String,
    },
    /// An entry is not allowed where it stands.
    #[error("entry {seq} does not follow from the ones before it: {why}")]
    Impossible {
        /// Which entry.
        seq: u64,
        /// Why not.
        why: InputError,
        /// What was to be done, where it was an action: a refusal by the rules may speak of it.
        action: Option<Phrase>,
    },
    /// The kept state is not one of this game.
    #[error("the kept state cannot be used: {0}")]
    Snapshot(String),
    /// The game cannot be set up.
    #[error("{0}")]
    SetUp(#[from] rules::SettingsError),
}

impl LogError {
    /// What the rules refuse in this log: the refusal, and what was to be done, of which its sentence may speak.
    pub fn refusal(&self) -> Option<(Refusal, Phrase)> {
        match self {
            LogError::Impossible { why: InputError::Rule(refusal), action, .. } => {
                Some((*refusal, action.clone().unwrap_or_else(Phrase::nothing)))
            }
            _ => None,
        }
    }
}
