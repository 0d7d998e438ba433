//! What is wrong with options and seats, in words that are the same for every game.

use crate::{Lang, Speech};
use rules::{Arg, Expected, Locales, Phrase, SettingsError};
use std::sync::LazyLock;

static SPEECH: LazyLock<Speech> = LazyLock::new(|| {
    Speech::new(Locales { fr: include_str!("../locales/fr.ftl"), en: include_str!("../locales/en.ftl") })
});

/// Why a game cannot be set up, where that has nothing to do with its board or its cards.
pub(crate) fn say(lang: Lang, settings_error: &SettingsError) -> String {
    let phrase = match settings_error {
        SettingsError::Unknown { option, known } => {
            Phrase::new("settings-error-unknown").name("option", option).name("known", known)
        }
        SettingsError::Value { option, expected } => value(expected).name("option", option),
        SettingsError::Seats { given, least, most } => Phrase::new("settings-error-seats")
            .number("given", *given)
            .number("least", *least)
            .number("most", *most),
        SettingsError::Board { said } => said.clone(),
    };
    SPEECH.say(lang, &phrase, &|seat| seat.to_string())
}

fn value(expected: &Expected) -> Phrase {
    let values = |values: &[String]| Arg::Name(values.join(", "));
    match expected {
        Expected::OneOf(list) => Phrase::new("settings-error-one-of").arg("values", values(list)),
        Expected::Between(least, most) => {
            Phrase::new("settings-error-between").number("least", *least).number("most", *most)
        }
        Expected::Board(list) => Phrase::new("settings-error-board").arg("values", values(list)),
        Expected::FromOne => Phrase::new("settings-error-from-one"),
        Expected::Newer(newest) => Phrase::new("settings-error-newer").number("newest", *newest),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(settings_error: &SettingsError) -> [String; 2] {
        [Lang::Fr, Lang::En].map(|lang| say(lang, settings_error))
    }

    #[test]
    fn options_and_seats_are_told_in_the_readers_language() {
        let seats = SettingsError::Seats { given: 7, least: 2, most: 6 };
        assert_eq!(
            said(&seats),
            ["Ce jeu se joue de 2 à 6, pas à 7.", "This game is for 2 to 6 players, not 7."]
        );
        let expected = [
            Expected::one_of(&["lot", "1"]),
            Expected::Between(1, 9),
            Expected::Board(vec!["paris".into()]),
            Expected::FromOne,
            Expected::Newer(2),
        ];
        for expected in expected {
            let settings_error = SettingsError::Value { option: "starter".into(), expected };
            let [fr, en] = said(&settings_error);
            assert!(fr.contains("starter") && en.contains("starter") && fr != en, "{fr} {en}");
            assert!(!fr.contains(&settings_error.to_string()), "{fr}");
        }
        let unknown = SettingsError::Unknown { option: "x".into(), known: "tie, starter".into() };
        let [fr, en] = said(&unknown);
        assert!(fr.contains("tie, starter") && en.contains("tie, starter") && fr != en, "{fr} {en}");
    }
}
