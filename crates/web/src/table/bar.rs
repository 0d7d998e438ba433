//! What the buttons of the bar over a table look like.

use leptos::prelude::*;

/// A sign and words. Where there is little room the sign stands alone, and the words are for those who hear the page.
/// Whoever points at the sign is told them too.
pub fn face(sign: AnyView, words: impl Fn() -> String + Send + Sync + 'static) -> impl IntoView {
    let words = Signal::derive(words);
    view! {
        <span class="face" title=words>
            {sign}
            <span class="words">{words}</span>
        </span>
    }
}
