//! What a challenge card wants, as its file tells it.

use crate::Territory;
use crate::card::{ChallengeCard, Kind};
use crate::words::Words;
use serde::Deserialize;

/// How the answer to a card is judged. The right answer is in here: no view is made of it before it has been given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// One of several answers.
    Choice {
        /// The answers.
        answers: Vec<Words>,
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
        unit: Option<Words>,
    },
    /// A territory on the map.
    Territory(Territory),
    /// Things shown for a while, to be given back in order.
    Memory {
        /// The things.
        items: Vec<Words>,
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
        word: Words,
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

/// A card as its file tells it; which fields it has depends on its kind.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Entry {
    kind: Kind,
    seconds: u32,
    difficulty: u8,
    title: Words,
    text: Words,
    answers: Option<Vec<Words>>,
    right: Option<u8>,
    number: Option<i64>,
    tolerance: Option<u8>,
    unit: Option<Words>,
    territory: Option<Territory>,
    show: Option<Vec<Item>>,
    shown: Option<u32>,
    list: Option<Vec<Vec<String>>>,
    need: Option<u8>,
    word: Option<Words>,
    forbidden: Option<Lists>,
    source: Option<String>,
}

/// Something to be remembered: a word in both languages, or a sign that is the same in both.
#[derive(Deserialize)]
#[serde(untagged)]
enum Item {
    Same(String),
    Both(Words),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lists {
    fr: Vec<String>,
    en: Vec<String>,
}

impl Entry {
    pub(crate) fn title(&self) -> &Words {
        &self.title
    }

    /// The card, or what is wrong with it.
    pub(crate) fn card(mut self) -> Result<ChallengeCard, String> {
        if !(5..=600).contains(&self.seconds) {
            return Err("seconds are between 5 and 600".into());
        }
        if self.difficulty > 100 {
            return Err("difficulty is between 0 and 100".into());
        }
        let task = self.task()?;
        if let Some(field) = self.left_over() {
            return Err(format!("`{field}` does not belong on a card of this kind"));
        }
        let Entry { kind, seconds, difficulty, title, text, source, .. } = self;
        Ok(ChallengeCard { kind, seconds, difficulty, title, text, task, source })
    }

    fn task(&mut self) -> Result<Task, String> {
        match self.kind {
            Kind::Quiz => self.choice(),
            Kind::Geography if self.answers.is_some() => self.choice(),
            Kind::Geography if self.territory.is_some() => {
                Ok(Task::Territory(wanted(self.territory.take(), "territory")?))
            }
            Kind::Geography => {
                Ok(Task::Number { number: wanted(self.number.take(), "number")?, tolerance: 0, unit: None })
            }
            Kind::Estimate => Ok(Task::Number {
                number: wanted(self.number.take(), "number")?,
                tolerance: wanted(self.tolerance.take(), "tolerance")?,
                unit: Some(wanted(self.unit.take(), "unit")?),
            }),
            Kind::Memory => self.memory(),
            Kind::Naming => self.naming(),
            Kind::Forbidden => self.forbidden(),
            Kind::Speech | Kind::Mime | Kind::Story | Kind::Song => Ok(Task::Performance),
        }
    }

    fn choice(&mut self) -> Result<Task, String> {
        let answers = wanted(self.answers.take(), "answers")?;
        let right = wanted(self.right.take(), "right")?;
        if answers.len() < 2 || answers.len() > 8 || usize::from(right) >= answers.len() {
            return Err("`right` is the place of one of two to eight answers, from 0".into());
        }
        Ok(Task::Choice { answers, right })
    }

    fn memory(&mut self) -> Result<Task, String> {
        let shown = wanted(self.shown.take(), "shown")?;
        let items: Vec<Words> = wanted(self.show.take(), "show")?
            .into_iter()
            .map(|item| match item {
                Item::Same(text) => Words::same(&text),
                Item::Both(words) => words,
            })
            .collect();
        if items.is_empty() || items.len() > 20 || !(1..=60).contains(&shown) {
            return Err("one to twenty things are shown, for 1 to 60 seconds".into());
        }
        Ok(Task::Memory { items, shown })
    }

    fn naming(&mut self) -> Result<Task, String> {
        let list = wanted(self.list.take(), "list")?;
        let need = wanted(self.need.take(), "need")?;
        if need == 0 || usize::from(need) > list.len() || list.iter().any(Vec::is_empty) {
            return Err(
                "`need` is at least 1 and no more than the list holds, and nothing in it is nameless".into(),
            );
        }
        Ok(Task::Naming { list, need })
    }

    fn forbidden(&mut self) -> Result<Task, String> {
        let lists = wanted(self.forbidden.take(), "forbidden")?;
        let word = wanted(self.word.take(), "word")?;
        let need = wanted(self.need.take(), "need")?;
        if lists.fr.is_empty() || lists.en.is_empty() || !(1..=15).contains(&need) {
            return Err("words are forbidden in both languages, and 1 to 15 are needed".into());
        }
        Ok(Task::Forbidden { word, fr: lists.fr, en: lists.en, need })
    }

    /// A field that the kind of card has no use for.
    fn left_over(&self) -> Option<&'static str> {
        let fields = [
            ("answers", self.answers.is_some()),
            ("right", self.right.is_some()),
            ("number", self.number.is_some()),
            ("tolerance", self.tolerance.is_some()),
            ("unit", self.unit.is_some()),
            ("territory", self.territory.is_some()),
            ("show", self.show.is_some()),
            ("shown", self.shown.is_some()),
            ("list", self.list.is_some()),
            ("need", self.need.is_some()),
            ("word", self.word.is_some()),
            ("forbidden", self.forbidden.is_some()),
        ];
        fields.into_iter().find(|(_, there)| *there).map(|(name, _)| name)
    }
}

fn wanted<T>(field: Option<T>, name: &str) -> Result<T, String> {
    field.ok_or_else(|| format!("`{name}` is missing"))
}
