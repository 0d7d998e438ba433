//! The course of the evening: how many returns are in. It is played once as the end comes, and again when asked.

use super::returns::{Return, returns, wait};
use crate::Seen;
use leptos::prelude::*;
use president::Territory;
use std::sync::Arc;

/// The evening as all who draw it share it.
#[derive(Copy, Clone)]
pub(crate) struct Evening {
    /// Every return; none before the end.
    pub(crate) returns: Memo<Arc<Vec<Return>>>,
    /// So many of them are in.
    shown: RwSignal<usize>,
    /// Which playing of the evening this is: the timers of an earlier one end themselves.
    playing: StoredValue<u32>,
}

impl Evening {
    /// The evening of a table. Whoever comes when it is over sees everything at once.
    pub(crate) fn of(seen: Seen) -> Evening {
        let ended = Memo::new(move |_| seen.view.with(|view| view.ending.is_some()));
        let returns = Memo::new(move |_| match ended.get() {
            true => Arc::new(seen.view.with(|view| returns(view, seen.game().atlas()))),
            false => Arc::default(),
        });
        let evening = Evening { returns, shown: RwSignal::new(usize::MAX), playing: StoredValue::new(0) };
        Effect::new(move |before: Option<bool>| {
            let now = ended.get();
            if now && before == Some(false) {
                evening.play();
            }
            now
        });
        evening
    }

    /// How many returns are in.
    pub(crate) fn shown(self) -> usize {
        self.shown.get().min(self.returns.with(|returns| returns.len()))
    }

    /// Is everything in?
    pub(crate) fn is_over(self) -> bool {
        self.shown() == self.returns.with(|returns| returns.len())
    }

    /// Is a territory still to come in? Before the end none is.
    pub(crate) fn awaits(self, territory: Territory) -> bool {
        let shown = self.shown.get();
        self.returns.with(|returns| returns.iter().skip(shown).any(|it| it.territory == territory))
    }

    /// Shows everything.
    pub(crate) fn finish(self) {
        self.playing.update_value(|playing| *playing += 1);
        self.shown.set(usize::MAX);
    }

    /// Begins anew; for those who want nothing to move, everything is there at once.
    pub(crate) fn play(self) {
        self.finish();
        let still = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
        if !still.is_some_and(|query| query.matches()) {
            self.shown.set(0);
            self.next(self.playing.get_value());
        }
    }

    fn next(self, playing: u32) {
        let all = self.returns.with_untracked(|returns| returns.len());
        let step = move || {
            // The table may be gone by now, or somebody wanted to see it all.
            if self.playing.try_get_value() != Some(playing) {
                return;
            }
            self.shown.update(|shown| *shown += 1);
            if self.shown.get_untracked() < all {
                self.next(playing);
            }
        };
        set_timeout(step, wait(self.shown.get_untracked(), all));
    }
}
