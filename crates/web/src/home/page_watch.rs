//! When a page should rest: what the browser says of data, of the line, of motion, and of what is in sight.

use leptos::html::Figure;
use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{IntersectionObserver, IntersectionObserverEntry, PerformanceResourceTiming};

/// Does the browser say that every byte counts?
pub fn wants_less_data() -> bool {
    let connection = js_sys::Reflect::get(&window().navigator(), &JsValue::from_str("connection"));
    let saves =
        connection.and_then(|connection| js_sys::Reflect::get(&connection, &JsValue::from_str("saveData")));
    saves.is_ok_and(|saves| saves.is_truthy()) || matches("(prefers-reduced-data: reduce)")
}

/// A line that brings less than this, in bytes a millisecond, is slow: what comes by itself would keep it busy for seconds.
const QUICK_LINE: f64 = 500.0;
/// Less than this comes with the first packets, and says nothing of a line.
const TELLING_SIZE: f64 = 32_000.0;

/// Is the line slow? Told by the largest thing that came over it for this page; what was kept on this device tells nothing.
pub fn line_is_slow() -> bool {
    let Some(performance) = window().performance() else { return false };
    let entries = performance.get_entries_by_type("resource");
    let timings = entries.iter().filter_map(|entry| entry.dyn_into::<PerformanceResourceTiming>().ok());
    let came = timings.map(|one| (one.transfer_size(), one.response_end() - one.response_start()));
    came.max_by(|one, other| one.0.total_cmp(&other.0)).is_some_and(|(bytes, ms)| is_slow(bytes, ms))
}

fn is_slow(bytes: f64, milliseconds: f64) -> bool {
    bytes >= TELLING_SIZE && bytes < QUICK_LINE * milliseconds
}

/// Does a media query hold?
pub fn matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}

/// Is the window in front?
pub fn page_visible() -> Signal<bool> {
    let visible = RwSignal::new(!document().hidden());
    let listening =
        window_event_listener_untyped("visibilitychange", move |_| visible.set(!document().hidden()));
    on_cleanup(move || listening.remove());
    visible.into()
}

/// Is some of the frame on the screen?
pub fn in_sight(frame: NodeRef<Figure>) -> Signal<bool> {
    let in_sight = RwSignal::new(false);
    let watch = StoredValue::new_local(None::<(IntersectionObserver, Closure<dyn FnMut(js_sys::Array)>)>);
    Effect::new(move |_| {
        let Some(frame) = frame.get() else { return };
        let seen = Closure::<dyn FnMut(js_sys::Array)>::new(move |entries: js_sys::Array| {
            let last =
                entries.iter().last().and_then(|entry| entry.dyn_into::<IntersectionObserverEntry>().ok());
            if let Some(entry) = last {
                let _ = in_sight.try_set(entry.is_intersecting());
            }
        });
        match IntersectionObserver::new(seen.as_ref().unchecked_ref()) {
            Ok(observer) => {
                observer.observe(&frame);
                watch.set_value(Some((observer, seen)));
            }
            // A browser that cannot tell shows it always.
            Err(_) => in_sight.set(true),
        }
    });
    on_cleanup(move || {
        if let Some((observer, _)) = watch.try_update_value(Option::take).flatten() {
            observer.disconnect();
        }
    });
    in_sight.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_judged_by_what_came_over_it() {
        assert!(is_slow(300_000.0, 1_500.0), "1.6 Mbit/s");
        assert!(!is_slow(300_000.0, 120.0), "20 Mbit/s");
        assert!(!is_slow(0.0, 900.0), "kept on this device");
        assert!(!is_slow(2_000.0, 300.0), "too little to tell");
    }
}
