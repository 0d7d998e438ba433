//! The signs of the seats: a shape and a letter each, so that nobody needs to tell colours apart. They are the same in
//! every game, and the page's own style sheet colours them.

use leptos::prelude::*;
use rules::Seat;

/// The shapes by seat, as polygons around the origin with a radius of about 10; the first is a disc.
const SHAPES: [&str; 6] = [
    "",
    "-9,-9 9,-9 9,9 -9,9",
    "0,-12.5 12,9 -12,9",
    "0,-12.5 12.5,0 0,12.5 -12.5,0",
    "-6,-10.4 6,-10.4 12,0 6,10.4 -6,10.4 -12,0",
    "-12,-9 12,-9 0,12.5",
];
const LETTERS: [&str; 6] = ["A", "B", "C", "D", "E", "F"];

/// The letter of a seat.
pub fn letter(seat: Seat) -> &'static str {
    LETTERS[seat.index() % LETTERS.len()]
}

/// The class by which the style sheet colours what is a seat's.
pub fn class(seat: Seat) -> String {
    format!("seat-{}", seat.index() % LETTERS.len())
}

/// The sign of a seat around the origin, for use inside a drawing.
pub fn mark(seat: Seat) -> AnyView {
    let index = seat.index() % SHAPES.len();
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
        <g class=format!("sign {}", class(seat))>
            {shape}
            <text y=y>{letter(seat)}</text>
        </g>
    }
    .into_any()
}

/// The sign of a seat as a small picture in a text.
pub fn sign(seat: Seat) -> AnyView {
    view! {
        <svg class="seat-sign" viewBox="-14 -14 28 28" aria-hidden="true" focusable="false">
            {mark(seat)}
        </svg>
    }
    .into_any()
}
