//! The schema of a game's options as data: pages, terminal and engine read it, nobody lists the options again. A game
//! declares each by a typed key ([`ChoiceOption`](crate::ChoiceOption) and its like), which gives its schema.

use crate::settings_error::{Expected, SettingsError};
use serde::Serialize;
use serde_json::Value;

/// One option: what it is called, what it may be, what it is unless somebody says otherwise, and the clause it varies.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OptionSpec {
    /// Its name in files and messages; its meaning is the message `option-NAME` of the game's Fluent files.
    pub name: &'static str,
    /// What it may be.
    pub kind: OptionKind,
    /// What it is by default.
    pub default: Value,
    /// What it was by default up to an edition of the rules, where that has changed: old settings that do not name it
    /// mean what they meant.
    #[serde(skip)]
    pub formerly: Option<(u32, Value)>,
    /// Values that once had another word, the old one first: settings that were written with it still open.
    #[serde(skip)]
    pub renamed: Vec<(&'static str, &'static str)>,
    /// The rule it varies.
    pub clause: &'static str,
}

/// What an option may be.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    /// One of these; the meaning of each is the message `option-NAME-VALUE`.
    Choice(&'static [&'static str]),
    /// A whole number between these.
    Number {
        /// The least.
        min: i64,
        /// The most.
        max: i64,
    },
    /// One of these boards by name, or a whole board as an object.
    Board(&'static [&'static str]),
}

impl OptionSpec {
    pub(crate) fn new(
        name: &'static str,
        clause: &'static str,
        kind: OptionKind,
        default: Value,
    ) -> OptionSpec {
        OptionSpec { name, kind, default, formerly: None, renamed: Vec::new(), clause }
    }

    /// A value by the word that it has today.
    pub fn todays<'a>(&self, value: &'a str) -> &'a str {
        self.renamed.iter().find(|(old, _)| *old == value).map_or(value, |(_, new)| new)
    }

    /// What it is by default at a table of this edition.
    pub(crate) fn default_by(&self, edition: u32) -> &Value {
        match &self.formerly {
            Some((last, former)) if edition <= *last => former,
            _ => &self.default,
        }
    }

    pub(crate) fn admits(&self, value: &Value) -> Result<(), SettingsError> {
        let fits = match &self.kind {
            OptionKind::Choice(values) => value.as_str().is_some_and(|text| values.contains(&text)),
            OptionKind::Number { min, max } => value.as_i64().is_some_and(|n| (*min..=*max).contains(&n)),
            OptionKind::Board(names) => {
                value.is_object() || value.as_str().is_some_and(|text| names.contains(&text))
            }
        };
        if fits {
            Ok(())
        } else {
            Err(SettingsError::Value { option: self.name.into(), expected: self.expected() })
        }
    }

    fn expected(&self) -> Expected {
        match &self.kind {
            OptionKind::Choice(values) => Expected::one_of(values),
            OptionKind::Number { min, max } => Expected::Between(*min, *max),
            OptionKind::Board(names) => {
                Expected::Board(names.iter().map(|name| (*name).to_owned()).collect())
            }
        }
    }
}

/// What a game declares of itself.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GameInfo {
    /// Its id in addresses and files.
    pub id: &'static str,
    /// The version of its files; a saved game names it.
    pub version: u32,
    /// The newest edition of its rules, by which new tables play.
    pub edition: u32,
    /// Fewest and most seats.
    pub seats: [u8; 2],
    /// Does a seat ever know something that the others do not?
    pub secrets: bool,
    /// Its options.
    pub options: Vec<OptionSpec>,
}
