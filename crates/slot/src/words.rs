//! The sentences of a drawing itself: what it says beside what the game's own files say.

use crate::Seen;
use rules::{Game, Locales, Phrase};
use speech::Speech;
use std::sync::OnceLock;

/// The sentences of a drawing, read when they are first needed.
pub struct Words {
    locales: Locales,
    speech: OnceLock<Speech>,
}

impl Words {
    /// The sentences in these files.
    pub const fn new(locales: Locales) -> Words {
        Words { locales, speech: OnceLock::new() }
    }

    fn speech(&self) -> &Speech {
        self.speech.get_or_init(|| Speech::new(self.locales))
    }

    /// Says a phrase of the drawing.
    pub fn say<G: Game>(&self, seen: Seen<G>, phrase: &Phrase) -> String {
        seen.say_in(self.speech(), phrase)
    }

    /// Says a message that needs no arguments.
    pub fn text<G: Game>(&self, seen: Seen<G>, id: &'static str) -> String {
        self.speech().text(seen.lang(), id)
    }
}
