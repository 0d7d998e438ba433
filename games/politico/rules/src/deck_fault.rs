//! What can be wrong with a file of cards, said so that whoever wrote it can find and mend it.

use serde::Serialize;
use toml::Spanned;

/// Why the data cannot be played with.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}.toml: {why}")]
pub struct DeckFault {
    /// Which deck.
    pub file: &'static str,
    /// What is wrong with it.
    pub why: DeckWhy,
}

/// What is wrong with a deck.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DeckWhy {
    /// Not TOML, or not of this form.
    #[error("{0}")]
    Form(String),
    /// A card that has to be there is not.
    #[error("the card `{0}` is missing")]
    Missing(String),
    /// A card that is wrong.
    #[error("line {line}, {card}: {fault}")]
    Card {
        /// Where it begins.
        line: usize,
        /// Which card, by its id or its headline.
        card: String,
        /// What is wrong.
        fault: String,
    },
    /// Not as many as there should be.
    #[error("there should be {expected} {what}, not {found}")]
    Sum {
        /// Of what.
        what: String,
        /// How many should be there.
        expected: usize,
        /// How many are.
        found: usize,
    },
}

/// A card with the line on which it begins.
pub(crate) struct Lined<T> {
    pub(crate) line: usize,
    pub(crate) card: T,
}

impl<T> Lined<T> {
    pub(crate) fn new(text: &str, card: Spanned<T>) -> Lined<T> {
        let before = text.as_bytes().iter().take(card.span().start);
        Lined { line: before.filter(|byte| **byte == b'\n').count() + 1, card: card.into_inner() }
    }

    /// The fault of this card, by what it is called.
    pub(crate) fn fault(&self, card: &str, fault: impl Into<String>) -> DeckWhy {
        DeckWhy::Card { line: self.line, card: format!("`{card}`"), fault: fault.into() }
    }
}

/// A name as the files spell it.
pub(crate) fn spelled(name: impl Serialize) -> String {
    // A name is a word; anything else would be a mistake of ours, and shows as an empty name.
    serde_json::to_value(name).ok().and_then(|name| name.as_str().map(str::to_owned)).unwrap_or_default()
}
