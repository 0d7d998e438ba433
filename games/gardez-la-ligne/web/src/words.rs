//! The sentences of the drawing itself.

use crate::Seen;
use rules::{Locales, Phrase};
use speech::Speech;
use std::sync::LazyLock;

const LOCALES: Locales =
    Locales { fr: include_str!("../locales/fr.ftl"), en: include_str!("../locales/en.ftl") };

static SPEECH: LazyLock<Speech> = LazyLock::new(|| Speech::new(LOCALES));

/// Says a phrase of the drawing.
pub(crate) fn say(seen: Seen, phrase: &Phrase) -> String {
    seen.say_in(&SPEECH, phrase)
}

/// Says a message that needs no arguments.
pub(crate) fn text(seen: Seen, id: &'static str) -> String {
    SPEECH.text(seen.lang(), id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_say_the_same_things_and_nothing_is_written_wrongly() {
        let ids = |text: &'static str| {
            let starts = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
            text.lines().filter(starts).filter_map(|line| line.split(" =").next()).collect::<Vec<_>>()
        };
        assert_eq!(ids(LOCALES.fr), ids(LOCALES.en));
        assert_eq!(speech::faults(LOCALES.fr), Vec::<String>::new());
        assert_eq!(speech::faults(LOCALES.en), Vec::<String>::new());
    }
}
