//! Does by itself, after a beat, what leaves no choice.

use super::super::client::TableClient;
use game_ui::{AnyBoard, Preferences};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use std::sync::Arc;

/// Time enough to see what is about to be done.
const BEAT_MS: u32 = 900;

/// Follows the table, and acts where one action alone is left and the drawing says that it needs no hand, unless the
/// reader wants to do everything by hand.
pub fn act(here: TableClient, board: Arc<dyn AnyBoard>) {
    let preferences = Preferences::get();
    let forced = Memo::new(move |_| {
        let wanted = preferences.plays_forced_moves.get();
        let asked = wanted && here.my_turn() && here.ready() && !here.is_lesson();
        board.forced_action().filter(|_| asked)
    });
    let waiting = StoredValue::new_local(None::<Timeout>);
    Effect::new(move |_| {
        let timeout = forced.get().map(|action| {
            Timeout::new(BEAT_MS, move || {
                // It may have been done by hand meanwhile.
                if forced.try_get_untracked().flatten().as_ref() == Some(&action) {
                    here.act_unasked(action);
                }
            })
        });
        waiting.set_value(timeout);
    });
}
