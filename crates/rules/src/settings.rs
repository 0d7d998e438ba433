//! The settings of a table: a value for every option of its game, and the edition of the rules.

use crate::settings_error::{Expected, SettingsError};
use crate::{GameInfo, OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The name under which settings carry their edition, beside the options.
const EDITION: &str = "edition";

/// A value for every option of a game, checked against what the game declares, and the edition of the rules.
///
/// Rules are mended, and what was played before is replayed for ever by the rules it was played with: the edition says
/// which. In JSON it stands among the options; absent, it is the oldest, 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "BTreeMap<String, Value>", into = "BTreeMap<String, Value>")]
pub struct Settings {
    edition: u32,
    values: BTreeMap<String, Value>,
}

impl TryFrom<BTreeMap<String, Value>> for Settings {
    type Error = SettingsError;

    fn try_from(mut values: BTreeMap<String, Value>) -> Result<Settings, SettingsError> {
        let edition = match values.remove(EDITION) {
            None => 1,
            Some(written) => written.as_u64().and_then(|edition| u32::try_from(edition).ok()).unwrap_or(0),
        };
        match edition {
            0 => Err(SettingsError::Value { option: EDITION.into(), expected: Expected::FromOne }),
            _ => Ok(Settings { edition, values }),
        }
    }
}

impl From<Settings> for BTreeMap<String, Value> {
    fn from(settings: Settings) -> BTreeMap<String, Value> {
        let Settings { edition, mut values } = settings;
        if edition > 1 {
            values.insert(EDITION.to_owned(), edition.into());
        }
        values
    }
}

impl Settings {
    /// What somebody wants for a new table: what is `given`, the defaults for the rest, and the newest edition unless
    /// another is given.
    pub fn check(game: &GameInfo, given: &BTreeMap<String, Value>) -> Result<Settings, SettingsError> {
        let mut wanted = given.clone();
        wanted.entry(EDITION.to_owned()).or_insert_with(|| game.edition.into());
        Settings::try_from(wanted)?.checked(game)
    }

    /// The same settings, every one of them checked, with the defaults for those that are missing.
    pub fn checked(&self, game: &GameInfo) -> Result<Settings, SettingsError> {
        let specs = &game.options;
        if self.edition > game.edition {
            let expected = Expected::Newer(game.edition);
            return Err(SettingsError::Value { option: EDITION.into(), expected });
        }
        if let Some(unknown) =
            self.values.keys().find(|name| specs.iter().all(|spec| spec.name != name.as_str()))
        {
            let known = specs.iter().map(|spec| spec.name).collect::<Vec<_>>().join(", ");
            return Err(SettingsError::Unknown { option: unknown.clone(), known });
        }
        let mut values = BTreeMap::new();
        for spec in specs {
            let value = self.values.get(spec.name).unwrap_or_else(|| spec.default_by(self.edition));
            let value = value.as_str().map_or_else(|| value.clone(), |word| spec.todays(word).into());
            spec.admits(&value)?;
            values.insert(spec.name.to_owned(), value);
        }
        Ok(Settings { edition: self.edition, values })
    }

    /// The defaults of the newest edition.
    pub fn defaults(game: &GameInfo) -> Settings {
        let defaults = game.options.iter().map(|spec| (spec.name.to_owned(), spec.default.clone()));
        Settings { edition: game.edition, values: defaults.collect() }
    }

    /// The edition of the rules.
    pub fn edition(&self) -> u32 {
        self.edition
    }

    /// The same by another edition of the rules: for a new game on the terms of an old one.
    #[must_use]
    pub fn by_edition(self, edition: u32) -> Settings {
        Settings { edition, ..self }
    }

    /// The value of an option by its name, for those who know the game by its schema only; `Null` for one that the game
    /// does not declare. A game reads its own by their keys.
    pub fn get(&self, name: &str) -> &Value {
        self.values.get(name).unwrap_or(&Value::Null)
    }

    /// The same with every board that goes by a name written out whole by `plan`: for a file that must still be read
    /// when the board of that name has changed.
    #[must_use]
    pub fn written_out(&self, specs: &[OptionSpec], plan: impl Fn(&str) -> Option<Value>) -> Settings {
        let mut values = self.values.clone();
        for spec in specs.iter().filter(|spec| matches!(spec.kind, OptionKind::Board(_))) {
            if let Some(plan) = self.get(spec.name).as_str().and_then(&plan) {
                values.insert(spec.name.to_owned(), plan);
            }
        }
        Settings { edition: self.edition, values }
    }

    /// All options, by name.
    pub fn values(&self) -> &BTreeMap<String, Value> {
        &self.values
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BoardOption, ChoiceOption, NumberOption};
    use serde_json::json;

    /// Is the tie broken by lines?
    const TIE: ChoiceOption<bool> = ChoiceOption::new("tie", "X1", &["shared", "lines"], &[false, true]);
    const ROUNDS: NumberOption<u8> = NumberOption::new("rounds", "X2", 1, 9, 3);
    const BOARD: BoardOption = BoardOption::new("board", "X3", &["small"]);

    fn specs() -> Vec<OptionSpec> {
        vec![TIE.spec(), ROUNDS.spec()]
    }

    fn game() -> GameInfo {
        GameInfo { id: "x", version: 1, edition: 3, seats: [2, 4], secrets: false, options: specs() }
    }

    fn check(given: Value) -> Result<Settings, SettingsError> {
        Settings::check(&game(), &serde_json::from_value(given).unwrap())
    }

    #[test]
    fn what_is_not_given_is_the_default() {
        let settings = check(json!({"rounds": 9})).unwrap();
        assert_eq!((TIE.of(&settings), ROUNDS.of(&settings)), (false, 9));
        assert_eq!(check(json!({})).unwrap(), Settings::defaults(&game()));
    }

    #[test]
    fn a_board_with_a_name_can_be_written_out() {
        let specs = vec![BOARD.spec(), specs().remove(0)];
        let game = GameInfo { options: specs.clone(), ..game() };
        let plan = |name: &str| (name == "small").then(|| json!({"zones": 3}));
        let settings = Settings::defaults(&game).written_out(&specs, plan);
        assert_eq!(BOARD.of(&settings), &json!({"zones": 3}));
        assert!(!TIE.of(&settings));
        assert_eq!(settings.written_out(&specs, plan), settings, "what is written out stays");
    }

    #[test]
    fn a_new_table_plays_by_the_newest_edition_and_an_old_one_by_its_own() {
        assert_eq!(check(json!({})).unwrap().edition(), 3);
        assert_eq!(check(json!({"edition": 2})).unwrap().edition(), 2);
        let written: Settings = serde_json::from_value(json!({"rounds": 9})).unwrap();
        assert_eq!(written.checked(&game()).unwrap().edition(), 1, "absent means the oldest");
        for edition in 1..=3 {
            let settings = Settings::defaults(&game()).by_edition(edition);
            let text = serde_json::to_string(&settings).unwrap();
            assert_eq!(serde_json::from_str::<Settings>(&text).unwrap(), settings);
        }
    }

    #[test]
    fn what_old_settings_do_not_name_means_what_it_meant() {
        const FORMERLY_LINES: ChoiceOption<bool> = TIE.formerly(2, true);
        let game = GameInfo { options: vec![FORMERLY_LINES.spec()], ..game() };
        let lines = |edition: u32| {
            let settings: Settings = serde_json::from_value(json!({"edition": edition})).unwrap();
            FORMERLY_LINES.of(&settings.checked(&game).unwrap())
        };
        assert_eq!([1, 2, 3].map(lines), [true, true, false]);
        assert!(!TIE.of(&Settings::defaults(&game)));
    }

    #[test]
    fn a_value_that_was_renamed_is_still_understood() {
        const RENAMED: ChoiceOption<bool> = TIE.renamed(&[("by_lines", "lines")]);
        let tie = RENAMED.spec();
        let game = GameInfo { options: vec![tie.clone()], ..game() };
        let written: Settings = serde_json::from_value(json!({"tie": "by_lines"})).unwrap();
        assert!(RENAMED.of(&written.checked(&game).unwrap()));
        assert_eq!(tie.todays("shared"), "shared");
        let other: Settings = serde_json::from_value(json!({"tie": "by_line"})).unwrap();
        assert_eq!(
            other.checked(&game).unwrap_err().to_string(),
            "option `tie`: expected shared, lines",
            "nobody is told of the old word"
        );
    }

    #[test]
    fn an_edition_that_is_not_known_is_refused() {
        let told = |given| check(given).unwrap_err().to_string();
        assert_eq!(
            told(json!({"edition": 4})),
            "option `edition`: expected 1 to 3; a newer version of this program is needed"
        );
        for bad in [json!(0), json!(-1), json!("2"), json!(1.5)] {
            assert!(serde_json::from_value::<Settings>(json!({"edition": bad})).is_err());
        }
    }

    #[test]
    fn a_wrong_value_is_told_with_what_would_do() {
        let told = |given| check(given).unwrap_err().to_string();
        assert_eq!(told(json!({"tie": "x"})), "option `tie`: expected shared, lines");
        assert_eq!(told(json!({"rounds": 10})), "option `rounds`: expected 1 to 9");
        assert_eq!(told(json!({"round": 1})), "there is no option `round`; the options are: tie, rounds");
    }
}
