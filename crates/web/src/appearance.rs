//! How the page looks: light or dark, with more contrast, as the system says or as the reader chooses.

use crate::i18n::I18n;
use crate::{icon, storage};
use leptos::ev::KeyboardEvent;
use leptos::html::Details;
use leptos::prelude::*;

/// The switch, folded away in the header.
#[component]
pub fn Appearance() -> impl IntoView {
    let i18n = I18n::get();
    let theme = RwSignal::new(storage::theme());
    let contrast = RwSignal::new(storage::contrast());
    Effect::new(move |_| mark("data-theme", theme.get().as_deref()));
    Effect::new(move |_| {
        let chosen = contrast.get().or_else(|| wants_more().then(|| "more".to_owned()));
        mark("data-contrast", chosen.as_deref());
    });
    let themes = [("system", None), ("light", Some("light")), ("dark", Some("dark"))];
    let radio = move |(id, value): (&'static str, Option<&'static str>)| {
        view! {
            <label class="radio">
                <input
                    type="radio"
                    name="theme"
                    data-test=format!("theme-{id}")
                    checked=theme.get_untracked().as_deref() == value
                    on:change=move |_| {
                        storage::set_theme(value);
                        theme.set(value.map(str::to_owned));
                    }
                />
                <span>{move || i18n.text(&format!("theme-{id}"))}</span>
            </label>
        }
    };
    let more = move |event| {
        let chosen = if event_target_checked(&event) { "more" } else { "usual" };
        storage::set_contrast(Some(chosen));
        contrast.set(Some(chosen.to_owned()));
    };
    let is_more = contrast.get_untracked().map_or_else(wants_more, |chosen| chosen == "more");
    let menu = NodeRef::<Details>::new();
    let close = move |event: KeyboardEvent| {
        if event.key() == "Escape"
            && let Some(menu) = menu.get_untracked()
        {
            menu.set_open(false);
        }
    };
    view! {
        <details class="appearance" data-test="appearance" node_ref=menu on:keydown=close>
            <summary title=move || i18n.text("appearance")>
                {icon::appearance()} <span class="unseen">{move || i18n.text("appearance")}</span>
            </summary>
            <div class="card">
                <fieldset class="bare">
                    <legend>{move || i18n.text("theme")}</legend>
                    {themes.map(radio).into_iter().collect_view()}
                </fieldset>
                <label class="radio">
                    <input type="checkbox" data-test="contrast" checked=is_more on:change=more />
                    <span>{move || i18n.text("contrast-more")}</span>
                </label>
            </div>
        </details>
    }
}

/// Does the system ask for more contrast?
fn wants_more() -> bool {
    window().match_media("(prefers-contrast: more)").ok().flatten().is_some_and(|query| query.matches())
}

/// Tells the style sheet, which knows the rest.
fn mark(name: &str, value: Option<&str>) {
    let Some(root) = document().document_element() else { return };
    // Both fail only for a name that is none.
    let _ = match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
}
