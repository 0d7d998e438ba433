//! The sentences of the drawing itself.

use crate::Seen;
use rules::{Locales, Phrase};
use slot::Words;

static WORDS: Words =
    Words::new(Locales { fr: include_str!("../locales/fr.ftl"), en: include_str!("../locales/en.ftl") });

/// Says a phrase of the drawing.
pub(crate) fn say(seen: Seen, phrase: &Phrase) -> String {
    WORDS.say(seen, phrase)
}

/// Says a message that needs no arguments.
pub(crate) fn text(seen: Seen, id: &'static str) -> String {
    WORDS.text(seen, id)
}
