//! Taking back: alone while nothing was learned, by agreement after that. Nothing is erased.

use crate::entry::{Entry, Input, TakeBack};
use crate::events::EventBatch;
use crate::input_error::InputError;
use crate::table::{LogEntry, Table, UndoPoint};
use rules::{Game, Seat};

impl<G: Game> Table<G> {
    /// Takes back this seat's last action, while it is the last of all and nothing was learned by it.
    pub fn undo(&mut self, seat: Seat) -> Result<LogEntry<G>, InputError> {
        self.is_on()?;
        // In a sealed window even a refusal would tell whether somebody else has answered since.
        if self.game.sealed(&self.state) {
            return Err(InputError::Learned);
        }
        match self.past.pop_if(|last| last.author == Some(seat) && !last.binding) {
            Some(last) => Ok(self.go_back(last, seat, false)),
            // Whoever has done something before others did has it to take back, but not alone.
            None if self.past.iter().any(|past| past.author == Some(seat)) => Err(InputError::Learned),
            None => Err(InputError::NothingToTakeBack),
        }
    }

    /// Could this seat take back now?
    pub fn may_undo(&self, seat: Seat) -> bool {
        self.is_on().is_ok()
            && !self.game.sealed(&self.state)
            && self.past.last().is_some_and(|last| last.author == Some(seat) && !last.binding)
    }

    /// Could this seat go back to before its last decision if everybody agreed? Gives which input that was.
    ///
    /// What was learned may be forgotten by consent. What the rules make final, and a concession, stay; so does
    /// everything while a sealed window is open, because even a refusal would tell who has answered.
    pub fn may_undo_agreed(&self, seat: Seat) -> Result<usize, InputError> {
        if self.game.sealed(&self.state) || self.is_over() {
            return Err(InputError::Learned);
        }
        let own = |past: &UndoPoint<G::State>| past.author == Some(seat) && past.in_person;
        let index = self.past.iter().rposition(own).ok_or(InputError::NothingToTakeBack)?;
        match self.past[index..].iter().find_map(|past| past.forbidden.clone()) {
            Some(forbidden) => Err(forbidden),
            None => Ok(index),
        }
    }

    /// Everybody agrees that this seat takes its last decision again: it is undone with all that came after it.
    pub fn undo_agreed(&mut self, seat: Seat) -> Result<LogEntry<G>, InputError> {
        let index = self.may_undo_agreed(seat)?;
        self.past.truncate(index + 1);
        let first = self.past.pop().ok_or(InputError::NothingToTakeBack)?;
        Ok(self.go_back(first, seat, true))
    }

    /// Things stand again as they did before this input, and everybody is told.
    fn go_back(&mut self, past: UndoPoint<G::State>, seat: Seat, agreed: bool) -> LogEntry<G> {
        self.state = past.before;
        self.answered = past.answered;
        self.undos += 1;
        self.len += 1;
        self.history.tell(EventBatch { taken_back: Some(seat), ..EventBatch::nothing() });
        let undo = TakeBack { seat, to: past.seq, agreed };
        Entry { input: Input::Undo { undo }, draws: Vec::new(), by: None }
    }
}
