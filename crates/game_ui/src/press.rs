//! The keyboard: where it goes when what it pressed is about to go, and whether somebody writes with it.

use crate::AssumedWindow;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos::tachys::html::event::EventDescriptor;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};
use web_sys::FocusOptions;

/// Hears what happens at the window for as long as whoever listens is drawn; nothing where there is no window.
pub fn listen<E>(event: E, hear: impl Fn(E::EventType) + 'static)
where
    E: EventDescriptor + 'static,
    E::EventType: JsCast,
{
    if use_context::<AssumedWindow>().is_none() {
        let listener = window_event_listener(event, hear);
        on_cleanup(move || listener.remove());
    }
}

/// Whoever pressed a button by the keyboard goes on from the element with this id, where what follows will stand.
pub fn keep_place(event: &MouseEvent, id: &str) {
    // A press of the keyboard is a click without a count.
    if event.detail() == 0 {
        focus(document().get_element_by_id(id));
    }
}

/// Brings the keyboard to an element, if there is one, and the element into sight. What cannot have the keyboard leaves it
/// to the browser.
pub fn focus(element: Option<Element>) {
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// Brings the keyboard to an element, if there is one, and moves nothing: whoever read on meanwhile stays there.
pub fn focus_still(element: Option<Element>) {
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let still = FocusOptions::new();
        still.set_prevent_scroll(true);
        let _ = element.focus_with_options(&still);
    }
}

/// Does a button of the page say that this key is its own? A letter belongs to it even while nothing can be done by it.
pub fn is_shown_on_button(key: &str) -> bool {
    let button = match key {
        " " => "[aria-keyshortcuts~=Space]:enabled".to_owned(),
        key if key.len() == 1 && key.chars().all(char::is_alphabetic) => {
            format!("[aria-keyshortcuts={}]", key.to_uppercase())
        }
        _ => return false,
    };
    // What lies in a part of the page that is hidden shows nothing.
    let button = document().query_selector(&format!("{button}:not([hidden] *)")).ok().flatten();
    button.is_some()
}

/// Is somebody writing? Then letters are letters.
pub fn is_typing() -> bool {
    document().active_element().is_some_and(|active| {
        matches!(active.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA")
            || active.dyn_ref::<HtmlElement>().is_some_and(HtmlElement::is_content_editable)
    })
}
