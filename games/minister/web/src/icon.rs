//! The star of what is advised.

use leptos::prelude::*;

/// The star, so far from the middle of what it marks.
pub(crate) fn advice(advised: Memo<bool>, x: f32, y: f32) -> impl IntoView {
    move || {
        let place = format!("translate({x:.1} {y:.1})");
        advised.get().then(|| {
            view! { <path class="advice" transform=place d="M0-13l3.8 7.8 8.6 1.2-6.2 6 1.5 8.5L0 6.5l-7.7 4 1.5-8.5-6.2-6 8.6-1.2z" /> }
        })
    }
}
