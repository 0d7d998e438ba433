//! The council room: leather chairs around an oval table, the chancellor's at its head.

use crate::plan::{Area, BoardLayout};
use crate::rim::Point;
use crate::sketch::Sketch;
use minister::POSTS;

/// Where the chairs stand.
pub(crate) struct Council {
    /// Each post's chair, and by how many degrees it is turned towards the table.
    pub(crate) chairs: Vec<(Point, f32)>,
    pub(crate) chancellor: Point,
    /// How large chairs are drawn.
    pub(crate) scale: f32,
    middle: Point,
    reach: [f32; 2],
}

impl Council {
    pub(crate) fn new(plan: &BoardLayout) -> Council {
        let [x, y, width, height] = plan.council;
        let middle = plan.die;
        let reach = [width / 2.0 - 42.0, (y + height - middle.y) - 42.0];
        let at = |angle: f32| {
            let (sin, cos) = angle.sin_cos();
            Point::new(middle.x + reach[0] * cos, middle.y + reach[1] * sin)
        };
        // All around but for the head of the table, clockwise from the chancellor's left hand, in equal steps.
        const FINE: usize = 720;
        let top = -std::f32::consts::FRAC_PI_2;
        // The chancellor's plate is between the first chair and the last.
        let gap = (122.0 / reach[0]).min(0.95);
        let angle = |step: usize| top + gap + (std::f32::consts::TAU - 2.0 * gap) * step as f32 / FINE as f32;
        let mut walked = vec![0.0f32];
        for step in 1..=FINE {
            walked.push(walked[step - 1] + at(angle(step)).far(at(angle(step - 1))));
        }
        let chairs = (0..POSTS).map(|post| {
            let sought = walked[FINE] * post as f32 / (POSTS - 1) as f32;
            let angle = angle(walked.partition_point(|far| *far < sought).min(FINE));
            let point = at(angle);
            // Square to the table's edge there, not to its middle.
            let (sin, cos) = angle.sin_cos();
            let turned = (sin * reach[0]).atan2(cos * reach[1]).to_degrees() + 90.0;
            (point, turned)
        });
        let chairs: Vec<_> = chairs.collect();
        let apart = walked[FINE] / (POSTS - 1) as f32;
        Council {
            chairs,
            // Below the tags, where the room is too narrow for them to stand beside it.
            chancellor: Point::new(x + width / 2.0, y + if width < 420.0 { 88.0 } else { 66.0 }),
            scale: (apart / 66.0).clamp(0.7, 1.12),
            middle,
            reach,
        }
    }

    /// The upper corners of the room, which the chairs leave free.
    pub(crate) fn corners(plan: &BoardLayout) -> [Point; 2] {
        let [x, y, width, _] = plan.council;
        [Point::new(x + 18.0, y + 18.0), Point::new(x + width - 18.0, y + 18.0)]
    }

    pub(crate) fn draw(&self, sketch: &mut Sketch, plan: &BoardLayout, chancellor: &str) {
        carpet(sketch, plan.council);
        let (middle, [rx, ry]) = (self.middle, self.reach);
        let (rx, ry) = (rx - 48.0 * self.scale, ry - 48.0 * self.scale);
        sketch.ellipse("cast", Point::new(middle.x + 4.0, middle.y + 9.0), rx, ry);
        sketch.ellipse("table-side", Point::new(middle.x, middle.y + 5.0), rx, ry);
        sketch.ellipse("table", middle, rx, ry);
        sketch.ellipse("table-ring", middle, rx - 8.0, ry - 8.0);
        sketch.ellipse("leather-top", middle, rx - 30.0, ry - 30.0);
        sketch.ellipse("gilt", middle, rx - 36.0, ry - 36.0);
        // A paper before each chair, on the wood.
        for (chair, turned) in &self.chairs {
            let (dx, dy) = (middle.x - chair.x, middle.y - chair.y);
            // Where the way from the chair to the middle crosses the rim of the table.
            let share = 1.0 - 1.0 / ((dx / (rx - 17.0)).hypot(dy / (ry - 17.0))).max(1.0);
            sketch.stamp(
                "paper",
                Point::new(chair.x + dx * share, chair.y + dy * share),
                self.scale,
                *turned,
            );
        }
        for (chair, turned) in &self.chairs {
            sketch.stamp("chair", *chair, self.scale, *turned);
        }
        let at = self.chancellor;
        sketch.stamp("throne", at, 1.0, 0.0);
        let wide = chancellor.chars().count() as f32 * 15.0 + 22.0;
        sketch.rect("cast", [at.x - wide / 2.0 + 2.0, at.y + 33.0, wide, 27.0], 4.0);
        sketch.rect("brass", [at.x - wide / 2.0, at.y + 30.0, wide, 27.0], 4.0);
        sketch.rect("brass-line", [at.x - wide / 2.0 + 3.0, at.y + 33.0, wide - 6.0, 21.0], 2.5);
        sketch.words("chancellor-name", Point::new(at.x, at.y + 44.5), 20.0, 0.0, chancellor);
    }
}

fn carpet(sketch: &mut Sketch, [x, y, width, height]: Area) {
    sketch.rect("carpet-edge", [x, y, width, height], 16.0);
    sketch.rect("carpet", [x + 7.0, y + 7.0, width - 14.0, height - 14.0], 11.0);
    sketch.rect("weave", [x + 7.0, y + 7.0, width - 14.0, height - 14.0], 11.0);
    sketch.rect("gilt", [x + 12.0, y + 12.0, width - 24.0, height - 24.0], 8.0);
}
