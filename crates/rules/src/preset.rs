//! Presets: a few good ways to set up a game, for those who do not want to read every option.

use crate::{ChoiceOption, NumberOption};
use serde_json::Value;
use std::collections::BTreeMap;

/// A way to set up a game that has a name. What it does not name is as the rules have it by default.
#[derive(Clone, PartialEq, Debug)]
pub struct Preset {
    /// Its name in messages: what it changes is the message `preset-ID` of the game's Fluent files.
    pub id: &'static str,
    /// The options it sets, by name.
    pub values: BTreeMap<String, Value>,
}

impl Preset {
    /// A shorter game.
    pub const QUICK: &'static str = "quick";
    /// The game as it was published: every option at its default.
    pub const PRINTED: &'static str = "printed";
    /// For those who know the game and want it harder or more exact.
    pub const EXPERT: &'static str = "expert";

    /// One that changes nothing yet.
    pub fn new(id: &'static str) -> Preset {
        Preset { id, values: BTreeMap::new() }
    }

    /// The game as it was published.
    pub fn printed() -> Preset {
        Preset::new(Preset::PRINTED)
    }

    /// The same with one of an option's words.
    #[must_use]
    pub fn choice<T: Copy + PartialEq>(mut self, option: &ChoiceOption<T>, value: T) -> Preset {
        self.values.insert(option.name().to_owned(), option.word(value).into());
        self
    }

    /// The same with a number.
    #[must_use]
    pub fn number<T: Copy + Into<i64> + TryFrom<i64>>(
        mut self,
        option: &NumberOption<T>,
        number: T,
    ) -> Preset {
        self.values.insert(option.name().to_owned(), number.into().into());
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_preset_names_options_and_their_words() {
        const TIE: ChoiceOption<bool> = ChoiceOption::new("tie", "X1", &["shared", "lines"], &[false, true]);
        const ROUNDS: NumberOption<u8> = NumberOption::new("rounds", "X2", 1, 9, 3);
        let quick = Preset::new(Preset::QUICK).choice(&TIE, true).number(&ROUNDS, 2);
        assert_eq!(serde_json::to_string(&quick.values).unwrap(), r#"{"rounds":2,"tie":"lines"}"#);
        assert!(Preset::printed().values.is_empty());
    }
}
