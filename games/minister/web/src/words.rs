//! The sentences of the drawing itself.

use crate::BoardContext;
use game_ui::DrawingText;
use rules::{Locales, Phrase};

static WORDS: DrawingText = DrawingText::new(Locales {
    fr: include_str!("../locales/fr.ftl"),
    en: include_str!("../locales/en.ftl"),
});

/// Says a phrase of the drawing.
pub(crate) fn say(context: BoardContext, phrase: &Phrase) -> String {
    WORDS.say(context, phrase)
}

/// Says a message that needs no arguments.
pub(crate) fn text(context: BoardContext, id: &'static str) -> String {
    WORDS.text(context, id)
}
