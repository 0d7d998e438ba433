//! The table in sentences, folded away under a drawing, for whoever would rather read.

use crate::BoardContext;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Element;
use rules::Game;

/// All that the view shows, in words, once it is unfolded: said anew at every change only as long as somebody reads it.
pub fn in_words<G: Game>(
    context: BoardContext<G>,
    title: impl Fn() -> String + Send + Sync + 'static,
    class: &'static str,
) -> AnyView {
    let open = RwSignal::new(false);
    let said = move || {
        open.get().then(|| {
            let said = context.view.with(|view| context.game().say_view(view));
            let said = said.iter().map(|phrase| view! { <li>{context.say(phrase)}</li> }).collect_view();
            view! { <ul class="plain">{said}</ul> }
        })
    };
    view! {
        <details
            class=class
            data-test="in-words"
            on:toggle=move |event| {
                let details = event.target().and_then(|target| target.dyn_into::<Element>().ok());
                open.set(details.is_some_and(|details| details.has_attribute("open")));
            }
        >
            <summary>{title}</summary>
            {said}
        </details>
    }
    .into_any()
}

/// What the game waits for, in its own words: for games that say it first when they describe their view.
pub fn question<G: Game>(context: BoardContext<G>) -> String {
    let said = context.view.with(|view| context.game().say_view(view));
    said.first().map(|asked| context.say(asked)).unwrap_or_default()
}
