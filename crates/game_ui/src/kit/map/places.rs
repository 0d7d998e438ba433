//! What a map tells the hand that plays on it: its places, and what is done with them.

use super::view::MapView;
use crate::kit::Heading;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};

/// A map that a hand plays on: what its places are, and what is done with them.
pub trait MapPlaces: Send + Sync + 'static {
    /// A place that can be pressed.
    type Place: Copy + PartialEq + Send + Sync + 'static;

    /// The attribute by which the element of a place says which one it is.
    const ATTRIBUTE: &'static str;

    /// Can places be sought by letters? Then there are [`is_typing`](MapPlaces::is_typing) and [`find`](MapPlaces::find).
    const SEARCHES: bool = false;

    /// The place that an attribute names.
    fn parse(name: &str) -> Option<Self::Place>;

    /// The id of a place's element.
    fn id(place: Self::Place) -> String;

    /// What is under the mouse or the keyboard.
    fn pointed(&self) -> RwSignal<Option<Self::Place>>;

    /// Makes a place the one stop of the Tab key.
    fn stop_at(&self, place: Self::Place);

    /// Where an arrow key leads.
    fn toward(&self, from: Self::Place, heading: Heading, shift: bool) -> Option<Self::Place>;

    /// A mouse or a key has pressed a place.
    fn press(&self, place: Self::Place);

    /// A finger, which is broader than a place, has come down somewhere.
    fn tap(&self, tap: &Tap);

    /// Has a finger chosen something that is not done yet?
    fn has_choice(&self) -> bool;

    /// Puts away what a finger chose.
    fn drop_choice(&self);

    /// The view, where the map can be looked at from near.
    fn view(&self) -> Option<MapView> {
        None
    }

    /// Where a place lies on such a map.
    fn position(&self, place: Self::Place) -> [f64; 2] {
        let _ = place;
        [0.0, 0.0]
    }

    /// Is somebody in the middle of a name at this time, in milliseconds?
    fn is_typing(&self, now: f64) -> bool {
        let _ = now;
        false
    }

    /// The place that the letters typed so far lead to.
    fn find(&self, letter: char, now: f64, from: Self::Place) -> Option<Self::Place> {
        let _ = (letter, now, from);
        None
    }
}

/// Where a finger came down.
pub struct Tap {
    /// From the left and the top of the map's element, in pixels.
    pub at: [f64; 2],
    /// How wide that element is, in pixels.
    pub width: f64,
    element: Element,
}

impl Tap {
    pub(super) fn of(event: &web_sys::MouseEvent) -> Option<Tap> {
        let element = current(event)?;
        Some(Tap { at: within(event), width: element.get_bounding_client_rect().width(), element })
    }

    /// Brings all of the map out from under what lies over the page, as far as there is room.
    pub fn show_map(&self) {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        self.element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// The element that listens.
pub(super) fn current(event: &web_sys::Event) -> Option<Element> {
    event.current_target()?.dyn_into().ok()
}

/// Where in the map's element it happened, in pixels.
pub(super) fn within(event: &web_sys::MouseEvent) -> [f64; 2] {
    let corner = current(event).map(|map| map.get_bounding_client_rect());
    let (left, top) = corner.map_or((0.0, 0.0), |corner| (corner.left(), corner.top()));
    [f64::from(event.client_x()) - left, f64::from(event.client_y()) - top]
}
