//! The parties: every deputy as the sign of a party, and the sign beside its name.

use game_ui::kit::sign::sign;
use leptos::prelude::*;
use rules::{MAX_SEATS, Seat};

/// Outlines of the signs around the origin, about 1 wide: each deputy is drawn as the sign of the party.
const OUTLINES: [&[(f32, f32)]; MAX_SEATS] = [
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
    Seat::all().take(count)
}

/// The sign and the name of a party, in a text.
pub(crate) fn named(seen: crate::BoardContext, seat: Seat) -> AnyView {
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
        _ => game_ui::kit::hemicycle::dot(x, y, radius),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_parties_have_eight_shapes() {
        let mut shapes: Vec<String> = seats(MAX_SEATS).map(|seat| deputy(seat, 0.0, 0.0, 1.0)).collect();
        shapes.sort();
        shapes.dedup();
        assert_eq!(shapes.len(), MAX_SEATS);
    }
}
