//! The game of one table in memory: inputs are tried here first, and what is in the log is noted back.

use any_game::AnyTable;
use rules::{Seat, Seats};
use std::time::{Duration, Instant};
use table::InputError;
use tokio::task::JoinHandle;
use wire::{DecisionId, Stage};

/// A snapshot is kept every so many entries: opening a table replays fewer than this.
const SNAPSHOT_INTERVAL: u64 = 64;

/// The game of a table. Before it is dealt there is nothing to play on.
pub(crate) struct GameSession {
    table: Option<Box<dyn AnyTable>>,
    /// How many entries were replayed when the table was opened.
    replayed: u64,
    /// Does the table in memory know its whole past, as going far back needs?
    has_whole_log: bool,
    /// What the store says of the stage.
    stored_stage: Stage,
    /// How long each answer to the sealed question that is open took to write: counted once it is closed.
    uncounted: Vec<Duration>,
    /// The snapshot that is being written.
    snapshot: Option<JoinHandle<()>>,
}

/// An input that the game has taken in memory and that is not in the log yet.
pub(crate) struct PendingEntry {
    pub(crate) seq: u64,
    pub(crate) body: String,
    pub(crate) receipt: Receipt,
}

/// What is to be shown when the entry is in the log.
pub(crate) struct Receipt {
    started: Instant,
    decision: DecisionId,
    was_sealed: bool,
}

impl Receipt {
    /// How long ago the input was tried.
    pub(crate) fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }
}

impl GameSession {
    /// A game as it was opened: what of the log was replayed, and the stage that the store has.
    pub(crate) fn new(table: Option<Box<dyn AnyTable>>, replayed: u64, stored_stage: Stage) -> GameSession {
        let (has_whole_log, uncounted, snapshot) = (false, Vec::new(), None);
        GameSession { table, replayed, has_whole_log, stored_stage, uncounted, snapshot }
    }

    /// Throws away what is in memory for what was opened again.
    pub(crate) fn reopened(&mut self, table: Option<Box<dyn AnyTable>>, replayed: u64, stored: Stage) {
        (self.table, self.replayed, self.stored_stage) = (table, replayed, stored);
        self.has_whole_log = false;
    }

    /// The game is dealt, and the deal is in the log.
    pub(crate) fn dealt(&mut self, table: Box<dyn AnyTable>) {
        self.table = Some(table);
    }

    /// The table that is played on.
    pub(crate) fn table(&self) -> Option<&dyn AnyTable> {
        self.table.as_deref()
    }

    /// Is there a game to play on?
    pub(crate) fn is_dealt(&self) -> bool {
        self.table.is_some()
    }

    /// How many entries were replayed when the table was opened.
    pub(crate) fn replayed(&self) -> u64 {
        self.replayed
    }

    /// Where the table is, whose seating may be closed before the game.
    pub(crate) fn stage(&self, is_given_up: bool) -> Stage {
        match &self.table {
            _ if is_given_up => Stage::Over,
            None => Stage::Gathering,
            Some(table) if table.is_over() => Stage::Over,
            Some(_) => Stage::Playing,
        }
    }

    /// Was the game ended by agreement, without a result?
    pub(crate) fn is_closed(&self) -> bool {
        self.table().is_some_and(|table| table.is_closed())
    }

    /// Those who have given up.
    pub(crate) fn conceded(&self) -> Seats {
        self.table().map_or(Seats::NONE, |table| table.conceded())
    }

    /// Who took something back, if that was the last input.
    pub(crate) fn taken_back(&self) -> Option<Seat> {
        self.table()?.taken_back()
    }

    /// Tries an input in memory. What the game takes must be written, or the table in memory is of no use.
    pub(crate) fn try_input(
        &mut self,
        input: impl FnOnce(&mut dyn AnyTable) -> Result<String, InputError>,
    ) -> Result<PendingEntry, InputError> {
        let started = Instant::now();
        let table = self.table.as_deref_mut().ok_or(InputError::Stale)?;
        let (seq, decision, was_sealed) = (table.entries(), table.decision(), table.is_sealed());
        let body = input(table)?;
        Ok(PendingEntry { seq, body, receipt: Receipt { started, decision, was_sealed } })
    }

    /// An entry is in the log. Gives how long the writes took that may be counted now: a count that rises while a sealed
    /// question is open would tell that somebody has answered.
    pub(crate) fn committed(&mut self, receipt: &Receipt) -> impl Iterator<Item = Duration> {
        self.uncounted.push(receipt.elapsed());
        let is_open = self.table().is_some_and(|table| table.decision() == receipt.decision);
        let countable = if receipt.was_sealed && is_open { 0 } else { self.uncounted.len() };
        self.uncounted.drain(..countable)
    }

    /// The stage that the store does not know of yet: it can be told from the log, and is kept for those who list tables.
    pub(crate) fn unstored_stage(&self, is_given_up: bool) -> Option<Stage> {
        let stage = self.stage(is_given_up);
        (stage != self.stored_stage).then_some(stage)
    }

    /// The stage as the store has it.
    pub(crate) fn stored_stage(&self) -> Stage {
        self.stored_stage
    }

    /// The store has this stage now.
    pub(crate) fn stage_stored(&mut self, stage: Stage) {
        self.stored_stage = stage;
    }

    /// Is the whole log to be replayed before one can go far back? A table opened from a snapshot knows nothing before it.
    /// Gives how long the log is.
    pub(crate) fn needs_whole_log(&self) -> Option<u64> {
        self.table().filter(|_| !self.has_whole_log).map(|table| table.entries())
    }

    /// The same game with its whole past.
    pub(crate) fn replayed_whole(&mut self, table: Box<dyn AnyTable>) {
        self.table = Some(table);
        self.has_whole_log = true;
    }

    /// Is a snapshot due after the last entry?
    pub(crate) fn is_snapshot_due(&self) -> bool {
        self.table().is_some_and(|table| table.entries() % SNAPSHOT_INTERVAL == 0)
    }

    /// Did opening the table take long? The snapshot was lost or did not fit, and the next opening shall be short again.
    pub(crate) fn was_slow_to_open(&self) -> bool {
        self.replayed >= SNAPSHOT_INTERVAL
    }

    /// A snapshot is being written; the last one has been awaited.
    pub(crate) fn snapshot_begun(&mut self, writing: JoinHandle<()>) {
        self.snapshot = Some(writing);
    }

    /// Lets a snapshot that is being written finish.
    pub(crate) async fn finish_snapshot(&mut self) {
        if let Some(writing) = self.snapshot.take() {
            // It has logged its own failure.
            let _ = writing.await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use any_game::{AnyGame, ErasedGame};
    use laws::Probe;
    use rules::{Game, Settings};
    use wire::Payload;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    fn dealt() -> GameSession {
        let settings = Settings::defaults(&Probe::info());
        let (table, _) = ErasedGame::<Probe>::new().deal(&settings, 2, [3; 32]).unwrap();
        GameSession::new(Some(table), 0, Stage::Playing)
    }

    /// Tries an action, commits it, and gives how many writes may be counted then.
    fn act(game: &mut GameSession, seat: Seat, action: &str) -> usize {
        let action: Payload = serde_json::from_str(action).unwrap();
        let entry = game.try_input(|table| table.act(seat, table.decision(), &action)).ok().unwrap();
        game.committed(&entry.receipt).count()
    }

    #[test]
    fn an_input_that_is_refused_leaves_nothing_to_write() {
        let mut game = dealt();
        let refused = game.try_input(|table| table.undo(A));
        assert!(refused.is_err());
        assert_eq!(game.table().unwrap().entries(), 1, "the deal alone");
        assert_eq!(act(&mut game, A, "\"roll\""), 1);
        assert_eq!(game.table().unwrap().entries(), 2);
        let mut undealt = GameSession::new(None, 0, Stage::Gathering);
        assert!(matches!(undealt.try_input(|table| table.close()), Err(InputError::Stale)));
    }

    #[test]
    fn writes_are_not_counted_while_a_sealed_question_is_open() {
        let mut game = dealt();
        for (seat, action) in [
            (A, "\"roll\""),
            (A, "{\"answer\":\"x\"}"),
            (A, "{\"vote\":\"abstain\"}"),
            (B, "{\"vote\":\"abstain\"}"),
        ] {
            act(&mut game, seat, action);
        }
        assert!(game.table().unwrap().is_sealed());
        assert!(game.uncounted.is_empty(), "all before is counted");
        assert_eq!(act(&mut game, A, "\"strike\""), 0, "or the count would tell that A has answered");
        assert_eq!(act(&mut game, B, "\"strike\""), 2, "both at once, when the question is closed");
    }

    #[test]
    fn the_stage_is_stored_when_it_changes() {
        let mut game = GameSession::new(None, 0, Stage::Gathering);
        assert_eq!((game.stage(false), game.unstored_stage(false)), (Stage::Gathering, None));
        assert_eq!(game.unstored_stage(true), Some(Stage::Over), "given up before the game");
        let GameSession { table, .. } = dealt();
        game.dealt(table.unwrap());
        assert_eq!(game.unstored_stage(false), Some(Stage::Playing));
        game.stage_stored(Stage::Playing);
        assert_eq!(game.unstored_stage(false), None);
        let closing = game.try_input(|table| table.close()).ok().unwrap();
        assert_eq!((closing.seq, game.stage(false), game.is_closed()), (1, Stage::Over, true));
    }

    #[test]
    fn the_whole_log_is_replayed_once_and_again_after_reopening() {
        let mut game = dealt();
        assert_eq!(game.needs_whole_log(), Some(1));
        game.replayed_whole(dealt().table.unwrap());
        assert_eq!(game.needs_whole_log(), None);
        game.reopened(dealt().table, 64, Stage::Playing);
        assert_eq!((game.needs_whole_log(), game.was_slow_to_open()), (Some(1), true));
    }
}
