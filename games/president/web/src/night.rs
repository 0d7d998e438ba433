//! The end as an election night: the returns come in, the chamber fills, and then there is a president.

mod chamber;
mod evening;
mod returns;
mod verdict;
mod wire;

pub(crate) use evening::Evening;

use crate::{Seen, words};
use leptos::prelude::*;

/// The night, once somebody is elected.
pub(crate) fn night(seen: Seen, evening: Evening) -> AnyView {
    let totals = Memo::new(move |_| evening.totals());
    let over = Memo::new(move |_| evening.is_over());
    let told = Memo::new(move |_| evening.withheld().is_none());
    let button = move || match over.get() {
        true => view! {
            <button type="button" data-test="night-again" on:click=move |_| evening.play_again()>
                {move || words::text(seen, "night-again")}
            </button>
        }
        .into_any(),
        false => view! {
            <button type="button" data-test="night-all" on:click=move |_| evening.finish()>
                {move || words::text(seen, "night-all")}
            </button>
        }
        .into_any(),
    };
    let live = move || words::text(seen, if over.get() { "night-final" } else { "night-live" });
    view! {
        <section
            class="pre-night"
            class:pre-over=over
            data-test="night"
            data-over=move || over.get().then_some("")
            aria-labelledby="pre-night"
        >
            <header class="pre-night-head">
                <span class="pre-live">{live}</span>
                <h3 id="pre-night">{move || words::text(seen, "night")}</h3>
                {button}
            </header>
            {verdict::verdict(seen, evening)}
            <div class="pre-studio">
                {chamber::chamber(seen, evening, totals)}
                {wire::latest(seen, evening)}
                {wire::totals(seen, totals)}
            </div>
            {move || told.get().then(|| wire::all(seen, evening))}
        </section>
    }
    .into_any()
}
