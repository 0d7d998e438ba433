//! What happens at a table besides its players' moves: somebody acts for them, all agree to go back, one gives up.

use crate::entry::{By, Entry, Input, Nothing, TakeBack};
use crate::refused::Refused;
use crate::table::{Line, Moment, Past, Table};
use crate::told::Told;
use rules::{Eye, Game, Seat, Seats, Seeded};

impl<G: Game> Table<G> {
    /// Somebody else acts in the place of a seat's player; the log says who.
    pub fn act_for(
        &mut self,
        seat: Seat,
        moment: Moment,
        action: G::Action,
        by: By,
    ) -> Result<Line<G>, Refused> {
        let chance = Seeded::new(self.seed, self.len);
        self.act_by(seat, moment, action, Some(by), chance).map(|(entry, _)| entry)
    }

    /// The time of a seat that the game waits for is up: it does what the game has it do then.
    pub fn time_is_up(&mut self, seat: Seat) -> Result<Line<G>, Refused> {
        // A game answers for those it waits for, and for nobody else.
        if !self.to_act().contains(seat) {
            return Err(Refused::Stale);
        }
        let action = self.game.absent(&self.state, seat);
        self.act_for(seat, self.moment(), action, By::Clock)
    }

    /// Could this seat go back to before its last decision if everybody agreed? Gives which input that was.
    ///
    /// What was learned may be forgotten by consent. What the rules make final, and a concession, stay; so does
    /// everything while a sealed window is open, because even a refusal would tell who has answered.
    pub fn may_undo_agreed(&self, seat: Seat) -> Result<usize, Refused> {
        if self.game.sealed(&self.state) || self.is_over() {
            return Err(Refused::Learned);
        }
        let own = |past: &Past<G::State>| past.author == Some(seat) && past.in_person;
        let index = self.past.iter().rposition(own).ok_or(Refused::NothingToTakeBack)?;
        match self.past[index..].iter().find_map(|past| past.forbidden.clone()) {
            Some(forbidden) => Err(forbidden),
            None => Ok(index),
        }
    }

    /// Everybody agrees that this seat takes its last decision again: it is undone with all that came after it.
    pub fn undo_agreed(&mut self, seat: Seat) -> Result<Line<G>, Refused> {
        let index = self.may_undo_agreed(seat)?;
        let mut undone = self.past.drain(index..);
        let Some(first) = undone.next() else { return Err(Refused::NothingToTakeBack) };
        drop(undone);
        self.state = first.before;
        self.answered = first.answered;
        self.undos += 1;
        self.len += 1;
        self.chronicle.tell(Told { taken_back: Some(seat), ..Told::nothing() });
        let undo = TakeBack { seat, to: first.seq, agreed: true };
        Ok(Entry { input: Input::Undo { undo }, draws: Vec::new(), by: None })
    }

    /// Fails once the table was ended, whatever its game could still do.
    pub(crate) fn is_on(&self) -> Result<(), Refused> {
        if self.closed || self.left_alone().is_some() { Err(Refused::Ended) } else { Ok(()) }
    }

    /// The one seat that has not given up, where all others have: it has won.
    pub(crate) fn left_alone(&self) -> Option<Seat> {
        let mut left = Seats::all(self.game.seats()).iter().filter(|seat| !self.conceded.contains(*seat));
        let first = left.next();
        first.filter(|_| left.next().is_none() && !self.conceded.is_empty())
    }

    /// Whom this eye believes the game to wait for.
    pub fn awaited(&self, eye: Eye) -> Seats {
        if self.is_on().is_ok() { self.game.awaited(&self.state, eye) } else { Seats::NONE }
    }

    /// All who are left agree to end here, without a result.
    pub fn close(&mut self) -> Result<Line<G>, Refused> {
        if self.is_over() {
            return Err(Refused::Ended);
        }
        self.closed = true;
        self.len += 1;
        self.chronicle.tell(Told { closed: true, ..Told::nothing() });
        Ok(Entry { input: Input::Close { close: Nothing {} }, draws: Vec::new(), by: None })
    }

    /// A player gives up. The decision that is open stays as it is: somebody else takes it.
    pub fn concede(&mut self, seat: Seat) -> Result<Line<G>, Refused> {
        if seat.index() >= usize::from(self.game.seats()) || self.conceded.contains(seat) || self.is_over() {
            return Err(Refused::Conceded);
        }
        self.conceded = self.conceded.with(seat);
        self.past.push(Past {
            seq: self.len,
            author: None,
            in_person: false,
            binding: true,
            forbidden: Some(Refused::Conceded),
            answered: self.answered,
            before: self.state.clone(),
        });
        self.len += 1;
        self.chronicle.tell(Told { conceded: Some(seat), ..Told::nothing() });
        Ok(Entry { input: Input::Concede { concede: seat }, draws: Vec::new(), by: None })
    }
}
