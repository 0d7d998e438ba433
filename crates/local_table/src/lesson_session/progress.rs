//! How far a learner is.

use super::{LessonSession, value};
use crate::lesson_file::StepGoal;
use rules::{Arg, Viewer};
use serde_json::Value;

/// What is going on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum StepPhase {
    /// The learner reads, and says so.
    Reading,
    /// The learner is to move.
    Moving,
    /// The others move.
    Others,
}

/// How far the learner is.
#[derive(Clone, PartialEq, Debug)]
pub struct Progress {
    /// The lesson, from 0.
    pub lesson: usize,
    /// The step, from 0.
    pub step: usize,
    /// How many steps the lesson has.
    pub steps: usize,
    /// Each lesson's id, and whether it was done to its end.
    pub lessons: Vec<(String, bool)>,
    /// What is going on.
    pub phase: StepPhase,
    /// The message of the step.
    pub say: String,
    /// What it speaks of.
    pub facts: Vec<(String, Arg)>,
    /// The move to be marked, in the game's own form.
    pub mark: Option<Value>,
    /// Which parts of the drawing the step speaks of, as a selector.
    pub light: Option<String>,
}

impl Progress {
    /// Is this the last step of its lesson?
    pub fn is_last_step(&self) -> bool {
        self.step + 1 == self.steps
    }

    /// Is this the last lesson?
    pub fn is_last_lesson(&self) -> bool {
        self.lesson + 1 == self.lessons.len()
    }
}

impl LessonSession<'_> {
    /// How far the learner is.
    pub fn progress(&self) -> Progress {
        let (lesson, step) = (self.lesson(), self.step());
        let lessons = &self.lessons.lessons;
        Progress {
            lesson: self.at,
            step: self.starts.len() - 1,
            steps: lesson.steps.len(),
            lessons: lessons
                .iter()
                .map(|lesson| (lesson.id.clone(), self.done.contains(&lesson.id)))
                .collect(),
            phase: self.phase(),
            say: step.say.clone(),
            facts: self.facts.clone(),
            mark: step.marked().filter(|_| self.phase() == StepPhase::Moving).cloned(),
            light: step.light.clone(),
        }
    }

    pub(super) fn phase(&self) -> StepPhase {
        match self.step().awaited() {
            _ if !self.replies.is_empty() => StepPhase::Others,
            StepGoal::Reading => StepPhase::Reading,
            StepGoal::OneOf(_) | StepGoal::Any => StepPhase::Moving,
        }
    }

    /// The step speaks of what is seen at its beginning, whatever happens in it.
    pub(super) fn gather_facts(&mut self) {
        if self.step().facts.is_empty() {
            return self.facts.clear();
        }
        // A lesson names what it speaks of by its place in the view's JSON.
        let view = value(&self.local.table.shown(Viewer::Seat(self.lesson().learner)).view);
        let fact = |(name, place): (&String, &String)| {
            let arg = match view.pointer(place)? {
                Value::Number(number) => Arg::Number(number.as_i64()?),
                Value::String(text) => Arg::Name(text.clone()),
                _ => return None,
            };
            Some((name.clone(), arg))
        };
        self.facts = self.step().facts.iter().filter_map(fact).collect();
    }
}
