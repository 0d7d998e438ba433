//! Whether the page is used by keyboard or by pointer, remembered from page to page of one visit.

use leptos::ev::{keydown, pointerdown};
use leptos::prelude::*;
use web_sys::Storage;

const KEYBOARD: &str = "keyboard";

fn visit() -> Option<Storage> {
    window().session_storage().ok().flatten()
}

/// Follows what the page is used by, for as long as it is open.
pub fn follow() {
    // Where the browser refuses to remember, everybody points.
    let keys = window_event_listener(keydown, |event| {
        if let ("Tab", Some(visit)) = (event.key().as_str(), visit()) {
            let _ = visit.set_item(KEYBOARD, "yes");
        }
    });
    let points = window_event_listener(pointerdown, |_| {
        if let Some(visit) = visit() {
            let _ = visit.remove_item(KEYBOARD);
        }
    });
    on_cleanup(move || [keys, points].into_iter().for_each(|listener| listener.remove()));
}

/// Did whoever is here come by keyboard?
pub fn is_keyboard() -> bool {
    visit().and_then(|visit| visit.get_item(KEYBOARD).ok().flatten()).is_some()
}
