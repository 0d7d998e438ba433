//! The government's bench before the tribune: its ministers as large figures, the Prime Minister under a star.

use crate::hall::{Spot, arc, band, spot};
use crate::standard::STAR;
use crate::{BoardContext, figure};
use leptos::prelude::*;
use politico::Government;
use rules::Seat;
use std::f32::consts::PI;

/// How far the bench is from the middle, and how far it reaches to either side.
const RADIUS: f32 = 96.0;
const REACH: f32 = 0.62;

/// Where each minister sits, the Prime Minister in the middle.
pub(crate) fn places(government: &Government) -> Vec<(Seat, Spot)> {
    let others: Vec<Seat> = government.members.iter().filter(|seat| *seat != government.pm).collect();
    let left = others.len() / 2;
    let order: Vec<Seat> =
        others[..left].iter().copied().chain([government.pm]).chain(others[left..].iter().copied()).collect();
    let apart = (2.0 * REACH / order.len() as f32).min(0.3);
    let first = PI / 2.0 - apart * (order.len() as f32 - 1.0) / 2.0;
    let place = |(index, seat): (usize, Seat)| (seat, spot(RADIUS + 4.0, first + apart * index as f32, 0.0));
    order.into_iter().enumerate().map(place).collect()
}

/// One minister as a piece of SVG.
pub(crate) fn minister(seat: Seat, at: Spot, leads: bool) -> String {
    let mut svg = format!(r#"<g class="pol-minister seat-{seat}">"#);
    let at = Spot { y: at.y + 2.0, scale: 1.0, ..at };
    figure::sitting(&mut svg, seat.index(), &[at], 1.45);
    if leads {
        let (x, y) = (at.x - 16.0, at.y - 34.0);
        svg +=
            &format!(r#"<path class="pol-star" transform="translate({x:.1} {y:.1}) scale(.8)" d="{STAR}"/>"#);
    }
    svg + "</g>"
}

/// The bench with whoever sits there.
pub(crate) fn bench(context: BoardContext) -> impl IntoView {
    let government = Memo::new(move |_| {
        context.view.with(|view| view.government.map(|now| (now.pm, now.members, now.shield > 0)))
    });
    let (from, to) = (PI / 2.0 - REACH, PI / 2.0 + REACH);
    let back = format!(
        r#"<path class="ph-velvet ph-line" d="{}"/><path class="ph-rail" d="{}"/>"#,
        band([RADIUS + 13.0, 25.0], [RADIUS + 13.0, 0.0], from, to),
        band([RADIUS + 16.0, 26.0], [RADIUS + 11.0, 26.0], from, to),
    );
    let desk = format!(
        r#"<path class="ph-desk" d="{}"/><path class="ph-front ph-line" d="{}"/><path class="ph-edge ph-brass" d="M{}"/>"#,
        band([RADIUS - 4.0, 14.0], [RADIUS - 13.0, 14.0], from, to),
        band([RADIUS - 13.0, 14.0], [RADIUS - 13.0, 0.0], from, to),
        arc(RADIUS - 13.0, 14.0, from, to),
    );
    let seated = move || {
        let _ = government.get();
        let places =
            context.view.with_untracked(|view| view.government.as_ref().map(|now| (now.pm, places(now))));
        places.map_or(String::new(), |(pm, places)| {
            places.into_iter().map(|(seat, at)| minister(seat, at, seat == pm)).collect()
        })
    };
    let rope = move || {
        let shielded = government.get().is_some_and(|(_, _, shielded)| shielded);
        shielded
            .then(|| view! { <path class="pol-rope" d=format!("M{}", arc(RADIUS - 18.0, 6.0, from, to)) /> })
    };
    view! {
        <g class="pol-bench-gov" class:pol-vacant=move || government.get().is_none() aria-hidden="true">
            <g inner_html=back />
            <g inner_html=seated />
            <g inner_html=desk />
            {rope}
        </g>
    }
}
