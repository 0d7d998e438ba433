//! What the hand does on the map of France: it presses territories, and chooses with a finger what a button then does.

use super::chart::Chart;
use super::land::name;
use super::way::near;
use game_ui::kit::Heading;
use game_ui::kit::map::{MapPlaces, Tap};
use leptos::prelude::*;
use president::{Territories, Territory};
use president_map::{Map, Point};

/// How far from a territory a finger may come down, in pixels.
const FINGER: f64 = 22.0;
/// So many around a finger are offered to choose from.
const MOST: usize = 4;

impl MapPlaces for Chart {
    type Place = Territory;

    const ATTRIBUTE: &'static str = "data-territory";

    fn parse(code: &str) -> Option<Territory> {
        Territory::from_code(code)
    }

    fn id(territory: Territory) -> String {
        name(territory)
    }

    fn pointed(&self) -> RwSignal<Option<Territory>> {
        self.at
    }

    fn stop_at(&self, territory: Territory) {
        self.last_stop.set(Some(territory));
    }

    /// From one lit territory to the next, with Shift over all of them.
    fn toward(&self, from: Territory, heading: Heading, shift: bool) -> Option<Territory> {
        self.lit_toward(from, heading, shift)
    }

    fn press(&self, territory: Territory) {
        self.do_or_ask(territory);
    }

    /// A finger is broader than many a territory and what is announced is final (P25): it chooses first, and a button
    /// beneath the map does it.
    fn tap(&self, tap: &Tap) {
        let Some((at, scale)) = on_canvas(tap) else { return };
        let map = Map::france();
        let around = |among: Territories, reach: f64| near(map, among, at, reach / scale);
        let mut found = around(self.lit.get_untracked(), FINGER);
        // On a mute map a choice of several would be a choice of none: nothing tells them apart but their place.
        found.truncate(if self.mute.get_untracked() { 1 } else { MOST });
        if found.is_empty() {
            let here = around(Territories::ALL, 0.0).first().copied();
            self.at.set(here);
            if let Some(territory) = here {
                self.press(territory);
            }
        } else {
            self.at.set(found.first().copied());
        }
        self.near.set(found);
    }

    fn has_choice(&self) -> bool {
        self.near.with_untracked(|near| !near.is_empty())
    }

    fn drop_choice(&self) {
        self.near.update(Vec::clear);
    }
}

/// Where on the canvas a finger came down, and how many pixels a unit of it is. The style sheet keeps the map's
/// proportions.
fn on_canvas(tap: &Tap) -> Option<(Point, f64)> {
    let scale = tap.width / f64::from(Map::france().canvas.width);
    let [x, y] = tap.at.map(|pixels| (pixels / scale).round() as i32);
    (scale > 0.0).then_some((Point { x, y }, scale))
}
