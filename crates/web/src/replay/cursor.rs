//! A table shown again: the moment looked at, and what there is to see of it.

use super::playback::Playback;
use crate::clause;
use crate::i18n::{I18n, PeopleNames};
use game_ui::TableContext;
use leptos::prelude::*;
use rules::Viewer;
use std::sync::Arc;
use wire::{ErasedUpdate, ViewerSnapshot};

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
    pub told: RwSignal<Option<Arc<ErasedUpdate>>>,
    /// All that it was told.
    pub updates: Signal<Vec<Arc<ErasedUpdate>>>,
    /// Who sat there, and whether one of them looks.
    pub people: PeopleNames,
    /// How a moment comes on screen.
    pub playback: Playback,
}

impl ReplayCursor {
    /// Looks at this moment of what this viewer was told.
    pub fn new(
        at: u64,
        last: Signal<u64>,
        viewer: Signal<Viewer>,
        updates: Signal<Vec<Arc<ErasedUpdate>>>,
        people: PeopleNames,
    ) -> ReplayCursor {
        ReplayCursor {
            at: RwSignal::new(at),
            last,
            viewer,
            shown: RwSignal::new(None),
            told: RwSignal::new(None),
            updates,
            people,
            playback: Playback::new(),
        }
    }

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

    /// Is there nothing after the moment looked at?
    fn is_at_end(self) -> bool {
        self.at.get_untracked() >= self.last.get_untracked()
    }

    /// Goes on by itself, or no longer. From the end it begins again.
    pub fn toggle_playing(self) {
        let playing = self.playback.playing;
        if playing.get_untracked() {
            return self.playback.pause();
        }
        playing.set(true);
        if self.is_at_end() { self.go(1) } else { self.step(1) }
    }

    /// Shows the moment looked at.
    pub fn show(self, shown: Arc<ViewerSnapshot>, told: Option<Arc<ErasedUpdate>>) {
        let place = (self.at.get_untracked(), self.viewer.get_untracked());
        let draw = move |shown| {
            // First what happened, then how it stands: a drawing that moves pieces needs both.
            self.told.set(told);
            self.shown.set(Some(shown));
        };
        let next = move || match self.playback.playing.try_get_untracked() {
            Some(true) if self.is_at_end() => self.playback.pause(),
            Some(true) => self.step(1),
            Some(false) | None => (),
        };
        self.playback.show(place, shown, draw, next);
    }

    /// The table as the game's drawing is given it.
    pub fn context(self) -> TableContext {
        let seat = Memo::new(move |_| match self.viewer.get() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        });
        TableContext {
            past: true,
            shown: self.shown.into(),
            told: self.told.into(),
            recent: Signal::stored(Vec::new()),
            me: seat.into(),
            viewing_seat: seat.into(),
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
