//! A button that does one of the choices.

use crate::BoardContext;
use leptos::prelude::*;
use president::Action;

/// A button for an action, which can be pressed while it can be sent; a piece of advice is marked.
pub(crate) fn button(
    seen: BoardContext,
    action: Action,
    class: &'static str,
    hook: String,
    label: impl IntoView + 'static,
) -> AnyView {
    let (advised, said) = (action.clone(), action.clone());
    let advised = Memo::new(move |_| seen.advises(&advised));
    // What the button means in full. Its name stays what is written on it, so that it can be called by that.
    let in_full = move || seen.say_action(&said);
    view! {
        <button
            type="button"
            class=class
            class:pre-advised=advised
            data-advised=move || advised.get().then_some("yes")
            data-test=hook
            title=in_full
            disabled=move || !seen.ready()
            on:click=move |_| seen.play(&action)
        >
            {label}
        </button>
    }
    .into_any()
}
