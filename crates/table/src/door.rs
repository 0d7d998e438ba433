//! The door for those who carry tables of every game: the same table, in JSON.

use crate::refused::{BadLog, Refused};
use crate::shown::{Happening, Shown};
use crate::table::{Kept, Line, Moment, Table};
use crate::told::Update;
use bots::{Budget, Level};
use rules::{Eye, Game, GameInfo, Misfit, Outcome, Quick, Seat, Seats, Seed, Settings};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::value::{RawValue, to_raw_value};
use std::marker::PhantomData;
use std::sync::Arc;

/// A bot's answer, to be computed wherever there is time for it.
pub type Thought = Box<dyn FnOnce() -> Box<RawValue> + Send>;

/// A table just opened.
pub struct Opened {
    /// The table.
    pub table: Box<dyn AnyTable>,
    /// How many entries had to be played again.
    pub replayed: u64,
}

/// A game of any kind.
pub trait AnyGame: Send + Sync {
    /// What it declares of itself.
    fn info(&self) -> GameInfo;

    /// Can a table be set up like this?
    fn check(&self, settings: &Settings, seats: u8) -> Result<(), Misfit>;

    /// Sets up a table, and gives entry 0 of its log.
    fn deal(&self, settings: &Settings, seats: u8, seed: Seed)
    -> Result<(Box<dyn AnyTable>, String), Misfit>;

    /// Opens a table from its log: `tail` is what follows the snapshot, or the whole log where there is none.
    fn open(
        &self,
        settings: &Settings,
        seats: u8,
        seed: Seed,
        snapshot: Option<&str>,
        tail: &[String],
    ) -> Result<Opened, BadLog>;

    /// Everything that this eye was told at the table with this log, which is played again for it: not for busy threads.
    fn history(
        &self,
        settings: &Settings,
        seats: u8,
        seed: Seed,
        log: &[String],
        eye: Eye,
    ) -> Result<Vec<Happening>, BadLog>;

    /// What this eye was shown with its update `number` at the table with this log, which is played again so far: not
    /// for busy threads. `None` if it was never told so many.
    fn then(
        &self,
        settings: &Settings,
        seats: u8,
        seed: Seed,
        log: &[String],
        eye: Eye,
        number: u64,
    ) -> Result<Option<Shown>, BadLog>;
}

/// A table of any game. Actions, events and views are JSON in the game's own forms.
pub trait AnyTable: Send {
    /// A player does something; gives the entry for the log.
    fn act(&mut self, seat: Seat, moment: Moment, action: &RawValue) -> Result<String, Refused>;

    /// Would this be refused, and why? Nothing changes.
    fn why(&self, seat: Seat, action: &RawValue) -> Result<(), Refused>;

    /// The table's clock rings.
    fn ring(&mut self, bell: &RawValue) -> Result<String, Refused>;

    /// A seat takes back.
    fn undo(&mut self, seat: Seat) -> Result<String, Refused>;

    /// How many entries the log has.
    fn entries(&self) -> u64;

    /// Whom the game waits for in truth.
    fn to_act(&self) -> Seats;

    /// The decision that is open.
    fn moment(&self) -> Moment;

    /// The result, at the end.
    fn outcome(&self) -> Option<Outcome>;

    /// What an eye sees.
    fn shown(&self, eye: Eye) -> Shown;

    /// What the last input told this eye, if anything.
    fn last(&self, eye: Eye) -> Option<Happening>;

    /// The updates of this eye after number `have`; `None` if they are no longer all at hand.
    fn since(&self, eye: Eye, have: u64) -> Option<Vec<Happening>>;

    /// The updates at hand for this eye, the oldest first.
    fn recent(&self, eye: Eye) -> Vec<Happening>;

    /// Everything, as a cache of the log so far.
    fn snapshot(&self) -> String;

    /// What a bot would do in this seat.
    fn think(&self, seat: Seat, level: Level, budget: Budget, seed: u64) -> Thought;
}

/// The door of a game.
pub struct Door<G>(PhantomData<fn() -> G>);

impl<G: Game> Door<G> {
    /// The door of this game.
    pub fn new() -> Door<G> {
        Door(PhantomData)
    }
}

impl<G: Game> Default for Door<G> {
    fn default() -> Door<G> {
        Door::new()
    }
}

impl<G: Game> AnyGame for Door<G> {
    fn info(&self) -> GameInfo {
        G::info()
    }

    fn check(&self, settings: &Settings, seats: u8) -> Result<(), Misfit> {
        G::open(settings, seats).map(drop)
    }

    fn deal(
        &self,
        settings: &Settings,
        seats: u8,
        seed: Seed,
    ) -> Result<(Box<dyn AnyTable>, String), Misfit> {
        let (table, entry) = Table::<G>::deal(Arc::new(G::open(settings, seats)?), seed);
        Ok((Box::new(table), json(&entry)))
    }

    fn open(
        &self,
        settings: &Settings,
        seats: u8,
        seed: Seed,
        snapshot: Option<&str>,
        tail: &[String],
    ) -> Result<Opened, BadLog> {
        let game = Arc::new(G::open(settings, seats)?);
        let snapshot = snapshot.map(|text| read::<Kept<G>>(text).map_err(BadLog::Snapshot)).transpose()?;
        let entries = lines::<G>(tail, snapshot.as_ref().map_or(0, |snapshot| snapshot.len))?;
        let replayed = entries.len() as u64;
        let table = match snapshot {
            Some(snapshot) => Table::resume(game, seed, snapshot, entries)?,
            None => Table::replay(game, seed, entries)?,
        };
        Ok(Opened { table: Box::new(table), replayed })
    }

    fn history(
        &self,
        settings: &Settings,
        seats: u8,
        seed: Seed,
        log: &[String],
        eye: Eye,
    ) -> Result<Vec<Happening>, BadLog> {
        let game = Arc::new(G::open(settings, seats)?);
        let told = Table::<G>::retell(game, seed, lines::<G>(log, 0)?, eye)?;
        Ok(told.into_iter().map(happening).collect())
    }

    fn then(
        &self,
        settings: &Settings,
        seats: u8,
        seed: Seed,
        log: &[String],
        eye: Eye,
        number: u64,
    ) -> Result<Option<Shown>, BadLog> {
        let game = Arc::new(G::open(settings, seats)?);
        let table = Table::<G>::back_at(game, seed, lines::<G>(log, 0)?, eye, number)?;
        Ok(table.map(|table| table.shown(eye)))
    }
}

impl<G: Game> AnyTable for Table<G> {
    fn act(&mut self, seat: Seat, moment: Moment, action: &RawValue) -> Result<String, Refused> {
        let action = read(action.get()).map_err(Refused::Malformed)?;
        Table::act(self, seat, moment, action).map(|entry| json(&entry))
    }

    fn why(&self, seat: Seat, action: &RawValue) -> Result<(), Refused> {
        let action = read(action.get()).map_err(Refused::Malformed)?;
        Ok(self.game().check(self.state(), seat, &action)?)
    }

    fn ring(&mut self, bell: &RawValue) -> Result<String, Refused> {
        let bell = read(bell.get()).map_err(Refused::Malformed)?;
        Table::ring(self, bell).map(|entry| json(&entry))
    }

    fn undo(&mut self, seat: Seat) -> Result<String, Refused> {
        Table::undo(self, seat).map(|entry| json(&entry))
    }

    fn entries(&self) -> u64 {
        self.len()
    }

    fn to_act(&self) -> Seats {
        Table::to_act(self)
    }

    fn moment(&self) -> Moment {
        Table::moment(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        Table::outcome(self)
    }

    fn shown(&self, eye: Eye) -> Shown {
        let (game, state) = (self.game(), self.state());
        let mut choices = Vec::new();
        let mut may_undo = false;
        if let Eye::Seat(seat) = eye {
            game.choices(state, seat, &mut choices);
            may_undo = self.may_undo(seat);
        }
        Shown {
            number: self.number(eye),
            moment: Table::moment(self),
            view: raw(&game.view(state, eye)),
            awaited: game.awaited(state, eye),
            choices: raw(&choices),
            may_undo,
            outcome: Table::outcome(self),
        }
    }

    fn last(&self, eye: Eye) -> Option<Happening> {
        Table::last(self, eye).map(happening)
    }

    fn since(&self, eye: Eye, have: u64) -> Option<Vec<Happening>> {
        Table::since(self, eye, have).map(|updates| updates.into_iter().map(happening).collect())
    }

    fn recent(&self, eye: Eye) -> Vec<Happening> {
        Table::recent(self, eye).into_iter().map(happening).collect()
    }

    fn snapshot(&self) -> String {
        json(&Table::snapshot(self))
    }

    fn think(&self, seat: Seat, level: Level, budget: Budget, seed: u64) -> Thought {
        let (game, state) = (Arc::clone(self.game()), self.state().clone());
        Box::new(move || raw(&bots::choose(&*game, &state, seat, level, budget, &mut Quick::new(seed))))
    }
}

fn happening<E: Serialize>(update: Update<E>) -> Happening {
    Happening { number: update.number, taken_back: update.taken_back, events: raw(&update.events) }
}

fn lines<G: Game>(entries: &[String], first: u64) -> Result<Vec<Line<G>>, BadLog> {
    let line = |(text, seq): (&String, u64)| read(text).map_err(|why| BadLog::Unreadable { seq, why });
    entries.iter().zip(first..).map(line).collect()
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

// The forms of our own types always serialise: they have no maps with keys that are not text and no failing impls; the
// laws round-trip every one of them.
fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("a form of our own serialises")
}

fn raw<T: Serialize>(value: &T) -> Box<RawValue> {
    to_raw_value(value).expect("a form of our own serialises")
}
