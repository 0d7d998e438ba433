//! What the lesson has the seats do, at a table that is played as any other.

use crate::class::BadLesson;
use crate::home::{Home, count};
use crate::lesson::{Deed, Lesson};
use serde_json::Value;
use serde_json::value::to_raw_value;
use table::{Entry, Input, InputError, LogError};
use wire::ToClient;

impl Home<'_> {
    /// A seat does something by itself, with the draws that are dictated, if any are.
    pub(super) fn does(&mut self, deed: &Deed) -> Result<Vec<ToClient>, DeedRefused> {
        let Deed { seat, play, draws } = deed;
        match draws {
            Some(draws) => {
                let input = Input::Act { seat: *seat, action: play };
                self.dictate(&Entry::<&Value, Value> { input, draws: draws.clone(), by: None })
            }
            None => {
                let action = to_raw_value(play).map_err(|error| DeedRefused(error.to_string()))?;
                let moment = self.table.moment();
                let entry = self.table.act(*seat, moment, &action)?;
                Ok(self.entered(entry))
            }
        }
    }

    /// An entry is made as it is written, its draws included: the log is played again up to it.
    pub(super) fn dictate(&mut self, entry: &impl serde::Serialize) -> Result<Vec<ToClient>, DeedRefused> {
        let entry = serde_json::to_string(entry).map_err(|error| DeedRefused(error.to_string()))?;
        let log: Vec<String> = self.log.iter().cloned().chain([entry.clone()]).collect();
        self.table = self.game.open(&self.settings, count(&self.seats), self.seed, None, &log)?.table;
        Ok(self.entered(entry))
    }
}

/// Why a move of a lesson cannot be played.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(super) struct DeedRefused(String);

impl From<InputError> for DeedRefused {
    fn from(why: InputError) -> DeedRefused {
        DeedRefused(why.to_string())
    }
}

impl From<LogError> for DeedRefused {
    fn from(why: LogError) -> DeedRefused {
        DeedRefused(why.to_string())
    }
}

pub(super) fn bad_deed(lesson: &Lesson, deed: &str, why: DeedRefused) -> BadLesson {
    BadLesson::Deed { lesson: lesson.id.clone(), deed: deed.to_owned(), why: why.0 }
}

pub(super) fn said(deed: &Deed) -> String {
    format!("{} of seat {}", deed.play, deed.seat)
}
