//! The label of a button in the bar over a table: an icon and a text.

use leptos::prelude::*;

/// A sign and words. Where there is little room the sign stands alone, and the words are for those who hear the page.
/// Whoever points at the sign is told them too.
pub fn button_label(sign: AnyView, words: impl Fn() -> String + Send + Sync + 'static) -> impl IntoView {
    let words = Signal::derive(words);
    view! {
        <span class="button-label" title=words>
            {sign}
            <span class="button-text">{words}</span>
        </span>
    }
}
