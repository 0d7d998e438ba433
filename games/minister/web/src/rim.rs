//! The way of the street: up the left side from the lower edge, along the top, down the right side and back along the bottom.

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

    /// How far it is from here to there.
    pub(crate) fn far(self, there: Point) -> f32 {
        (self.x - there.x).hypot(self.y - there.y)
    }
}

/// A place on the street: where it is, and which way one walks there.
#[derive(Copy, Clone, Debug)]
pub(crate) struct StreetPlace {
    pub(crate) at: Point,
    /// One step on.
    pub(crate) on: Point,
}

impl StreetPlace {
    /// So far on along the street, and so far inwards.
    pub(crate) fn offset(self, on: f32, inwards: f32) -> Point {
        // Clockwise on a screen, inwards is to the right of one's way.
        let (dx, dy) = (self.on.x * on - self.on.y * inwards, self.on.y * on + self.on.x * inwards);
        Point::new(self.at.x + dx, self.at.y + dy)
    }

    /// The way one walks, in degrees from "to the right".
    pub(crate) fn heading(self) -> f32 {
        self.on.y.atan2(self.on.x).to_degrees()
    }

    /// Does one walk along the lower side here, where things that stand hide what is above them?
    pub(crate) fn is_low(self) -> bool {
        self.on.x < -0.5
    }

    /// Does one walk along an upright side?
    pub(crate) fn is_upright(self) -> bool {
        self.on.y.abs() > 0.75
    }

    /// Does the street bend here?
    pub(crate) fn is_corner(self) -> bool {
        self.on.x.abs() > 0.35 && self.on.y.abs() > 0.35
    }

    /// On which side the broth lies, 1 inwards, -1 outwards: in corners there is more room outside, and along the lower
    /// side whoever stands on a space would hide what is above it.
    pub(crate) fn front(self) -> f32 {
        if self.is_low() || self.is_corner() { -1.0 } else { 1.0 }
    }
}

/// The middle of the street.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Rim {
    /// Left, top, right, bottom.
    pub(crate) sides: [f32; 4],
    /// How low it begins on the left.
    pub(crate) start: f32,
    /// How far to the left it ends on the bottom.
    pub(crate) end: f32,
    /// Of the corners.
    pub(crate) radius: f32,
}

impl Rim {
    /// From its start to its end.
    pub(crate) fn length(self) -> f32 {
        self.runs().iter().map(|(_, _, length)| length).sum::<f32>() + 3.0 * self.corner()
    }

    /// Each straight run: where it begins, which way it goes, how long it is. A corner lies after each but the last.
    fn runs(self) -> [(Point, Point, f32); 4] {
        let ([left, top, right, bottom], radius) = (self.sides, self.radius);
        [
            (Point::new(left, self.start), Point::new(0.0, -1.0), self.start - top - radius),
            (Point::new(left + radius, top), Point::new(1.0, 0.0), right - left - 2.0 * radius),
            (Point::new(right, top + radius), Point::new(0.0, 1.0), bottom - top - 2.0 * radius),
            (Point::new(right - radius, bottom), Point::new(-1.0, 0.0), right - radius - self.end),
        ]
    }

    fn corner(self) -> f32 {
        std::f32::consts::FRAC_PI_2 * self.radius
    }

    /// The place after so long a walk.
    pub(crate) fn place(self, walked: f32) -> StreetPlace {
        let runs = self.runs();
        let mut rest = walked.clamp(0.0, self.length());
        for (index, (start, on, length)) in runs.into_iter().enumerate() {
            if rest <= length || index == 3 {
                return StreetPlace { at: Point::new(start.x + on.x * rest, start.y + on.y * rest), on };
            }
            rest -= length;
            if rest <= self.corner() {
                let end = Point::new(start.x + on.x * length, start.y + on.y * length);
                // The corner's middle lies inwards of where the run ends.
                let middle = StreetPlace { at: end, on }.offset(0.0, self.radius);
                let (sin, cos) = (rest / self.radius).sin_cos();
                let on_now = Point::new(on.x * cos - on.y * sin, on.x * sin + on.y * cos);
                let at = StreetPlace { at: middle, on: on_now }.offset(0.0, -self.radius);
                return StreetPlace { at, on: on_now };
            }
            rest -= self.corner();
        }
        StreetPlace { at: runs[0].0, on: runs[0].1 }
    }

    /// The line from one place to another, moved inwards so far, as the data of a path.
    pub(crate) fn line(self, from: f32, to: f32, inwards: f32) -> String {
        const STEP: f32 = 9.0;
        let steps = ((to - from).abs() / STEP).ceil().max(1.0);
        let mut data = String::new();
        let mut earlier: Option<Point> = None;
        for step in 0..=steps as u32 {
            let share = step as f32 / steps;
            let place = self.place(from + (to - from) * share);
            // Along a straight run the ends say it all.
            let straight = earlier == Some(place.on) && step < steps as u32;
            let next = self.place(from + (to - from) * (step as f32 + 1.0) / steps);
            if straight && next.on == place.on {
                continue;
            }
            let at = place.offset(0.0, inwards);
            data.push_str(&format!("{}{:.1} {:.1}", if data.is_empty() { 'M' } else { 'L' }, at.x, at.y));
            earlier = Some(place.on);
        }
        data
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RIM: Rim = Rim { sides: [0.0, 0.0, 400.0, 300.0], start: 320.0, end: 60.0, radius: 50.0 };

    #[test]
    fn a_walk_is_steady_and_ends_where_the_street_does() {
        let length = RIM.length();
        let mut earlier = RIM.place(0.0).at;
        assert_eq!(earlier, Point::new(0.0, 320.0));
        for step in 1..=1000 {
            let at = RIM.place(length * step as f32 / 1000.0).at;
            let far = at.far(earlier);
            assert!((far - length / 1000.0).abs() < 0.02, "step {step} is {far} long");
            earlier = at;
        }
        assert!((earlier.x - 60.0).abs() < 0.1 && (earlier.y - 300.0).abs() < 0.1);
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

    #[test]
    fn a_line_goes_from_its_first_place_to_its_last() {
        let data = RIM.line(10.0, 600.0, 0.0);
        assert!(data.starts_with("M0.0 310.0L"), "{data}");
        let last = RIM.place(600.0).at;
        assert!(data.ends_with(&format!("L{:.1} {:.1}", last.x, last.y)), "{data}");
    }
}
