//! The ways in which things move on a table: keyframes with a duration, before anything of them is given to a browser.

use super::keyframe::Keyframe;

/// Quick at first, then coming to rest: for whatever is set down.
const SETTLING: &str = "cubic-bezier(0.2, 0.8, 0.2, 1)";
/// As a hand carries something.
const CARRIED: &str = "cubic-bezier(0.45, 0.05, 0.3, 1)";
/// The least and the most that anything lasts at the usual speed, in milliseconds; but for what is to be read.
const SHORTEST: f64 = 150.0;
const LONGEST: f64 = 700.0;

/// A move that an element can make.
#[derive(Clone, PartialEq, Debug)]
pub struct Move {
    /// From the first moment to the last.
    pub frames: Vec<Keyframe>,
    /// How long it lasts at the usual speed, in milliseconds.
    pub milliseconds: f64,
    /// How long it waits before, with its first moment shown already.
    pub delay: f64,
    /// How it gathers and loses speed.
    pub easing: &'static str,
}

impl Move {
    /// A move of so many milliseconds.
    pub fn new(milliseconds: f64, easing: &'static str, frames: Vec<Keyframe>) -> Move {
        Move { frames, milliseconds, delay: 0.0, easing }
    }

    /// The same, so many milliseconds later: for several things one after the other.
    #[must_use]
    pub fn after(self, delay: f64) -> Move {
        Move { delay, ..self }
    }

    /// From one point to another, in an arc that a hand would make; the farther, the longer.
    pub fn travel(from: [f64; 2], to: [f64; 2]) -> Move {
        let [x, y] = [0, 1].map(|axis| to[axis] - from[axis]);
        let distance = x.hypot(y);
        let middle = [0, 1].map(|axis| (from[axis] + to[axis]) / 2.0);
        let rise = (0.12 * distance).min(40.0);
        let frames = vec![
            Keyframe::to(translate(from)),
            Keyframe::to(format!("{} scale(1.12)", translate([middle[0], middle[1] - rise]))),
            Keyframe::to(translate(to)),
        ];
        Move::new((220.0 + 0.7 * distance).clamp(SHORTEST, LONGEST), CARRIED, frames)
    }

    /// Down from this height, as a placard that is set up.
    pub fn drop_in(height: f64) -> Move {
        let frames = vec![
            Keyframe::to(format!("{} scale(1.8)", translate([0.0, -height]))).seen(0.0),
            Keyframe::to("scale(0.94)").seen(1.0).at(0.7),
            Keyframe::home().seen(1.0),
        ];
        Move::new(260.0, "cubic-bezier(0.5, 0, 0.7, 1)", frames)
    }

    /// Rolling in from a point, over the edge once more, and lying still.
    pub fn tumble(from: [f64; 2]) -> Move {
        let frames = vec![
            Keyframe::to(format!("{} rotate(-300deg) scale(0.6)", translate(from))),
            Keyframe::to("rotate(12deg) scale(1.08)").at(0.7),
            Keyframe::home(),
        ];
        Move::new(550.0, "ease-out", frames)
    }

    /// A face of a die that flies by: seen between two shares of the whole tumble and not else. The last one stays.
    pub fn passing_face(from: f64, until: f64) -> Move {
        let tumble = Move::tumble([0.0, 0.0]).milliseconds;
        let seen = |opacity, at: f64| Keyframe::default().seen(opacity).at(at);
        let mut frames = Vec::new();
        if from > 0.0 {
            frames.extend([seen(0.0, 0.0), seen(0.0, from)]);
        }
        frames.extend([seen(1.0, from), seen(1.0, until)]);
        if until < 1.0 {
            frames.extend([seen(0.0, until), seen(0.0, 1.0)]);
        }
        Move::new(tumble, "linear", frames)
    }

    /// From a pile to where it lies, turning a little on the way.
    pub fn deal(from: [f64; 2]) -> Move {
        let frames = vec![
            Keyframe::to(format!("{} rotate(-8deg)", translate(from))).seen(0.0),
            Keyframe::default().seen(1.0).at(0.25),
            Keyframe::home().seen(1.0),
        ];
        Move::new(320.0, SETTLING, frames)
    }

    /// Around its upright axis, until its face is seen.
    pub fn turn_card() -> Move {
        let frames = vec![
            Keyframe::to("perspective(900px) rotateY(88deg) scale(0.97)").seen(0.4),
            Keyframe::to("perspective(900px) rotateY(-6deg)").seen(1.0).at(0.75),
            Keyframe::to("perspective(900px) rotateY(0deg)").seen(1.0),
        ];
        Move::new(360.0, "ease-out", frames)
    }

    /// In from above, long enough to be read, and away.
    pub fn banner() -> Move {
        let away = || Keyframe::to(translate([0.0, -14.0])).seen(0.0);
        let here = || Keyframe::home().seen(1.0);
        Move::new(2_200.0, "ease-out", vec![away(), here().at(0.1), here().at(0.92), away()])
    }

    /// Spreading and fading.
    pub fn ring() -> Move {
        Move::new(
            500.0,
            "ease-out",
            vec![Keyframe::to("scale(0.6)").seen(0.9), Keyframe::to("scale(1.9)").seen(0.0)],
        )
    }

    /// Up by so much and down again.
    pub fn lift(height: f64) -> Move {
        let frames = vec![
            Keyframe::home(),
            Keyframe::to(format!("{} scale(1.06)", translate([0.0, -height]))).at(0.45),
            Keyframe::home(),
        ];
        Move::new(240.0, SETTLING, frames)
    }

    /// Coming into sight from a little below.
    pub fn rise() -> Move {
        let frames = vec![Keyframe::to(translate([0.0, 12.0])).seen(0.0), Keyframe::home().seen(1.0)];
        Move::new(220.0, SETTLING, frames)
    }
}

fn translate([x, y]: [f64; 2]) -> String {
    format!("translate({x:.1}px, {y:.1}px)")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> Vec<Move> {
        vec![
            Move::travel([0.0, 0.0], [3.0, 4.0]),
            Move::travel([-2_000.0, 0.0], [0.0, 0.0]),
            Move::drop_in(30.0),
            Move::tumble([-20.0, -60.0]),
            Move::passing_face(0.0, 0.33),
            Move::passing_face(0.33, 0.66),
            Move::passing_face(0.66, 1.0),
            Move::deal([200.0, -40.0]),
            Move::turn_card(),
            Move::ring(),
            Move::lift(6.0),
            Move::rise(),
        ]
    }

    #[test]
    fn everything_lasts_as_long_as_a_glance() {
        for it in all() {
            assert!((SHORTEST..=LONGEST).contains(&it.milliseconds), "{it:?}");
        }
        assert!(Move::banner().milliseconds > LONGEST, "a banner is to be read");
    }

    #[test]
    fn moments_follow_each_other() {
        for it in all().into_iter().chain([Move::banner()]) {
            assert!(it.frames.len() >= 2);
            let offsets: Vec<f64> = it.frames.iter().filter_map(|frame| frame.offset).collect();
            assert!(offsets.windows(2).all(|pair| pair[0] <= pair[1]), "{it:?}");
            assert!(offsets.iter().all(|offset| (0.0..=1.0).contains(offset)), "{it:?}");
        }
    }

    #[test]
    fn what_comes_to_the_table_ends_where_it_is_drawn() {
        for it in [
            Move::drop_in(30.0),
            Move::tumble([5.0, 5.0]),
            Move::deal([9.0, 9.0]),
            Move::lift(4.0),
            Move::rise(),
        ] {
            assert_eq!(it.frames.last().unwrap().transform.as_deref(), Some("none"), "{it:?}");
        }
    }

    #[test]
    fn a_longer_way_takes_longer_but_not_for_ever() {
        let lasts = |x| Move::travel([0.0, 0.0], [x, 0.0]).milliseconds;
        assert!(lasts(10.0) < lasts(300.0));
        assert_eq!(lasts(5_000.0), LONGEST);
        let ends = Move::travel([1.0, 2.0], [30.0, 40.0]).frames;
        assert_eq!(ends[0].transform.as_deref(), Some("translate(1.0px, 2.0px)"));
        assert_eq!(ends[2].transform.as_deref(), Some("translate(30.0px, 40.0px)"));
    }

    #[test]
    fn of_the_faces_that_fly_by_one_is_seen_at_a_time() {
        let faces =
            [(0.0, 0.33), (0.33, 0.66), (0.66, 1.0)].map(|(from, until)| Move::passing_face(from, until));
        let seen_at = |face: &Move, share: f64| {
            let before = face.frames.iter().rfind(|frame| frame.offset.unwrap() <= share);
            before.and_then(|frame| frame.opacity).unwrap()
        };
        for share in [0.1, 0.5, 0.9] {
            assert_eq!(faces.iter().map(|face| seen_at(face, share)).sum::<f64>(), 1.0, "{share}");
        }
    }
}
