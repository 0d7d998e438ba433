//! Narration: actions, events and views as sentences, in both languages.

use crate::{Hidden, Locales, Phrase};

/// What is said of a game. A phrase names a message of [`Narrate::locales`].
pub trait Narrate: Hidden {
    /// The action as a sentence, as in "place a picket at Villiers". One from outside that names what this table does not
    /// have is said by the refusal it meets, a message `refusal-...`; an event likewise.
    fn say_action(&self, action: &Self::Action) -> Phrase;

    /// The same as somebody is offered it in what a viewer sees: where one action means several things, what it means now.
    fn say_choice(&self, view: &Self::View, action: &Self::Action) -> Phrase {
        let _ = view;
        self.say_action(action)
    }

    /// Does whoever decides now only answer what another does, as with an invitation or a card to be parried? Then it is
    /// not called their turn.
    fn is_reply(&self, view: &Self::View) -> bool {
        let _ = view;
        false
    }

    /// The event as a sentence of the log.
    fn say_event(&self, event: &Self::Event) -> Phrase;

    /// What a view shows, in sentences: for whoever listens instead of looking. A game that has none is told as data.
    fn say_view(&self, view: &Self::View) -> Vec<Phrase> {
        let _ = view;
        Vec::new()
    }

    /// What whoever decides now must know and the choices do not say, in sentences: a question, for one. Nothing in most
    /// decisions.
    fn say_question(&self, view: &Self::View) -> Vec<Phrase> {
        let _ = view;
        Vec::new()
    }

    /// What a line means that is typed where the answer is one's own and the choices are a sample; none where one chooses.
    fn typed(&self, view: &Self::View, line: &str) -> Option<Self::Action> {
        let _ = (view, line);
        None
    }

    /// The sentences themselves.
    fn locales() -> Locales;

    /// Its name and what it is about, alone: `game-title`, `game-pitch` and `game-teaser`. Whoever lists the games needs no more, and a
    /// page can show them before it has fetched the game.
    fn cover() -> Locales {
        Self::locales()
    }
}
