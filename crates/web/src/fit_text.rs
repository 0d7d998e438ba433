//! Text that fits its place: where the words of a box of fixed size are too long, the type goes down step by step.
//!
//! The steps are the style sheet's, under `data-fit`; here it is only measured which of them is the first that is enough.

use game_ui::kit::motion::within;
use leptos::html::ElementType;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, EventTarget, ResizeObserver};

/// So many pixels may be missing: letters that hang below their line cut nothing.
const SLACK: i32 = 1;

/// What a browser says when typefaces have come.
const FACES_CAME: &str = "loadingdone";

/// Marks words whose place is watched already.
const WATCHED: &str = "data-watched";

/// Fits the words that `parts` names inside a box, whenever what `said` follows has changed, or their place has, as by
/// something beside them. Gives whether something is cut even at the last step, of `steps`.
pub fn fit<E>(
    frame: NodeRef<E>,
    parts: &'static str,
    steps: u8,
    said: impl Fn() + 'static,
) -> ReadSignal<bool>
where
    E: ElementType,
    E::Output: JsCast + Clone + 'static,
{
    let (cut, set_cut) = signal(false);
    let watch = StoredValue::new_local(None::<Watch>);
    let measured = StoredValue::new_local(None::<String>);
    let measure = move || {
        // The box may be gone by now.
        let Some(frame) = frame.try_get_untracked().flatten() else { return };
        let frame: &Element = frame.unchecked_ref();
        measured.try_set_value(Some(shape_of(frame, parts)));
        let is_cut = !fits_at_some_step(frame, parts, steps);
        if cut.try_get_untracked() == Some(!is_cut) {
            set_cut.set(is_cut);
        }
        let _ = watch.try_with_value(|watch| watch.iter().for_each(|watch| watch.follow(frame, parts)));
    };
    // Once it is drawn, and before it is seen.
    watch.set_value(Watch::new(move || request_animation_frame(measure)));
    // To measure costs the browser a layout in the middle of its work, so words that need the same room are not measured
    // again.
    let measure_others = move || {
        let Some(frame) = frame.try_get_untracked().flatten() else { return };
        let shape = shape_of(frame.unchecked_ref(), parts);
        if measured.try_with_value(|measured| measured.as_ref() != Some(&shape)) == Some(true) {
            measure();
        }
    };
    Effect::new(move |_| {
        said();
        frame.track();
        request_animation_frame(measure_others);
    });
    on_cleanup(move || {
        if let Some(watch) = watch.try_update_value(Option::take).flatten() {
            watch.end();
        }
    });
    cut
}

/// What tells that words must be measured again: their place is another, or typefaces have come in which they are wider.
struct Watch {
    places: ResizeObserver,
    faces: EventTarget,
    changed: Closure<dyn FnMut()>,
}

impl Watch {
    /// Nothing where the browser is too old to tell: then words keep the size they have.
    fn new(then: impl FnMut() + 'static) -> Option<Watch> {
        let changed = Closure::<dyn FnMut()>::new(then);
        let places = ResizeObserver::new(changed.as_ref().unchecked_ref()).ok()?;
        let faces: EventTarget = document().fonts().into();
        faces.add_event_listener_with_callback(FACES_CAME, changed.as_ref().unchecked_ref()).ok()?;
        Some(Watch { places, faces, changed })
    }

    /// Watches the words that are new.
    fn follow(&self, frame: &Element, parts: &str) {
        for part in within(frame, parts).into_iter().filter(|part| !part.has_attribute(WATCHED)) {
            // Setting an attribute fails only for a name that is none.
            let _ = part.set_attribute(WATCHED, "");
            self.places.observe(&part);
        }
    }

    fn end(self) {
        self.places.disconnect();
        let listener = self.changed.as_ref().unchecked_ref();
        // What was never heard need not be forgotten.
        let _ = self.faces.remove_event_listener_with_callback(FACES_CAME, listener);
    }
}

/// What decides how much room the words need, as far as one sees without measuring: one figure is as wide as another, by
/// the style sheet.
fn shape_of(frame: &Element, parts: &str) -> String {
    within(frame, parts).iter().map(|part| shape(&part.text_content().unwrap_or_default())).collect()
}

fn shape(words: &str) -> String {
    let places = words.chars().map(|letter| if letter.is_ascii_digit() { '0' } else { letter });
    places.chain(['\n']).collect()
}

fn fits_at_some_step(frame: &Element, parts: &str, steps: u8) -> bool {
    (0..=steps).any(|step| {
        let step = step.to_string();
        // What stays as it is costs the browser no second look at its style.
        if frame.get_attribute("data-fit").as_ref() != Some(&step) {
            // Setting an attribute fails only for a name that is none.
            let _ = frame.set_attribute("data-fit", &step);
        }
        frame.scroll_width() <= frame.client_width() + SLACK && !within(frame, parts).iter().any(is_cut)
    })
}

/// Are the words longer than their place? What is not shown is as long as it likes.
fn is_cut(part: &Element) -> bool {
    let [wide, high] = [
        part.scroll_width() > part.client_width() + SLACK,
        part.scroll_height() > part.client_height() + SLACK,
    ];
    part.client_width() > SLACK && (wide || high)
}

#[cfg(test)]
mod tests {
    use super::shape;

    #[test]
    fn figures_are_of_one_width_and_nothing_else_is() {
        assert_eq!(shape("12 sièges"), shape("47 sièges"));
        assert_ne!(shape("9 sièges"), shape("10 sièges"));
        assert_ne!(shape("un siège"), shape("six sièges"));
    }
}
