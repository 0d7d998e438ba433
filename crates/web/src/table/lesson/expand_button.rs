//! The buttons that show more of the panel, or less.

use crate::i18n::I18n;
use leptos::prelude::*;

/// Opens a part of the panel and closes it again.
#[component]
pub fn ExpandButton(
    open: RwSignal<bool>,
    /// Its class, by which tests find it too.
    hook: &'static str,
    /// The part, by its id.
    part: &'static str,
    /// What it says while the part is closed, and while it is open.
    says: [&'static str; 2],
) -> impl IntoView {
    let i18n = I18n::get();
    let [more, less] = says;
    view! {
        <button
            type="button"
            class=format!("quiet {hook}")
            data-test=hook
            aria-expanded=move || if open.get() { "true" } else { "false" }
            aria-controls=part
            on:click=move |_| open.update(|open| *open = !*open)
        >
            {move || i18n.text(if open.get() { less } else { more })}
        </button>
    }
}
