//! The end as an election night: the returns come in, the chamber fills, and then there is a president.

mod anthem;
mod chamber;
mod evening;
mod returns;
mod verdict;
mod wire;

pub(crate) use evening::Evening;

use crate::{BoardContext, words};
use leptos::html;
use leptos::prelude::*;
use web_sys::Element;

/// The night, once somebody is elected.
pub(crate) fn night(context: BoardContext, evening: Evening) -> AnyView {
    let totals = Memo::new(move |_| evening.totals());
    let over = Memo::new(move |_| evening.is_over());
    let told = Memo::new(move |_| evening.withheld().is_none());
    let button = move || match over.get() {
        true => view! {
            <button type="button" data-test="night-again" on:click=move |_| evening.play_again()>
                {move || words::text(context, "night-again")}
            </button>
        }
        .into_any(),
        false => view! {
            <button type="button" data-test="night-all" on:click=move |_| evening.finish()>
                {move || words::text(context, "night-all")}
            </button>
        }
        .into_any(),
    };
    // Whoever played from the list under the board would see nothing of it.
    let place = NodeRef::<html::Section>::new();
    Effect::new(move |_| {
        if let Some(place) = place.get().filter(|_| !over.get_untracked()) {
            // Once it is drawn.
            request_animation_frame(move || bring(&place));
        }
    });
    let live = move || words::text(context, if over.get() { "night-final" } else { "night-live" });
    view! {
        <section
            node_ref=place
            class="pre-night"
            class:pre-over=over
            data-test="night"
            data-over=move || over.get().then_some("")
            aria-labelledby="pre-night"
        >
            <header class="pre-night-head">
                <span class="pre-live">{live}</span>
                <h3 id="pre-night">{move || words::text(context, "night")}</h3>
                {anthem::anthem(context, over)}
                {button}
            </header>
            {verdict::verdict(context, evening)}
            <div class="pre-studio">
                {chamber::chamber(context, evening, totals)}
                {wire::latest(context, evening)}
                {wire::totals(context, totals)}
            </div>
            {move || told.get().then(|| wire::all(context, evening))}
        </section>
    }
    .into_any()
}

/// Scrolls to the night, unless it begins in the upper half of the screen.
fn bring(place: &Element) {
    let height = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or_default();
    let top = place.get_bounding_client_rect().top();
    if !(0.0..height / 2.0).contains(&top) {
        place.scroll_into_view();
    }
}
