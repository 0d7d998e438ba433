//! The size of the window through which a map is seen.

use super::view::MapView;
use leptos::html::Div;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;

impl MapView {
    /// Follows the size of the map's element from when it is there until it is gone.
    pub fn follow_size(self, field: NodeRef<Div>) {
        let watching = StoredValue::new_local(None);
        Effect::new(move |_| {
            let Some(field) = field.get() else { return };
            let element: web_sys::Element = field.clone().into();
            let measure = move || {
                let window = [field.client_width(), field.client_height()].map(f64::from);
                // While it is hidden it has no size, and keeps its view.
                if window.iter().all(|side| *side > 0.0) {
                    self.set(self.now().resized(window));
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
}
