//! Media queries as signals: what the window is like.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;

/// The window that a drawing is made for where there is none: a server draws for one that it does not see. Whoever
/// provides it as a context is not asked for a browser's.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct AssumedWindow {
    width: f64,
    height: f64,
}

impl AssumedWindow {
    /// Of a computer.
    pub const WIDE: AssumedWindow = AssumedWindow { width: 1280.0, height: 800.0 };
    /// Of a phone held upright.
    pub const NARROW: AssumedWindow = AssumedWindow { width: 360.0, height: 740.0 };

    /// Does it match this media query? It knows what drawings ask for: width and aspect ratio.
    fn matches(self, query: &str) -> bool {
        query.split(',').any(|all| all.split(" and ").all(|feature| self.has(feature)))
    }

    fn has(self, feature: &str) -> bool {
        let feature = feature.trim().trim_start_matches('(').trim_end_matches(')');
        let (name, value) = feature.split_once(':').unwrap_or((feature, ""));
        let value = value.trim();
        let length = || match value.strip_suffix("rem") {
            Some(rem) => rem.parse::<f64>().ok().map(|rem| rem * 16.0),
            None => value.trim_end_matches("px").parse().ok(),
        };
        let ratio = || {
            let (width, height) = value.split_once('/')?;
            Some(width.trim().parse::<f64>().ok()? / height.trim().parse::<f64>().ok()?)
        };
        let found = match name.trim() {
            "max-width" => length().map(|most| self.width <= most),
            "min-width" => length().map(|least| self.width >= least),
            "max-aspect-ratio" => ratio().map(|most| self.width / self.height <= most),
            "min-aspect-ratio" => ratio().map(|least| self.width / self.height >= least),
            _ => None,
        };
        debug_assert!(found.is_some(), "nothing is known here of ({feature})");
        found.unwrap_or(false)
    }
}

/// Does the window match this media query? Followed for as long as whoever asks is shown.
pub fn media_query(query: &str) -> ReadSignal<bool> {
    if let Some(window) = use_context::<AssumedWindow>() {
        return signal(window.matches(query)).0;
    }
    let query = window().match_media(query).ok().flatten();
    let (matching, set_matching) = signal(query.as_ref().is_some_and(|query| query.matches()));
    if let Some(query) = query {
        let asked = query.clone();
        let changed = Closure::<dyn FnMut()>::new(move || set_matching.set(asked.matches()));
        // Where this fails, it stays as it was.
        let _ = query.add_event_listener_with_callback("change", changed.as_ref().unchecked_ref());
        let kept = StoredValue::new_local(Some((query, changed)));
        on_cleanup(move || {
            kept.update_value(|kept| {
                if let Some((query, changed)) = kept.take() {
                    let listener = changed.as_ref().unchecked_ref();
                    let _ = query.remove_event_listener_with_callback("change", listener);
                }
            });
        });
    }
    matching
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_assumed_window_answers_like_a_real_one() {
        let [wide, narrow] = [AssumedWindow::WIDE, AssumedWindow::NARROW];
        for (query, expected) in [
            ("(max-width: 1023.98px)", [false, true]),
            ("(max-width: 45rem)", [false, true]),
            ("(max-width: 1150px), (max-aspect-ratio: 5/4)", [false, true]),
            ("(max-width: 1280px)", [true, true]),
            ("(min-width: 1500px) and (min-aspect-ratio: 5/3)", [false, false]),
            ("(min-width: 1000px) and (min-aspect-ratio: 3/2)", [true, false]),
        ] {
            assert_eq!([wide.matches(query), narrow.matches(query)], expected, "{query}");
        }
    }
}
