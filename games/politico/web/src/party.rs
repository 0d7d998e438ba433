//! The signs of the parties: the first six are those of every game, two more are this game's own.

use leptos::prelude::*;
use rules::Seat;
use slot::sign;

/// The shapes of the seventh and eighth: a cross and a house.
const MORE: [(&str, &str); 2] = [
    ("G", "-5,-12 5,-12 5,-5 12,-5 12,5 5,5 5,12 -5,12 -5,5 -12,5 -12,-5 -5,-5"),
    ("H", "0,-12.5 11.5,-3 11.5,11 -11.5,11 -11.5,-3"),
];
/// How many are told apart in every game.
const SHARED: usize = 6;

/// Outlines of all eight around the origin, about 1 wide: each deputy is drawn as the sign of the party.
const OUTLINES: [&[(f32, f32)]; 8] = [
    &[],
    &[(-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86)],
    &[(0.0, -1.12), (1.08, 0.8), (-1.08, 0.8)],
    &[(0.0, -1.18), (1.18, 0.0), (0.0, 1.18), (-1.18, 0.0)],
    &[(-0.55, -0.96), (0.55, -0.96), (1.1, 0.0), (0.55, 0.96), (-0.55, 0.96), (-1.1, 0.0)],
    &[(-1.08, -0.8), (1.08, -0.8), (0.0, 1.12)],
    &[
        (-0.4, -1.0),
        (0.4, -1.0),
        (0.4, -0.4),
        (1.0, -0.4),
        (1.0, 0.4),
        (0.4, 0.4),
        (0.4, 1.0),
        (-0.4, 1.0),
        (-0.4, 0.4),
        (-1.0, 0.4),
        (-1.0, -0.4),
        (-0.4, -0.4),
    ],
    &[(0.0, -1.1), (1.0, -0.25), (1.0, 0.95), (-1.0, 0.95), (-1.0, -0.25)],
];

/// Every seat of a table.
pub(crate) fn seats(count: usize) -> impl Iterator<Item = Seat> {
    (0..count as u8).filter_map(|seat| Seat::try_from(seat).ok())
}

/// The class by which the style sheet colours what is a party's.
pub(crate) fn class(seat: Seat) -> String {
    match seat.index() {
        shared if shared < SHARED => sign::class(seat),
        own => format!("pol-seat-{own}"),
    }
}

/// The sign of a party around the origin, for use inside a drawing.
pub(crate) fn mark(seat: Seat) -> AnyView {
    let Some((letter, points)) = seat.index().checked_sub(SHARED).and_then(|own| MORE.get(own)) else {
        return sign::mark(seat);
    };
    view! {
        <g class=format!("sign {}", class(seat))>
            <polygon points=*points />
            <text y="1">{*letter}</text>
        </g>
    }
    .into_any()
}

/// The sign of a party as a small picture in a text.
pub(crate) fn sign(seat: Seat) -> AnyView {
    view! {
        <svg class="seat-sign" viewBox="-14 -14 28 28" aria-hidden="true" focusable="false">
            {mark(seat)}
        </svg>
    }
    .into_any()
}

/// The sign and the name of a party, in a text.
pub(crate) fn named(seen: crate::Seen, seat: Seat) -> AnyView {
    view! {
        <span class="pol-named">
            {sign(seat)} <span class="pol-name">{move || seen.name(seat)}</span>
        </span>
    }
    .into_any()
}

/// One deputy of a party as a piece of a path, around a point.
pub(crate) fn deputy(seat: Seat, x: f32, y: f32, radius: f32) -> String {
    match OUTLINES.get(seat.index()) {
        Some([first, rest @ ..]) => {
            let place = |(dx, dy): &(f32, f32)| format!("{:.1} {:.1}", x + dx * radius, y + dy * radius);
            let rest: Vec<String> = rest.iter().map(place).collect();
            format!("M{}L{}Z", place(first), rest.join("L"))
        }
        _ => format!(
            "M{:.1} {y:.1}a{radius:.1} {radius:.1} 0 1 0 {:.1} 0a{radius:.1} {radius:.1} 0 1 0 {:.1} 0Z",
            x - radius,
            2.0 * radius,
            -2.0 * radius
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_parties_have_eight_colours_and_eight_shapes() {
        let mut classes: Vec<String> = seats(8).map(class).collect();
        let mut shapes: Vec<String> = seats(8).map(|seat| deputy(seat, 0.0, 0.0, 1.0)).collect();
        for list in [&mut classes, &mut shapes] {
            list.sort();
            list.dedup();
            assert_eq!(list.len(), 8);
        }
    }
}
