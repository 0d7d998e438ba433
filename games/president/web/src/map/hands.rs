//! What hands do to the map: mouse, fingers and keys.

use super::chart::Chart;
use super::land::name;
use super::way::near;
use game_ui::kit::Heading;
use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use president::{Territories, Territory};
use president_map::{Map, Point};

/// How far from a territory a finger may come down, in pixels.
const FINGER: f64 = 22.0;
/// So many around a finger are offered to choose from.
const MOST: usize = 4;

/// Something under the mouse.
pub(super) fn over(chart: Chart, event: &ev::PointerEvent) {
    if event.pointer_type() != "touch" {
        let at = territory(event);
        if chart.at.get_untracked() != at {
            chart.at.set(at);
        }
    }
}

/// The mouse, or the keyboard, has left.
pub(super) fn left(chart: Chart) {
    chart.at.set(None);
}

/// The keyboard has come to a territory.
pub(super) fn focused(chart: Chart, event: &ev::FocusEvent) {
    if let Some(territory) = territory(event) {
        chart.stop_at(territory);
        chart.at.set(Some(territory));
    }
}

/// A mouse does what can be done. A finger is broader than many a territory and what is announced is final (P25): it
/// chooses first, and a button beneath the map does it.
pub(super) fn clicked(chart: Chart, event: &ev::MouseEvent) {
    let kind = event.dyn_ref::<web_sys::PointerEvent>().map(web_sys::PointerEvent::pointer_type);
    if kind.as_deref() != Some("touch") {
        if let Some(territory) = territory(event) {
            chart.press(territory);
        }
        return;
    }
    let Some((at, scale)) = on_canvas(event) else { return };
    let map = Map::france();
    let around = |among: Territories, reach: f64| near(map, among, at, reach / scale);
    let mut found = around(chart.lit.get_untracked(), FINGER);
    // On a mute map a choice of several would be a choice of none: nothing tells them apart but their place.
    found.truncate(if chart.mute.get_untracked() { 1 } else { MOST });
    if found.is_empty() {
        let here = around(Territories::ALL, 0.0).first().copied();
        chart.at.set(here);
        if let Some(territory) = here {
            chart.press(territory);
        }
    } else {
        chart.at.set(found.first().copied());
    }
    chart.near.set(found);
}

/// Arrow keys walk from one lit territory to the next, with Shift over all of them; Enter does what can be done.
pub(super) fn key(chart: Chart, event: &ev::KeyboardEvent) {
    let Some(from) = territory(event) else { return };
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let key = event.key();
    if let Some(heading) = Heading::of(&key) {
        if let Some(to) = chart.toward(from, heading, event.shift_key()) {
            walk(chart, to);
        }
    } else if key == "Enter" || key == " " {
        chart.press(from);
    } else if key == "Escape" {
        chart.at.set(None);
        chart.near.update(Vec::clear);
    } else {
        return;
    }
    event.prevent_default();
}

fn walk(chart: Chart, to: Territory) {
    chart.stop_at(to);
    // Its words are drawn up first, so that a screen reader finds them when it comes there.
    request_animation_frame(move || {
        let element = document().get_element_by_id(&name(to));
        if let Some(element) = element.and_then(|element| element.dyn_into::<web_sys::SvgElement>().ok()) {
            // A territory that is gone cannot take the focus.
            let _ = element.focus();
        }
    });
}

/// Where on the canvas it happened, and how many pixels a unit of it is. The style sheet keeps the map's proportions.
fn on_canvas(event: &web_sys::MouseEvent) -> Option<(Point, f64)> {
    let map: web_sys::Element = event.current_target()?.dyn_into().ok()?;
    let (bounds, canvas) = (map.get_bounding_client_rect(), Map::france().canvas);
    let scale = bounds.width() / f64::from(canvas.width);
    if scale <= 0.0 {
        return None;
    }
    let unit = |pixel: i32, edge: f64| ((f64::from(pixel) - edge) / scale).round() as i32;
    let at = Point { x: unit(event.client_x(), bounds.left()), y: unit(event.client_y(), bounds.top()) };
    Some((at, scale))
}

/// The territory that it happened to.
fn territory(event: &web_sys::Event) -> Option<Territory> {
    let target: web_sys::Element = event.target()?.dyn_into().ok()?;
    let land = target.closest("[data-territory]").ok().flatten()?;
    Territory::from_code(&land.get_attribute("data-territory")?)
}
