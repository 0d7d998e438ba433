//! Fingers on the map: one pushes it, two stretch it.

use super::viewport::Viewport;

/// Below so many pixels a finger that was lifted has tapped, not pushed.
const TREMBLE: f64 = 6.0;

/// The fingers, or the mouse, that hold the map.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Gesture {
    fingers: Vec<(i32, [f64; 2])>,
    begun: [f64; 2],
    pushing: bool,
}

impl Gesture {
    /// A finger comes down. The first one begins anew.
    pub fn down(&mut self, finger: i32, at: [f64; 2]) {
        self.fingers.retain(|(other, _)| *other != finger);
        if self.fingers.is_empty() {
            self.begun = at;
            self.pushing = false;
        } else {
            // Two fingers never mean a tap.
            self.pushing = true;
        }
        self.fingers.push((finger, at));
    }

    /// A finger moves; gives the map as it lies then, if that changes.
    pub fn moved(&mut self, finger: i32, to: [f64; 2], viewport: Viewport) -> Option<Viewport> {
        let index = self.fingers.iter().position(|(other, _)| *other == finger)?;
        let from = self.fingers[index].1;
        if !self.pushing && distance(self.begun, to) < TREMBLE {
            return None;
        }
        self.pushing = true;
        self.fingers[index].1 = to;
        let Some((_, other)) = self.fingers.iter().find(|(other, _)| *other != finger) else {
            return Some(viewport.pushed([to[0] - from[0], to[1] - from[1]]));
        };
        let [before, now] = [middle(from, *other), middle(to, *other)];
        let by = distance(to, *other).max(1.0) / distance(from, *other).max(1.0);
        Some(viewport.pushed([now[0] - before[0], now[1] - before[1]]).zoomed(by, now))
    }

    /// A finger is lifted, or lost.
    pub fn up(&mut self, finger: i32) {
        self.fingers.retain(|(other, _)| *other != finger);
    }

    /// Was the map pushed or stretched since the first finger came down? Then lifting it is no tap.
    pub fn pushing(&self) -> bool {
        self.pushing
    }

    /// Does anything hold the map?
    pub fn holds(&self) -> bool {
        !self.fingers.is_empty()
    }
}

fn middle(a: [f64; 2], b: [f64; 2]) -> [f64; 2] {
    [(a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0]
}

fn distance(a: [f64; 2], b: [f64; 2]) -> f64 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}
