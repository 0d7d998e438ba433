//! For whoever was given a table's link or its code: a field that leads there.

use crate::i18n::I18n;
use crate::icon;
use crate::site_map;
use game_ui::press;
use leptos::ev::{KeyboardEvent, SubmitEvent};
use leptos::html::{Details, Input};
use leptos::prelude::*;
use wire::paths::{SitePage, TABLES};

/// The field, folded away until somebody has a link.
#[component]
pub fn HaveLink() -> impl IntoView {
    let i18n = I18n::get();
    let text = RwSignal::new(String::new());
    let is_refused = RwSignal::new(false);
    let (menu, field) = (NodeRef::<Details>::new(), NodeRef::<Input>::new());
    let go = move |event: SubmitEvent| {
        event.prevent_default();
        let path = text.with_untracked(|text| table_path(text));
        is_refused.set(path.is_none());
        if let Some(path) = path {
            // Where the browser refuses to go, the reader still has the link.
            let _ = window().location().set_href(&site_map::at(path));
        }
    };
    let opened = move |_| {
        if let (true, Some(field)) =
            (menu.get_untracked().is_some_and(|menu| menu.open()), field.get_untracked())
        {
            press::focus_still(Some((*field).clone().into()));
        }
    };
    let close = move |event: KeyboardEvent| {
        if event.key() == "Escape"
            && let Some(menu) = menu.get_untracked()
        {
            menu.set_open(false);
        }
    };
    let refusal = move || {
        is_refused.get().then(|| {
            view! { <p id="link-refused" class="problem" role="alert">{move || i18n.text("home-link-refused")}</p> }
        })
    };
    view! {
        <details class="have-link" data-test="have-link" node_ref=menu on:toggle=opened on:keydown=close>
            <summary class="button quiet">{icon::link()} {move || i18n.text("home-have-link")}</summary>
            <form class="card" on:submit=go>
                <label for="link-or-code">{move || i18n.text("home-link-label")}</label>
                <input
                    type="text"
                    id="link-or-code"
                    data-test="link-or-code"
                    autocomplete="off"
                    autocapitalize="none"
                    spellcheck="false"
                    aria-invalid=move || is_refused.get().then_some("true")
                    aria-describedby=move || is_refused.get().then_some("link-refused")
                    node_ref=field
                    prop:value=text
                    on:input=move |event| text.set(event_target_value(&event))
                />
                {refusal}
                <button type="submit" class="primary" data-test="follow-link">{move || i18n.text("home-link-go")}</button>
            </form>
        </details>
    }
}

/// The path of the table that a link or a code names, with the fragment by which a link may carry a seat.
fn table_path(text: &str) -> Option<String> {
    let text = text.trim();
    let (address, fragment) = text.split_once('#').map_or((text, None), |(a, f)| (a, Some(f)));
    let code = address.rsplit_once(TABLES).map_or(address, |(_, code)| code);
    let code = code.split(['?', '/']).next().unwrap_or_default();
    let is_code = !code.is_empty()
        && code.len() <= 64
        && code.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
        && (address.contains(TABLES) || code == address);
    let path = is_code.then(|| SitePage::Table(code.to_ascii_lowercase()).to_string())?;
    Some(fragment.map_or(path.clone(), |fragment| format!("{path}#{fragment}")))
}

#[cfg(test)]
mod tests {
    use super::table_path;

    #[test]
    fn a_link_and_a_code_lead_to_the_same_table() {
        for text in [
            "abc2",
            " ABC2 ",
            "https://example.org/t/abc2",
            "https://example.org/games/t/abc2/",
            "/t/abc2?display",
        ] {
            assert_eq!(table_path(text).as_deref(), Some("/t/abc2"), "{text}");
        }
    }

    #[test]
    fn a_link_keeps_the_seat_that_it_carries() {
        assert_eq!(table_path("https://example.org/t/abc2#seat=x.y").as_deref(), Some("/t/abc2#seat=x.y"));
    }

    #[test]
    fn what_names_no_table_is_refused() {
        for text in ["", "  ", "https://example.org/rules/politico", "bonjour tout le monde", "/t/"] {
            assert_eq!(table_path(text), None, "{text}");
        }
    }
}
