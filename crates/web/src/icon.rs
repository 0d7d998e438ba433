//! The page's own icons, drawn in a square of 24 and in the colour of the text beside them.

use leptos::prelude::*;

fn icon(path: &'static str) -> AnyView {
    view! {
        <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d=path fill-rule="evenodd" />
        </svg>
    }
    .into_any()
}

/// Rows of a hemicycle: our sign.
pub fn brand() -> AnyView {
    icon("M1 19a11 11 0 0 1 22 0h-4a7 7 0 0 0-14 0z M8 19a4 4 0 0 1 8 0z")
}

/// To play.
pub fn play() -> AnyView {
    icon("M7 4v16l13-8z")
}

/// A table with its seats.
pub fn table() -> AnyView {
    icon("M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10z M10 2h4v3h-4z M10 19h4v3h-4z M2 10h3v4H2z M19 10h3v4h-3z")
}

/// A lesson: a cap.
pub fn lesson() -> AnyView {
    icon("M12 4 1 10l11 6 9-4.9V17h2v-7z M5 14.2V18c2 2 4.5 3 7 3s5-1 7-3v-3.8l-7 3.8z")
}

/// A book.
pub fn book() -> AnyView {
    icon("M3 4c3-1 6-1 8 1v15c-2-2-5-2-8-1z M21 4c-3-1-6-1-8 1v15c2-2 5-2 8-1z")
}

/// Light and dark: a disc, half of it filled.
pub fn appearance() -> AnyView {
    icon("M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z M12 4.5v15a7.5 7.5 0 0 0 0-15z")
}
