//! How the map is looked at: which part of it, how near, and the flight from one view to another.

use game_ui::kit::motion;
use gardez_la_ligne_map::{LEAST, Lens, Map, swelling};
use leptos::prelude::*;

/// How long a flight takes, in milliseconds.
const FLIGHT: f64 = 260.0;
/// How much larger than on the map pickets can become, to be seen from afar.
const SWOLLEN: f64 = 1.9;

/// The view of the map, shared by all who draw on it.
#[derive(Copy, Clone)]
pub(super) struct Sight {
    lens: RwSignal<Lens>,
    /// Each flight has a number, and ends when another one or a hand takes over.
    flight: StoredValue<u32>,
    /// Pixels for each unit, in steps that the viewer can tell apart.
    pub(super) scale: Memo<f64>,
    /// By how much shields are larger than on the map.
    pub(super) shields: Memo<f32>,
    /// By how much pickets are.
    pub(super) pickets: Memo<f64>,
}

impl Sight {
    /// All of the map. The window is measured as soon as there is one.
    pub(super) fn over(map: &Map) -> Sight {
        let lens = RwSignal::new(Lens::over(map.frame, [800.0, 600.0]));
        let scale = Memo::new(move |_| (lens.with(Lens::scale) * 200.0).round() / 200.0);
        let shields = Memo::new(move |_| swelling(scale.get() as f32, LEAST));
        let pickets = Memo::new(move |_| (0.9 / scale.get()).clamp(1.0, SWOLLEN));
        Sight { lens, flight: StoredValue::new(0), scale, shields, pickets }
    }

    /// The view as it is; whoever asks follows it.
    pub(super) fn lens(self) -> Lens {
        self.lens.get()
    }

    /// The view as it is now.
    pub(super) fn now(self) -> Lens {
        self.lens.get_untracked()
    }

    /// Another view at once, as by a hand.
    pub(super) fn set(self, lens: Lens) {
        self.flight.update_value(|flight| *flight += 1);
        if self.now() != lens {
            self.lens.set(lens);
        }
    }

    /// Another view, gently; at once for those who want nothing to move.
    pub(super) fn fly(self, there: Lens) {
        let Some(clock) = window().performance() else { return self.set(there) };
        if there == self.now() || motion::is_still() {
            return self.set(there);
        }
        self.flight.update_value(|flight| *flight += 1);
        let (number, begun) = (self.flight.get_value(), clock.now());
        self.step(number, begun, self.now(), there);
    }

    fn step(self, number: u32, begun: f64, here: Lens, there: Lens) {
        request_animation_frame(move || {
            // The map may be gone by now, or somebody took hold of it.
            if self.flight.try_get_value() != Some(number) {
                return;
            }
            let now = window().performance().map_or(f64::INFINITY, |clock| clock.now());
            let share = ((now - begun) / FLIGHT).clamp(0.0, 1.0);
            let eased = 1.0 - (1.0 - share).powi(3);
            self.lens.set(if share < 1.0 { here.towards(there, eased) } else { there });
            if share < 1.0 {
                self.step(number, begun, here, there);
            }
        });
    }
}
