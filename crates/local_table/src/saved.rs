//! What is kept of a table, how it comes back, and how one goes back in it.

use crate::local_table::{LocalTable, count};
use any_game::{AnyGame, AnyTable};
use rules::{Seat, Seed, never};
use serde_json::value::RawValue;
use table::{InputError, LogError, Record, RecordError};
use wire::{Occupant, ToClient};

/// Why a kept table cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SaveError {
    /// It is damaged, or something else altogether.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// Its game is not one of ours.
    #[error("there is no game `{0}` here")]
    UnknownGame(String),
    /// Somebody was still to come.
    #[error("seat {0} is empty: this game never began")]
    EmptySeat(usize),
}

impl From<LogError> for SaveError {
    fn from(bad: LogError) -> SaveError {
        SaveError::Record(bad.into())
    }
}

impl<'g> LocalTable<'g> {
    /// Opens a table from what was kept of it, or from a file. Every entry is checked as if it came in now. Where the
    /// file does not say where later draws come from, they come from `fresh`.
    pub fn reopen(
        id: impl Into<String>,
        find: impl Fn(&str) -> Option<&'g dyn AnyGame>,
        save: &str,
        fresh: Seed,
    ) -> Result<LocalTable<'g>, SaveError> {
        let record = Record::read(save)?;
        let game = find(&record.game).ok_or_else(|| SaveError::UnknownGame(record.game.clone()))?;
        let ours = game.info().version;
        if record.rules != ours {
            return Err(RecordError::OtherRules { given: record.rules, ours }.into());
        }
        if let Some(empty) = record.seats.iter().position(|seat| seat.occupant == Occupant::Open) {
            return Err(SaveError::EmptySeat(empty + 1));
        }
        let seed = record.seed()?.unwrap_or(fresh);
        let (settings, seats) = (record.settings, record.seats);
        let mut log: Vec<String> = record.log.iter().map(|entry| entry.get().to_owned()).collect();
        let mut table = game.open(&settings, count(&seats), seed, None, &log)?.table;
        let standing = table.standing();
        if standing.len() != log.len() {
            log = standing.iter().filter_map(|seq| log.get(*seq as usize).cloned()).collect();
            table = game.open(&settings, count(&seats), seed, None, &log)?.table;
        }
        Ok(LocalTable::from_table(id.into(), game, settings, seats, seed, table, log))
    }

    /// The table as one text, from which it can be opened again. It is the players' own, so it says where later draws
    /// come from: going on is going on.
    pub fn save(&self) -> String {
        let log = written(&self.log);
        Record::of(&self.info, self.settings.clone(), self.seats.clone(), Some(self.seed), log).write()
    }

    /// What is to be kept, if anything has happened since this was last asked.
    pub fn take_save(&mut self) -> Option<String> {
        std::mem::take(&mut self.unsaved).then(|| self.save())
    }

    /// The last entry that a person made, and who.
    pub(crate) fn last_person(&self) -> Option<(u64, Seat)> {
        self.table.last_of(self.people())
    }

    /// Did this seat's last decision, which stands by the rules, bring up what is now read against the clock? Whoever went
    /// back from there would have the same card again, with time to think.
    pub(crate) fn is_reading(&self, seat: Seat) -> bool {
        self.timed().is_some() && matches!(self.table.may_undo_agreed(seat), Err(InputError::Rule(_)))
    }

    /// Goes back to before the last decision that a person took.
    pub(crate) fn go_back(&mut self) -> Result<Vec<ToClient>, InputError> {
        if self.table.outcome().is_some() {
            return Err(InputError::Ended);
        }
        let (index, seat) = self.last_person().ok_or(InputError::NothingToTakeBack)?;
        let earlier = self.log[..index as usize].to_vec();
        // The entries were checked when they were made; a log that no longer replays stays as it is.
        let back = self.game.open(&self.settings, count(&self.seats), self.seed, None, &earlier);
        let back = back.map_err(|_| InputError::NothingToTakeBack)?.table;
        // A decision with a time of its own is taken once: who has seen the answer to a card would answer it again.
        if self.is_reading(seat) || back.limit().is_some() {
            return Err(InputError::Learned);
        }
        self.set_table(back, earlier);
        let alone = self.lifted == Some(seat);
        self.viewer = rules::Viewer::Seat(seat);
        if !alone {
            self.cover();
        }
        Ok(self.resend_all())
    }

    /// Goes back to where the log had so many entries.
    pub(crate) fn rewind(&mut self, len: usize) -> Result<Vec<ToClient>, LogError> {
        self.replace(self.log[..len.min(self.log.len())].to_vec())?;
        self.viewer = self.turn();
        Ok(self.resend_all())
    }

    /// The table has this log instead of its own. Where it does not replay, all stays as it is.
    pub(crate) fn replace(&mut self, log: Vec<String>) -> Result<(), LogError> {
        let table = self.game.open(&self.settings, count(&self.seats), self.seed, None, &log)?.table;
        self.set_table(table, log);
        Ok(())
    }

    fn set_table(&mut self, table: Box<dyn AnyTable>, log: Vec<String>) {
        (self.table, self.log, self.replayed) = (table, log, None);
        self.thoughts.forget();
        self.unsaved = true;
    }

    /// What the page must hear where the past is no longer what it was.
    fn resend_all(&mut self) -> Vec<ToClient> {
        let mut messages = vec![self.welcome(None)];
        messages.extend(self.curtain());
        // After the welcome, because it takes away what a welcome only adds to.
        messages.extend(self.history());
        messages
    }
}

/// The entries as they go into a file.
pub(crate) fn written(log: &[String]) -> Vec<Box<RawValue>> {
    let entry = |text: &String| {
        let entry = RawValue::from_string(text.clone());
        never!(entry.is_err(), "an entry that the table wrote is JSON: {text}");
        entry.ok()
    };
    log.iter().filter_map(entry).collect()
}
