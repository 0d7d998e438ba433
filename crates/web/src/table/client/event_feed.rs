//! The event feed: the numbered updates of this viewer and the latest snapshot, with what must be asked where some are
//! missing.

use super::event_log::EventLog;
use leptos::prelude::*;
use std::sync::Arc;
use wire::{DecisionId, ErasedUpdate, Request, ViewerSnapshot};

/// What this viewer was told, and how things stand. Only the drawing shows all of it at once; what else is on the page
/// reads [`super::published::PublishedState`].
#[derive(Copy, Clone)]
pub struct EventFeed {
    snapshot: RwSignal<Option<Arc<ViewerSnapshot>>>,
    log: RwSignal<EventLog>,
    /// The number of the last update that is on screen; later ones wait for their turn.
    played: RwSignal<u64>,
    /// Those that are. Made once an update, whoever reads them.
    shown: Memo<Vec<Arc<ErasedUpdate>>>,
}

impl EventFeed {
    /// Nothing is known yet.
    pub fn new() -> EventFeed {
        let (log, played) = (RwSignal::new(EventLog::default()), RwSignal::new(0));
        // They are another list whenever they are made again; to find that out by comparing them would take longer.
        let shown = Memo::new_with_compare(
            move |_| {
                let played = played.get();
                log.with(|log| log.until(played).to_vec())
            },
            |_, _| true,
        );
        EventFeed { snapshot: RwSignal::new(None), log, played, shown }
    }

    /// How things stand.
    pub fn snapshot(self) -> Signal<Option<Arc<ViewerSnapshot>>> {
        self.snapshot.into()
    }

    /// Is anything to be seen of the game?
    pub fn has_begun(self) -> bool {
        self.snapshot.with(Option::is_some)
    }

    /// Everything that happened and is on screen, the oldest first.
    pub fn updates(self) -> Signal<Vec<Arc<ErasedUpdate>>> {
        self.shown.into()
    }

    /// The number of the last update that is on screen.
    pub fn played(self) -> u64 {
        self.played.get()
    }

    /// The update with this number.
    pub fn update(self, number: u64) -> Option<Arc<ErasedUpdate>> {
        self.log.with(|log| log.until(number).last().filter(|update| update.number == number).cloned())
    }

    /// What happened last, of what is on screen.
    pub fn latest_update(self) -> Option<Arc<ErasedUpdate>> {
        self.update(self.played.get())
    }

    /// The number of the last update that came, on screen or not.
    pub fn last_number(self) -> Option<u64> {
        self.log.with(EventLog::last_number)
    }

    /// The decision that is open.
    pub fn decision(self) -> Option<DecisionId> {
        self.snapshot.with(|shown| shown.as_ref().map(|shown| shown.decision))
    }

    /// Takes an update in; where one before it is missing, gives what is to be asked.
    pub fn push(self, update: ErasedUpdate) -> Result<(), Request> {
        match self.log.try_update(|log| log.push(update)) {
            Some(Ok(())) => Ok(()),
            Some(Err(_)) | None => Err(self.resync()),
        }
    }

    /// Takes in what an answer brings.
    pub fn catch_up(self, updates: Vec<ErasedUpdate>) {
        self.log.update(|log| log.catch_up(updates));
    }

    /// Takes in everything from the beginning on.
    pub fn replace(self, updates: Vec<ErasedUpdate>) {
        self.log.update(|log| log.replace(updates));
    }

    /// Things stand like this on screen now.
    pub fn show(self, snapshot: Arc<ViewerSnapshot>) {
        // First what happened, then how it stands: a drawing that moves pieces needs both.
        self.played.set(snapshot.number);
        self.snapshot.set(Some(snapshot));
    }

    /// What is to be asked where something is missing.
    pub fn resync(self) -> Request {
        Request::Resync { have: self.log.with_untracked(EventLog::last_number).unwrap_or(0) }
    }

    /// What is to be asked where only the beginning is missing.
    pub fn missing_history(self) -> Option<Request> {
        self.log.with_untracked(EventLog::begins_late).then_some(Request::History)
    }

    /// Each viewer has numbers of its own: what was told to another does not count. Gives what is to be asked, if anything
    /// was known.
    pub fn restart(self) -> Option<Request> {
        self.log.with_untracked(EventLog::last_number)?;
        self.log.set(EventLog::default());
        Some(Request::History)
    }

    /// Nothing is known any more: another table takes the place of this one.
    pub fn clear(self) {
        self.snapshot.set(None);
        self.log.set(EventLog::default());
        self.played.set(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::client::samples::{snapshot, update};

    fn numbers(feed: EventFeed) -> Vec<u64> {
        feed.played.set(u64::MAX);
        feed.updates().get_untracked().iter().map(|update| update.number).collect()
    }

    #[test]
    fn a_gap_asks_for_what_came_after_the_last_number() {
        Owner::new().with(|| {
            let feed = EventFeed::new();
            assert!(feed.push(update(1)).is_ok());
            assert!(matches!(feed.push(update(3)), Err(Request::Resync { have: 1 })));
            feed.catch_up(vec![update(2), update(3)]);
            assert!(feed.push(update(4)).is_ok());
            assert_eq!(numbers(feed), [1, 2, 3, 4]);
            assert!(feed.missing_history().is_none());
        });
    }

    #[test]
    fn what_is_not_on_screen_yet_is_not_told() {
        Owner::new().with(|| {
            let feed = EventFeed::new();
            feed.catch_up((1..=3).map(update).collect());
            feed.show(Arc::new(snapshot(2, 1)));
            let told: Vec<u64> = feed.updates().get_untracked().iter().map(|update| update.number).collect();
            assert_eq!(told, [1, 2]);
            assert_eq!(feed.latest_update().map(|update| update.number), Some(2));
            assert_eq!(feed.last_number(), Some(3), "what came is not asked for again");
        });
    }

    #[test]
    fn what_does_not_join_on_asks_for_the_beginning() {
        Owner::new().with(|| {
            let feed = EventFeed::new();
            feed.catch_up(vec![update(7), update(8)]);
            assert!(matches!(feed.missing_history(), Some(Request::History)));
            feed.replace((1..=8).map(update).collect());
            assert!(feed.missing_history().is_none());
            assert_eq!(feed.last_number(), Some(8));
        });
    }

    #[test]
    fn another_viewer_starts_with_its_own_numbers() {
        Owner::new().with(|| {
            let feed = EventFeed::new();
            assert!(feed.restart().is_none(), "nothing was known");
            feed.catch_up(vec![update(1)]);
            feed.show(Arc::new(snapshot(1, 4)));
            assert!(matches!(feed.restart(), Some(Request::History)));
            assert_eq!(feed.last_number(), None);
            assert!(feed.has_begun(), "the game goes on");
            feed.clear();
            assert!(!feed.has_begun());
        });
    }
}
