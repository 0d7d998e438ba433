//! The icons of the settings, drawn as lines in a square of 24.

use leptos::prelude::*;

fn line_icon(path: &'static str) -> AnyView {
    view! {
        <svg class="line-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d=path />
        </svg>
    }
    .into_any()
}

/// Settings: two sliders.
pub fn settings() -> AnyView {
    line_icon(
        "M4 8h8M18 8h2M4 16h2M12 16h8M15 5.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zM9 13.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z",
    )
}

/// Sound: a loudspeaker with waves.
pub fn sound() -> AnyView {
    line_icon("M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9.2a4 4 0 0 1 0 5.6M18 6.8a7.4 7.4 0 0 1 0 10.4")
}

/// No sound: a loudspeaker with a cross.
pub fn muted() -> AnyView {
    line_icon("M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5")
}

/// To close: a cross.
pub fn close() -> AnyView {
    line_icon("M6 6l12 12M18 6L6 18")
}
