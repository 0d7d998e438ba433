//! Brings what a step speaks of into the part of the page that the panel leaves free.

use leptos::prelude::*;
use web_sys::{DomRect, Element, ScrollIntoViewOptions, ScrollLogicalPosition};

/// What a drawing marks; where it marks nothing, what the list of choices does.
const MARKS: [&str; 2] = ["[data-test=board] [data-advised]", "[data-test=choices] [data-hint]"];

/// The part of the free room that the board is to fill, so that it need not be brought.
const ENOUGH: f64 = 0.45;

/// Brings what is marked into sight, or else the board, if it is out of it. Whoever has the keyboard in the list of
/// choices reads there, where what is marked comes first.
pub fn bring(marked: bool) {
    if find("[data-test=choices] :focus").is_some() {
        return;
    }
    let free = Free::now();
    if !marked {
        let board =
            find("[data-test=board]").filter(|board| !free.shows_much_of(&board.get_bounding_client_rect()));
        return board.iter().for_each(|board| scroll_to(board, ScrollLogicalPosition::Start));
    }
    let drawn = |mark: &Element| mark.get_bounding_client_rect().width() > 0.0;
    let mark = MARKS.into_iter().filter_map(find).find(drawn);
    let hidden = mark.filter(|mark| !free.holds(&mark.get_bounding_client_rect()));
    hidden.iter().for_each(|mark| scroll_to(mark, ScrollLogicalPosition::Center));
}

fn find(what: &str) -> Option<Element> {
    document().query_selector(what).ok().flatten()
}

/// The style sheet says how much the panel covers.
fn scroll_to(what: &Element, place: ScrollLogicalPosition) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(place);
    options.set_inline(ScrollLogicalPosition::Center);
    what.scroll_into_view_with_scroll_into_view_options(&options);
}

/// The part of the window below the panel, in pixels.
struct Free {
    top: f64,
    bottom: f64,
    width: f64,
}

impl Free {
    fn now() -> Free {
        let size = |size: Result<wasm_bindgen::JsValue, _>| size.ok().and_then(|size| size.as_f64());
        let panel = find("[data-test=lesson]").map(|panel| panel.get_bounding_client_rect());
        Free {
            top: panel.map_or(0.0, |panel| panel.bottom()),
            bottom: size(window().inner_height()).unwrap_or_default(),
            width: size(window().inner_width()).unwrap_or_default(),
        }
    }

    fn holds(&self, place: &DomRect) -> bool {
        place.top() >= self.top
            && place.bottom() <= self.bottom
            && place.left() >= 0.0
            && place.right() <= self.width
    }

    fn shows_much_of(&self, place: &DomRect) -> bool {
        let shown = place.bottom().min(self.bottom) - place.top().max(self.top);
        shown >= ENOUGH * (self.bottom - self.top).min(place.height())
    }
}
