//! Form controls of the settings: a row of choices, a switch, a slider.

use crate::i18n::I18n;
use game_ui::PreferenceValue;
use leptos::prelude::*;

/// One of a few, side by side, all in sight.
#[component]
pub fn Segments<T: PreferenceValue>(
    /// The message of what is chosen, and the start of the hooks.
    name: &'static str,
    /// The message of a choice.
    label: fn(T) -> &'static str,
    /// What is chosen.
    #[prop(into)]
    chosen: Signal<T>,
    /// Chooses.
    #[prop(into)]
    choose: Callback<T>,
    /// The message of what is to be known besides.
    #[prop(optional)]
    note: Option<&'static str>,
) -> impl IntoView {
    let i18n = I18n::get();
    let segment = move |choice: T| {
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name=name
                    data-test=format!("{name}-{}", choice.id())
                    prop:checked=move || chosen.get() == choice
                    on:change=move |_| choose.run(choice)
                />
                <span>{move || i18n.text(label(choice))}</span>
            </label>
        }
    };
    view! {
        <fieldset class="setting">
            <legend>{move || i18n.text(name)}</legend>
            <div class="segments">{T::ALL.iter().copied().map(segment).collect_view()}</div>
            {note.map(|note| view! { <p class="setting-note">{move || i18n.text(note)}</p> })}
        </fieldset>
    }
}

/// On or off.
#[component]
pub fn Switch(
    /// The message of what is switched.
    name: &'static str,
    /// Its hook.
    hook: &'static str,
    /// Is it on?
    #[prop(into)]
    on: Signal<bool>,
    /// Switches.
    #[prop(into)]
    switch: Callback<bool>,
    /// The message of what is to be known besides.
    #[prop(optional)]
    note: Option<&'static str>,
) -> impl IntoView {
    let i18n = I18n::get();
    view! {
        <label class="switch">
            <input
                type="checkbox"
                role="switch"
                data-test=hook
                prop:checked=on
                on:change=move |event| switch.run(event_target_checked(&event))
            />
            <span>
                {move || i18n.text(name)}
                {note.map(|note| view! { <span class="setting-note">{move || i18n.text(note)}</span> })}
            </span>
        </label>
    }
}

/// From nothing to everything.
#[component]
pub fn Slider(
    /// The message of what is set.
    name: &'static str,
    /// Its hook.
    hook: &'static str,
    /// How much it is, from 0 to 1.
    #[prop(into)]
    value: Signal<f32>,
    /// Can it be moved?
    #[prop(into)]
    enabled: Signal<bool>,
    /// Sets it.
    #[prop(into)]
    set: Callback<f32>,
    /// It was let go: what it sets may show itself.
    #[prop(into)]
    let_go: Callback<()>,
) -> impl IntoView {
    let i18n = I18n::get();
    let percent = move || (value.get() * 100.0).round().to_string();
    view! {
        <label class="slider">
            <span>{move || i18n.text(name)}</span>
            <input
                type="range"
                min="0"
                max="100"
                step="5"
                data-test=hook
                prop:value=percent
                disabled=move || !enabled.get()
                on:input=move |event| {
                    let percent = event_target_value(&event).parse::<f32>();
                    // A range gives nothing but numbers.
                    percent.into_iter().for_each(|percent| set.run((percent / 100.0).clamp(0.0, 1.0)));
                }
                on:change=move |_| let_go.run(())
            />
        </label>
    }
}
