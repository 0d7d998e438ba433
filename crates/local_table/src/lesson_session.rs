//! A session of a lesson: a table on this device at which one learns, led by a lesson. It answers the same messages as any other table;
//! the others play what the lesson says, and a learner's move counts when it is the one that is taught.

mod progress;
mod saved_lesson;
mod scripted_moves;

use crate::lesson_file::{Lesson, LessonFile, LessonStep, ScriptedMove};
use crate::local_table::LocalTable;
use any_game::AnyGame;
pub use progress::{Progress, StepPhase};
use rules::{Arg, Settings, SettingsError, never};
use saved_lesson::SavedLesson;
use scripted_moves::{said, scripted_move_error};
use serde_json::Value;
use std::collections::BTreeSet;
use table::{Entry, Input, InputError, SeatRecord};
use wire::{Level, Occupant, Payload, ProtocolError, ProtocolErrorCode, Request, ToClient, ToServer};

/// Why a lesson cannot be given.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LessonError {
    /// There is none of this number.
    #[error("there is no lesson {0}")]
    Missing(usize),
    /// The table cannot be set up as it says.
    #[error("lesson {lesson} cannot be set up: {why}")]
    SetUp {
        /// Which.
        lesson: String,
        /// Why not.
        why: SettingsError,
    },
    /// A move that the rules do not allow, or with other draws than it makes.
    #[error("lesson {lesson}: {scripted_move} cannot be played: {why}")]
    ScriptedMove {
        /// Which.
        lesson: String,
        /// The move.
        scripted_move: String,
        /// Why not.
        why: String,
    },
}

/// Where the learner wants to go.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LessonNavigation {
    /// It was read: on.
    On,
    /// One step back.
    Back,
    /// The lesson from its beginning.
    Again,
    /// This lesson, from 0, from its beginning.
    Lesson(usize),
}

/// A lesson under way.
pub struct LessonSession<'g> {
    local: LocalTable<'g>,
    lessons: &'g LessonFile,
    at: usize,
    /// How long the log was at the beginning of each step so far; the last is the open one.
    starts: Vec<usize>,
    /// What the others still have to do before the next step.
    replies: Vec<&'g ScriptedMove>,
    done: BTreeSet<String>,
    facts: Vec<(String, Arg)>,
    unsaved: bool,
}

impl<'g> LessonSession<'g> {
    /// Takes up what was kept, or begins with the first lesson where nothing was, or nothing that still fits.
    pub fn open(
        table: &str,
        game: &'g dyn AnyGame,
        lessons: &'g LessonFile,
        learner: &str,
        kept: Option<&str>,
    ) -> Result<LessonSession<'g>, LessonError> {
        let kept = kept.and_then(SavedLesson::read).unwrap_or_default();
        let at = lessons.lessons.iter().position(|lesson| lesson.id == kept.lesson).unwrap_or(0);
        let mut session = LessonSession::begin(table, game, lessons, learner, at)?;
        session.done = kept.done.into_iter().collect();
        session.resume(kept.starts, kept.log);
        Ok(session)
    }

    fn begin(
        table: &str,
        game: &'g dyn AnyGame,
        lessons: &'g LessonFile,
        learner: &str,
        at: usize,
    ) -> Result<LessonSession<'g>, LessonError> {
        let lesson = lessons.lessons.get(at).ok_or(LessonError::Missing(at))?;
        let settings_error = |why| LessonError::SetUp { lesson: lesson.id.clone(), why };
        let settings = Settings::check(&game.info(), &lesson.options).map_err(settings_error)?;
        let mut seats: Vec<SeatRecord> = (0..lesson.seats)
            .map(|_| SeatRecord { name: String::new(), occupant: Occupant::Bot(Level::Greedy) })
            .collect();
        if let Some(seat) = seats.get_mut(lesson.learner.index()) {
            *seat = SeatRecord { name: learner.to_owned(), occupant: Occupant::Human };
        }
        let mut local =
            LocalTable::set_up(table, game, settings, seats, lesson.seed()).map_err(settings_error)?;
        if let Some(draws) = &lesson.deal {
            let deal: Entry<Value, Value> = Entry { input: Input::deal(), draws: draws.clone(), by: None };
            (local.log, local.replayed) = (Vec::new(), None);
            local.dictate(&deal).map_err(|why| scripted_move_error(lesson, "the deal", why))?;
        }
        for scripted_move in &lesson.before {
            local
                .play_scripted(scripted_move)
                .map_err(|why| scripted_move_error(lesson, &said(scripted_move), why))?;
        }
        local.viewer = local.turn();
        let starts = vec![local.log.len()];
        let done = BTreeSet::new();
        let mut session = LessonSession {
            local,
            lessons,
            at,
            starts,
            replies: Vec::new(),
            done,
            facts: Vec::new(),
            unsaved: true,
        };
        session.gather_facts();
        Ok(session)
    }

    /// Answers a message as a table would. What the others do is asked for by [`LessonSession::follow`].
    pub fn answer(&mut self, message: ToServer) -> Vec<ToClient> {
        let ToServer { id, decision, request } = message;
        match request {
            Request::Act { .. } if !self.replies.is_empty() => refused(id, &InputError::Stale),
            Request::Act { .. } if decision != Some(self.local.table.decision()) => {
                refused(id, &InputError::Stale)
            }
            Request::Act { action } => self.act(id, &action),
            Request::Undo => {
                let mut messages = self.back();
                messages.push(ToClient::Done { id });
                messages
            }
            // The lesson itself is the advice.
            Request::Hint => vec![ToClient::Refused(wire::ActionError::no_hint(id))],
            request => self.local.answer(ToServer { id, decision, request }),
        }
    }

    fn act(&mut self, id: u32, action: &Payload) -> Vec<ToClient> {
        let learner = self.lesson().learner;
        if let Err(why) = self.local.table.why(learner, action) {
            return refused(id, &why);
        }
        let step = self.step();
        let meant = value(action);
        if !step.awaited().admits(&meant) {
            let message = "the rules allow it, but this lesson shows another move";
            let no = wire::ActionError {
                id,
                code: wire::RefusalCode::Lesson,
                clause: None,
                reason: None,
                said: None,
                message: message.into(),
            };
            return vec![ToClient::Refused(no)];
        }
        let scripted_move = ScriptedMove { seat: learner, play: meant, draws: step.draws.clone() };
        match self.local.play_scripted(&scripted_move) {
            Ok(mut messages) => {
                messages.push(ToClient::Done { id });
                self.acted();
                messages
            }
            // A lesson whose draws do not fit is found by its test; here the learner can still go back.
            Err(why) => {
                let fault = ProtocolError {
                    id: Some(id),
                    code: ProtocolErrorCode::Unavailable,
                    message: why.to_string(),
                };
                vec![ToClient::Error(fault)]
            }
        }
    }

    /// The learner's part of the step is over.
    fn acted(&mut self) {
        let lessons = self.lessons;
        let step = self.starts.len() - 1;
        self.replies = lessons.lessons[self.at].steps[step].then.iter().collect();
        self.advance();
    }

    /// To the next step, unless the others are still to move.
    fn advance(&mut self) {
        if self.replies.is_empty() && self.starts.len() < self.lesson().steps.len() {
            self.starts.push(self.local.log.len());
            if self.starts.len() == self.lesson().steps.len() {
                // The last step is only read: whoever has come to it has done the lesson.
                self.done.insert(self.lesson().id.clone());
            }
            self.gather_facts();
            self.unsaved = true;
        }
    }

    /// The next move of the others, if one is due.
    pub fn follow(&mut self) -> Option<Result<Vec<ToClient>, LessonError>> {
        if self.replies.is_empty() {
            return None;
        }
        let scripted_move = self.replies.remove(0);
        let played = self
            .local
            .play_scripted(scripted_move)
            .map_err(|why| scripted_move_error(self.lesson(), &said(scripted_move), why));
        self.advance();
        Some(played)
    }

    /// Goes to another step of the lesson. `None` where the session is now of another lesson, to be welcomed anew: then the
    /// table may have other options and other seats.
    pub fn navigate(&mut self, destination: LessonNavigation) -> Result<Option<Vec<ToClient>>, LessonError> {
        let last = self.starts.len() == self.lesson().steps.len();
        match destination {
            LessonNavigation::On if self.phase() != StepPhase::Reading => Ok(Some(Vec::new())),
            LessonNavigation::On if last => {
                self.done.insert(self.lesson().id.clone());
                self.unsaved = true;
                if self.at + 1 == self.lessons.lessons.len() {
                    return Ok(Some(Vec::new()));
                }
                self.begin_lesson(self.at + 1)
            }
            LessonNavigation::On => {
                self.acted();
                Ok(Some(Vec::new()))
            }
            LessonNavigation::Back => Ok(Some(self.back())),
            LessonNavigation::Again => self.begin_lesson(self.at),
            LessonNavigation::Lesson(at) => self.begin_lesson(at),
        }
    }

    fn begin_lesson(&mut self, at: usize) -> Result<Option<Vec<ToClient>>, LessonError> {
        let name = self.local.seats[self.lesson().learner.index()].name.clone();
        let next = LessonSession::begin(&self.local.id, self.local.game, self.lessons, &name, at)?;
        let done = std::mem::take(&mut self.done);
        *self = LessonSession { done, ..next };
        Ok(None)
    }

    /// To the beginning of this step if something was done in it, else to that of the step before.
    fn back(&mut self) -> Vec<ToClient> {
        let acted = self.starts.last().is_some_and(|start| self.local.log.len() > *start);
        if !acted && self.starts.len() > 1 {
            self.starts.pop();
        }
        self.replies.clear();
        let start = self.starts.last().copied().unwrap_or(1);
        let messages = self.local.rewind(start);
        never!(
            messages.is_err(),
            "the entries were checked when they were made: {:?}",
            messages.as_ref().err()
        );
        let messages = messages.unwrap_or_default();
        self.gather_facts();
        self.unsaved = true;
        messages
    }

    fn lesson(&self) -> &'g Lesson {
        // `at` is only ever set to a lesson that was found.
        &self.lessons.lessons[self.at]
    }

    fn step(&self) -> &'g LessonStep {
        // A step is only begun where there is one more.
        &self.lesson().steps[self.starts.len() - 1]
    }
}

/// What a table or a page wrote, to be looked into.
fn value(written: &Payload) -> Value {
    let read = serde_json::from_str(written.get());
    never!(read.is_err(), "what is kept as JSON can be read as JSON");
    read.unwrap_or(Value::Null)
}

fn refused(id: u32, why: &InputError) -> Vec<ToClient> {
    vec![ToClient::Refused(why.answer_to(id))]
}
