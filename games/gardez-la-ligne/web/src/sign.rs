//! The signs of the unions: a shape and a letter each, so that nobody needs to tell colours apart.

use leptos::prelude::*;
use rules::Seat;

/// The shapes by seat, as polygons around the origin with a radius of about 10; the first is a disc.
const SHAPES: [&str; 6] = [
    "",
    "-8.5,-8.5 8.5,-8.5 8.5,8.5 -8.5,8.5",
    "0,-12 11,8.5 -11,8.5",
    "0,-12 12,0 0,12 -12,0",
    "-6,-10.4 6,-10.4 12,0 6,10.4 -6,10.4 -12,0",
    "-11,-8.5 11,-8.5 0,12",
];
const LETTERS: [&str; 6] = ["A", "B", "C", "D", "E", "F"];

/// The sign of a union around the origin, for use inside a drawing.
pub(crate) fn mark(union: Seat) -> AnyView {
    let index = union.index() % SHAPES.len();
    let shape = match SHAPES[index] {
        "" => view! { <circle r="10.5" /> }.into_any(),
        points => view! { <polygon points=points /> }.into_any(),
    };
    // The middle of a triangle is not the middle of its letter.
    let y = match index {
        2 => "2.5",
        5 => "-2.5",
        _ => "0",
    };
    view! {
        <g class=format!("sign union-{index}")>
            {shape}
            <text y=y>{LETTERS[index]}</text>
        </g>
    }
    .into_any()
}

/// The sign of a union as a small picture in a text.
pub(crate) fn sign(union: Seat) -> AnyView {
    view! {
        <svg class="union-sign" viewBox="-13 -13 26 26" aria-hidden="true" focusable="false">
            {mark(union)}
        </svg>
    }
    .into_any()
}
