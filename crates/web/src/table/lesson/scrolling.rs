//! Scrolls what a lesson's step speaks of into the part of the page that the panel leaves free.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};

/// What a drawing marks; where it marks nothing, what the list of choices does.
const MARKS: [&str; 2] = ["[data-test=board] [data-advised]", "[data-test=choices] [data-advised]"];

/// The part of the free room that the board is to fill, so that it need not be brought.
const ENOUGH: f64 = 0.45;

/// Brings what is marked into sight, or else the board, if it is out of it. Whoever has the keyboard in the list of
/// choices reads there, where what is marked comes first.
pub fn bring_into_view(marked: bool) {
    if find("[data-test=choices] :focus").is_some() {
        return;
    }
    make_room();
    let free = Free::now();
    if !marked {
        let board =
            find("[data-test=board]").filter(|board| !free.shows_much_of(&board.get_bounding_client_rect()));
        match board {
            Some(board) => scroll_to(&board, ScrollLogicalPosition::Start),
            None => uncover(None),
        }
        return;
    }
    let drawn = |mark: &Element| mark.get_bounding_client_rect().width() > 0.0;
    let mark = MARKS.into_iter().filter_map(find).find(drawn);
    if let Some(mark) = mark.as_ref().filter(|mark| !free.holds(&mark.get_bounding_client_rect())) {
        scroll_to(mark, ScrollLogicalPosition::Center);
    }
    uncover(mark.as_ref());
}

/// Tells the style sheet how high the panel is, so that whatever comes into sight comes out from right under it.
pub fn make_room() {
    let root = document().document_element().and_then(|root| root.dyn_into::<HtmlElement>().ok());
    if let (Some(root), Some(panel)) = (root, find(PANEL)) {
        let height = panel.get_bounding_client_rect().height();
        // Where it is not told, the style sheet guesses.
        let _ = root.style().set_property("--lesson", &format!("{height}px"));
    }
}

/// A button that the panel's edge cuts comes out whole, if what is marked stays in sight.
fn uncover(mark: Option<&Element>) {
    let free = Free::now();
    let right_below = |x: u32| document().element_from_point(x as f32, free.top as f32 + 1.0);
    let found = (0..free.width as u32).step_by(STEP).filter_map(right_below);
    let cut = found.filter_map(|found| found.closest("[data-test=board] button").ok().flatten());
    let top = cut.map(|button| button.get_bounding_client_rect().top()).fold(free.top, f64::min);
    let down = (free.top - top).ceil();
    if mark.is_none_or(|mark| mark.get_bounding_client_rect().bottom() + down <= free.bottom) {
        window().scroll_by_with_x_and_y(0.0, -down);
    }
}

/// So many pixels apart are the places at which a button is looked for: none is narrower.
const STEP: usize = 24;

/// The panel.
const PANEL: &str = "[data-test=lesson]";

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
        let panel = find(PANEL).map(|panel| panel.get_bounding_client_rect());
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
