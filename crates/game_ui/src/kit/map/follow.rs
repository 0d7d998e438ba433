//! A view that follows what happens: it flies to it where it is out of sight, and comes back to where the reader was.

use super::view::MapView;
use leptos::prelude::*;
use std::time::Duration;

/// How long one looks at what happened before the view comes back, in milliseconds.
const LOOK: f64 = 1_100.0;

impl MapView {
    /// Shows a point of the map at which something happens, and comes back a moment later, unless the reader has taken
    /// hold of the map meanwhile or something else is to be followed. Where the point is in sight nothing moves.
    pub fn follow(self, point: [f64; 2]) {
        let here = self.now();
        let there = here.showing(point, [MapView::EDGE; 4]);
        if there == here {
            return;
        }
        // Whoever follows one thing after the other comes back to where the first began.
        let home = self.returning().unwrap_or(here);
        self.fly(there);
        let flight = self.mark_return(home);
        let look = Duration::from_millis(self.lasts(LOOK) as u64);
        set_timeout(
            move || {
                if let Some(home) = self.returning_from(flight) {
                    self.fly(home);
                }
            },
            look,
        );
    }
}
