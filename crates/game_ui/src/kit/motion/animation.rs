//! An animation that runs in the browser, or is over because nothing is to move.

use super::keyframe::Keyframe;
use super::moves::Move;
use js_sys::{Array, Object, Promise, Reflect};
use leptos::task::spawn_local;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::Element;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::JsFuture;

// web-sys counts the Web Animations API among what may still change, though every browser has it.
#[wasm_bindgen]
extern "C" {
    type Animatable;
    #[wasm_bindgen(method, catch)]
    fn animate(this: &Animatable, frames: &Array, options: &Object) -> Result<BrowserAnimation, JsValue>;
    #[wasm_bindgen(method, js_name = getAnimations)]
    fn get_animations(this: &Animatable, options: &Object) -> Array;

    #[derive(Clone)]
    type BrowserAnimation;
    #[wasm_bindgen(method, catch)]
    fn finish(this: &BrowserAnimation) -> Result<(), JsValue>;
    #[wasm_bindgen(method)]
    fn cancel(this: &BrowserAnimation);
    #[wasm_bindgen(method, getter)]
    fn finished(this: &BrowserAnimation) -> Promise;
    #[wasm_bindgen(method, getter, js_name = playState)]
    fn play_state(this: &BrowserAnimation) -> String;
}

/// An animation under way, or several, or none. Dropped, it goes on by itself.
#[derive(Clone, Default)]
pub struct Animation(Vec<BrowserAnimation>);

impl Animation {
    /// One that is over, because nothing was to move.
    pub fn over() -> Animation {
        Animation::default()
    }

    /// Several as one, which is over when the last of them is.
    pub fn all(animations: impl IntoIterator<Item = Animation>) -> Animation {
        Animation(animations.into_iter().flat_map(|animation| animation.0).collect())
    }

    /// Begins; a browser that cannot is at the end at once.
    pub(super) fn start(element: &Element, how: &Move, stretch: f64) -> Animation {
        let frames: Array = how.frames.iter().map(Keyframe::to_js).collect();
        let options = Object::new();
        let set = |name: &str, value: JsValue| {
            // A plain object takes any property.
            let _ = Reflect::set(&options, &name.into(), &value);
        };
        set("duration", (how.milliseconds * stretch).into());
        set("delay", (how.delay * stretch).into());
        set("easing", how.easing.into());
        // What waits is not seen where it will end; what has ended is as it is drawn.
        set("fill", "backwards".into());
        let begun = element.unchecked_ref::<Animatable>().animate(&frames, &options);
        Animation(begun.ok().into_iter().collect())
    }

    /// All that move inside an element.
    pub(super) fn all_within(element: &Element) -> Animation {
        let options = Object::new();
        // A plain object takes any property.
        let _ = Reflect::set(&options, &"subtree".into(), &true.into());
        let running = element.unchecked_ref::<Animatable>().get_animations(&options);
        Animation(running.iter().map(JsCast::unchecked_into).collect())
    }

    /// Is it over?
    pub fn is_over(&self) -> bool {
        self.0.iter().all(|animation| matches!(animation.play_state().as_str(), "finished" | "idle"))
    }

    /// Goes to its end at once.
    pub fn finish(&self) {
        for animation in &self.0 {
            // Only what has no end cannot be brought there, as what beckons; ours has one.
            let _ = animation.finish();
        }
    }

    /// Stops, as if it had never been.
    pub fn cancel(&self) {
        self.0.iter().for_each(BrowserAnimation::cancel);
    }

    /// Waits until it is over.
    pub async fn ended(self) {
        for animation in self.0 {
            // One that is cancelled is over too.
            let _ = JsFuture::from(animation.finished()).await;
        }
    }

    /// Does something when it is over; at once where nothing moves.
    pub fn then(self, next: impl FnOnce() + 'static) {
        if self.0.is_empty() {
            return next();
        }
        spawn_local(async move {
            self.ended().await;
            next();
        });
    }
}
