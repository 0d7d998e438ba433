//! The signs of the seats: a shape and a letter each, so that nobody needs to tell colours apart. They are the same in
//! every game, and the page's own style sheet colours them.

use leptos::prelude::*;
use rules::{MAX_SEATS, Seat};

/// The shapes by seat, as polygons around the origin with a radius of about 10; the first is a disc.
const SHAPES: [&str; MAX_SEATS] = [
    "",
    "-9,-9 9,-9 9,9 -9,9",
    "0,-12.5 12,9 -12,9",
    "0,-12.5 12.5,0 0,12.5 -12.5,0",
    "-6,-10.4 6,-10.4 12,0 6,10.4 -6,10.4 -12,0",
    "-12,-9 12,-9 0,12.5",
    "-5,-12 5,-12 5,-5 12,-5 12,5 5,5 5,12 -5,12 -5,5 -12,5 -12,-5 -5,-5",
    "0,-12.5 11.5,-3 11.5,11 -11.5,11 -11.5,-3",
];
const LETTERS: [&str; MAX_SEATS] = ["A", "B", "C", "D", "E", "F", "G", "H"];

/// The letter of a seat.
pub fn letter(seat: Seat) -> &'static str {
    LETTERS[seat.index()]
}

/// The class by which the style sheet colours what is a seat's.
pub fn class(seat: Seat) -> String {
    format!("seat-{}", seat.index())
}

/// The sign of a seat around the origin, for use inside a drawing.
pub fn mark(seat: Seat) -> AnyView {
    let shape = match SHAPES[seat.index()] {
        "" => view! { <circle r="10.5" /> }.into_any(),
        points => view! { <polygon points=points /> }.into_any(),
    };
    // The middle of a triangle, or of a house, is not the middle of its letter.
    let y = match seat.index() {
        2 => "2.5",
        5 => "-2.5",
        7 => "1",
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

/// A small picture of a game's own in a text, drawn around the origin in a square of 26; what it stands for is said beside
/// it.
pub fn picture(class: &'static str, lines: &'static str) -> AnyView {
    view! {
        <svg class=class viewBox="-13 -13 26 26" aria-hidden="true" focusable="false">
            <path d=lines />
        </svg>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Seats;
    use std::collections::BTreeSet;

    #[test]
    fn every_seat_has_a_shape_a_letter_and_a_colour_of_its_own() {
        let seats = Seats::all(MAX_SEATS as u8);
        let told_apart = |by: fn(Seat) -> String| seats.iter().map(by).collect::<BTreeSet<_>>().len();
        assert_eq!(told_apart(|seat| SHAPES[seat.index()].to_owned()), MAX_SEATS);
        assert_eq!(told_apart(|seat| letter(seat).to_owned()), MAX_SEATS);
        assert_eq!(told_apart(class), MAX_SEATS);
        // The page's own style sheet knows every class and its colour.
        let sheet = concat!(
            include_str!("../../../web/style/tokens.css"),
            include_str!("../../../web/style/seats.css")
        );
        for seat in seats.iter() {
            let colour = format!(".{0} {{ fill: var(--{0}); --seat: var(--{0}); }}", class(seat));
            assert!(sheet.contains(&colour), "{colour}");
            assert!(sheet.contains(&format!("  --{}: ", class(seat))));
        }
    }
}
