//! What is kept beside the table: the tally, debts, round one, the piles, and all of it in words.

use crate::{Seen, debts, piles, ranking, tally, words};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use rules::Game;
use web_sys::Element;

/// What is kept beside it.
pub(crate) fn sheet(seen: Seen) -> AnyView {
    view! {
        <div class="pre-sheet">
            {tally::tally(seen)}
            {debts::debts(seen)}
            {ranking::ranking(seen)}
            {piles::piles(seen)}
            {in_words(seen)}
        </div>
    }
    .into_any()
}

/// All of it in sentences, for whoever would rather read.
fn in_words(seen: Seen) -> AnyView {
    let open = RwSignal::new(false);
    let said = move || {
        open.get().then(|| {
            let said = seen.view.with(|view| seen.game().say_view(view));
            let said = said.iter().map(|phrase| view! { <li>{seen.say(phrase)}</li> }).collect_view();
            view! { <ul class="plain">{said}</ul> }
        })
    };
    view! {
        <details
            class="pre-box"
            data-test="in-words"
            on:toggle=move |event| {
                let details = event.target().and_then(|target| target.dyn_into::<Element>().ok());
                open.set(details.is_some_and(|details| details.has_attribute("open")));
            }
        >
            <summary>{move || words::text(seen, "in-words")}</summary>
            {said}
        </details>
    }
    .into_any()
}
