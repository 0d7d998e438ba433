//! What happens at a table besides its players' moves: somebody acts for them, one gives up, all agree to end it.

use crate::entry::{By, Entry, Input, Nothing};
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
