//! The typed keys of options: each is declared once, as a constant, and gives both the schema and the value that a table
//! has, so a name that is misspelt does not compile.

use crate::never;
use crate::settings_error::{Expected, SettingsError};
use crate::{OptionKind, OptionSpec, Settings};
use serde_json::Value;

/// An option that is one of several words, each of which means a value.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ChoiceOption<T: 'static> {
    name: &'static str,
    clause: &'static str,
    words: &'static [&'static str],
    values: &'static [T],
    formerly: Option<(u32, T)>,
    renamed: &'static [(&'static str, &'static str)],
}

impl<T: Copy + PartialEq> ChoiceOption<T> {
    /// A choice of these words, the first being the default, and what each of them means.
    pub const fn new(
        name: &'static str,
        clause: &'static str,
        words: &'static [&'static str],
        values: &'static [T],
    ) -> ChoiceOption<T> {
        assert!(!words.is_empty() && words.len() == values.len(), "every word means a value");
        ChoiceOption { name, clause, words, values, formerly: None, renamed: &[] }
    }

    /// The same with another default up to this edition of the rules.
    #[must_use]
    pub const fn formerly(self, edition: u32, value: T) -> ChoiceOption<T> {
        ChoiceOption { formerly: Some((edition, value)), ..self }
    }

    /// The same with words that were others before, the old one first.
    #[must_use]
    pub const fn renamed(self, words: &'static [(&'static str, &'static str)]) -> ChoiceOption<T> {
        ChoiceOption { renamed: words, ..self }
    }

    /// Its name in files and messages.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The rule it varies.
    pub const fn clause(&self) -> &'static str {
        self.clause
    }

    /// Its words, the default first.
    pub const fn words(&self) -> &'static [&'static str] {
        self.words
    }

    /// The word for a value.
    pub fn word(&self, value: T) -> &'static str {
        let place = self.values.iter().position(|own| *own == value);
        never!(place.is_none(), "the option `{}` has no word for a value of its own", self.name);
        self.words[place.unwrap_or(0)]
    }

    /// As data.
    pub fn spec(&self) -> OptionSpec {
        let spec =
            OptionSpec::new(self.name, self.clause, OptionKind::Choice(self.words), self.words[0].into());
        let formerly = self.formerly.map(|(edition, value)| (edition, self.word(value).into()));
        OptionSpec { formerly, renamed: self.renamed.to_vec(), ..spec }
    }

    /// What it is at a table with these settings.
    pub fn of(&self, settings: &Settings) -> T {
        let place = settings.get(self.name).as_str().and_then(|given| self.place(given));
        never!(place.is_none(), "settings are checked before they are read: `{}`", self.name);
        self.values[place.unwrap_or(0)]
    }

    /// What a word means, if it is one of them.
    pub fn meaning(&self, word: &str) -> Option<T> {
        self.place(word).map(|place| self.values[place])
    }

    fn place(&self, word: &str) -> Option<usize> {
        self.words.iter().position(|own| *own == word)
    }

    /// Only these of its words would do at this table.
    pub fn expected(&self, words: &[&str]) -> SettingsError {
        SettingsError::Value { option: self.name.into(), expected: Expected::one_of(words) }
    }
}

/// An option that is a whole number.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NumberOption<T> {
    name: &'static str,
    clause: &'static str,
    min: T,
    max: T,
    default: T,
}

impl<T: Copy + Into<i64> + TryFrom<i64>> NumberOption<T> {
    /// A number between `min` and `max`.
    pub const fn new(
        name: &'static str,
        clause: &'static str,
        min: T,
        max: T,
        default: T,
    ) -> NumberOption<T> {
        NumberOption { name, clause, min, max, default }
    }

    /// Its name in files and messages.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// Is this between its limits?
    pub fn admits(&self, number: T) -> bool {
        (self.min.into()..=self.max.into()).contains(&number.into())
    }

    /// As data.
    pub fn spec(&self) -> OptionSpec {
        let kind = OptionKind::Number { min: self.min.into(), max: self.max.into() };
        OptionSpec::new(self.name, self.clause, kind, self.default.into().into())
    }

    /// What it is at a table with these settings.
    pub fn of(&self, settings: &Settings) -> T {
        let given = settings.get(self.name).as_i64().and_then(|number| T::try_from(number).ok());
        let given = given.filter(|number| self.admits(*number));
        never!(given.is_none(), "settings are checked before they are read: `{}`", self.name);
        given.unwrap_or(self.default)
    }
}

/// An option that is a board, by its name or written out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct BoardOption {
    name: &'static str,
    clause: &'static str,
    boards: &'static [&'static str],
}

impl BoardOption {
    /// One of these boards, the first being the default, or a whole one.
    pub const fn new(
        name: &'static str,
        clause: &'static str,
        boards: &'static [&'static str],
    ) -> BoardOption {
        assert!(!boards.is_empty(), "there is a board to play on");
        BoardOption { name, clause, boards }
    }

    /// As data.
    pub fn spec(&self) -> OptionSpec {
        OptionSpec::new(self.name, self.clause, OptionKind::Board(self.boards), self.boards[0].into())
    }

    /// What it is at a table with these settings: a name, or an object.
    pub fn of<'a>(&self, settings: &'a Settings) -> &'a Value {
        settings.get(self.name)
    }

    /// No board has the name that was given.
    pub fn unknown(&self) -> SettingsError {
        SettingsError::Value { option: self.name.into(), expected: Expected::one_of(self.boards) }
    }
}
