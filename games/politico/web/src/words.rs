//! The sentences of the drawing itself, and what the decks call their cards.

use crate::BoardContext;
use game_ui::DrawingText;
use politico::{Asset, Card, Decks};
use rules::{Arg, Bilingual, Locales, Phrase, Seat};
use speech::Lang;
use std::sync::{Arc, LazyLock};

pub(crate) const LOCALES: Locales =
    Locales { fr: include_str!("../locales/fr.ftl"), en: include_str!("../locales/en.ftl") };

static WORDS: DrawingText = DrawingText::new(LOCALES);

/// Says a phrase of the drawing.
pub(crate) fn say(context: BoardContext, phrase: &Phrase) -> String {
    WORDS.say(context, phrase)
}

/// Says a message that needs no arguments.
pub(crate) fn text(context: BoardContext, id: &'static str) -> String {
    WORDS.text(context, id)
}

/// The same, said again whenever the language changes. One kind of closure for all of them: what the page does with it is in
/// its code once.
pub(crate) fn said(
    context: BoardContext,
    id: &'static str,
) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    move || text(context, id)
}

/// Says something of one player.
pub(crate) fn of(context: BoardContext, id: &'static str, seat: Seat) -> String {
    say(context, &Phrase::new(id).seat("player", seat))
}

/// Says something of a number.
pub(crate) fn count(context: BoardContext, id: &'static str, count: impl Into<i64>) -> String {
    say(context, &Phrase::new(id).number("count", count))
}

/// A text of the decks in the language of the page.
pub(crate) fn pick(context: BoardContext, both: &Bilingual) -> String {
    match context.lang() {
        Lang::Fr => both.fr.clone(),
        Lang::En => both.en.clone(),
    }
}

/// The decks as they come with the game. A table with faulty decks does not open, so there is nothing to draw then.
pub(crate) fn decks() -> Option<&'static Decks> {
    static DECKS: LazyLock<Option<Arc<Decks>>> = LazyLock::new(|| Decks::printed().ok());
    DECKS.as_deref()
}

/// What an asset is and does.
pub(crate) fn asset(card: Card) -> Option<&'static Asset> {
    decks().map(|decks| decks.asset(card))
}

/// What an asset is called.
pub(crate) fn card(context: BoardContext, card: Card) -> String {
    asset(card).map(|asset| pick(context, &asset.name)).unwrap_or_default()
}

/// What an asset is called, inside a sentence.
pub(crate) fn card_arg(card: Card) -> Arg {
    asset(card).map_or(Arg::Name(String::new()), |asset| asset.name.said())
}

/// A number with its sign, as points are told; the minus is the long one.
pub(crate) fn signed(number: i32) -> String {
    match number {
        0 => "0".to_owned(),
        more if more > 0 => format!("+{more}"),
        less => format!("−{}", less.unsigned_abs()),
    }
}

/// A number that may be negative, with the long minus.
pub(crate) fn plain(number: i32) -> String {
    if number < 0 { signed(number) } else { number.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_carry_their_sign() {
        assert_eq!([signed(20), signed(0), signed(-50)], ["+20", "0", "−50"]);
        assert_eq!([plain(20), plain(-50)], ["20", "−50"]);
    }
}
