//! A sentence to be localized: the id of a message and its arguments.

use crate::Seat;

/// The id of a message in the game's Fluent files, and what it speaks of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// The message.
    pub id: &'static str,
    /// Its arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// What a sentence can speak of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A whole number.
    Number(i64),
    /// A proper name, the same in every language.
    Name(String),
    /// A player, by the name they go by at this table.
    Seat(Seat),
    /// Another message of the same files, such as the name of a card.
    Message(&'static str),
    /// Another message of the same files that speaks of something itself, such as a party with its deputies.
    Said(Phrase),
    /// A text that is written in both languages where it stands, as on a card of a deck file.
    Both {
        /// In French.
        fr: String,
        /// In English.
        en: String,
    },
    /// Several of these, said as a list: "1, 2 and A".
    List(Vec<Arg>),
    /// One of these, said as alternatives: "1, 2 or A".
    OneOf(Vec<Arg>),
}

impl Phrase {
    /// The message `id`, with nothing to speak of yet.
    pub fn new(id: &'static str) -> Phrase {
        Phrase { id, args: Vec::new() }
    }

    /// No message: where a sentence could speak of something and there is nothing.
    pub fn nothing() -> Phrase {
        Phrase { id: "", args: Vec::new() }
    }

    /// And this number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Phrase {
        self.arg(name, Arg::Number(number.into()))
    }

    /// And this proper name.
    #[must_use]
    pub fn name(self, name: &'static str, text: impl Into<String>) -> Phrase {
        self.arg(name, Arg::Name(text.into()))
    }

    /// And this player.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Phrase {
        self.arg(name, Arg::Seat(seat))
    }

    /// And this argument.
    #[must_use]
    pub fn arg(mut self, name: &'static str, arg: Arg) -> Phrase {
        self.args.push((name, arg));
        self
    }
}

/// A game's sentences in both languages, as Fluent files.
#[derive(Copy, Clone, Debug)]
pub struct Locales {
    /// French.
    pub fr: &'static str,
    /// English.
    pub en: &'static str,
}

/// The [`Locales`](crate::Locales) out of Fluent files, each named as far as its language goes, from the file that says so:
/// `locales!["../../locales/cover.", "../../locales/"]`.
#[macro_export]
macro_rules! locales {
    [$($stem:literal),+ $(,)?] => {
        $crate::Locales {
            fr: concat!($(include_str!(concat!($stem, "fr.ftl"))),+),
            en: concat!($(include_str!(concat!($stem, "en.ftl"))),+),
        }
    };
}
