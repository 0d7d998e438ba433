//! What the hand does on the map of France: it presses territories, and chooses with a finger what a button then does.

use super::chart::Chart;
use super::land::id;
use super::layout::Layout;
use super::way::{in_lens, near};
use game_ui::kit::Heading;
use game_ui::kit::map::{MapPlaces, Tap};
use leptos::prelude::*;
use president::{Territories, Territory};
use president_map::Point;

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
        id(territory)
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
        let Some((at, scale)) = self.on_board(tap) else { return };
        let layout = untrack(|| self.seen());
        // A finger opens the lens, and closes it again beside it; what it chose stays chosen.
        let opens = layout == Layout::Upright { open: false } && in_lens(layout, at);
        if layout != Layout::Wide {
            self.lens_open.set(in_lens(layout, at));
        }
        let around = |among: Territories, reach: f64| near(layout, among, at, reach / scale);
        let mut found = around(self.lit.get_untracked(), FINGER);
        // On a mute map a choice of several would be a choice of none: nothing tells them apart but their place.
        found.truncate(if self.mute.get_untracked() { 1 } else { MOST });
        if found.is_empty() {
            let here = around(Territories::ALL, 0.0).first().copied();
            self.at.set(here);
            // Whoever opens the lens wants to see, and is not told why nothing can be done there.
            if let Some(territory) = here.filter(|_| !opens) {
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

impl Chart {
    /// Where on the board a finger came down, and how many pixels a unit of it is. The drawing is fitted into its element:
    /// in its middle on a wide board, at the upper edge of an upright one.
    fn on_board(self, tap: &Tap) -> Option<(Point, f64)> {
        let layout = self.layout.get_untracked();
        let (view, room) = (layout.view(), self.drawing.get_untracked()?.get_bounding_client_rect());
        let scale = (room.width() / f64::from(view.width)).min(room.height() / f64::from(view.height));
        let left = (room.width() - scale * f64::from(view.width)) / 2.0;
        let top = match layout {
            Layout::Wide => (room.height() - scale * f64::from(view.height)) / 2.0,
            Layout::Upright { .. } => 0.0,
        };
        let [x, y] = tap.at;
        let on = |pixels: f64, from: i32| from + (pixels / scale).round() as i32;
        (scale > 0.0).then(|| (Point { x: on(x - left, view.x), y: on(y - top, view.y) }, scale))
    }
}
