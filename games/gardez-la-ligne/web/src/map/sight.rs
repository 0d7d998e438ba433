//! How near the map is looked at, and by how much what lies on it swells to stay readable.

use game_ui::kit::map::MapView;
use gardez_la_ligne_map::{LEAST, Map, steps_aside, swelling};
use leptos::prelude::*;

/// How much larger than on the map pickets can become, to be seen from afar.
const SWOLLEN: f64 = 2.1;
/// Below this scale only what is large on a pin or a line can be told, in pixels for each unit.
const FAR: f64 = 0.33;

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
    /// Is it so far away that small things cannot be told?
    pub(super) far: Memo<bool>,
    /// Is it so far away that the badges of lines step aside?
    pub(super) aside: Memo<bool>,
}

impl Sight {
    /// All of the map.
    pub(super) fn over(map: &Map) -> Sight {
        let view = MapView::over(map.frame);
        let scale = Memo::new(move |_| (view.viewport().scale() * 200.0).round() / 200.0);
        let shields = Memo::new(move |_| swelling(scale.get() as f32, LEAST));
        let pickets = Memo::new(move |_| (0.86 / scale.get()).clamp(1.0, SWOLLEN));
        let far = Memo::new(move |_| scale.get() < FAR);
        let aside = Memo::new(move |_| steps_aside(scale.get() as f32));
        Sight { view, scale, shields, pickets, far, aside }
    }
}
