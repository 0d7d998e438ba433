//! How the ribbon of a union comes and goes along a line: it is rolled out from the picket that won the line, step by
//! step, over the one that lay there; where nobody holds the line any more it fades.

use crate::BoardContext;
use crate::changes::{LANDS, ROLLS};
use game_ui::kit::motion::{Animation, Animator, Keyframe, Move, within};
use game_ui::kit::sign;
use gardez_la_ligne_map::{Map, Point};
use leptos::prelude::*;
use leptos::svg;
use leptos::web_sys::Element;
use rules::Seat;
use std::fmt::Write;
use std::sync::Arc;

/// In so many steps a ribbon is rolled out: each is a layer of its own while it comes.
const STEPS: usize = 7;
/// How long a step takes to be seen, and a ribbon to fade, in milliseconds.
const STEP: f64 = 110.0;
const FADES: f64 = 420.0;

/// The ribbon of a line.
pub(super) struct Ribbon {
    /// All of it, as an SVG path, and its straight stretches.
    pub(super) whole: String,
    pub(super) stretches: Vec<[Point; 2]>,
    pub(super) width: String,
}

impl Ribbon {
    /// Moves whenever the line changes hands; not when the map is opened. What rests is in `band`; what moves is drawn into
    /// `roll` for as long as it does.
    pub(super) fn follow(
        self,
        context: BoardContext,
        map: Arc<Map>,
        control: Memo<Option<Seat>>,
        band: NodeRef<svg::G>,
        roll: NodeRef<svg::G>,
    ) {
        let motion = Animator::get();
        Effect::new(move |before: Option<Option<Seat>>| {
            let now = control.get();
            let nodes = band.get_untracked().zip(roll.get_untracked());
            let changed = before.filter(|before| *before != now && !motion.is_off());
            if let (Some(before), Some((band, roll))) = (changed, nodes) {
                let last = context.view.with_untracked(|view| view.last);
                let from = last.and_then(|last| map.halts.get(last.index())).map(|halt| halt.at);
                self.roll(motion, from.unwrap_or_default(), [before, now], &band, &roll);
            }
            now
        });
    }

    fn roll(
        &self,
        motion: Animator,
        from: Point,
        [before, now]: [Option<Seat>; 2],
        band: &Element,
        roll: &Element,
    ) {
        let mut drawn = String::new();
        if let Some(before) = before {
            self.draw(&mut drawn, before, "was", &self.whole);
        }
        if let Some(now) = now {
            self.steps(from).iter().for_each(|step| self.draw(&mut drawn, now, "comes", step));
        }
        roll.set_inner_html(&format!("<g>{drawn}</g>"));
        let Some(drawn) = roll.first_element_child() else { return };
        let seen = |opacity, at| Keyframe::default().seen(opacity).at(at);
        let play = |element: &Element, how: Move| motion.play(element, &how);
        let ends = LANDS + ROLLS + STEP;
        // What rests is seen when all of it has come.
        let rests = Move::new(ends, "linear", vec![seen(0.0, 0.0), seen(0.0, 0.97), seen(1.0, 1.0)]);
        let rests = now.map(|_| play(band, rests)).unwrap_or_default();
        let goes = || match now {
            Some(_) => Move::new(ends, "linear", vec![seen(1.0, 0.0), seen(1.0, 0.9), seen(0.0, 1.0)]),
            None => Move::new(FADES, "ease-in", vec![seen(1.0, 0.0), seen(0.0, 1.0)]).after(LANDS),
        };
        let gone = within(&drawn, ".was").iter().map(|was| play(was, goes())).collect::<Vec<_>>();
        let comes = within(&drawn, ".comes").into_iter().zip(0..).map(|(element, step)| {
            let delay = LANDS + ROLLS * f64::from(step) / STEPS as f64;
            play(&element, Move::new(STEP, "ease-out", vec![seen(0.0, 0.0), seen(1.0, 1.0)]).after(delay))
        });
        let all = Animation::all(comes.collect::<Vec<_>>().into_iter().chain(gone).chain([rests]));
        all.then(move || drawn.remove());
    }

    /// What is seen in each step, as SVG paths: all that is as far from the picket.
    fn steps(&self, from: Point) -> [String; STEPS] {
        let far = |[a, b]: &[Point; 2]| (*a - from).length().min((*b - from).length());
        let farthest = self.stretches.iter().map(far).fold(1.0, f32::max);
        let mut steps = [const { String::new() }; STEPS];
        for stretch in &self.stretches {
            let [a, b] = stretch;
            let step = (far(stretch) / farthest * STEPS as f32) as usize;
            // Writing into a text cannot fail.
            let _ = write!(steps[step.min(STEPS - 1)], "M{:.1} {:.1}L{:.1} {:.1}", a.x, a.y, b.x, b.y);
        }
        steps
    }

    fn draw(&self, into: &mut String, union: Seat, class: &str, data: &str) {
        let (seat, width) = (sign::class(union), &self.width);
        // Writing into a text cannot fail.
        let _ = write!(
            into,
            r#"<g class="{class} {seat}"><path class="ribbon" d="{data}" stroke-width="{width}"/></g>"#
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ribbon_comes_from_its_picket_to_both_ends_and_all_of_it_comes() {
        let at = |x: f32| Point { x, y: 0.0 };
        let stretches: Vec<[Point; 2]> =
            (0..20).map(|n| [at(n as f32 * 10.0), at(n as f32 * 10.0 + 10.0)]).collect();
        let ribbon = Ribbon { whole: String::new(), stretches, width: "9.0".into() };
        let steps = ribbon.steps(at(100.0));
        assert!(steps[0].contains("M90.0") && steps[0].contains("M100.0"), "{steps:?}");
        assert!(steps[STEPS - 1].contains("M0.0") && steps[STEPS - 1].contains("L200.0"), "{steps:?}");
        assert_eq!(steps.concat().matches('M').count(), 20);
    }
}
