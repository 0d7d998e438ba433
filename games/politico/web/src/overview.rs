//! Small drawings for the set-up and the overview of the rules: the newspaper, a hand of cards, the chamber that votes, an attack parried.

use leptos::prelude::*;

/// The drawing for a step of a turn.
pub(crate) fn step_picture(step: usize) -> AnyView {
    let drawn = match step {
        0 => view! {
            <g class="pic-paper" transform="rotate(-5 80 56)">
                <rect x="34" y="12" width="92" height="86" />
                <text x="80" y="32">"Politico"</text>
                <path d="M42 39h76M42 49h34M42 57h34M42 65h34M42 73h34M42 81h34M42 89h24" />
                <rect class="pic-photo" x="84" y="46" width="34" height="28" />
                <path d="M84 82h34M84 90h34" />
            </g>
        }
        .into_any(),
        1 => view! {
            <g class="pic-card-back"><rect x="12" y="26" width="44" height="62" rx="6" /><rect x="18" y="20" width="44" height="62" rx="6" /></g>
            <path class="pic-motion" d="M68 50h18m-7-7l7 7-7 7" />
            <g class="pic-card-face">
                <rect x="86" y="34" width="40" height="58" rx="6" transform="rotate(-14 106 92)" />
                <rect x="94" y="30" width="40" height="58" rx="6" />
                <rect x="102" y="34" width="40" height="58" rx="6" transform="rotate(14 122 92)" />
            </g>
        }
        .into_any(),
        2 => view! {
            <g class="pic-benches">
                <path class="pic-bench seat-0" d="M20 92a60 60 0 0 1 30-52" /><path class="pic-bench seat-0" d="M40 92a40 40 0 0 1 20-34" />
                <path class="pic-bench seat-1" d="M54 38a60 60 0 0 1 52 0" /><path class="pic-bench seat-1" d="M64 56a40 40 0 0 1 32 0" />
                <path class="pic-bench seat-2" d="M110 40a60 60 0 0 1 30 52" /><path class="pic-bench seat-2" d="M100 58a40 40 0 0 1 20 34" />
            </g>
            <path class="pic-tribune" d="M64 96a16 16 0 0 1 32 0z" />
            <path class="pic-ink" d="M72 18l6 7 11-14" />
        }
        .into_any(),
        3 => view! {
            <g class="pic-card-face pic-attack"><rect x="14" y="24" width="44" height="62" rx="6" /><path d="M38 34l-10 22h9l-5 20 16-27H38z" /></g>
            <path class="pic-motion" d="M64 55h18m-7-7l7 7-7 7" />
            <path class="pic-shield" d="M118 22l30 9q0 42-30 58q-30-16-30-58z" />
            <path class="pic-check" d="M105 54l10 11 18-23" />
        }
        .into_any(),
        _ => return ().into_any(),
    };
    view! { <svg class="step-picture" viewBox="0 0 160 110" aria-hidden="true" focusable="false">{drawn}</svg> }.into_any()
}

/// What lies on the table: the newspaper and a few cards face down.
pub(crate) fn table_things() -> AnyView {
    view! {
            <g class="table-things">
                <g class="card-back" transform="rotate(-14 380 190)"><rect x="352" y="150" width="56" height="80" rx="7" /></g>
                <g class="card-back" transform="rotate(4 400 190)"><rect x="372" y="150" width="56" height="80" rx="7" /></g>
                <g class="paper" transform="rotate(-5 270 165)">
                    <rect x="190" y="105" width="150" height="124" />
                    <text x="265" y="134">"Politico"</text>
                    <path d="M202 144h126M202 156h58M202 166h58M202 176h58M202 186h58M202 196h58M202 206h58M202 216h40" />
                    <path class="benches" d="M272 210a28 28 0 0 1 56 0M282 210a18 18 0 0 1 36 0" />
                </g>
            </g>
    }
    .into_any()
}
