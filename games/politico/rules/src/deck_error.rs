//! The errors of a card file, said so that whoever wrote it can find and mend them.

use crate::deck::{ARTICLE, AssetKind, HEADLINE};
use crate::effect::Effect;
use data_file::{DataFileError, FilePosition, Lined};
use rules::{Arg, Phrase};
use serde::Serialize;

/// Why the data cannot be played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckError {
    /// Which deck.
    pub file: &'static str,
    /// What is wrong with it.
    pub why: DeckErrorKind,
}

/// What is wrong with a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeckErrorKind {
    /// Not TOML, or not of this form.
    Form(DataFileError),
    /// A card that has to be there is not.
    Missing(String),
    /// A card that is wrong.
    Card {
        /// Where it begins.
        line: Option<usize>,
        /// Which card, by its id or its headline.
        card: String,
        /// What is wrong.
        fault: CardError,
    },
    /// Not as many as there should be.
    Sum {
        /// Of what.
        what: Counted,
        /// How many should be there.
        expected: usize,
        /// How many are.
        found: usize,
    },
}

/// What is wrong with a card.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum CardError {
    /// It is listed twice instead of counted.
    Twice,
    /// It is of another kind, which has to be this.
    Kind(AssetKind),
    /// It names a defence and is no attack, or is one and names none.
    Parry,
    /// It moves too much.
    Reach,
    /// It has no name or no text in a language.
    Name,
    /// It has no title or no text in a language.
    Title,
    /// Its title or its text is too long.
    Length,
}

/// What is counted in a deck.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Counted {
    /// The cards of a kind.
    Kind(AssetKind),
    /// All assets.
    Assets,
    /// The newspapers with this effect.
    Effect(Effect),
    /// All newspapers, the blank ones among them.
    Newspapers,
}

impl From<DataFileError> for DeckErrorKind {
    fn from(error: DataFileError) -> DeckErrorKind {
        DeckErrorKind::Form(error)
    }
}

impl DeckErrorKind {
    /// The fault of a card, by what it is called.
    pub(crate) fn card<T>(lined: &Lined<T>, card: &str, fault: CardError) -> DeckErrorKind {
        DeckErrorKind::Card { line: lined.line, card: card.to_owned(), fault }
    }

    /// The sentence that names the line and the card and says what to do.
    pub fn phrase(&self) -> Phrase {
        match self {
            DeckErrorKind::Form(error) => error.phrase(),
            DeckErrorKind::Missing(card) => {
                FilePosition::default().say(Phrase::new("deck-missing").name("card", card.as_str()))
            }
            DeckErrorKind::Card { line, card, fault } => {
                let card = Phrase::new("deck-card").arg("card", data_file::quoted(card));
                FilePosition::on(*line).say_of(Arg::Said(card), fault.phrase())
            }
            DeckErrorKind::Sum { what, expected, found } => {
                let sum = Phrase::new("deck-sum").arg("what", what.said());
                FilePosition::default()
                    .say(sum.number("expected", *expected as i64).number("found", *found as i64))
            }
        }
    }
}

impl CardError {
    fn phrase(self) -> Phrase {
        match self {
            CardError::Twice => Phrase::new("deck-card-twice"),
            CardError::Kind(kind) => Phrase::new("deck-card-kind").name("kind", spelled(kind)),
            CardError::Parry => Phrase::new("deck-card-parry"),
            CardError::Reach => Phrase::new("deck-card-reach"),
            CardError::Name => Phrase::new("deck-card-name"),
            CardError::Title => Phrase::new("deck-card-title"),
            CardError::Length => Phrase::new("deck-card-length")
                .number("title", HEADLINE as i64)
                .number("text", ARTICLE as i64),
        }
    }
}

impl Counted {
    fn said(self) -> Arg {
        Arg::Said(match self {
            Counted::Kind(kind) => Phrase::new("deck-of-kind").name("kind", spelled(kind)),
            Counted::Assets => Phrase::new("deck-of-assets"),
            Counted::Effect(effect) => Phrase::new("deck-of-effect").name("effect", spelled(effect)),
            Counted::Newspapers => Phrase::new("deck-of-newspapers"),
        })
    }
}

/// A name as the files spell it.
pub(crate) fn spelled(name: impl Serialize) -> String {
    // A name is a word; anything else would be a mistake of ours, and shows as an empty name.
    serde_json::to_value(name).ok().and_then(|name| name.as_str().map(str::to_owned)).unwrap_or_default()
}
