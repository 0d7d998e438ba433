//! What is settled first of a new table: where it is played, and by how many.

use crate::i18n::I18n;
use leptos::prelude::*;
use rules::Phrase;

/// How many play: by a list, or one more and one fewer.
#[component]
pub fn SeatCount(seats: RwSignal<u8>, least: u8, most: u8) -> impl IntoView {
    let i18n = I18n::get();
    let count = move |count: u8| {
        let players = Phrase::new("make-players").number("count", count);
        view! {
            <option value=count.to_string() prop:selected=move || seats.get() == count>
                {move || i18n.phrase(&players)}
            </option>
        }
    };
    let step = move |by: i8, label: &'static str, sign: &'static str| {
        let next = move || seats.get().saturating_add_signed(by);
        view! {
            <button
                type="button"
                class="round"
                aria-label=move || i18n.text(label)
                disabled=move || !(least..=most).contains(&next())
                on:click=move |_| seats.set(untrack(next).clamp(least, most))
            >
                {sign}
            </button>
        }
    };
    view! {
        <div class="seat-count">
            {step(-1, "make-fewer", "−")}
            <label for="seats" class="unseen">{move || i18n.text("make-seats")}</label>
            <select
                id="seats"
                data-test="seats"
                on:change=move |event| {
                    if let Ok(count) = event_target_value(&event).parse::<u8>() {
                        seats.set(count.clamp(least, most));
                    }
                }
            >
                {(least..=most).map(count).collect_view()}
            </select>
            {step(1, "make-more-players", "+")}
        </div>
    }
}

/// Where it is played: each at home and connected by a link, or all on this device.
#[component]
pub fn Where(here: RwSignal<bool>) -> impl IntoView {
    let i18n = I18n::get();
    let radio = move |id: &'static str, value: bool| {
        view! {
            <label>
                <input
                    type="radio"
                    name="where"
                    value=id
                    prop:checked=move || here.get() == value
                    data-test=format!("where-{id}")
                    on:change=move |_| here.set(value)
                />
                <span>{move || i18n.text(&format!("make-where-{id}"))}</span>
            </label>
        }
    };
    view! {
        <fieldset class="setup-segments">
            <legend class="unseen">{move || i18n.text("make-where")}</legend>
            {radio("link", false)} {radio("here", true)}
        </fieldset>
    }
}
