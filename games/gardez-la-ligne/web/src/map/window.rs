//! The size of the window through which the map is seen.

use super::sight::Sight;
use leptos::html::Div;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;

/// Follows the size of the map's element from when it is there until it is gone.
pub(super) fn watch(field: NodeRef<Div>, sight: Sight) {
    let watching = StoredValue::new_local(None);
    Effect::new(move |_| {
        let Some(field) = field.get() else { return };
        let element: web_sys::Element = field.clone().into();
        let measure = move || {
            let window = [field.client_width(), field.client_height()].map(f64::from);
            // While it is hidden it has no size, and keeps its view.
            if window.iter().all(|side| *side > 0.0) {
                sight.set(sight.now().resized(window));
            }
        };
        measure();
        let changed = Closure::<dyn FnMut()>::new(measure);
        // Without such an observer, in a very old browser, the first size stays.
        if let Ok(observer) = web_sys::ResizeObserver::new(changed.as_ref().unchecked_ref()) {
            observer.observe(&element);
            watching.set_value(Some((observer, changed)));
        }
    });
    on_cleanup(move || {
        watching.update_value(|watching| {
            if let Some((observer, _)) = watching.take() {
                observer.disconnect();
            }
        });
    });
}
