//! The sentences of a drawing itself: what it says beside what the game's own files say.

use crate::BoardContext;
use rules::{Game, Locales, Phrase};
use speech::Speech;
use std::sync::OnceLock;

/// The sentences of a drawing, read when they are first needed.
pub struct DrawingText {
    locales: Locales,
    speech: OnceLock<Speech>,
}

impl DrawingText {
    /// The sentences in these files.
    pub const fn new(locales: Locales) -> DrawingText {
        DrawingText { locales, speech: OnceLock::new() }
    }

    fn speech(&self) -> &Speech {
        self.speech.get_or_init(|| Speech::new(self.locales))
    }

    /// Says a phrase of the drawing.
    pub fn say<G: Game>(&self, context: BoardContext<G>, phrase: &Phrase) -> String {
        context.say_in(self.speech(), phrase)
    }

    /// Says a message that needs no arguments.
    pub fn text<G: Game>(&self, context: BoardContext<G>, id: &'static str) -> String {
        self.speech().text(context.lang(), id)
    }
}
