//! The errors of commands, which are requests besides a move.

use crate::refusal_code::RefusalCode;

/// Why such a wish is not met. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CommandError {
    /// Only the host may.
    #[error("only the host of the table can do this")]
    NotHost,
    /// It is for before the game.
    #[error("this is possible only before the game has begun")]
    Begun,
    /// It is for while the game is on.
    #[error("this is possible only while the game is on")]
    NotOn,
    /// It is for after the end.
    #[error("this is possible only when the game is over")]
    NotOver,
    /// The table was closed.
    #[error("this table was closed by those who were left")]
    Closed,
    /// This seat has given up.
    #[error("you have conceded: a bot plays your seat")]
    Conceded,
    /// Somebody's question is open.
    #[error("another question is open: answer that one first")]
    Busy,
    /// This player has asked often of late.
    #[error("you have asked the others often of late: wait a moment, then ask again")]
    TooOften,
    /// No question is open that one could answer or take back.
    #[error("there is no question for you to answer")]
    NoVote,
    /// The player is there, or has not been away for long.
    #[error("this player is here, or has not been away for long enough")]
    NotGone,
    /// A seat is still open, or kept for somebody.
    #[error("a seat is still open, or kept for somebody who has not come")]
    Missing,
    /// It cannot be arranged so.
    #[error("the table cannot be arranged so: {0}")]
    InvalidArrangement(String),
    /// The game cannot be set up so.
    #[error("the table cannot be arranged so: {}", .0.en)]
    InvalidSettings(crate::Translated),
}

impl CommandError {
    /// A name that programs can rely on.
    pub fn code(&self) -> RefusalCode {
        match self {
            CommandError::NotHost => RefusalCode::NotHost,
            CommandError::Begun => RefusalCode::Begun,
            CommandError::NotOn => RefusalCode::NotOn,
            CommandError::NotOver => RefusalCode::NotOver,
            CommandError::Closed => RefusalCode::Closed,
            CommandError::Conceded => RefusalCode::HasConceded,
            CommandError::Busy => RefusalCode::Busy,
            CommandError::TooOften => RefusalCode::TooOften,
            CommandError::NoVote => RefusalCode::NoVote,
            CommandError::NotGone => RefusalCode::NotGone,
            CommandError::Missing => RefusalCode::Missing,
            CommandError::InvalidArrangement(_) | CommandError::InvalidSettings(_) => {
                RefusalCode::InvalidArrangement
            }
        }
    }
}

impl crate::ActionError {
    /// Why a wish besides a move is not met.
    pub fn from_command(id: u32, why: &CommandError) -> crate::ActionError {
        let (code, message) = (why.code(), why.to_string());
        let said =
            if let CommandError::InvalidSettings(said) = why { Some(Box::new(said.clone())) } else { None };
        crate::ActionError { id, code, clause: None, reason: None, said, message }
    }
}
