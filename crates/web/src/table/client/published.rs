//! What may be told now of a table: the one filter between the event feed and everything around the drawing.
//!
//! A drawing may still be showing how the game ended, as on an election night. Until it has, neither the result nor
//! anything that would give it away passes here, and no panel has to ask.

use super::event_log::until;
use game_ui::AnyBoard;
use leptos::prelude::*;
use rules::{Outcome, Seats};
use std::sync::Arc;
use wire::{ErasedUpdate, Stage, ViewerSnapshot};

/// What a drawing says of itself.
#[derive(Copy, Clone)]
struct DrawingSignals {
    /// After which number what happened is still being shown by the drawing.
    withheld_after: Memo<Option<u64>>,
    /// Does whoever is awaited only answer what another does?
    is_reply: Memo<bool>,
    /// In how many sentences an update is told.
    sentences: StoredValue<CountSentences>,
}

type CountSentences = Box<dyn Fn(&Arc<ErasedUpdate>) -> usize + Send + Sync>;

/// A table as everything around its drawing may tell of it.
#[derive(Copy, Clone)]
pub struct PublishedState {
    snapshot: Signal<Option<Arc<ViewerSnapshot>>>,
    updates: Signal<Vec<Arc<ErasedUpdate>>>,
    drawing: RwSignal<Option<DrawingSignals>>,
}

impl PublishedState {
    /// The state of a table, all of which may be told as long as there is no drawing.
    pub fn new(
        snapshot: Signal<Option<Arc<ViewerSnapshot>>>,
        updates: Signal<Vec<Arc<ErasedUpdate>>>,
    ) -> PublishedState {
        PublishedState { snapshot, updates, drawing: RwSignal::new(None) }
    }

    /// From now on nothing is told before this drawing has shown it.
    pub fn follow(self, board: &Arc<dyn AnyBoard>) {
        let (shows, asks, says) = (board.clone(), board.clone(), board.clone());
        let sentences = move |update: &Arc<ErasedUpdate>| untrack(|| says.say_events(update).len());
        self.follow_signals(move || shows.withheld(), move || asks.is_reply(), sentences);
    }

    fn follow_signals(
        self,
        withheld_after: impl Fn() -> Option<u64> + Send + Sync + 'static,
        is_reply: impl Fn() -> bool + Send + Sync + 'static,
        sentences: impl Fn(&Arc<ErasedUpdate>) -> usize + Send + Sync + 'static,
    ) {
        self.drawing.set(Some(DrawingSignals {
            withheld_after: Memo::new(move |_| withheld_after()),
            is_reply: Memo::new(move |_| is_reply()),
            sentences: StoredValue::new(Box::new(sentences)),
        }));
    }

    /// After which number nothing may be told yet. A drawing that is gone holds nothing back.
    fn withheld_after(self) -> Option<u64> {
        self.drawing.get()?.withheld_after.try_get().flatten()
    }

    /// Is something held back? Asked first, also before the end: a drawing notices by that how the end came.
    pub fn is_withholding(self) -> bool {
        self.withheld_after().is_some()
    }

    /// The result.
    pub fn outcome(self) -> Option<Outcome> {
        if self.is_withholding() {
            return None;
        }
        self.snapshot.with(|shown| shown.as_ref().and_then(|shown| shown.outcome))
    }

    /// Whom the game waits for: after the end that is a part of how it ended.
    pub fn awaited(self) -> Seats {
        if self.is_withholding() {
            return Seats::NONE;
        }
        self.snapshot.with(|shown| shown.as_ref().map_or(Seats::NONE, |shown| shown.awaited))
    }

    /// May the choices be shown? What comes after the end, such as naming a government, would tell how it ended.
    pub fn shows_choices(self) -> bool {
        !self.is_withholding()
    }

    /// Is an end without a result, or with one, to be told?
    pub fn is_over(self, closed: bool) -> bool {
        !self.is_withholding() && (closed || self.outcome().is_some())
    }

    /// How far the table is.
    pub fn stage(self, stage: Stage) -> Stage {
        if self.is_withholding() && stage == Stage::Over { Stage::Playing } else { stage }
    }

    /// Reads what happened, the oldest first.
    pub fn with_updates<T>(self, read: impl FnOnce(&[Arc<ErasedUpdate>]) -> T) -> T {
        let last = self.withheld_after().unwrap_or(u64::MAX);
        self.updates.with(|updates| read(until(updates, last)))
    }

    /// What happened, the oldest first.
    pub fn updates(self) -> Vec<Arc<ErasedUpdate>> {
        self.with_updates(<[_]>::to_vec)
    }

    /// What happened last.
    pub fn latest_update(self) -> Option<Arc<ErasedUpdate>> {
        self.with_updates(|updates| updates.last().cloned())
    }

    /// In how many sentences the drawing's game tells an update; none without one.
    pub fn sentences(self, update: &Arc<ErasedUpdate>) -> usize {
        let drawing = self.drawing.get_untracked();
        drawing
            .and_then(|drawing| drawing.sentences.try_with_value(|count| count(update)))
            .unwrap_or_default()
    }

    /// Does whoever is awaited only answer what another does?
    pub fn is_reply(self) -> bool {
        self.drawing.get().is_some_and(|drawing| drawing.is_reply.try_get().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::client::samples::{standing, update};
    use rules::Seat;

    fn outcome() -> Outcome {
        Outcome::rank(2, Seat::index, |seat| seat.index() as i32)
    }

    /// A table whose last update, the fifth, tells the end; the drawing holds back what comes after the given number.
    fn ended(withheld_after: RwSignal<Option<u64>>) -> PublishedState {
        let shown = standing(5, Seats::only(Seat::new(1)), Some(outcome()));
        let updates: Vec<_> = (1..=5).map(|number| Arc::new(update(number))).collect();
        let published = PublishedState::new(Signal::stored(Some(Arc::new(shown))), Signal::stored(updates));
        published.follow_signals(move || withheld_after.get(), || true, |_| 1);
        published
    }

    fn numbers(published: PublishedState) -> Vec<u64> {
        published.updates().iter().map(|update| update.number).collect()
    }

    #[test]
    fn nothing_gets_through_while_the_drawing_still_shows_the_end() {
        Owner::new().with(|| {
            let published = ended(RwSignal::new(Some(3)));
            assert_eq!(published.outcome(), None);
            assert_eq!(published.awaited(), Seats::NONE);
            assert_eq!(numbers(published), [1, 2, 3]);
            assert!(!published.shows_choices());
            assert!(!published.is_over(false) && !published.is_over(true));
            assert_eq!(published.stage(Stage::Over), Stage::Playing);
        });
    }

    #[test]
    fn everything_gets_through_once_it_has() {
        Owner::new().with(|| {
            let withheld_after = RwSignal::new(Some(3));
            let published = ended(withheld_after);
            // What follows the state is told of the change too.
            let result = Memo::new(move |_| published.outcome());
            let log = Memo::new(move |_| numbers(published));
            assert_eq!((result.get_untracked(), log.get_untracked().len()), (None, 3));
            withheld_after.set(None);
            assert_eq!(result.get_untracked(), Some(outcome()));
            assert_eq!(log.get_untracked(), [1, 2, 3, 4, 5]);
            assert_eq!(published.awaited(), Seats::only(Seat::new(1)));
            assert!(published.shows_choices() && published.is_over(false));
            assert_eq!(published.stage(Stage::Over), Stage::Over);
        });
    }

    #[test]
    fn a_drawing_that_is_gone_holds_nothing_back() {
        Owner::new().with(|| {
            let withheld_after = RwSignal::new(Some(3));
            let page = Owner::new();
            let published = ended(withheld_after);
            page.with(|| published.follow_signals(move || withheld_after.get(), || true, |_| 1));
            assert!(published.is_withholding());
            page.cleanup();
            assert!(!published.is_withholding() && !published.is_reply());
            assert_eq!(published.sentences(&Arc::new(update(5))), 0);
            assert!(published.outcome().is_some());
        });
    }

    #[test]
    fn without_a_drawing_and_before_the_end_all_is_told() {
        Owner::new().with(|| {
            let shown = standing(2, Seats::only(Seat::new(0)), None);
            let published =
                PublishedState::new(Signal::stored(Some(Arc::new(shown))), Signal::stored(Vec::new()));
            assert_eq!(published.awaited(), Seats::only(Seat::new(0)));
            assert!(published.shows_choices() && !published.is_over(false) && published.is_over(true));
            assert_eq!(published.stage(Stage::Playing), Stage::Playing);
        });
    }
}
