//! Replays a log into a table: every entry is checked as if it came in now.

use crate::entry::Input;
use crate::input_error::{InputError, LogError};
use crate::snapshot::Snapshot;
use crate::table::{GameSnapshot, LogEntry, Table};
use crate::undo_stack::UndoStack;
use rules::{Chance, Game, Script, Seed};
use std::sync::Arc;
use wire::ActedBy;

impl<G: Game> Table<G> {
    /// Plays a whole log again. Every entry is checked as if it came in now, its draws included.
    pub fn replay(
        game: Arc<G>,
        seed: Seed,
        log: impl IntoIterator<Item = LogEntry<G>>,
    ) -> Result<Table<G>, LogError> {
        let mut log = log.into_iter();
        let deal = log.next().ok_or(LogError::NoDeal)?;
        if !matches!(deal.input, Input::Deal { .. }) {
            return Err(LogError::NoDeal);
        }
        let (mut table, script, _) = Table::set_up(game, seed, Script::new(deal.draws));
        script.finish().map_err(|fault| LogError::Impossible { seq: 0, why: fault.into(), action: None })?;
        table.follow(log)?;
        Ok(table)
    }

    /// Goes on from a snapshot, with the entries that came after it.
    pub fn resume(
        game: Arc<G>,
        seed: Seed,
        snapshot: GameSnapshot<G>,
        tail: impl IntoIterator<Item = LogEntry<G>>,
    ) -> Result<Table<G>, LogError> {
        if snapshot.version != G::VERSION {
            return Err(LogError::Snapshot("it was made under other rules".into()));
        }
        game.audit(&snapshot.state).map_err(LogError::Snapshot)?;
        let Snapshot { len, state, undos, answered, conceded, closed, history, .. } = snapshot;
        let past = UndoStack::new();
        let mut table = Table { game, seed, state, len, undos, answered, conceded, closed, past, history };
        table.follow(tail)?;
        Ok(table)
    }

    /// Plays on with entries from a log, each checked as if it came in now; those before a bad one have been taken.
    pub fn follow(&mut self, entries: impl IntoIterator<Item = LogEntry<G>>) -> Result<(), LogError> {
        for entry in entries {
            let seq = self.len;
            let input = entry.input.clone();
            self.enter(entry).map_err(|why| self.impossible(seq, why, &input))?;
        }
        Ok(())
    }

    /// An entry that is not allowed where it stands.
    pub(crate) fn impossible(
        &self,
        seq: u64,
        why: InputError,
        input: &Input<G::Action, G::Timer>,
    ) -> LogError {
        let action = match input {
            Input::Act { action, .. } => Some(self.game.say_action(action)),
            _ => None,
        };
        LogError::Impossible { seq, why, action }
    }

    fn enter(&mut self, entry: LogEntry<G>) -> Result<(), InputError> {
        let (_, script) = self.enter_with(entry.input, entry.by, Script::new(entry.draws))?;
        Ok(script.finish()?)
    }

    /// Takes an input of a log with draws from elsewhere; gives what it comes to, and the source again.
    pub(crate) fn enter_with<C: Chance>(
        &mut self,
        input: Input<G::Action, G::Timer>,
        by: Option<ActedBy>,
        chance: C,
    ) -> Result<(LogEntry<G>, C), InputError> {
        match input {
            Input::Deal { .. } => Err(InputError::Malformed("a game is dealt once".into())),
            Input::Act { seat, action } => {
                let decision = self.decision();
                self.act_by(seat, decision, action, by, chance)
            }
            Input::Timer { timer } => self.fire_timer_with(timer, chance),
            Input::Undo { undo } => {
                let entry = if undo.agreed { self.undo_agreed(undo.seat)? } else { self.undo(undo.seat)? };
                if entry.input != (Input::Undo { undo }) {
                    return Err(InputError::NothingToTakeBack);
                }
                Ok((entry, chance))
            }
            Input::Concede { concede } => Ok((self.concede(concede)?, chance)),
            Input::Close { .. } => Ok((self.close()?, chance)),
        }
    }
}
