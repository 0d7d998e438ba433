//! What hands do to the map: wheel, mouse, fingers and keys.

use super::Pointer;
use super::sight::Sight;
use super::stations::name;
use super::way::toward;
use crate::BoardContext;
use game_ui::kit::Heading;
use gardez_la_ligne::{Action, Station};
use gardez_la_ligne_map::{Grip, Letters, Map};
use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use std::sync::Arc;

/// How far from a station a finger may come down, in pixels.
const FINGER: f64 = 26.0;
/// From this near on stations are far enough apart for fingers, in pixels for each unit.
const NEAR_ENOUGH: f64 = 1.15;
/// How much one press of a button or a key comes nearer.
pub(super) const NEARER: f64 = 1.6;
/// How far an arrow key with Shift pushes the map, in pixels.
const PUSH: f64 = 80.0;
/// How far from the edge a station stays to which the keyboard or advice leads, in pixels.
pub(super) const EDGE: f64 = 48.0;

/// The hands on one map.
#[derive(Clone)]
pub(super) struct Hands {
    pub(super) seen: BoardContext,
    pub(super) sight: Sight,
    pub(super) pointer: Pointer,
    pub(super) map: Arc<Map>,
    grip: StoredValue<Grip>,
    letters: StoredValue<Letters>,
    /// Was it a finger that last touched the map? Some browsers do not say so of a click.
    finger: StoredValue<bool>,
}

impl Hands {
    pub(super) fn new(seen: BoardContext, sight: Sight, pointer: Pointer, map: Arc<Map>) -> Hands {
        let (grip, letters) = (StoredValue::default(), StoredValue::default());
        Hands { seen, sight, pointer, map, grip, letters, finger: StoredValue::new(false) }
    }

    /// The wheel comes nearer or goes away, towards what is pointed at.
    pub(super) fn wheel(&self, event: ev::WheelEvent) {
        let lens = self.sight.now();
        let step = match event.delta_mode() {
            web_sys::WheelEvent::DOM_DELTA_PIXEL => event.delta_y(),
            web_sys::WheelEvent::DOM_DELTA_LINE => event.delta_y() * 30.0,
            _ => event.delta_y() * 300.0,
        };
        // Two fingers on a touchpad come as a wheel with Ctrl, in small steps.
        let by = (-step * if event.ctrl_key() { 0.01 } else { 0.0016 }).exp().clamp(0.4, 2.5);
        let there = lens.zoomed(by, within(&event));
        if there == lens {
            // At the end of its way the wheel scrolls the page again.
            return;
        }
        event.prevent_default();
        self.sight.set(there);
    }

    pub(super) fn down(&self, event: ev::PointerEvent) {
        self.finger.set_value(event.pointer_type() == "touch");
        if event.button() == 0 {
            self.grip.update_value(|grip| grip.down(event.pointer_id(), within(&event)));
        }
    }

    pub(super) fn moved(&self, event: ev::PointerEvent) {
        let lens = self.sight.now();
        let there = self.grip.try_update_value(|grip| grip.moved(event.pointer_id(), within(&event), lens));
        if let Some(Some(there)) = there {
            // From here on the movement is ours even beyond the map's edge, and no click follows on a station.
            if let Some(map) = current(&event) {
                // A pointer that is gone cannot be held, and need not be.
                let _ = map.set_pointer_capture(event.pointer_id());
            }
            self.pointer.at.set(None);
            self.sight.set(there);
        }
    }

    pub(super) fn up(&self, event: ev::PointerEvent) {
        self.grip.update_value(|grip| grip.up(event.pointer_id()));
    }

    /// Two fingers are ours: the browser must not take them for scrolling.
    pub(super) fn touched(&self, event: ev::TouchEvent) {
        if event.touches().length() > 1 && event.cancelable() {
            event.prevent_default();
        }
    }

    /// A mouse places a picket; a finger first chooses, then places.
    pub(super) fn clicked(&self, event: ev::MouseEvent) {
        if self.grip.with_value(Grip::pushing) {
            return;
        }
        let kind = event.dyn_ref::<web_sys::PointerEvent>().map(web_sys::PointerEvent::pointer_type);
        let finger = match kind.as_deref() {
            Some("") | None => self.finger.get_value(),
            Some(kind) => kind == "touch",
        };
        if !finger {
            if let Some(station) = station(&event) {
                self.place(station);
            }
            return;
        }
        let Some(station) = self.nearest(within(&event)) else {
            return self.pointer.chosen.set(None);
        };
        let lens = self.sight.now();
        if self.pointer.chosen.get_untracked() == Some(station) && lens.scale() >= NEAR_ENOUGH {
            self.pointer.chosen.set(None);
            return self.place(station);
        }
        self.pointer.chosen.set(Some(station));
        self.pointer.stop.set(station);
        // Near enough for a finger, and not behind the card.
        let at = self.at(station);
        let near = lens.nearer_to(at, NEAR_ENOUGH.max(lens.farthest() * 2.0).min(2.0));
        let [_, height] = near.window();
        self.sight.fly(near.showing(at, [EDGE, EDGE, height * 0.55, EDGE]));
        show(&event);
    }

    /// Twice on the bare map comes nearer.
    pub(super) fn clicked_twice(&self, event: ev::MouseEvent) {
        if station(&event).is_none() && self.pointer.chosen.get_untracked().is_none() {
            self.sight.fly(self.sight.now().zoomed(2.0, within(&event)));
        }
    }

    pub(super) fn over(&self, event: ev::PointerEvent) {
        if event.pointer_type() != "touch" && !self.grip.with_value(|grip| grip.holds() && grip.pushing()) {
            let at = station(&event);
            if self.pointer.at.get_untracked() != at {
                self.pointer.at.set(at);
            }
        }
    }

    pub(super) fn left(&self) {
        self.pointer.at.set(None);
    }

    /// The keyboard has come to a station.
    pub(super) fn focused(&self, event: ev::FocusEvent) {
        let Some(station) = station(&event) else { return };
        self.pointer.stop.set(station);
        if self.finger.get_value() {
            return;
        }
        self.pointer.at.set(Some(station));
        self.sight.fly(self.sight.now().showing(self.at(station), [EDGE; 4]));
    }

    pub(super) fn key(&self, event: ev::KeyboardEvent) {
        let Some(from) = station(&event) else { return };
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        self.finger.set_value(false);
        let key = event.key();
        let lens = self.sight.now();
        let [x, y] = lens.in_window(self.at(from));
        let typing = self.letters.with_value(|letters| letters.going_on(event.time_stamp()));
        if let Some(heading) = Heading::of(&key) {
            if event.shift_key() {
                let [x, y] = heading.way();
                self.sight.fly(lens.pushed([-x * PUSH, -y * PUSH]));
            } else if let Some(next) = toward(&self.map, from, heading) {
                self.walk(next);
            }
        } else if key == "Enter" || (key == " " && !typing) {
            self.place(from);
        } else if key == "+" || key == "=" {
            self.sight.fly(lens.zoomed(NEARER, [x, y]));
        } else if key == "-" && !typing {
            self.sight.fly(lens.zoomed(1.0 / NEARER, [x, y]));
        } else if key == "0" {
            self.sight.fly(lens.zoomed(0.0, [x, y]));
        } else if key == "Escape" {
            self.pointer.at.set(None);
            self.pointer.chosen.set(None);
        } else if let Some(letter) = one(&key) {
            let game = self.seen.game();
            let found = self
                .letters
                .try_update_value(|letters| letters.typed(letter, event.time_stamp(), game.board(), from))
                .flatten();
            if let Some(next) = found {
                self.walk(next);
            }
        } else {
            return;
        }
        event.prevent_default();
    }

    /// Leads the keyboard to a station.
    fn walk(&self, to: Station) {
        self.pointer.stop.set(to);
        // Its words are drawn up first, so that a screen reader finds them when it comes there.
        request_animation_frame(move || {
            let element = document().get_element_by_id(&name(to));
            if let Some(element) = element.and_then(|element| element.dyn_into::<web_sys::SvgElement>().ok())
            {
                // A station that is gone cannot take the focus.
                let _ = element.focus();
            }
        });
    }

    /// Places a picket, or asks: what is not offered is answered with the clause that forbids it.
    fn place(&self, station: Station) {
        let seen = self.seen;
        if untrack(move || seen.me().is_some()) {
            seen.play(&Action::Picket(station));
        }
    }

    fn at(&self, station: Station) -> [f64; 2] {
        let at = self.map.halts.get(station.index()).map(|halt| halt.at).unwrap_or_default();
        [at.x.into(), at.y.into()]
    }

    /// The station nearest to where a finger came down.
    fn nearest(&self, at: [f64; 2]) -> Option<Station> {
        let lens = self.sight.now();
        let [x, y] = lens.on_map(at);
        let point = [x as f32, y as f32].into();
        let away = |halt: &gardez_la_ligne_map::Halt| f64::from(halt.distance(point)) * lens.scale();
        let nearest = self.map.halts.iter().min_by(|a, b| away(a).total_cmp(&away(b)))?;
        (away(nearest) < FINGER).then_some(nearest.station)
    }
}

/// Brings all of the map out from under what lies over the page, as far as there is room.
fn show(event: &web_sys::Event) {
    if let Some(map) = current(event) {
        let options = web_sys::ScrollIntoViewOptions::new();
        options.set_block(web_sys::ScrollLogicalPosition::Nearest);
        map.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// The one character that a key writes.
fn one(key: &str) -> Option<char> {
    let mut chars = key.chars();
    chars.next().filter(|c| chars.next().is_none() && (c.is_alphanumeric() || *c == ' ' || *c == '-'))
}

/// The element that listens.
fn current(event: &web_sys::Event) -> Option<web_sys::Element> {
    event.current_target()?.dyn_into().ok()
}

/// Where in the window it happened, in pixels.
fn within(event: &web_sys::MouseEvent) -> [f64; 2] {
    let corner = current(event).map(|map| map.get_bounding_client_rect());
    let (left, top) = corner.map_or((0.0, 0.0), |corner| (corner.left(), corner.top()));
    [f64::from(event.client_x()) - left, f64::from(event.client_y()) - top]
}

/// The station that it happened to.
fn station(event: &web_sys::Event) -> Option<Station> {
    let target: web_sys::Element = event.target()?.dyn_into().ok()?;
    let station = target.closest("[data-station]").ok().flatten()?;
    station.get_attribute("data-station")?.parse().ok().map(Station)
}
