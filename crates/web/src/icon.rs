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

/// To take back: an arrow that turns round.
pub fn back() -> AnyView {
    icon("M8 3 2 9l6 6v-4h6a4 4 0 0 1 0 8H8v3h6a7 7 0 0 0 0-15H8z")
}

/// To hurry: two arrows on.
pub fn skip() -> AnyView {
    icon("M3 5v14l9-7z M12 5v14l9-7z")
}

/// Advice: a lamp.
pub fn advice() -> AnyView {
    icon("M12 2a7 7 0 0 1 4 12.7V17H8v-2.3A7 7 0 0 1 12 2z M8.5 18.5h7V20h-7z M10 21h4v1.5h-4z")
}

/// To look again: a dial whose hand goes back.
pub fn again() -> AnyView {
    icon(
        "M12 3a9 9 0 1 1-8.5 12h2.7A6.5 6.5 0 1 0 6 9.5h3V12H2V5h2.2v2.4A9 9 0 0 1 12 3z M11 8h2v4.2l3 1.8-1 1.7-4-2.5z",
    )
}

/// Talk: what is said.
pub fn talk() -> AnyView {
    icon("M3 4h18v12H11l-5 5v-5H3z M6 7.5v1.5h12V7.5z M6 11v1.5h8V11z")
}

/// The result: a cup.
pub fn cup() -> AnyView {
    icon(
        "M6 3h12v2h4c0 4-1.5 6-5 6.5A6 6 0 0 1 13.2 14v3H17v3H7v-3h3.8v-3A6 6 0 0 1 7 11.5C3.5 11 2 9 2 5h4z M4.2 7c.3 1.3 1 2 2 2.4L6 7z M19.8 7c-.3 1.3-1 2-2 2.4L18 7z",
    )
}

/// Light and dark: a disc, half of it filled.
pub fn appearance() -> AnyView {
    icon("M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z M12 4.5v15a7.5 7.5 0 0 0 0-15z")
}
