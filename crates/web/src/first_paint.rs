//! The table that the server painted into the document, for as long as the page has nothing of its own to show.

use leptos::prelude::document;

/// What the server calls it (`first_paint`, the crate).
const ID: &str = "first-paint";

/// Takes it away, if it is there.
pub fn remove() {
    if let Some(painting) = document().get_element_by_id(ID) {
        painting.remove();
    }
}
