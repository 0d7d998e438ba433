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

/// Our mark: two rows of benches round a tribune. One bench is gold, because one seat decides.
pub fn brand() -> AnyView {
    const BACK: &str = "M4.00 36.00A20 20 0 0 1 5.24 29.06M6.12 27.04A20 20 0 0 1 10.34 21.39M12.03 19.98A20 20 0 0 1 18.33 16.82M20.47 16.31A20 20 0 0 1 27.53 16.31M37.66 21.39A20 20 0 0 1 41.88 27.04M42.76 29.06A20 20 0 0 1 44.00 36.00";
    const DECIDES: &str = "M29.67 16.82A20 20 0 0 1 35.97 19.98";
    const FRONT: &str = "M12.40 36.00A11.6 11.6 0 0 1 14.72 29.04M16.20 27.42A11.6 11.6 0 0 1 22.90 24.45M25.10 24.45A11.6 11.6 0 0 1 31.80 27.42M33.28 29.04A11.6 11.6 0 0 1 35.60 36.00";
    view! {
        <svg class="mark" viewBox="0 0 48 44" aria-hidden="true" focusable="false">
            <path class="bench" d=BACK stroke-width="5.6" />
            <path class="bench decides" d=DECIDES stroke-width="5.6" />
            <path class="bench" d=FRONT stroke-width="5.2" />
            <path class="tribune" d="M18.6 36a5.4 5.4 0 0 1 10.8 0z" />
        </svg>
    }
    .into_any()
}

/// An icon of lines rather than of areas.
fn outline(path: &'static str) -> AnyView {
    view! {
        <svg class="glyph outline" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d=path />
        </svg>
    }
    .into_any()
}

/// An eye that shall see nothing: its lid is shut.
pub fn cover() -> AnyView {
    outline("M3 10c5 6 13 6 18 0M12 14.5V18M6.8 13.2 5 16M17.2 13.2 19 16")
}

/// To what was before.
pub fn backward() -> AnyView {
    outline("M15 5l-7 7 7 7")
}

/// To play.
pub fn play() -> AnyView {
    icon("M7 4v16l13-8z")
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

/// To leave: a way out.
pub fn leave() -> AnyView {
    icon("M4 3h9v2.5H6.5v13H13V21H4z M15 7l6 5-6 5v-3.5H9v-3h6z")
}

/// To stand still: two bars.
pub fn pause() -> AnyView {
    icon("M6 4h4v16H6z M14 4h4v16h-4z")
}

/// Those who play.
pub fn people() -> AnyView {
    outline(
        "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 2.5-6 6.5-6s6.5 2 6.5 6M16 4.4a3.3 3.3 0 0 1 0 6.2M18 14.4c2.3.7 3.5 2.5 3.5 5.6",
    )
}

/// How long it takes.
pub fn clock() -> AnyView {
    outline("M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5.2l3.4 2")
}

/// What calls: a bell.
pub fn bell() -> AnyView {
    outline("M6 16.5V11a6 6 0 0 1 12 0v5.5l1.6 1.5H4.4zM10 21h4M12 3v2")
}

/// The way on.
pub fn onward() -> AnyView {
    outline("M9 5l7 7-7 7")
}

/// A link of a chain.
pub fn link() -> AnyView {
    outline(
        "M10 14a4.2 4.2 0 0 0 6 0l3.2-3.2a4.2 4.2 0 0 0-6-6L11.8 6.2M14 10a4.2 4.2 0 0 0-6 0l-3.2 3.2a4.2 4.2 0 0 0 6 6L12.2 17.8",
    )
}

/// To be rid of something: a cross.
pub fn cross() -> AnyView {
    outline("M6 6l12 12M18 6L6 18")
}

/// To share: an arrow out of a tray.
pub fn share() -> AnyView {
    icon("M12 2l5 5-1.6 1.6-2.3-2.3V15h-2.2V6.3L8.6 8.6 7 7z M4 11h4v2.2H6.2v6.6h11.6v-6.6H16V11h4v11H4z")
}

/// To put away: a cross.
pub fn close() -> AnyView {
    icon("M5.6 4 12 10.4 18.4 4 20 5.6 13.6 12 20 18.4 18.4 20 12 13.6 5.6 20 4 18.4 10.4 12 4 5.6z")
}
