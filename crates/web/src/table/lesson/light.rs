//! A ring around what a step speaks of, where it asks for no move that would be marked: the chair, a hand, a line. It lies over
//! the drawing, so no drawing needs to know of lessons.

use crate::table::client::TableClient;
use leptos::ev::resize;
use leptos::html::Div;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, HtmlElement};

/// So far the ring stands off what it surrounds.
const OFF: f64 = 5.0;

/// Half of what a stroke is about thick on the board, where it is all that is drawn.
const STROKE: f64 = 20.0;

/// So long a drawing takes to come to rest after a step.
const SETTLES: Duration = Duration::from_millis(900);

/// The ring.
#[component]
pub fn LessonLight(here: TableClient) -> impl IntoView {
    let ring = NodeRef::<Div>::new();
    let lit = Memo::new(move |_| {
        here.lesson.with(|progress| {
            let progress = progress.as_ref()?;
            Some((progress.lesson, progress.step, progress.light.clone()?))
        })
    });
    let place = move || {
        // The lesson may be left meanwhile.
        let (Some(Some(ring)), Some(lit)) = (ring.try_get_untracked(), lit.try_get_untracked()) else {
            return;
        };
        surround(&ring, lit.map(|(.., what)| what).as_deref());
    };
    Effect::new(move |_| {
        // Read, because a memo that is only tracked is never worked out.
        lit.get();
        // Once it is drawn, and once it has come to rest.
        request_animation_frame(place);
        set_timeout(place, SETTLES);
    });
    let listener = window_event_listener(resize, move |_| place());
    on_cleanup(move || listener.remove());
    view! { <div class="lesson-light" node_ref=ring hidden aria-hidden="true"></div> }
}

/// Lays the ring around all of the board that is meant; hides it where nothing is.
fn surround(ring: &HtmlElement, what: Option<&str>) {
    let place = what.and_then(around);
    ring.set_hidden(place.is_none());
    let Some([left, top, right, bottom]) = place else { return };
    let sides = [("left", left), ("top", top), ("width", right - left), ("height", bottom - top)];
    for (name, value) in sides {
        // A length is always taken.
        let _ = HtmlElement::style(ring).set_property(name, &format!("{value:.0}px"));
    }
}

/// Left, top, right and bottom of everything that is drawn of it, within the board.
fn around(what: &str) -> Option<[f64; 4]> {
    let board = document().query_selector("[data-test=board]").ok()??;
    let parts = board.query_selector_all(what).ok()?;
    let places = (0..parts.length()).filter_map(|index| parts.item(index));
    let places = places.filter_map(|part| part.dyn_into::<Element>().ok());
    let places: Vec<DomRect> =
        places.map(|part| part.get_bounding_client_rect()).filter(|place| place.width() > 0.0).collect();
    let edge = board.get_bounding_client_rect();
    let least = |of: fn(&DomRect) -> f64| places.iter().map(of).reduce(f64::min);
    let most = |of: fn(&DomRect) -> f64| places.iter().map(of).reduce(f64::max);
    let (top, bottom) = (least(|place| place.top())?, most(|place| place.bottom())?);
    // A box counts no strokes: a space that is drawn by one alone has no height.
    let off = if bottom - top < 1.0 { OFF + STROKE } else { OFF };
    Some([
        (least(|place| place.left())? - OFF).max(edge.left()),
        (top - off).max(edge.top()),
        (most(|place| place.right())? + OFF).min(edge.right()),
        (bottom + off).min(edge.bottom()),
    ])
}
