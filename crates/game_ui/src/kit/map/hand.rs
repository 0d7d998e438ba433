//! The hand on a map: what pointers, fingers, the wheel and keys do to it and to the places on it.

use super::gesture::Gesture;
use super::keys::{KeyCommand, KeyContext};
use super::places::{MapPlaces, Tap, current, within};
use super::view::MapView;
use crate::press;
use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};

/// How far an arrow key with Shift pushes the map, in pixels.
const PUSH: f64 = 80.0;

/// The hand on one map. It is `Copy`, so that the listeners of the map's element can share it.
pub struct MapHand<M: MapPlaces> {
    map: StoredValue<M>,
    gesture: StoredValue<Gesture>,
    /// Was it a finger that last touched the map? Some browsers do not say so of a click.
    finger: StoredValue<bool>,
    /// Did the keyboard stay where somebody clicked? Then nobody came to the place by it.
    clicked: StoredValue<bool>,
}

impl<M: MapPlaces> Copy for MapHand<M> {}

impl<M: MapPlaces> Clone for MapHand<M> {
    fn clone(&self) -> MapHand<M> {
        *self
    }
}

impl<M: MapPlaces> MapHand<M> {
    /// A hand on this map.
    pub fn on(map: M) -> MapHand<M> {
        MapHand {
            map: StoredValue::new(map),
            gesture: StoredValue::default(),
            finger: StoredValue::new(false),
            clicked: StoredValue::new(false),
        }
    }

    fn view(self) -> Option<MapView> {
        self.map.with_value(M::view)
    }

    fn pointed(self) -> RwSignal<Option<M::Place>> {
        self.map.with_value(M::pointed)
    }

    /// The wheel comes nearer or goes away, towards what is pointed at.
    pub fn wheel(self, event: ev::WheelEvent) {
        let Some(view) = self.view() else { return };
        let step = match event.delta_mode() {
            web_sys::WheelEvent::DOM_DELTA_PIXEL => event.delta_y(),
            web_sys::WheelEvent::DOM_DELTA_LINE => event.delta_y() * 30.0,
            _ => event.delta_y() * 300.0,
        };
        // Two fingers on a touchpad come as a wheel with Ctrl, in small steps.
        let by = (-step * if event.ctrl_key() { 0.01 } else { 0.0016 }).exp().clamp(0.4, 2.5);
        let there = view.now().zoomed(by, within(&event));
        if there == view.now() {
            // At the end of its way the wheel scrolls the page again.
            return;
        }
        event.prevent_default();
        view.set(there);
    }

    /// A finger or a button of the mouse comes down.
    pub fn down(self, event: ev::PointerEvent) {
        self.finger.set_value(event.pointer_type() == "touch");
        self.clicked.set_value(true);
        if event.button() == 0 {
            self.gesture.update_value(|gesture| gesture.down(event.pointer_id(), within(&event)));
        }
    }

    /// It moves, and pushes or stretches the map.
    pub fn moved(self, event: ev::PointerEvent) {
        let Some(view) = self.view() else { return };
        let there = self
            .gesture
            .try_update_value(|gesture| gesture.moved(event.pointer_id(), within(&event), view.now()));
        if let Some(Some(there)) = there {
            // From here on the movement is ours even beyond the map's edge, and no click follows on a place.
            if let Some(map) = current(&event) {
                // A pointer that is gone cannot be held, and need not be.
                let _ = map.set_pointer_capture(event.pointer_id());
            }
            self.pointed().set(None);
            view.set(there);
        }
    }

    /// It is lifted, or lost.
    pub fn up(self, event: ev::PointerEvent) {
        self.gesture.update_value(|gesture| gesture.up(event.pointer_id()));
    }

    /// Two fingers are ours: the browser must not take them for scrolling.
    pub fn touched(self, event: ev::TouchEvent) {
        if event.touches().length() > 1 && event.cancelable() {
            event.prevent_default();
        }
    }

    /// A mouse presses the place it points at; a finger is told apart from it.
    pub fn clicked(self, event: ev::MouseEvent) {
        if self.gesture.with_value(Gesture::pushing) {
            return;
        }
        let kind = event.dyn_ref::<web_sys::PointerEvent>().map(web_sys::PointerEvent::pointer_type);
        let finger = match kind.as_deref() {
            Some("") | None => self.finger.get_value(),
            Some(kind) => kind == "touch",
        };
        self.map.with_value(|map| match finger {
            true => Tap::of(&event).iter().for_each(|tap| map.tap(tap)),
            false => place::<M>(&event).into_iter().for_each(|place| map.press(place)),
        });
    }

    /// Twice on the bare map comes nearer.
    pub fn clicked_twice(self, event: ev::MouseEvent) {
        let Some(view) = self.view() else { return };
        if place::<M>(&event).is_none() && !self.map.with_value(M::has_choice) {
            view.fly(view.now().zoomed(2.0, within(&event)));
        }
    }

    /// The mouse is over something else.
    pub fn over(self, event: ev::PointerEvent) {
        let pushes = self.gesture.with_value(|gesture| gesture.holds() && gesture.pushing());
        let (at, pointed) = (place::<M>(&event), self.pointed());
        if event.pointer_type() != "touch" && !pushes && pointed.get_untracked() != at {
            pointed.set(at);
        }
    }

    /// The mouse, or the keyboard, has left.
    pub fn left(self) {
        self.pointed().set(None);
    }

    /// The keyboard has come to a place.
    pub fn focused(self, event: ev::FocusEvent) {
        let Some(place) = place::<M>(&event) else { return };
        // The browser knows whether it was a key that led here.
        let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let by_key = element.is_some_and(|element| element.matches(":focus-visible").unwrap_or_default());
        self.clicked.set_value(!by_key);
        self.map.with_value(|map| {
            map.stop_at(place);
            if self.finger.get_value() {
                return;
            }
            map.pointed().set(Some(place));
            if let Some(view) = map.view() {
                view.show(map.position(place));
            }
        });
    }

    /// A key was pressed on a place.
    pub fn key(self, event: ev::KeyboardEvent) {
        let Some(from) = place::<M>(&event) else { return };
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        self.finger.set_value(false);
        self.map.with_value(|map| {
            let context = KeyContext {
                zooms: map.view().is_some(),
                searches: M::SEARCHES,
                on_button: press::is_shown_on_button(&event.key()),
                pointed: self.clicked.get_value(),
                typing: map.is_typing(event.time_stamp()),
                shift: event.shift_key(),
            };
            if let Some(command) = KeyCommand::of(&event.key(), context) {
                // Whoever walks on has come by keyboard.
                if matches!(command, KeyCommand::Walk(_)) {
                    self.clicked.set_value(false);
                }
                obey(map, from, command, &event);
                event.prevent_default();
            }
        });
    }
}

fn obey<M: MapPlaces>(map: &M, from: M::Place, command: KeyCommand, event: &ev::KeyboardEvent) {
    match command {
        KeyCommand::Walk(heading) => walk(map, map.toward(from, heading, event.shift_key())),
        KeyCommand::Letter(letter) => walk(map, map.find(letter, event.time_stamp(), from)),
        KeyCommand::Press => map.press(from),
        KeyCommand::Push(heading) => {
            if let Some(view) = map.view() {
                view.fly(view.now().pushed(heading.way().map(|way| -way * PUSH)));
            }
        }
        KeyCommand::Zoom(by) => {
            if let Some(view) = map.view() {
                let hold = view.now().in_window(map.position(from));
                view.fly(view.now().zoomed(by, hold));
            }
        }
        KeyCommand::Escape => {
            map.pointed().set(None);
            map.drop_choice();
        }
    }
}

/// Leads the keyboard to a place, if there is one.
fn walk<M: MapPlaces>(map: &M, to: Option<M::Place>) {
    let Some(to) = to else { return };
    map.stop_at(to);
    // Its words are drawn up first, so that a screen reader finds them when it comes there.
    request_animation_frame(move || {
        let element = document().get_element_by_id(&M::id(to));
        if let Some(element) = element.and_then(|element| element.dyn_into::<SvgElement>().ok()) {
            // A place that is gone cannot take the focus.
            let _ = element.focus();
        }
    });
}

/// The place that it happened to.
fn place<M: MapPlaces>(event: &web_sys::Event) -> Option<M::Place> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let element = target.closest(&format!("[{}]", M::ATTRIBUTE)).ok().flatten()?;
    M::parse(&element.get_attribute(M::ATTRIBUTE)?)
}
