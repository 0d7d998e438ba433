//! Inputs besides the moves that players make themselves: moves made for them, concessions, the end by agreement; and what
//! follows for who is awaited.

use crate::entry::{Empty, Entry, Input};
use crate::events::EventBatch;
use crate::input_error::InputError;
use crate::table::{LogEntry, Table};
use crate::undo_stack::UndoPoint;
use rules::{Game, Seat, Seats, Seeded, Viewer};
use wire::{ActedBy, DecisionId};

impl<G: Game> Table<G> {
    /// Somebody else acts in the place of a seat's player; the log says who.
    pub fn act_for(
        &mut self,
        seat: Seat,
        decision: DecisionId,
        action: G::Action,
        by: ActedBy,
    ) -> Result<LogEntry<G>, InputError> {
        let chance = Seeded::new(self.seed, self.len);
        self.act_by(seat, decision, action, Some(by), chance).map(|(entry, _)| entry)
    }

    /// Would this be refused, and why? Nothing changes.
    pub fn why(&self, seat: Seat, action: &G::Action) -> Result<(), InputError> {
        self.check_not_ended()?;
        Ok(self.game.check(&self.state, seat, action)?)
    }

    /// Fails once the table was ended, whatever its game could still do.
    pub(crate) fn check_not_ended(&self) -> Result<(), InputError> {
        if self.closed || self.left_alone().is_some() { Err(InputError::Ended) } else { Ok(()) }
    }

    /// The one seat that has not given up, where all others have: it has won.
    pub(crate) fn left_alone(&self) -> Option<Seat> {
        let mut left = Seats::all(self.game.seats()).iter().filter(|seat| !self.conceded.contains(*seat));
        let first = left.next();
        first.filter(|_| left.next().is_none() && !self.conceded.is_empty())
    }

    /// Whom this viewer believes the game to wait for.
    pub fn awaited(&self, viewer: Viewer) -> Seats {
        if self.check_not_ended().is_ok() { self.game.awaited(&self.state, viewer) } else { Seats::NONE }
    }

    /// All who are left agree to end here, without a result.
    pub fn close(&mut self) -> Result<LogEntry<G>, InputError> {
        if self.is_over() {
            return Err(InputError::Ended);
        }
        self.closed = true;
        self.len += 1;
        self.history.tell(EventBatch { closed: true, ..EventBatch::nothing() });
        Ok(Entry { input: Input::Close { close: Empty {} }, draws: Vec::new(), by: None })
    }

    /// A player gives up. The decision that is open stays as it is: somebody else takes it.
    pub fn concede(&mut self, seat: Seat) -> Result<LogEntry<G>, InputError> {
        if seat.index() >= usize::from(self.game.seats()) || self.conceded.contains(seat) || self.is_over() {
            return Err(InputError::Conceded);
        }
        self.conceded = self.conceded.with(seat);
        let entry = Entry { input: Input::Concede { concede: seat }, draws: Vec::new(), by: None };
        let point = UndoPoint {
            seq: self.len,
            entry: entry.clone(),
            binding: true,
            forbidden: Some(InputError::Conceded),
            answered: self.answered,
        };
        self.past.push(point, self.state.clone());
        self.len += 1;
        self.history.tell(EventBatch { conceded: Some(seat), ..EventBatch::nothing() });
        Ok(entry)
    }
}
