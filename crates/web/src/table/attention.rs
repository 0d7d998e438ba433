//! Attracts attention when it is the reader's turn, by the icon in the browser's tabs and by a bell; and says by a sound that
//! something cannot be done.

use super::client::{RequestError, TableClient};
use crate::site_map;
use game_ui::kit::sound::{Sound, SoundPlayer};
use leptos::prelude::*;

/// Nobody is awaited here.
pub const RESTING: &str = "/favicon.svg";
/// The reader is.
pub const CALLING: &str = "/favicon-turn.svg";

/// Shows by the icon whether the game waits here, and rings the bell when it begins to.
pub fn call(here: TableClient) {
    let sounds = SoundPlayer::get();
    let mine = Memo::new(move |_| here.is_asked() || here.my_turn() && !here.is_shared());
    // Whether it was already our turn when we came, there is nothing to call back from.
    let settled = StoredValue::new(false);
    Effect::new(move |before: Option<bool>| {
        let mine = mine.get();
        show(if mine { CALLING } else { RESTING });
        if mine && before == Some(false) && settled.get_value() {
            sounds.play(Sound::Bell);
        }
        if untrack(|| here.feed.has_begun()) {
            settled.set_value(true);
        }
        mine
    });
    Effect::new(move |_| {
        if matches!(here.requests.error(), Some(RequestError::Refused { .. })) {
            sounds.play(Sound::Refusal);
        }
    });
    on_cleanup(|| show(RESTING));
}

/// Shows this icon in the browser's tabs.
pub fn show(icon: &str) {
    let link = document().query_selector("link[rel=icon]").ok().flatten();
    if let Some(link) = link {
        // Setting an attribute fails only for a name that is none.
        let _ = link.set_attribute("href", &site_map::at(icon));
    }
}
