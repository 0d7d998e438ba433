//! Brings what a step asks for into the part of the page that the panel leaves free.

use leptos::prelude::*;
use web_sys::{DomRect, Element, ScrollIntoViewOptions, ScrollLogicalPosition};

/// What a drawing marks; where it marks nothing, what the list of choices does.
const MARKS: [&str; 2] = ["[data-test=board] [data-advised]", "[data-test=choices] [data-hint]"];

/// Brings what is marked into sight, if it is out of it. Whoever is in the list of choices has it at the top there.
pub fn bring() {
    let document = document();
    let find = |what: &str| document.query_selector(what).ok().flatten();
    if find("[data-test=choices] :focus").is_some() {
        return;
    }
    let drawn = |mark: &Element| mark.get_bounding_client_rect().width() > 0.0;
    let Some(mark) = MARKS.into_iter().filter_map(find).find(drawn) else { return };
    let covered = find("[data-test=lesson]").map_or(0.0, |panel| panel.get_bounding_client_rect().bottom());
    if !is_seen(&mark.get_bounding_client_rect(), covered) {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Center);
        options.set_inline(ScrollLogicalPosition::Center);
        mark.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// Is it in the window, below what the panel covers?
fn is_seen(place: &DomRect, covered: f64) -> bool {
    let inner =
        |size: Result<wasm_bindgen::JsValue, _>| size.ok().and_then(|size| size.as_f64()).unwrap_or(0.0);
    let (width, height) = (inner(window().inner_width()), inner(window().inner_height()));
    place.top() >= covered && place.bottom() <= height && place.left() >= 0.0 && place.right() <= width
}
