//! The task of a challenge card: what it wants once it has been read.

use crate::Territory;
use rules::Bilingual;

/// How the answer to a card is judged. The right answer is in here: no view is made of it before it has been given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// One of several answers.
    Choice {
        /// The answers.
        answers: Vec<Bilingual>,
        /// The place of the right one, from 0.
        right: u8,
    },
    /// A number.
    Number {
        /// The right one.
        number: i64,
        /// How far off the answer may be, in percent of it.
        tolerance: u8,
        /// What is counted.
        unit: Option<Bilingual>,
    },
    /// A territory on the map.
    Territory(Territory),
    /// Things shown for a while, to be given back in order.
    Memory {
        /// The things.
        items: Vec<Bilingual>,
        /// For how many seconds they are shown.
        shown: u32,
    },
    /// Things of a kind.
    Naming {
        /// All there are, each with every spelling that counts.
        list: Vec<Vec<String>>,
        /// How many suffice.
        need: u8,
    },
    /// An explanation that does without certain words.
    Forbidden {
        /// Of what.
        word: Bilingual,
        /// Not these, in French.
        fr: Vec<String>,
        /// Not these, in English.
        en: Vec<String>,
        /// In so many words at least.
        need: u8,
    },
    /// A performance, which the players judge.
    Performance,
}

/// What kind of answer is wanted, which is the same each time a card is read.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum AnswerKind {
    /// One of so many answers.
    Choice(u8),
    /// A number.
    Number,
    /// A territory on the map.
    Territory,
    /// Things from memory.
    Memory {
        /// How many.
        count: u8,
        /// For how many seconds they are shown.
        shown: u32,
    },
    /// Things of a kind.
    Naming {
        /// How many suffice.
        need: u8,
    },
    /// An explanation.
    Forbidden {
        /// In so many words at least.
        need: u8,
    },
    /// A performance.
    Performance,
}

impl Task {
    pub(crate) fn form(&self) -> AnswerKind {
        match self {
            Task::Choice { answers, .. } => AnswerKind::Choice(answers.len() as u8),
            Task::Number { .. } => AnswerKind::Number,
            Task::Territory(_) => AnswerKind::Territory,
            Task::Memory { items, shown } => AnswerKind::Memory { count: items.len() as u8, shown: *shown },
            Task::Naming { need, .. } => AnswerKind::Naming { need: *need },
            Task::Forbidden { need, .. } => AnswerKind::Forbidden { need: *need },
            Task::Performance => AnswerKind::Performance,
        }
    }
}
