//! Small drawings for the set-up and the overview of the rules: two dice, a territory that is taken, a challenge, a star and its card.

use leptos::prelude::*;

/// The drawing for a step of a turn.
pub(crate) fn step_picture(step: usize) -> AnyView {
    let drawn = match step {
        0 => view! {
            <g class="pic-die" transform="rotate(-8 44 44)"><rect x="20" y="20" width="48" height="48" rx="9" /><text x="44" y="55">"2"</text></g>
            <g class="pic-die" transform="rotate(9 114 44)"><rect x="90" y="20" width="48" height="48" rx="9" /><text x="114" y="55">"6"</text></g>
            <g class="pic-chip"><rect x="26" y="82" width="42" height="22" rx="5" /><text x="47" y="98">"26"</text></g>
            <g class="pic-chip"><rect x="92" y="82" width="42" height="22" rx="5" /><text x="113" y="98">"62"</text></g>
        }
        .into_any(),
        1 => view! {
            <path class="pic-land" d="M22 40l30-20 26 8 20-12 36 18-6 34-26 28-34-6-30 10-18-26z" />
            <path class="pic-land-line" d="M78 28l-6 62M30 62l98-6" />
            <g class="pic-pin seat-0"><circle cx="54" cy="46" r="15" /></g>
            <text class="pic-letter" x="54" y="51">"A"</text>
            <g class="pic-chip"><rect x="86" y="30" width="62" height="22" rx="11" /><text x="117" y="46">"+600 000"</text></g>
        }
        .into_any(),
        2 => view! {
            <g class="pic-pin seat-0"><circle cx="30" cy="60" r="17" /></g><text class="pic-letter" x="30" y="65">"A"</text>
            <g class="pic-pin seat-1"><rect x="113" y="44" width="32" height="32" rx="4" /></g><text class="pic-letter" x="129" y="65">"B"</text>
            <g class="pic-card-face"><rect x="58" y="22" width="46" height="66" rx="6" /><text class="pic-question" x="81" y="69">"?"</text></g>
        }
        .into_any(),
        3 => view! {
            <g class="pic-die" transform="rotate(-8 44 56)">
                <rect x="18" y="30" width="52" height="52" rx="9" />
                <path class="pic-star" d="M44 38l5 12 13 1-10 8 3 13-11-7-11 7 3-13-10-8 13-1z" />
            </g>
            <path class="pic-motion" d="M80 56h16m-7-7l7 7-7 7" />
            <g class="pic-card-green"><rect x="100" y="18" width="34" height="48" rx="5" /><text x="117" y="48">"+"</text></g>
            <g class="pic-card-red"><rect x="116" y="44" width="34" height="48" rx="5" /><text x="133" y="75">"−"</text></g>
        }
        .into_any(),
        _ => return ().into_any(),
    };
    view! { <svg class="step-picture" viewBox="0 0 160 110" aria-hidden="true" focusable="false">{drawn}</svg> }.into_any()
}

/// What lies on the table: envelopes and the two dice.
pub(crate) fn table_things() -> AnyView {
    view! {
            <g class="table-things">
                <g class="envelope" transform="rotate(-10 250 170)">
                    <rect x="200" y="140" width="96" height="62" rx="4" /><path d="M200 142l48 34 48-34" />
                </g>
                <g class="envelope" transform="rotate(8 330 150)">
                    <rect x="288" y="118" width="96" height="62" rx="4" /><path d="M288 120l48 34 48-34" />
                </g>
                <g class="die" transform="rotate(-9 350 205)">
                    <rect x="332" y="188" width="36" height="36" rx="7" /><text x="350" y="213">"2"</text>
                </g>
                <g class="die" transform="rotate(14 400 200)">
                    <rect x="382" y="182" width="36" height="36" rx="7" /><text x="400" y="207">"6"</text>
                </g>
            </g>
    }
    .into_any()
}
