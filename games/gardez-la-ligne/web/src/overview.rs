//! Small drawings for the set-up and the overview of the rules: a picket, what it earns, a line that is taken.

use crate::pin::markup;
use leptos::prelude::*;
use rules::Seat;

/// The drawing for a step of a turn.
pub(crate) fn step_picture(step: usize) -> AnyView {
    let drawn = match step {
        0 => view! {
            <path class="pic-rail-a" d="M-6 86H60L104 42H170" />
            <path class="pic-rail-b" d="M-6 34H58L112 88H170" />
            <circle class="pic-halt" cx="28" cy="86" r="6" />
            <circle class="pic-halt" cx="138" cy="42" r="6" />
            <circle class="pic-halt" cx="26" cy="34" r="6" />
            <circle class="pic-halt" cx="140" cy="88" r="6" />
            <circle class="pic-halt" cx="85" cy="61" r="11" />
            <path class="pic-motion" d="M70 6v12M85 2v12M100 6v12" />
            {pin(0, 85, 40, 1.25)}
        }
        .into_any(),
        1 => view! {
            <path class="pic-rail-a" d="M-6 30H166" />
            <path class="pic-rail-b" d="M-6 55H166" />
            <path class="pic-rail-c" d="M-6 80H166" />
            <rect class="pic-halt" x="40" y="18" width="22" height="74" rx="11" />
            {pin(0, 51, 55, 1.25)}
            <g class="pic-chip"><rect x="92" y="19" width="38" height="22" rx="11" /><text x="111" y="35">"+1"</text></g>
            <g class="pic-chip"><rect x="92" y="44" width="38" height="22" rx="11" /><text x="111" y="60">"+1"</text></g>
            <g class="pic-chip"><rect x="92" y="69" width="38" height="22" rx="11" /><text x="111" y="85">"+1"</text></g>
        }
        .into_any(),
        2 => view! {
            <path class="pic-ribbon seat-0" d="M-6 70H50L90 36H166" />
            <path class="pic-ribbon-gap" d="M-6 70H50L90 36H166" />
            <path class="pic-rail-b" d="M-6 70H50L90 36H166" />
            <circle class="pic-halt" cx="24" cy="70" r="6" />
            <circle class="pic-halt" cx="70" cy="53" r="6" />
            <circle class="pic-halt" cx="134" cy="36" r="6" />
            <g class="pic-token"><circle cx="112" cy="82" r="18" /><text x="112" y="89">"6"</text></g>
            <path class="pic-motion" d="M92 70l-14-8m0 9l-1-9 9-1" />
            {pin(0, 38, 28, 1.25)}
        }
        .into_any(),
        _ => return ().into_any(),
    };
    view! { <svg class="step-picture" viewBox="0 0 160 110" aria-hidden="true" focusable="false">{drawn}</svg> }.into_any()
}

/// What lies on the table: a corner of the network with three pickets.
pub(crate) fn table_things() -> AnyView {
    view! {
            <g class="table-things">
                <path class="rail rail-a" d="M150 210 H250 L330 130 H450" />
                <path class="rail rail-b" d="M180 120 H270 L350 200 H430" />
                <path class="rail rail-c" d="M300 78 V258" />
                <circle class="halt" cx="300" cy="158" r="11" />
                <circle class="halt" cx="225" cy="210" r="8" />
                <circle class="halt" cx="395" cy="200" r="8" />
                <circle class="halt" cx="400" cy="130" r="8" />
                <circle class="halt" cx="228" cy="120" r="8" />
                {pin(0, 300, 150, 1.2)}
                {pin(1, 395, 192, 1.2)}
                {pin(2, 228, 112, 1.2)}
            </g>
    }
    .into_any()
}

/// The pin of a union, at a place of the drawing.
fn pin(union: u8, x: i16, y: i16, scale: f32) -> impl IntoView {
    let place = format!("translate({x} {y}) scale({scale})");
    view! { <g class=format!("seat-{union}") transform=place inner_html=markup(Seat::new(union))></g> }
}
