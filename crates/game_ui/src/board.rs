//! A game at one table as the page holds it, its types forgotten.

use crate::action::ErasedAction;
use crate::context::BoardContext;
use crate::page::GamePage;
use leptos::prelude::*;
use rules::{Narrate, Phrase, Seat, never};
use std::sync::Arc;
use wire::ErasedUpdate;

/// A game at one table. What it says follows the language and the names of the table.
pub trait AnyBoard: Send + Sync {
    /// The drawing.
    fn board(&self) -> AnyView;

    /// What is kept beside the drawing: a sheet, a hand, a track.
    fn sheet(&self) -> AnyView;

    /// The sign of a seat.
    fn sign(&self, seat: Seat) -> AnyView;

    /// The class that colours what is a seat's.
    fn seat_class(&self, seat: Seat) -> String;

    /// How a seat stands, in a few words.
    fn standing(&self, seat: Seat) -> String;

    /// The score of a seat in figures.
    fn score_figures(&self, seat: Seat) -> String;

    /// What is asked now, in a sentence.
    fn prompt(&self) -> String;

    /// The actions that have a button beside the board, the one that Space does first.
    fn main_actions(&self) -> Vec<ErasedAction>;

    /// What is done by itself, because it is all that can be done.
    fn forced_action(&self) -> Option<ErasedAction>;

    /// What decided the game; nothing before its end, nor where the scores say it.
    fn verdict(&self) -> String;

    /// After which number what was told is still being shown by the drawing, so that nothing else should tell it.
    fn withheld(&self) -> Option<u64>;

    /// Can a bot's advice help now?
    fn allows_hint(&self) -> bool;

    /// Does whoever decides now only answer what another does?
    fn is_reply(&self) -> bool;

    /// What may be done from here.
    fn choices(&self) -> Vec<ErasedAction>;

    /// Is this action among the choices? Not where the drawing is gone.
    fn offers(&self, action: &ErasedAction) -> bool;

    /// What the reader is advised to do, once they have asked.
    fn advice(&self) -> Option<ErasedAction>;

    /// A choice in a few words, by which it can also be searched.
    fn short_label(&self, action: &ErasedAction) -> String;

    /// Is a choice beside the matter at hand, to be folded away under the others?
    fn is_secondary(&self, action: &ErasedAction) -> bool;

    /// A choice as it is shown on its button.
    fn label(&self, action: &ErasedAction) -> AnyView;

    /// The sentences of an update's events.
    fn say_events(&self, update: &Arc<ErasedUpdate>) -> Vec<String>;

    /// What stands on the banner of a great moment among an update's events: the last of them; nothing where there is none.
    fn banner(&self, update: &Arc<ErasedUpdate>) -> Option<String>;

    /// Why an action was refused; none where the refusal speaks of no action, as that of taking back.
    fn say_refusal(&self, reason: &str, action: Option<&ErasedAction>) -> String;
}

/// The drawing of `P` at a table.
pub(crate) struct ErasedBoard<P: GamePage>(pub(crate) BoardContext<P::Game>);

type Action<P> = <<P as GamePage>::Game as rules::Rules>::Action;

impl<P: GamePage> AnyBoard for ErasedBoard<P> {
    fn board(&self) -> AnyView {
        P::board(self.0)
    }

    fn sheet(&self) -> AnyView {
        P::sheet(self.0)
    }

    fn sign(&self, seat: Seat) -> AnyView {
        P::sign(self.0, seat)
    }

    fn seat_class(&self, seat: Seat) -> String {
        P::seat_class(self.0, seat)
    }

    fn standing(&self, seat: Seat) -> String {
        P::standing(self.0, seat)
    }

    fn score_figures(&self, seat: Seat) -> String {
        P::score_figures(self.0, seat)
    }

    fn prompt(&self) -> String {
        P::prompt(self.0)
    }

    fn main_actions(&self) -> Vec<ErasedAction> {
        P::main_actions(self.0).into_iter().map(ErasedAction::new).collect()
    }

    fn forced_action(&self) -> Option<ErasedAction> {
        let choices = self.0.choices.get();
        let [only] = choices.as_slice() else { return None };
        P::is_forced(self.0, only).then(|| ErasedAction::new(only.clone()))
    }

    fn verdict(&self) -> String {
        P::verdict(self.0)
    }

    fn withheld(&self) -> Option<u64> {
        P::withheld(self.0)
    }

    fn is_reply(&self) -> bool {
        self.0.view.with(|view| self.0.game().is_reply(view))
    }

    fn allows_hint(&self) -> bool {
        P::allows_hint(self.0)
    }

    fn choices(&self) -> Vec<ErasedAction> {
        self.0.choices.with(|choices| choices.iter().cloned().map(ErasedAction::new).collect())
    }

    fn offers(&self, action: &ErasedAction) -> bool {
        let among = |action| self.0.choices.try_with_untracked(|choices| choices.contains(action));
        typed::<P>(action).and_then(among).unwrap_or_default()
    }

    fn advice(&self) -> Option<ErasedAction> {
        self.0.advice.get().map(ErasedAction::new)
    }

    fn short_label(&self, action: &ErasedAction) -> String {
        typed::<P>(action).map(|action| P::short_label(self.0, action)).unwrap_or_default()
    }

    fn is_secondary(&self, action: &ErasedAction) -> bool {
        typed::<P>(action).is_some_and(|action| P::is_secondary(self.0, action))
    }

    fn label(&self, action: &ErasedAction) -> AnyView {
        match typed::<P>(action) {
            Some(action) => P::label(self.0, action.clone()),
            None => ().into_any(),
        }
    }

    fn say_events(&self, update: &Arc<ErasedUpdate>) -> Vec<String> {
        let game = self.0.game();
        BoardContext::<P::Game>::events(update)
            .iter()
            .map(|event| self.0.say(&game.say_event(event)))
            .collect()
    }

    fn banner(&self, update: &Arc<ErasedUpdate>) -> Option<String> {
        let (game, speech) = (self.0.game(), self.0.speech());
        let name = |seat| self.0.name(seat);
        let banner = |event| speech.banner(self.0.lang(), &game.say_event(event), &name);
        BoardContext::<P::Game>::events(update).iter().rev().find_map(banner)
    }

    fn say_refusal(&self, reason: &str, action: Option<&ErasedAction>) -> String {
        // The sentence may speak of the action.
        let phrase = action.and_then(typed::<P>).map(|action| self.0.game().say_action(action));
        let phrase = phrase.unwrap_or_else(Phrase::nothing);
        let name = |seat| self.0.name(seat);
        self.0.speech().refusal_to(self.0.reader(), self.0.lang(), reason, &phrase, &name)
    }
}

/// The action in the game's own type. The page gives a drawing back what it had from it, so there always is one.
fn typed<P: GamePage>(action: &ErasedAction) -> Option<&Action<P>> {
    let typed = action.get();
    never!(typed.is_none(), "{:?} is not an action of this game", action);
    typed
}
