//! The table as a whole: the chamber beside the newspaper, the matter at hand, the hand; and the sheet beside them.

use crate::{Seen, attack, government, hand, hemicycle, known, matter, motions, news, pledges, race, words};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use rules::Game;
use web_sys::Element;

/// What lies on the table.
pub(crate) fn board(seen: Seen) -> AnyView {
    view! {
        <div class="pol-board">
            {hemicycle::hemicycle(seen)}
            {news::front_page(seen)}
            {matter::matter(seen)}
            {hand::hand(seen)}
        </div>
    }
    .into_any()
}

/// What is kept beside it.
pub(crate) fn sheet(seen: Seen) -> AnyView {
    view! {
        <div class="pol-sheet">
            {government::government(seen)}
            {race::race(seen)}
            {pledges::pledges(seen)}
            {known::known(seen)}
            {motions::motions(seen)}
            {attack::table(seen)}
            {known::piles(seen)}
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
            let said = said.iter().map(|phrase| view! { <li>{seen.say(phrase)}</li> });
            let said = said.collect_view();
            view! { <ul class="plain">{said}</ul> }
        })
    };
    view! {
        <details
            class="pol-box"
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
