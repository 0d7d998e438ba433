//! Small drawings for the set-up and the overview of the rules: the die, a barrier, the press, the time that passes.

use leptos::prelude::*;

/// The drawing for a step of a turn.
pub(crate) fn step_picture(step: usize) -> AnyView {
    let drawn = match step {
        0 => view! {
            <g class="pic-die" transform="rotate(-10 48 56)">
                <rect x="22" y="30" width="52" height="52" rx="10" />
                <circle cx="35" cy="43" r="5" /><circle cx="61" cy="43" r="5" /><circle cx="48" cy="56" r="5" />
                <circle cx="35" cy="69" r="5" /><circle cx="61" cy="69" r="5" />
            </g>
            <path class="pic-motion" d="M86 56h22m-8-8l8 8-8 8" />
            <g class="pic-wood seat-0"><path d="M118 92q2-30 9-34a11 11 0 1 1 10 0q7 4 9 34z" /></g>
        }
        .into_any(),
        1 => view! {
            <path class="pic-street" d="M-4 84H164" />
            <g class="pic-wood seat-0"><path d="M26 84q2-30 9-34a11 11 0 1 1 10 0q7 4 9 34z" /></g>
            <path class="pic-post" d="M84 96V40" />
            <path class="pic-bar" d="M84 46L138 14" />
            <path class="pic-bar-red" d="M84 46L138 14" />
            <g class="pic-chip"><rect x="64" y="88" width="40" height="20" rx="5" /><text x="84" y="103">"2 5"</text></g>
            <path class="pic-motion" d="M100 66h30m-8-8l8 8-8 8" />
        }
        .into_any(),
        2 => view! {
            <path class="pic-ink" d="M30 26l12-18M66 26L54 8" />
            <rect class="pic-case" x="14" y="26" width="70" height="54" rx="8" />
            <rect class="pic-screen" x="21" y="33" width="44" height="40" rx="6" />
            <circle class="pic-knob" cx="75" cy="44" r="4" /><circle class="pic-knob" cx="75" cy="58" r="4" />
            <path class="pic-motion" d="M92 54h14m-6-6l6 6-6 6" />
            <g class="pic-wood seat-0">
                <path d="M112 64q1-17 5-20a7 7 0 1 1 6 0q4 3 5 20z" /><path d="M134 64q1-17 5-20a7 7 0 1 1 6 0q4 3 5 20z" />
                <path d="M123 100q1-17 5-20a7 7 0 1 1 6 0q4 3 5 20z" />
            </g>
        }
        .into_any(),
        3 => view! {
            <path class="pic-spiral" d="M80 56a8 8 0 0 1 16 0a18 18 0 0 1-36 0a28 28 0 0 1 56 0a38 38 0 0 1-72 14" />
            <circle class="pic-halt" cx="80" cy="56" r="6" />
            <circle class="pic-gold" cx="44" cy="70" r="10" />
            <path class="pic-motion" d="M30 52q-4-22 14-36m-10 1l10-1 1 10" />
        }
        .into_any(),
        _ => return ().into_any(),
    };
    view! { <svg class="step-picture" viewBox="0 0 160 110" aria-hidden="true" focusable="false">{drawn}</svg> }.into_any()
}

/// What lies on the table: the street of offices, three pawns and the die.
pub(crate) fn table_things() -> AnyView {
    view! {
            <g class="table-things">
                <path class="street" d="M150 205 q60-75 130-40 t150-45" />
                <path class="street-dots" d="M150 205 q60-75 130-40 t150-45" />
                <g class="wood">
                    <path class="seat-0" d="M190 190l10-34h12l10 34z" /><circle class="seat-0" cx="206" cy="150" r="10" />
                    <path class="seat-1" d="M268 186l10-34h12l10 34z" /><circle class="seat-1" cx="284" cy="146" r="10" />
                    <path class="seat-2" d="M330 172l10-34h12l10 34z" /><circle class="seat-2" cx="346" cy="132" r="10" />
                </g>
                <g class="die" transform="rotate(12 410 190)">
                    <rect x="390" y="170" width="40" height="40" rx="8" />
                    <circle cx="400" cy="180" r="4" /><circle cx="420" cy="180" r="4" /><circle cx="410" cy="190" r="4" />
                    <circle cx="400" cy="200" r="4" /><circle cx="420" cy="200" r="4" />
                </g>
            </g>
    }
    .into_any()
}
