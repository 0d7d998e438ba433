//! The options of a game as data: pages, terminal and engine read them, nobody lists them again.

use crate::Phrase;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// One option: what it is called, what it may be, what it is unless somebody says otherwise, and the clause it varies.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OptionSpec {
    /// Its name in files and messages; its meaning is the message `option-NAME` of the game's Fluent files.
    pub name: &'static str,
    /// What it may be.
    pub kind: OptionKind,
    /// What it is by default.
    pub default: Value,
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
    /// A choice, the first value being the default.
    pub fn choice(name: &'static str, clause: &'static str, values: &'static [&'static str]) -> OptionSpec {
        OptionSpec { name, kind: OptionKind::Choice(values), default: values[0].into(), clause }
    }

    /// A number between `min` and `max`.
    pub fn number(name: &'static str, clause: &'static str, min: i64, max: i64, default: i64) -> OptionSpec {
        OptionSpec { name, kind: OptionKind::Number { min, max }, default: default.into(), clause }
    }

    /// A board, the first named one being the default.
    pub fn board(name: &'static str, clause: &'static str, names: &'static [&'static str]) -> OptionSpec {
        OptionSpec { name, kind: OptionKind::Board(names), default: names[0].into(), clause }
    }

    fn admits(&self, value: &Value) -> Result<(), Misfit> {
        let fits = match &self.kind {
            OptionKind::Choice(values) => value.as_str().is_some_and(|text| values.contains(&text)),
            OptionKind::Number { min, max } => value.as_i64().is_some_and(|n| (*min..=*max).contains(&n)),
            OptionKind::Board(names) => {
                value.is_object() || value.as_str().is_some_and(|text| names.contains(&text))
            }
        };
        if fits { Ok(()) } else { Err(Misfit::Value { option: self.name.into(), expected: self.expected() }) }
    }

    fn expected(&self) -> String {
        match &self.kind {
            OptionKind::Choice(values) => values.join(", "),
            OptionKind::Number { min, max } => format!("{min} to {max}"),
            OptionKind::Board(names) => format!("{}, or a board as an object", names.join(", ")),
        }
    }
}

/// What a game declares of itself.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GameInfo {
    /// Its id in addresses and files.
    pub id: &'static str,
    /// The version of its rules; a saved game names it.
    pub version: u32,
    /// Fewest and most seats.
    pub seats: [u8; 2],
    /// Does a seat ever know something that the others do not?
    pub secrets: bool,
    /// Its options.
    pub options: Vec<OptionSpec>,
}

/// A value for every option of a game, checked against what the game declares.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Settings(BTreeMap<String, Value>);

impl Settings {
    /// Takes what is `given` and the defaults for the rest.
    pub fn check(specs: &[OptionSpec], given: &BTreeMap<String, Value>) -> Result<Settings, Misfit> {
        if let Some(unknown) = given.keys().find(|name| specs.iter().all(|spec| spec.name != name.as_str())) {
            let known = specs.iter().map(|spec| spec.name).collect::<Vec<_>>().join(", ");
            return Err(Misfit::Unknown { option: unknown.clone(), known });
        }
        let mut values = BTreeMap::new();
        for spec in specs {
            let value = given.get(spec.name).unwrap_or(&spec.default);
            spec.admits(value)?;
            values.insert(spec.name.to_owned(), value.clone());
        }
        Ok(Settings(values))
    }

    /// The defaults.
    pub fn defaults(specs: &[OptionSpec]) -> Settings {
        Settings(specs.iter().map(|spec| (spec.name.to_owned(), spec.default.clone())).collect())
    }

    /// The value of an option; `Null` for one that the game does not declare.
    pub fn get(&self, name: &str) -> &Value {
        self.0.get(name).unwrap_or(&Value::Null)
    }

    /// A choice, or a board's name; empty for an option of another kind.
    pub fn choice(&self, name: &str) -> &str {
        self.get(name).as_str().unwrap_or_default()
    }

    /// A number; 0 for an option of another kind.
    pub fn number(&self, name: &str) -> i64 {
        self.get(name).as_i64().unwrap_or_default()
    }

    /// The same with every board that goes by a name written out whole by `plan`: for a file that must still be read
    /// when the board of that name has changed.
    #[must_use]
    pub fn written_out(&self, specs: &[OptionSpec], plan: impl Fn(&str) -> Option<Value>) -> Settings {
        let mut values = self.0.clone();
        for spec in specs.iter().filter(|spec| matches!(spec.kind, OptionKind::Board(_))) {
            if let Some(plan) = plan(self.choice(spec.name)) {
                values.insert(spec.name.to_owned(), plan);
            }
        }
        Settings(values)
    }

    /// All of them, by name.
    pub fn values(&self) -> &BTreeMap<String, Value> {
        &self.0
    }
}

/// Why a game cannot be set up as asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Misfit {
    /// An option the game does not have.
    #[error("there is no option `{option}`; the options are: {known}")]
    Unknown {
        /// What was given.
        option: String,
        /// What there is.
        known: String,
    },
    /// A value that the option does not admit.
    #[error("option `{option}`: expected {expected}")]
    Value {
        /// The option.
        option: String,
        /// What it admits.
        expected: String,
    },
    /// Too few or too many seats.
    #[error("this game is for {least} to {most} players, not {given}")]
    Seats {
        /// What was asked for.
        given: u8,
        /// Fewest.
        least: u8,
        /// Most.
        most: u8,
    },
    /// A board that cannot be played on.
    #[error("this board cannot be played on: {plain}")]
    Board {
        /// Why, for those without the game's files.
        plain: String,
        /// Why, as a sentence of those files.
        said: Phrase,
    },
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn specs() -> Vec<OptionSpec> {
        vec![
            OptionSpec::choice("tie", "X1", &["shared", "lines"]),
            OptionSpec::number("rounds", "X2", 1, 9, 3),
        ]
    }

    fn check(given: Value) -> Result<Settings, Misfit> {
        Settings::check(&specs(), &serde_json::from_value(given).unwrap())
    }

    #[test]
    fn what_is_not_given_is_the_default() {
        let settings = check(json!({"rounds": 9})).unwrap();
        assert_eq!((settings.choice("tie"), settings.number("rounds")), ("shared", 9));
        assert_eq!(check(json!({})).unwrap(), Settings::defaults(&specs()));
    }

    #[test]
    fn a_board_with_a_name_can_be_written_out() {
        let specs = [OptionSpec::board("board", "X3", &["small"]), specs().remove(0)];
        let plan = |name: &str| (name == "small").then(|| json!({"zones": 3}));
        let settings = Settings::defaults(&specs).written_out(&specs, plan);
        assert_eq!(settings.get("board"), &json!({"zones": 3}));
        assert_eq!(settings.choice("tie"), "shared");
        assert_eq!(settings.written_out(&specs, plan), settings, "what is written out stays");
    }

    #[test]
    fn a_wrong_value_is_told_with_what_would_do() {
        let told = |given| check(given).unwrap_err().to_string();
        assert_eq!(told(json!({"tie": "x"})), "option `tie`: expected shared, lines");
        assert_eq!(told(json!({"rounds": 10})), "option `rounds`: expected 1 to 9");
        assert_eq!(told(json!({"round": 1})), "there is no option `round`; the options are: tie, rounds");
    }
}
