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

    /// What is wrong with the files: messages that one language lacks, and lines that cannot be read. For a test.
    pub fn faults(&self) -> Vec<String> {
        let ids = |text: &'static str| {
            let starts = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
            text.lines().filter(starts).filter_map(|line| line.split(" =").next()).collect::<Vec<_>>()
        };
        let Locales { fr, en } = self.locales;
        let lacks = |ids: &[&str], others: &[&str], lang: &str| {
            let missing = others.iter().filter(|id| !ids.contains(id));
            missing.map(|id| format!("{lang} lacks `{id}`")).collect::<Vec<_>>()
        };
        let (french, english) = (ids(fr), ids(en));
        [
            lacks(&french, &english, "French"),
            lacks(&english, &french, "English"),
            speech::faults(fr),
            speech::faults(en),
        ]
        .concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_that_one_language_lacks_is_a_fault() {
        let words = |fr, en| Words::new(Locales { fr, en }).faults();
        assert_eq!(words("die = Le dé\n", "die = The die\n"), Vec::<String>::new());
        assert_eq!(words("die = Le dé\n", "die = The die\ncup = The cup\n"), ["French lacks `cup`"]);
        assert_eq!(words("die = { $x", "die = The die\n").len(), 1);
    }
}
