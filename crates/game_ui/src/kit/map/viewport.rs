//! What part of the map is in sight, and how near.

/// A view of the map: what is in the middle, and how large it is drawn.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Viewport {
    /// What may be seen at all: left, top, width and height.
    frame: [f64; 4],
    /// Width and height of the window, in pixels.
    window: [f64; 2],
    centre: [f64; 2],
    /// Pixels for each unit of the map.
    scale: f64,
}

impl Viewport {
    /// As near as one can come, in pixels for each unit.
    pub const NEAREST: f64 = 6.0;

    /// All of the map in a window.
    pub fn over(frame: [f32; 4], window: [f64; 2]) -> Viewport {
        let [x, y, width, height] = frame.map(f64::from);
        let mut viewport = Viewport {
            frame: [x, y, width, height],
            window,
            centre: [x + width / 2.0, y + height / 2.0],
            scale: 1.0,
        };
        viewport.scale = viewport.farthest();
        viewport
    }

    /// The scale at which all of the map is in sight.
    pub fn farthest(&self) -> f64 {
        let [_, _, width, height] = self.frame;
        (self.window[0] / width).min(self.window[1] / height).max(1e-3)
    }

    /// Pixels for each unit of the map.
    pub fn scale(&self) -> f64 {
        self.scale
    }

    /// Width and height of the window, in pixels.
    pub fn window(&self) -> [f64; 2] {
        self.window
    }

    /// Is all of the map in sight?
    pub fn sees_all(&self) -> bool {
        self.scale <= self.farthest() * 1.001
    }

    /// Can one come no nearer?
    pub fn is_nearest(&self) -> bool {
        self.scale >= self.nearest_scale() * 0.999
    }

    fn nearest_scale(&self) -> f64 {
        Viewport::NEAREST.max(self.farthest())
    }

    /// The part in sight, for `viewBox`.
    pub fn in_sight(&self) -> [f64; 4] {
        let [width, height] = self.window.map(|side| side / self.scale);
        [self.centre[0] - width / 2.0, self.centre[1] - height / 2.0, width, height]
    }

    /// Where a point of the window lies on the map.
    pub fn on_map(&self, [x, y]: [f64; 2]) -> [f64; 2] {
        let [left, top, ..] = self.in_sight();
        [left + x / self.scale, top + y / self.scale]
    }

    /// Where a point of the map lies in the window.
    pub fn in_window(&self, [x, y]: [f64; 2]) -> [f64; 2] {
        let [left, top, ..] = self.in_sight();
        [(x - left) * self.scale, (y - top) * self.scale]
    }

    /// Nearer or farther by a factor, a point of the window staying on its place of the map.
    #[must_use]
    pub fn zoomed(self, by: f64, hold: [f64; 2]) -> Viewport {
        let held = self.on_map(hold);
        let scale = (self.scale * by).clamp(self.farthest(), self.nearest_scale());
        let viewport = Viewport { scale, ..self };
        let now = viewport.on_map(hold);
        viewport.moved_to([viewport.centre[0] + held[0] - now[0], viewport.centre[1] + held[1] - now[1]])
    }

    /// The map pushed by so many pixels.
    #[must_use]
    pub fn pushed(self, [x, y]: [f64; 2]) -> Viewport {
        self.moved_to([self.centre[0] - x / self.scale, self.centre[1] - y / self.scale])
    }

    /// Another part in the middle, as far as the map goes.
    #[must_use]
    pub fn moved_to(self, centre: [f64; 2]) -> Viewport {
        let [left, top, width, height] = self.frame;
        let within = |centre: f64, from: f64, length: f64, window: f64| {
            let half = window / self.scale / 2.0;
            // A side that is all in sight stays in the middle.
            if 2.0 * half >= length {
                from + length / 2.0
            } else {
                centre.clamp(from + half, from + length - half)
            }
        };
        let centre =
            [within(centre[0], left, width, self.window[0]), within(centre[1], top, height, self.window[1])];
        Viewport { centre, ..self }
    }

    /// At least this near, a point in the middle if one has to come nearer.
    #[must_use]
    pub fn nearer_to(self, point: [f64; 2], scale: f64) -> Viewport {
        if self.scale >= scale {
            return self;
        }
        Viewport { scale: scale.clamp(self.farthest(), self.nearest_scale()), ..self }.moved_to(point)
    }

    /// Moved no farther than needed to have a point well in sight: so many pixels from each edge, top, right, bottom, left.
    #[must_use]
    pub fn showing(self, point: [f64; 2], [top, right, bottom, left]: [f64; 4]) -> Viewport {
        let at = self.in_window(point);
        let push = |at: f64, before: f64, after: f64, window: f64| {
            // In a window with no room for the edges the middle is the best place.
            if before + after >= window {
                window / 2.0 - at
            } else if at < before {
                before - at
            } else if at > window - after {
                window - after - at
            } else {
                0.0
            }
        };
        self.pushed([push(at[0], left, right, self.window[0]), push(at[1], top, bottom, self.window[1])])
    }

    /// The same view in a window of another size; one that saw all still does.
    #[must_use]
    pub fn resized(self, window: [f64; 2]) -> Viewport {
        let all = self.sees_all();
        let viewport = Viewport { window, ..self };
        if all {
            return Viewport { scale: viewport.farthest(), ..viewport }.moved_to(self.centre);
        }
        Viewport { scale: viewport.scale.clamp(viewport.farthest(), viewport.nearest_scale()), ..viewport }
            .moved_to(self.centre)
    }

    /// A view on the way to another; 0 is here, 1 is there.
    #[must_use]
    pub fn towards(self, there: Viewport, share: f64) -> Viewport {
        let between = |a: f64, b: f64| a + (b - a) * share;
        // Scales are factors: half the way is the same factor twice.
        let scale = self.scale * (there.scale / self.scale).powf(share);
        let centre = [between(self.centre[0], there.centre[0]), between(self.centre[1], there.centre[1])];
        Viewport { scale, centre, ..there }
    }
}
