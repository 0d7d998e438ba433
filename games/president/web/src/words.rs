//! The sentences of the drawing itself. Each part of it brings files of its own.

use crate::BoardContext;
use game_ui::DrawingText;
use president::President;
use rules::{Bilingual, Locales, Phrase, Seat};
use speech::Lang;

/// The files.
pub(crate) const LOCALES: Locales = Locales {
    fr: concat!(
        include_str!("../locales/board.fr.ftl"),
        include_str!("../locales/sheet.fr.ftl"),
        include_str!("../locales/challenge.fr.ftl"),
        include_str!("../locales/night.fr.ftl"),
    ),
    en: concat!(
        include_str!("../locales/board.en.ftl"),
        include_str!("../locales/sheet.en.ftl"),
        include_str!("../locales/challenge.en.ftl"),
        include_str!("../locales/night.en.ftl"),
    ),
};

static WORDS: DrawingText = DrawingText::new(LOCALES);

/// Says a phrase of the drawing.
pub(crate) fn say(context: BoardContext, phrase: &Phrase) -> String {
    WORDS.say(context, phrase)
}

/// Says a message that needs no arguments.
pub(crate) fn text(context: BoardContext, id: &'static str) -> String {
    WORDS.text(context, id)
}

/// Says something of one player.
pub(crate) fn of(context: BoardContext, id: &'static str, seat: Seat) -> String {
    say(context, &Phrase::new(id).seat("player", seat))
}

/// A number of votes with its noun, as the game says it.
pub(crate) fn votes(context: BoardContext, votes: impl Into<i64>) -> String {
    context.say(&President::say_votes(votes))
}

/// A text of the decks in the language of the page.
pub(crate) fn pick(context: BoardContext, both: &Bilingual) -> String {
    match context.lang() {
        Lang::Fr => both.fr.clone(),
        Lang::En => both.en.clone(),
    }
}
