//! What the buttons of the bar over a table look like.

use leptos::prelude::*;

/// A sign and words. Where there is little room the sign stands alone, and the words are for those who hear the page.
pub fn face(sign: AnyView, words: impl Fn() -> String + Send + 'static) -> impl IntoView {
    view! {
        {sign}
        <span class="words">{words}</span>
    }
}
