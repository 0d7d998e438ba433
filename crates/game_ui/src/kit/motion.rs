//! Motion on the table, by the Web Animations API: pieces that travel and drop, dice that tumble, cards that are dealt and
//! turned, figures that count, banners, rings.
//!
//! A drawing takes [`Animator::get`] while it is built. Everything moves by transform and opacity alone, which a browser does
//! without laying the page out anew, as fast as the reader wants it; where nothing is to move, everything is where it goes
//! at once.

mod animation;
mod counting;
mod keyframe;
mod moves;
mod timeline;

pub use animation::Animation;
pub use keyframe::Keyframe;
pub use moves::Move;
pub use timeline::Timeline;

use crate::{MotionSpeed, Preferences};
use leptos::html::ElementType;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Element;

/// What moves things, as fast as the reader wants it.
#[derive(Copy, Clone)]
pub struct Animator(Preferences);

impl Animator {
    /// As fast as the reader of this page wants it.
    pub fn get() -> Animator {
        Animator(Preferences::get())
    }

    /// Does nothing move?
    pub fn is_off(self) -> bool {
        self.0.motion_speed_now() == MotionSpeed::Off
    }

    /// How long something lasts that is drawn to last so many milliseconds; nothing where nothing moves.
    pub fn duration(self, milliseconds: f64) -> Option<f64> {
        self.0.stretch_now().map(|stretch| milliseconds * stretch)
    }

    /// Moves an element. The animation that is given back can be waited for, and ended before its time.
    pub fn play(self, element: &Element, how: &Move) -> Animation {
        match self.0.stretch_now() {
            Some(stretch) => Animation::start(element, how, stretch),
            None => Animation::over(),
        }
    }

    /// A piece comes from one point to another, both as distances from where it is drawn.
    pub fn travel(self, element: &Element, from: [f64; 2], to: [f64; 2]) -> Animation {
        self.play(element, &Move::travel(from, to))
    }

    /// A piece comes down on the board from this height.
    pub fn drop_in(self, element: &Element, height: f64) -> Animation {
        self.play(element, &Move::drop_in(height))
    }

    /// A die tumbles from a point to where it lies.
    pub fn tumble(self, element: &Element, from: [f64; 2]) -> Animation {
        self.play(element, &Move::tumble(from))
    }

    /// A die tumbles from a point to where it lies, while faces fly by one after the other, of which the last one stays.
    pub fn roll(self, die: &Element, from: [f64; 2], faces: &[Element]) -> Animation {
        let share = 1.0 / faces.len().max(1) as f64;
        let passing = faces.iter().enumerate().map(|(index, face)| {
            let [begins, ends] = [index, index + 1].map(|step| (share * step as f64).min(1.0));
            self.play(face, &Move::passing_face(begins, ends))
        });
        Animation::all(passing.chain([self.tumble(die, from)]))
    }

    /// A card is dealt from a point to where it lies.
    pub fn deal(self, element: &Element, from: [f64; 2]) -> Animation {
        self.play(element, &Move::deal(from))
    }

    /// A card is turned face up.
    pub fn turn_card(self, element: &Element) -> Animation {
        self.play(element, &Move::turn_card())
    }

    /// A banner comes in, stays for a moment, and goes.
    pub fn banner(self, element: &Element) -> Animation {
        self.play(element, &Move::banner())
    }

    /// A ring spreads around what has just happened, and fades.
    pub fn ring(self, element: &Element) -> Animation {
        self.play(element, &Move::ring())
    }

    /// A piece is lifted for a moment: it is meant.
    pub fn lift(self, element: &Element, height: f64) -> Animation {
        self.play(element, &Move::lift(height))
    }

    /// Moves an element once it is drawn. For what is drawn anew each time it happens.
    pub fn when_drawn<E>(self, node: NodeRef<E>, how: Move)
    where
        E: ElementType,
        E::Output: JsCast + Clone + 'static,
    {
        once_drawn(node, move |element| {
            // It goes on by itself.
            let _ = self.play(&element, &how);
        });
    }

    /// Brings all that moves inside an element to its end, and with it what follows in the next moment.
    pub fn skip(self, around: &Element) {
        self.0.skip_motion();
        Animation::all_within(around).finish();
    }

    /// A figure counts from one value to another in the text of an element, which is to show the last one already.
    pub fn count_up(self, element: &Element, from: i64, to: i64) {
        counting::count_up(element, from, to, self.duration(counting::length(from, to)));
    }
}

/// Does something with an element once it is drawn.
pub fn once_drawn<E>(node: NodeRef<E>, begin: impl FnOnce(Element) + 'static)
where
    E: ElementType,
    E::Output: JsCast + Clone + 'static,
{
    let mut begin = Some(begin);
    Effect::new(move |_| {
        if let Some((element, begin)) = node.get().and_then(|element| Some((element, begin.take()?))) {
            begin(element.unchecked_into());
        }
    });
}

/// All elements inside this one that a selector names, in their order.
pub fn within(element: &Element, selector: &str) -> Vec<Element> {
    // A selector of ours is well-formed.
    let Ok(found) = element.query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|index| found.item(index)?.dyn_into().ok()).collect()
}

/// Does the system ask for nothing to move?
pub fn system_wants_still() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    query.is_some_and(|query| query.matches())
}
