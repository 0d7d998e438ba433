//! Pressing what is drawn as one presses a button.

use leptos::ev::KeyboardEvent;

/// Does it on Enter or the space bar.
pub(crate) fn key(doing: impl Fn() + 'static) -> impl Fn(KeyboardEvent) + 'static {
    move |event| {
        if matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
            doing();
        }
    }
}
