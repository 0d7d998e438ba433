//! The data of a game: options, boards, decks and the text of the rules.

use crate::{OptionSpec, Phrase, Preset, Refusal, SettingsError};

/// The data of a game.
pub trait Content: Sized {
    /// The decks that come with it, each by the name of its file without the ending.
    const DECKS: &'static [&'static str] = &[];

    /// The options, as data.
    fn options() -> Vec<OptionSpec>;

    /// A few good ways to set up a table, the first offered first; one of them is the game as printed, which sets nothing.
    /// None for a game with too few options to choose from. What each changes is the message `preset-ID`.
    fn presets() -> Vec<Preset> {
        Vec::new()
    }

    /// Every reason for which the rules refuse: those that [`refusals!`](crate::refusals) declared.
    fn refusals() -> &'static [Refusal];

    /// A board that comes with the game, written out whole, by its name.
    fn board_plan(name: &str) -> Option<serde_json::Value> {
        let _ = name;
        None
    }

    /// Reads a board of one's own as a file holds it: in the form of the option, or what is wrong, with its line where
    /// that is known. `None` for a game that is played on its own boards only.
    fn read_board(text: &str) -> Option<Result<serde_json::Value, SettingsError>> {
        let _ = text;
        None
    }

    /// Reads the deck of this name, one of [`Content::DECKS`], as a file holds it: how many cards it has, or what is wrong,
    /// with the line or the card and what to do, as a sentence of [`locales`](crate::Narrate::locales).
    fn check_deck(name: &str, text: &str) -> Option<Result<usize, Phrase>> {
        let _ = (name, text);
        None
    }

    /// The rules in our wording, clause by clause: the text of its RULES.md.
    fn rules_text() -> &'static str;
}
