//! A seat answers a window once, so that a double click is never taken for the next answer.

use super::Transition;
use crate::law_error::{LawResult, require};
use crate::trace::Input;
use rules::{Game, Seat, Window};
use std::collections::HashSet;

/// Who has answered what in the game so far.
#[derive(Default)]
pub(crate) struct AnsweredWindows(HashSet<(Seat, Window)>);

impl AnsweredWindows {
    pub fn hold<G: Game>(&mut self, transition: &Transition<G>) -> LawResult {
        let Transition { game, before, after, input, .. } = transition;
        if let Input::Act(seat, _) = input
            && game.to_act(before).contains(*seat)
        {
            self.0.insert((*seat, game.window(before)));
        }
        let window = game.window(after);
        let again = game.to_act(after).iter().find(|seat| self.0.contains(&(*seat, window)));
        require(again.is_none(), "a seat is asked once in a window", || {
            format!("seat {again:?} is awaited again in {window:?}")
        })
    }
}
