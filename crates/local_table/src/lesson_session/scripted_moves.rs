//! What the lesson has the seats do, at a table that is played as any other.

use crate::lesson_file::{Lesson, ScriptedMove};
use crate::lesson_session::LessonError;
use crate::local_table::{LocalTable, count};
use serde_json::Value;
use table::{Entry, Input, InputError, LogError};
use wire::{Payload, ToClient};

impl LocalTable<'_> {
    /// A seat does something by itself, with the draws that are dictated, if any are.
    pub(super) fn play_scripted(
        &mut self,
        scripted_move: &ScriptedMove,
    ) -> Result<Vec<ToClient>, ScriptedMoveError> {
        let ScriptedMove { seat, play, draws } = scripted_move;
        match draws {
            Some(draws) => {
                let input = Input::Act { seat: *seat, action: play };
                self.dictate(&Entry::<&Value, Value> { input, draws: draws.clone(), by: None })
            }
            None => {
                let decision = self.table.decision();
                let entry = self.table.act(*seat, decision, &Payload::new(play.clone()))?;
                Ok(self.entered(entry))
            }
        }
    }

    /// An entry is made as it is written, its draws included: the log is played again up to it.
    pub(super) fn dictate(
        &mut self,
        entry: &impl serde::Serialize,
    ) -> Result<Vec<ToClient>, ScriptedMoveError> {
        let entry = serde_json::to_string(entry).map_err(|error| ScriptedMoveError(error.to_string()))?;
        let log: Vec<String> = self.log.iter().cloned().chain([entry.clone()]).collect();
        self.table = self.game.open(&self.settings, count(&self.seats), self.seed, None, &log)?.table;
        Ok(self.entered(entry))
    }
}

/// Why a move of a lesson cannot be played.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(super) struct ScriptedMoveError(String);

impl From<InputError> for ScriptedMoveError {
    fn from(why: InputError) -> ScriptedMoveError {
        ScriptedMoveError(why.to_string())
    }
}

impl From<LogError> for ScriptedMoveError {
    fn from(why: LogError) -> ScriptedMoveError {
        ScriptedMoveError(why.to_string())
    }
}

pub(super) fn scripted_move_error(
    lesson: &Lesson,
    scripted_move: &str,
    why: ScriptedMoveError,
) -> LessonError {
    LessonError::ScriptedMove {
        lesson: lesson.id.clone(),
        scripted_move: scripted_move.to_owned(),
        why: why.0,
    }
}

pub(super) fn said(scripted_move: &ScriptedMove) -> String {
    format!("{} of seat {}", scripted_move.play, scripted_move.seat)
}
