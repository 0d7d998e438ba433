//! How a map is looked at: its viewport as a signal, and the flight from one view to another.

use super::viewport::Viewport;
use crate::kit::motion::Animator;
use leptos::prelude::*;

/// How long a flight takes at the usual speed, in milliseconds.
const FLIGHT: f64 = 260.0;

/// The view of a map, shared by all who draw on it.
#[derive(Copy, Clone)]
pub struct MapView {
    viewport: RwSignal<Viewport>,
    /// Each flight has a number, and ends when another one or a hand takes over.
    flight: StoredValue<u32>,
    /// Where it comes back to after it followed something, and the flight by which it did.
    home: StoredValue<Option<(u32, Viewport)>>,
    motion: Animator,
}

impl MapView {
    /// How much one press of a button or a key comes nearer.
    pub const NEARER: f64 = 1.6;

    /// How far from the edge a place stays that is led to, in pixels.
    pub const EDGE: f64 = 48.0;

    /// All of a map, given as left, top, width and height. The window is measured as soon as there is one.
    pub fn over(frame: [f32; 4]) -> MapView {
        let viewport = RwSignal::new(Viewport::over(frame, [800.0, 600.0]));
        MapView {
            viewport,
            flight: StoredValue::new(0),
            home: StoredValue::new(None),
            motion: Animator::get(),
        }
    }

    /// The view as it is; whoever asks follows it.
    pub fn viewport(self) -> Viewport {
        self.viewport.get()
    }

    /// The view as it is now.
    pub fn now(self) -> Viewport {
        self.viewport.get_untracked()
    }

    /// Another view at once, as by a hand.
    pub fn set(self, viewport: Viewport) {
        self.flight.update_value(|flight| *flight += 1);
        if self.now() != viewport {
            self.viewport.set(viewport);
        }
    }

    /// Another view, gently; at once for those who want nothing to move.
    pub fn fly(self, there: Viewport) {
        let (Some(clock), Some(length)) = (window().performance(), self.motion.duration(FLIGHT)) else {
            return self.set(there);
        };
        if there == self.now() {
            return self.set(there);
        }
        self.flight.update_value(|flight| *flight += 1);
        let (number, begun) = (self.flight.get_value(), clock.now());
        self.step(number, [begun, length], self.now(), there);
    }

    /// Flies no farther than needed to have a point of the map well in sight.
    pub fn show(self, point: [f64; 2]) {
        self.fly(self.now().showing(point, [MapView::EDGE; 4]));
    }

    /// How long something lasts that is to be looked at: as long where nothing moves.
    pub(super) fn lasts(self, milliseconds: f64) -> f64 {
        self.motion.duration(milliseconds).unwrap_or(milliseconds)
    }

    /// Where the view comes back to, if it is away because it followed something.
    pub(super) fn returning(self) -> Option<Viewport> {
        self.returning_from(self.flight.try_get_value()?)
    }

    /// The same, if this flight was the last; the map may be gone by now.
    pub(super) fn returning_from(self, flight: u32) -> Option<Viewport> {
        let (away, home) = self.home.try_get_value()??;
        (away == flight && self.flight.try_get_value() == Some(flight)).then_some(home)
    }

    /// The flight under way, or just over, followed something: it comes back to this.
    pub(super) fn mark_return(self, home: Viewport) -> u32 {
        let flight = self.flight.get_value();
        self.home.set_value(Some((flight, home)));
        flight
    }

    /// Nearer or farther by a factor, the middle staying where it is.
    pub fn zoom(self, by: f64) {
        let viewport = self.now();
        self.fly(viewport.zoomed(by, viewport.window().map(|side| side / 2.0)));
    }

    fn step(self, number: u32, [begun, length]: [f64; 2], here: Viewport, there: Viewport) {
        request_animation_frame(move || {
            // The map may be gone by now, or somebody took hold of it.
            if self.flight.try_get_value() != Some(number) {
                return;
            }
            let now = window().performance().map_or(f64::INFINITY, |clock| clock.now());
            let share = ((now - begun) / length).clamp(0.0, 1.0);
            let eased = 1.0 - (1.0 - share).powi(3);
            self.viewport.set(if share < 1.0 { here.towards(there, eased) } else { there });
            if share < 1.0 {
                self.step(number, [begun, length], here, there);
            }
        });
    }
}
