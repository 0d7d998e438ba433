//! The rim of the board: a rectangle with round corners, walked clockwise from the lower left.

/// A point of the drawing.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub(crate) struct Point {
    pub(crate) x: f32,
    pub(crate) y: f32,
}

impl Point {
    pub(crate) const fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }

    /// As an attribute that puts something there.
    pub(crate) fn translate(self) -> String {
        format!("translate({:.1} {:.1})", self.x, self.y)
    }
}

/// A place on the rim: where it is, and which way one walks there.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Place {
    pub(crate) at: Point,
    /// One step on.
    pub(crate) on: Point,
}

impl Place {
    /// So far on along the rim, and so far inwards.
    pub(crate) fn offset(self, on: f32, inwards: f32) -> Point {
        // Clockwise on a screen, inwards is to the right of one's way.
        let (dx, dy) = (self.on.x * on - self.on.y * inwards, self.on.y * on + self.on.x * inwards);
        Point::new(self.at.x + dx, self.at.y + dy)
    }

    /// The way one walks, in degrees from "to the right".
    pub(crate) fn heading(self) -> f32 {
        self.on.y.atan2(self.on.x).to_degrees()
    }
}

/// The rim.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Rim {
    /// Left, top, right, bottom.
    pub(crate) sides: [f32; 4],
    /// Of the corners.
    pub(crate) radius: f32,
}

impl Rim {
    /// Once around.
    pub(crate) fn length(self) -> f32 {
        let [up, right] = self.straights();
        2.0 * (up + right) + 4.0 * self.corner()
    }

    /// How long the upright and the level sides are between the corners.
    fn straights(self) -> [f32; 2] {
        let [left, top, right, bottom] = self.sides;
        [bottom - top - 2.0 * self.radius, right - left - 2.0 * self.radius]
    }

    fn corner(self) -> f32 {
        std::f32::consts::FRAC_PI_2 * self.radius
    }

    /// The place after so long a walk.
    pub(crate) fn place(self, walked: f32) -> Place {
        let ([left, top, right, bottom], radius) = (self.sides, self.radius);
        let [up, level] = self.straights();
        // Each side with the corner after it: where it begins, which way it goes, how long it is.
        let sides = [
            (Point::new(left, bottom - radius), Point::new(0.0, -1.0), up),
            (Point::new(left + radius, top), Point::new(1.0, 0.0), level),
            (Point::new(right, top + radius), Point::new(0.0, 1.0), up),
            (Point::new(right - radius, bottom), Point::new(-1.0, 0.0), level),
        ];
        let mut rest = walked.clamp(0.0, self.length());
        for (start, on, length) in sides {
            let end = Point::new(start.x + on.x * length, start.y + on.y * length);
            if rest <= length {
                return Place { at: Point::new(start.x + on.x * rest, start.y + on.y * rest), on };
            }
            rest -= length;
            if rest <= self.corner() {
                let turned = rest / radius;
                // The corner's middle lies inwards of where the side ends.
                let middle = Place { at: end, on }.offset(0.0, radius);
                let (sin, cos) = turned.sin_cos();
                let on_now = Point::new(on.x * cos - on.y * sin, on.x * sin + on.y * cos);
                let at = Place { at: middle, on: on_now }.offset(0.0, -radius);
                return Place { at, on: on_now };
            }
            rest -= self.corner();
        }
        Place { at: sides[0].0, on: sides[0].1 }
    }

    /// The line from one place to another, moved inwards so far, as the data of a path.
    pub(crate) fn line(self, from: f32, to: f32, inwards: f32) -> String {
        const STEP: f32 = 6.0;
        let steps = ((to - from) / STEP).ceil().max(1.0);
        let points = (0..=steps as u32).map(|step| {
            let at = self.place(from + (to - from) * step as f32 / steps).offset(0.0, inwards);
            format!("{:.1} {:.1}", at.x, at.y)
        });
        format!("M{}", points.collect::<Vec<_>>().join("L"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RIM: Rim = Rim { sides: [0.0, 0.0, 400.0, 300.0], radius: 50.0 };

    #[test]
    fn a_walk_around_is_steady_and_ends_where_it_began() {
        let length = RIM.length();
        assert!((length - (2.0 * 200.0 + 2.0 * 300.0 + std::f32::consts::TAU * 50.0)).abs() < 0.01);
        let mut earlier = RIM.place(0.0).at;
        for step in 1..=1000 {
            let at = RIM.place(length * step as f32 / 1000.0).at;
            let far = (at.x - earlier.x).hypot(at.y - earlier.y);
            assert!((far - length / 1000.0).abs() < 0.02, "step {step} is {far} long");
            earlier = at;
        }
        assert!((earlier.x - 0.0).abs() < 0.1 && (earlier.y - 250.0).abs() < 0.1);
    }

    #[test]
    fn inwards_is_towards_the_middle() {
        for step in 0..100 {
            let place = RIM.place(RIM.length() * step as f32 / 100.0);
            let (out, inside) = (place.at, place.offset(0.0, 10.0));
            let far = |at: Point| (at.x - 200.0).abs() / 200.0 + (at.y - 150.0).abs() / 150.0;
            assert!(far(inside) < far(out), "{out:?} {inside:?}");
        }
    }
}
