//! How near the map is looked at, and by how much what lies on it swells to stay readable.

use game_ui::kit::map::MapView;
use gardez_la_ligne_map::{LEAST, Map, swelling};
use leptos::prelude::*;

/// How much larger than on the map pickets can become, to be seen from afar.
const SWOLLEN: f64 = 1.9;

/// The view of the map, shared by all who draw on it.
#[derive(Copy, Clone)]
pub(super) struct Sight {
    pub(super) view: MapView,
    /// Pixels for each unit, in steps that the viewer can tell apart.
    pub(super) scale: Memo<f64>,
    /// By how much shields are larger than on the map.
    pub(super) shields: Memo<f32>,
    /// By how much pickets are.
    pub(super) pickets: Memo<f64>,
}

impl Sight {
    /// All of the map.
    pub(super) fn over(map: &Map) -> Sight {
        let view = MapView::over(map.frame);
        let scale = Memo::new(move |_| (view.viewport().scale() * 200.0).round() / 200.0);
        let shields = Memo::new(move |_| swelling(scale.get() as f32, LEAST));
        let pickets = Memo::new(move |_| (0.9 / scale.get()).clamp(1.0, SWOLLEN));
        Sight { view, scale, shields, pickets }
    }
}
