//! Taking back: alone while nothing was learned, by agreement after that. Nothing is erased.

use crate::entry::{Entry, Input, TakeBack};
use crate::events::EventBatch;
use crate::input_error::InputError;
use crate::table::{LogEntry, Table};
use crate::undo_stack::StandingInput;
use rules::{Game, Seat, Seats};
use std::sync::Arc;

impl<G: Game> Table<G> {
    /// Takes back this seat's last action, while it is the last of all and nothing was learned by it.
    pub fn undo(&mut self, seat: Seat) -> Result<LogEntry<G>, InputError> {
        self.check_not_ended()?;
        // In a sealed window even a refusal would tell whether somebody else has answered since.
        if self.game.sealed(&self.state) {
            return Err(InputError::Learned);
        }
        let last = self.past.iter().next().filter(|last| last.point.is_of(seat) && !last.point.binding);
        match last.cloned() {
            Some(last) => Ok(self.go_back(&last, seat, false)),
            // Whoever has done something before others did has it to take back, but not alone.
            None if self.past.iter().any(|past| past.point.is_of(seat)) => Err(InputError::Learned),
            None => Err(InputError::NothingToTakeBack),
        }
    }

    /// Could this seat take back now?
    pub fn may_undo(&self, seat: Seat) -> bool {
        let last = self.past.iter().next();
        self.check_not_ended().is_ok()
            && !self.game.sealed(&self.state)
            && last.is_some_and(|last| last.point.is_of(seat) && !last.point.binding)
    }

    /// Could this seat go back to before its last decision if everybody agreed?
    ///
    /// What was learned may be forgotten by consent. What the rules make final, and a concession, stay; so does
    /// everything while a sealed window is open, because even a refusal would tell who has answered.
    pub fn may_undo_agreed(&self, seat: Seat) -> Result<(), InputError> {
        self.last_decision(seat).map(drop)
    }

    fn last_decision(&self, seat: Seat) -> Result<&Arc<StandingInput<G>>, InputError> {
        if self.game.sealed(&self.state) || self.is_over() {
            return Err(InputError::Learned);
        }
        let mut forbidden = None;
        for past in self.past.iter() {
            // Of several that stay, the first that was done says why.
            forbidden = past.point.forbidden.as_ref().or(forbidden);
            if past.point.is_by(seat) {
                return forbidden.map_or(Ok(past), |why| Err(why.clone()));
            }
        }
        Err(InputError::NothingToTakeBack)
    }

    /// The number of the last entry that still stands of those of these seats, and whose it is; what the clock or a bot did
    /// in a seat is that seat's.
    pub fn last_of(&self, seats: Seats) -> Option<(u64, Seat)> {
        let of_one = |seat: &Seat| seats.contains(*seat);
        self.past.iter().find_map(|past| Some((past.point.seq, past.point.author().filter(of_one)?)))
    }

    /// The numbers of the entries that still stand.
    pub fn standing(&self) -> Vec<u64> {
        // The deal and the end by agreement are not to be taken back, so they are not among what can be.
        let end = self.closed.then(|| self.len - 1);
        let mut standing: Vec<u64> =
            end.into_iter().chain(self.past.iter().map(|past| past.point.seq)).chain([0]).collect();
        standing.reverse();
        standing
    }

    /// Everybody agrees that this seat takes its last decision again: it is undone with all that came after it.
    pub fn undo_agreed(&mut self, seat: Seat) -> Result<LogEntry<G>, InputError> {
        let decision = Arc::clone(self.last_decision(seat)?);
        Ok(self.go_back(&decision, seat, true))
    }

    /// Things stand again as they did before this input, and everybody is told.
    fn go_back(&mut self, to: &StandingInput<G>, seat: Seat, agreed: bool) -> LogEntry<G> {
        self.state = to.before(&self.game);
        self.answered = to.point.answered;
        self.past = to.below();
        self.undos += 1;
        self.len += 1;
        self.history.tell(EventBatch { taken_back: Some(seat), ..EventBatch::nothing() });
        let undo = TakeBack { seat, to: to.point.seq, agreed };
        Entry { input: Input::Undo { undo }, draws: Vec::new(), by: None }
    }
}
