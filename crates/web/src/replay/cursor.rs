//! A table shown again: the moment looked at, and what there is to see of it.

use crate::clause;
use crate::i18n::{I18n, PeopleNames};
use game_ui::TableContext;
use leptos::prelude::*;
use rules::Viewer;
use std::sync::Arc;
use wire::{JsonUpdate, ViewerSnapshot};

/// A table shown again. Where its moments come from is the affair of whoever made it.
#[derive(Copy, Clone)]
pub struct ReplayCursor {
    /// The moment looked at, from 1 on.
    pub at: RwSignal<u64>,
    /// The last moment there is.
    pub last: Signal<u64>,
    /// Whose view it is.
    pub viewer: Signal<Viewer>,
    /// What that viewer sees.
    pub shown: RwSignal<Option<Arc<ViewerSnapshot>>>,
    /// What it was told at this moment; nothing where it was told nothing.
    pub told: RwSignal<Option<Arc<JsonUpdate>>>,
    /// All that it was told.
    pub updates: Signal<Vec<Arc<JsonUpdate>>>,
    /// Who sat there, and whether one of them looks.
    pub people: PeopleNames,
}

impl ReplayCursor {
    /// Goes to a moment, or as near as there is one.
    pub fn go(self, at: u64) {
        let at = at.clamp(1, self.last.get_untracked().max(1));
        if at != self.at.get_untracked() {
            self.at.set(at);
        }
    }

    /// Goes so many moments on, or back.
    pub fn step(self, by: i64) {
        self.go(self.at.get_untracked().saturating_add_signed(by));
    }

    /// Shows a moment.
    pub fn show(self, shown: Arc<ViewerSnapshot>, told: Option<Arc<JsonUpdate>>) {
        self.told.set(told);
        self.shown.set(Some(shown));
    }

    /// The table as the game's drawing is given it.
    pub fn context(self) -> TableContext {
        TableContext {
            past: true,
            shown: self.shown.into(),
            told: self.told.into(),
            me: Signal::derive(move || match self.viewer.get() {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Public => None,
            }),
            sight: Signal::derive(move || match self.viewer.get() {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Public => None,
            }),
            reader: self.people.reader,
            names: self.people.names,
            lang: I18n::get().signal(),
            ready: Signal::derive(|| false),
            play: Callback::new(|_| ()),
            advice: Signal::stored(None),
            ask_why: Callback::new(|_| ()),
            time_left: Callback::new(|_| None),
            clause: clause::link,
        }
    }
}
