//! The unions as enamel pins: each a shape and an emblem of its own on a metal back, so that nobody needs to tell colours
//! apart. They are plain SVG text, drawn once and set as it is.

use leptos::prelude::*;
use rules::Seat;

/// The shapes around the origin, about 12 in radius, the same as the signs of the seats.
const SHAPES: [&str; 6] = [
    r#"<circle r="11.6"/>"#,
    r#"<rect x="-10.6" y="-10.6" width="21.2" height="21.2" rx="3.4"/>"#,
    r#"<path d="M0-13.2Q1.8-13.2 2.7-11.6L13.4 7.2Q14.4 9.9 11.5 10.2H-11.5Q-14.4 9.9-13.4 7.2L-2.7-11.6Q-1.8-13.2 0-13.2z"/>"#,
    r#"<path d="M0-13.6L13.6 0 0 13.6-13.6 0z"/>"#,
    r#"<path d="M-6.5-11.3H6.5L13 0 6.5 11.3H-6.5L-13 0z"/>"#,
    r#"<path d="M0 13.2Q1.8 13.2 2.7 11.6L13.4-7.2Q14.4-9.9 11.5-10.2H-11.5Q-14.4-9.9-13.4-7.2L-2.7 11.6Q-1.8 13.2 0 13.2z"/>"#,
];

/// What is enamelled on them: a megaphone, a cog, a flame, a lantern, a whistle, a spanner.
const EMBLEMS: [&str; 6] = [
    r#"<path d="M-6.8-1.9h3L3.2-5.6V5.2L-3.8 1.5h-3zM-5 2.4h2.4l1 3.6h-2.4z"/><path class="cut" d="M5-2.6q2 2.4 0 4.8"/>"#,
    r#"<circle class="teeth" r="5.7"/><circle class="ring" r="3.7"/>"#,
    r#"<path transform="translate(0 1.6)" d="M.4-7.4q4.9 4 4.6 8.3-.3 4.7-5 4.9-4.7-.2-4.8-4.7 0-2.6 1.8-4.4.2 1.9 1.4 2.3Q-2.2-4.6.4-7.4z"/>"#,
    r#"<path d="M-1.4-7.2h2.8v1.8h2.2l1.2 2.2h-9.6l1.2-2.2h2.2zM-3.8-2.2h1.5v4.8h4.6v-4.8h1.5v6h-7.6zM-4.8 4.7h9.6v2h-9.6zM-1.2-1.4h2.4v3.2h-2.4z"/>"#,
    r#"<path fill-rule="evenodd" d="M-2.6-3.4H7V-.2H1.9A4.6 4.6 0 1 1-2.6-3.4zM-2.6-.6a1.9 1.9 0 1 0 .1 0z"/><path class="cut" d="M-5.4-5l-1-1.8M-2.6-5.4v-2"/>"#,
    r#"<path transform="translate(0 -1.6) rotate(40)" d="M-1.5-.6A4.2 4.2 0 0 1-2.2-7.3V-3.8H2.2V-7.3A4.2 4.2 0 0 1 1.5-.6V6.6A1.5 1.5 0 0 1-1.5 6.6z"/>"#,
];

fn of(table: &[&'static str; 6], union: Seat) -> &'static str {
    table[union.index() % table.len()]
}

/// The bare shape of a union.
pub(crate) fn shape(union: Seat) -> &'static str {
    of(&SHAPES, union)
}

/// A pin around the origin, as SVG text; what it lies in has the class of its seat.
pub(crate) fn markup(union: Seat) -> String {
    let (shape, emblem) = (shape(union), of(&EMBLEMS, union));
    format!(
        r#"<g class="pin"><g class="pin-shade" transform="translate(1.3 2.3)">{shape}</g><g class="pin-metal">{shape}</g><g class="pin-enamel" transform="scale(.84)">{shape}</g><path class="pin-light" d="M-6.6-3.4Q-5-7-1-7.4"/><g class="emblem">{emblem}</g></g>"#
    )
}

/// A small shape of a union, as SVG text.
pub(crate) fn chip(union: Seat) -> String {
    format!(r#"<g class="pin-chip">{}</g>"#, shape(union))
}

/// The pin as a small picture in a text; who it is must also be said.
pub(crate) fn picture(union: Seat) -> AnyView {
    small(union, markup(union))
}

/// The bare shape as a small picture in a text.
pub(crate) fn chip_picture(union: Seat) -> AnyView {
    small(union, chip(union))
}

fn small(union: Seat, inner: String) -> AnyView {
    let class = format!("seat-sign gll-pin seat-{}", union.index());
    view! {
        <svg class=class viewBox="-15 -15 31 31" aria-hidden="true" focusable="false" inner_html=inner></svg>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn six_unions_have_six_shapes_and_six_emblems() {
        for table in [SHAPES, EMBLEMS] {
            assert_eq!(table.iter().collect::<BTreeSet<_>>().len(), 6);
        }
    }
}
