//! How a table is timed: a few clocks that people know, to choose from.

use crate::voice::Voice;
use leptos::prelude::*;
use wire::life::Clock;

const fn live(minutes: u32, increment: u32) -> Clock {
    Clock::Live { seconds: 60 * minutes, increment, decision: None }
}

/// What is offered. Others can be had from programs.
const CLOCKS: [(&str, Clock); 8] = [
    ("none", Clock::None),
    ("live-5", live(5, 5)),
    ("live-15", live(15, 10)),
    ("live-30", live(30, 20)),
    ("live-60", live(60, 30)),
    ("decision-60", Clock::Live { seconds: 7200, increment: 0, decision: Some(60) }),
    ("days-1", Clock::Days { days: 1 }),
    ("days-3", Clock::Days { days: 3 }),
];

/// The list of clocks.
#[component]
pub fn ClockField(clock: RwSignal<Clock>) -> impl IntoView {
    let voice = Voice::get();
    let option = move |(id, offered): &(&'static str, Clock)| {
        let (id, chosen) = (*id, clock.get_untracked() == *offered);
        view! { <option value=id selected=chosen>{move || voice.say(&format!("clock-{id}"))}</option> }
    };
    view! {
        <div class="field">
            <label for="clock">{move || voice.say("clock-title")}</label>
            <select
                id="clock"
                data-test="clock"
                on:change=move |event| {
                    let value = event_target_value(&event);
                    if let Some((_, chosen)) = CLOCKS.iter().find(|(id, _)| *id == value) {
                        clock.set(*chosen);
                    }
                }
            >
                {CLOCKS.iter().map(option).collect_view()}
            </select>
        </div>
    }
}

/// Whether the host lets the game begin.
#[component]
pub fn HeldField(held: RwSignal<bool>) -> impl IntoView {
    let voice = Voice::get();
    view! {
        <label class="radio">
            <input
                type="checkbox"
                data-test="held"
                prop:checked=held
                on:change=move |event| held.set(event_target_checked(&event))
            />
            <span>{move || voice.say("make-held")}</span>
        </label>
    }
}
