//! How a table is timed: a few clocks that people know, or one's own.

use crate::i18n::I18n;
use crate::table::clock::written;
use leptos::prelude::*;
use rules::Phrase;
use wire::table_admin::Clock;

const fn live(minutes: u32, increment: u32) -> Clock {
    Clock::Live { seconds: 60 * minutes, increment, decision: None }
}

/// What is offered by name.
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

fn known(clock: Clock) -> Option<&'static str> {
    CLOCKS.iter().find(|(_, offered)| *offered == clock).map(|(id, _)| *id)
}

/// How a table is timed, in words.
pub fn clock_said(i18n: I18n, clock: Clock) -> String {
    if let Some(id) = known(clock) {
        return i18n.text(&format!("clock-{id}"));
    }
    match clock {
        Clock::None => i18n.text("clock-none"),
        Clock::Days { days } => i18n.phrase(&Phrase::new("clock-days-each").number("days", days)),
        Clock::Live { seconds, increment, decision } => {
            let time = written(i18n, seconds.into());
            let phrase = Phrase::new("clock-live-each").name("time", time).number("increment", increment);
            i18n.phrase(&phrase.number("decision", decision.unwrap_or_default()))
        }
    }
}

/// The list of clocks, and the numbers of one's own.
#[component]
pub fn ClockField(clock: RwSignal<Clock>) -> impl IntoView {
    let i18n = I18n::get();
    let own = RwSignal::new(known(clock.get_untracked()).is_none());
    let option = move |(id, offered): &(&'static str, Clock)| {
        let (id, chosen) = (*id, clock.get_untracked() == *offered);
        view! { <option value=id selected=chosen>{move || i18n.text(&format!("clock-{id}"))}</option> }
    };
    let choose = move |event| {
        let value = event_target_value(&event);
        let chosen = CLOCKS.iter().find(|(id, _)| *id == value);
        own.set(chosen.is_none());
        // One's own begins as something to be changed.
        clock.set(chosen.map_or(live(20, 10), |(_, chosen)| *chosen));
    };
    view! {
        <div class="field">
            <label for="clock">{move || i18n.text("clock-title")}</label>
            <select id="clock" data-test="clock" on:change=choose>
                {CLOCKS.iter().map(option).collect_view()}
                <option value="own" selected=own.get_untracked()>{move || i18n.text("clock-own")}</option>
            </select>
        </div>
        {move || own.get().then(|| view! { <OwnClock clock /> })}
    }
}

/// Minutes for the game, seconds for each decision, and the most for one.
#[component]
fn OwnClock(clock: RwSignal<Clock>) -> impl IntoView {
    let i18n = I18n::get();
    let (seconds, increment, decision) = match clock.get_untracked() {
        Clock::Live { seconds, increment, decision } => (seconds, increment, decision),
        Clock::None | Clock::Days { .. } => (1200, 10, None),
    };
    let minutes = RwSignal::new(seconds.div_ceil(60));
    let increment = RwSignal::new(increment);
    let decision = RwSignal::new(decision.unwrap_or_default());
    let number = move |id: &'static str, value: RwSignal<u32>, least: u32, most: u32| {
        let set = move |event| {
            if let Ok(number) = event_target_value(&event).parse::<u32>() {
                value.set(number.clamp(least, most));
                let decision = Some(decision.get_untracked()).filter(|seconds| *seconds > 0);
                let (minutes, increment) = (minutes.get_untracked(), increment.get_untracked());
                clock.set(Clock::Live { seconds: 60 * minutes, increment, decision });
            }
        };
        view! {
            <label class="row">
                <span>{move || i18n.text(id)}</span>
                <input
                    type="number"
                    min=least.to_string()
                    max=most.to_string()
                    data-test=id
                    prop:value=move || value.get().to_string()
                    on:change=set
                />
            </label>
        }
    };
    view! {
        <fieldset class="field">
            <legend>{move || i18n.text("clock-own-title")}</legend>
            {number("clock-own-minutes", minutes, 1, 24 * 60)}
            {number("clock-own-increment", increment, 0, 3600)}
            {number("clock-own-decision", decision, 0, 3600)}
        </fieldset>
    }
}

/// The word by which a table is locked; empty for none.
#[component]
pub fn WordField(word: RwSignal<String>, label: &'static str) -> impl IntoView {
    let i18n = I18n::get();
    view! {
        <div class="field">
            <label for="word">{move || i18n.text(label)}</label>
            <input
                id="word"
                data-test="word"
                type="text"
                autocomplete="off"
                maxlength="60"
                prop:value=word
                on:input=move |event| word.set(event_target_value(&event))
            />
        </div>
    }
}

/// Whether bots advise players even where people play against each other.
#[component]
pub fn HintsField(hints: RwSignal<bool>) -> impl IntoView {
    let i18n = I18n::get();
    view! {
        <label class="radio">
            <input
                type="checkbox"
                data-test="hints"
                prop:checked=hints
                on:change=move |event| hints.set(event_target_checked(&event))
            />
            <span>{move || i18n.text("make-hints")}</span>
        </label>
    }
}

/// Whether the host lets the game begin.
#[component]
pub fn HeldField(held: RwSignal<bool>) -> impl IntoView {
    let i18n = I18n::get();
    view! {
        <label class="radio">
            <input
                type="checkbox"
                data-test="held"
                prop:checked=held
                on:change=move |event| held.set(event_target_checked(&event))
            />
            <span>{move || i18n.text("make-held")}</span>
        </label>
    }
}
