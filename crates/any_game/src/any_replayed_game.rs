//! Type erasure: a replayed game behind a trait object.

use rules::{Game, Viewer};
use table::json::lines;
use table::{Log, LogError, ReplayedGame};
use wire::{ErasedUpdate, ViewerSnapshot};

/// A log of any game that was played once: every moment of it is at hand for every viewer.
pub trait AnyReplayedGame: Send + Sync {
    /// How many moments there are: one after each entry.
    fn len(&self) -> u64;

    /// Is there not even a deal?
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How things stood for this viewer after so many entries, and what the last of them told it, if anything; `None` where
    /// there are not so many.
    fn frame(&self, viewer: Viewer, len: u64) -> Option<(ViewerSnapshot, Option<ErasedUpdate>)>;

    /// What this viewer was shown with its update `number`; `None` if it was never told so many.
    fn shown_with(&self, viewer: Viewer, number: u64) -> Option<ViewerSnapshot>;

    /// All that this viewer was told, from the deal on.
    fn history(&self, viewer: Viewer) -> Vec<ErasedUpdate>;

    /// Plays on with what came after the last entry. Where this fails it is of no use any more.
    fn follow(&mut self, entries: &[String]) -> Result<(), LogError>;
}

impl<G: Game> AnyReplayedGame for ReplayedGame<G> {
    fn len(&self) -> u64 {
        ReplayedGame::len(self)
    }

    fn frame(&self, viewer: Viewer, len: u64) -> Option<(ViewerSnapshot, Option<ErasedUpdate>)> {
        ReplayedGame::frame(self, viewer, len)
    }

    fn shown_with(&self, viewer: Viewer, number: u64) -> Option<ViewerSnapshot> {
        self.at_update(viewer, number).map(|table| table.shown(viewer))
    }

    fn history(&self, viewer: Viewer) -> Vec<ErasedUpdate> {
        ReplayedGame::history(self, viewer)
    }

    fn follow(&mut self, entries: &[String]) -> Result<(), LogError> {
        let entries: Log<G> = lines(ReplayedGame::len(self), entries.iter().map(String::as_str))?;
        ReplayedGame::follow(self, entries)
    }
}
