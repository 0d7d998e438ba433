//! Whether things may move on the page.

use leptos::prelude::window;

/// Does the reader want nothing to move?
pub fn is_still() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    query.is_some_and(|query| query.matches())
}
