//! Lessons as a file holds them: positions, what is said, what the learner is to do, and what the others answer.
//!
//! Words are elsewhere: a lesson is called by the message `lesson-ID` of the game's lesson files, a step says the message
//! named by `say`, and where there is a message `SAY-else` it answers a move that is allowed but not the one taught.

use rules::{Seat, Seed, Seeded};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// The lessons of a game, in the order in which a newcomer needs them.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonFile {
    /// One after the other.
    #[serde(rename = "lesson")]
    pub lessons: Vec<Lesson>,
}

/// Why a file of lessons is of no use.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the lessons cannot be read: {0}")]
pub struct LessonFileError(String);

impl LessonFile {
    /// Reads a file of lessons. Each has a step, and a seat for its learner.
    pub fn read(text: &str) -> Result<LessonFile, LessonFileError> {
        let lessons: LessonFile = toml::from_str(text).map_err(|error| LessonFileError(error.to_string()))?;
        if lessons.lessons.is_empty() {
            return Err(LessonFileError("there are none".into()));
        }
        for Lesson { id, steps, learner, seats, .. } in &lessons.lessons {
            if steps.is_empty() {
                return Err(LessonFileError(format!("lesson {id} has no step")));
            }
            if u8::from(*learner) >= *seats {
                return Err(LessonFileError(format!(
                    "lesson {id}: seat {learner} of the learner is not at the table"
                )));
            }
        }
        Ok(lessons)
    }
}

/// One lesson: a table of its own.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its name in files.
    pub id: String,
    /// How many sit at the table.
    pub seats: u8,
    /// The learner's seat, from 0.
    #[serde(default = "first_seat")]
    pub learner: Seat,
    /// Options that differ from the default.
    #[serde(default)]
    pub options: BTreeMap<String, Value>,
    /// Where the draws come from that are not dictated.
    #[serde(default)]
    pub seed: u64,
    /// The draws of the set-up, where they are dictated.
    #[serde(default)]
    pub deal: Option<Vec<u32>>,
    /// What was played before the learner looks.
    #[serde(default)]
    pub before: Vec<ScriptedMove>,
    /// Step by step; the last one is only to be read.
    #[serde(rename = "step")]
    pub steps: Vec<LessonStep>,
}

impl Lesson {
    /// Where the draws come from.
    pub fn seed(&self) -> Seed {
        Seeded::seed_from(self.seed)
    }
}

fn first_seat() -> Seat {
    Seat::new(0)
}

/// Something that a seat does by itself.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScriptedMove {
    /// Whose move.
    pub seat: Seat,
    /// The action in the game's own form.
    pub play: Value,
    /// The draws it makes, where they are dictated.
    #[serde(default)]
    pub draws: Option<Vec<u32>>,
}

/// One step: something to read, and perhaps something to do.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// The message that says what to do and why.
    pub say: String,
    /// The learner is to do exactly this.
    #[serde(default)]
    play: Option<Value>,
    /// The learner is to do one of these.
    #[serde(default)]
    play_one_of: Vec<Value>,
    /// The learner is to do something, whatever the rules allow.
    #[serde(default)]
    play_any: bool,
    /// Shall the learner find out alone which move is meant?
    #[serde(default)]
    pub unmarked: bool,
    /// The draws of the learner's move, where they are dictated.
    #[serde(default)]
    pub draws: Option<Vec<u32>>,
    /// What the others do afterwards.
    #[serde(default)]
    pub then: Vec<ScriptedMove>,
    /// Numbers and names that the message speaks of, each by its place in what the learner sees (a JSON pointer), so
    /// that no text tells anything else than the board.
    #[serde(default)]
    pub facts: BTreeMap<String, String>,
    /// Which parts of the drawing it speaks of, where no move is marked: a selector of the game's own page.
    #[serde(default)]
    pub light: Option<String>,
}

/// What a step waits for.
#[derive(Clone, PartialEq, Debug)]
pub enum StepGoal<'a> {
    /// That it was read.
    Reading,
    /// One of these moves.
    OneOf(Vec<&'a Value>),
    /// A move, whichever it is.
    Any,
}

impl StepGoal<'_> {
    /// Is this move the one that is waited for?
    pub fn admits(&self, action: &Value) -> bool {
        match self {
            StepGoal::Reading => false,
            StepGoal::OneOf(meant) => meant.contains(&action),
            StepGoal::Any => true,
        }
    }
}

impl LessonStep {
    /// What the step waits for.
    pub fn awaited(&self) -> StepGoal<'_> {
        let meant: Vec<&Value> = self.play.iter().chain(&self.play_one_of).collect();
        match (self.play_any, meant.is_empty()) {
            (true, _) => StepGoal::Any,
            (false, false) => StepGoal::OneOf(meant),
            (false, true) => StepGoal::Reading,
        }
    }

    /// The move to be marked on the board.
    pub fn marked(&self) -> Option<&Value> {
        match self.awaited() {
            StepGoal::OneOf(meant) if !self.unmarked => meant.first().copied(),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_says_what_is_awaited() {
        let text = r#"
            [[lesson]]
            id = "turn"
            seats = 2
            before = [{ seat = 1, play = { picket = 3 }, draws = [] }]
            [[lesson.step]]
            say = "turn-why"
            [[lesson.step]]
            say = "turn-place"
            play = { picket = 12 }
            [[lesson.step]]
            say = "turn-free"
            play_one_of = ["pass", { picket = 4 }]
            unmarked = true
        "#;
        let lessons = LessonFile::read(text).unwrap().lessons;
        let steps = &lessons[0].steps;
        assert_eq!(steps[0].awaited(), StepGoal::Reading);
        assert!(steps[1].awaited().admits(&serde_json::json!({"picket": 12})));
        assert!(!steps[1].awaited().admits(&serde_json::json!({"picket": 13})));
        assert_eq!(steps[1].marked(), Some(&serde_json::json!({"picket": 12})));
        assert!(steps[2].awaited().admits(&serde_json::json!("pass")));
        assert_eq!(steps[2].marked(), None);
    }

    #[test]
    fn a_word_that_nobody_knows_is_a_fault() {
        let fault = LessonFile::read("[[lesson]]\nid = 'a'\nseats = 2\nstep = []\ncolour = 1\n").unwrap_err();
        assert!(fault.to_string().contains("colour"), "{fault}");
    }

    #[test]
    fn a_lesson_has_a_step_and_a_seat_for_its_learner() {
        let fault = |text: &str| LessonFile::read(text).unwrap_err().to_string();
        assert!(fault("lesson = []").ends_with("there are none"));
        assert!(fault("[[lesson]]\nid = 'a'\nseats = 2\nstep = []\n").ends_with("lesson a has no step"));
        let elsewhere = "[[lesson]]\nid = 'a'\nseats = 2\nlearner = 2\nstep = [{ say = 'b' }]\n";
        assert!(fault(elsewhere).contains("not at the table"));
    }
}
