//! What lies on the table: the map, and before it what is being played.

use crate::{Seen, map};
use leptos::prelude::*;

/// What lies on the table.
pub(crate) fn board(seen: Seen) -> AnyView {
    view! { <div class="pre-board">{map::map(seen)}</div> }.into_any()
}
