//! What the hand does on the network: it places pickets, chooses with a finger, and finds stations by their names.

use super::stations::name;
use super::way::toward;
use crate::BoardContext;
use crate::pointer::Pointer;
use game_ui::kit::Heading;
use game_ui::kit::map::{MapPlaces, MapView, Tap};
use gardez_la_ligne::{Action, Station};
use gardez_la_ligne_map::{Map, TypedPrefix};
use leptos::prelude::*;
use std::sync::Arc;

/// How far from a station a finger may come down, in pixels.
const FINGER: f64 = 26.0;
/// From this near on stations are far enough apart for fingers, in pixels for each unit.
const NEAR_ENOUGH: f64 = 1.15;

/// The stations of the map, for the hand.
pub(super) struct Stations {
    pub(super) context: BoardContext,
    pub(super) view: MapView,
    pub(super) pointer: Pointer,
    pub(super) map: Arc<Map>,
    pub(super) letters: StoredValue<TypedPrefix>,
}

impl MapPlaces for Stations {
    type Place = Station;

    const ATTRIBUTE: &'static str = "data-station";
    const SEARCHES: bool = true;

    fn parse(name: &str) -> Option<Station> {
        name.parse().ok().map(Station)
    }

    fn id(station: Station) -> String {
        name(station)
    }

    fn pointed(&self) -> RwSignal<Option<Station>> {
        self.pointer.at
    }

    fn stop_at(&self, station: Station) {
        self.pointer.stop.set(station);
    }

    fn toward(&self, from: Station, heading: Heading, _: bool) -> Option<Station> {
        toward(&self.map, from, heading)
    }

    /// Places a picket, or asks: what is not offered is answered with the clause that forbids it.
    fn press(&self, station: Station) {
        let context = self.context;
        if untrack(move || context.me().is_some()) {
            context.play(&Action::Picket(station));
        }
    }

    /// A finger first chooses, then places.
    fn tap(&self, tap: &Tap) {
        let Pointer { chosen, stop, .. } = self.pointer;
        let Some(station) = self.nearest(tap.at) else {
            return chosen.set(None);
        };
        let viewport = self.view.now();
        if chosen.get_untracked() == Some(station) && viewport.scale() >= NEAR_ENOUGH {
            chosen.set(None);
            return self.press(station);
        }
        chosen.set(Some(station));
        stop.set(station);
        // Near enough for a finger.
        let at = self.position(station);
        let near = viewport.nearer_to(at, NEAR_ENOUGH.max(viewport.farthest() * 2.0).min(2.0));
        self.view.fly(near.showing(at, [MapView::EDGE; 4]));
        tap.show_map();
    }

    fn has_choice(&self) -> bool {
        self.pointer.chosen.get_untracked().is_some()
    }

    fn drop_choice(&self) {
        self.pointer.chosen.set(None);
    }

    fn view(&self) -> Option<MapView> {
        Some(self.view)
    }

    fn position(&self, station: Station) -> [f64; 2] {
        let at = self.map.halts.get(station.index()).map(|halt| halt.at).unwrap_or_default();
        [at.x.into(), at.y.into()]
    }

    fn is_typing(&self, now: f64) -> bool {
        self.letters.with_value(|letters| letters.going_on(now))
    }

    fn find(&self, letter: char, now: f64, from: Station) -> Option<Station> {
        let game = self.context.game();
        self.letters.try_update_value(|letters| letters.typed(letter, now, game.board(), from)).flatten()
    }
}

impl Stations {
    /// The station nearest to where a finger came down.
    fn nearest(&self, at: [f64; 2]) -> Option<Station> {
        let viewport = self.view.now();
        let [x, y] = viewport.on_map(at);
        let point = [x as f32, y as f32].into();
        let away =
            |halt: &gardez_la_ligne_map::DrawnStation| f64::from(halt.distance(point)) * viewport.scale();
        let nearest = self.map.halts.iter().min_by(|a, b| away(a).total_cmp(&away(b)))?;
        (away(nearest) < FINGER).then_some(nearest.station)
    }
}
