//! The badge of a line: its id on its colour, round for the metro, square for the RER.

use gardez_la_ligne::{Badge, Track};
use leptos::prelude::*;

/// The badge, as a small picture in a text. What it shows must also be said beside it.
pub(crate) fn badge(track: &Track) -> AnyView {
    let colour = track.colour.to_string();
    let shape = match track.badge {
        Badge::Disc => view! { <circle cx="12" cy="12" r="11" fill=colour /> }.into_any(),
        Badge::Square => view! { <rect x="1" y="1" width="22" height="22" rx="5" fill=colour /> }.into_any(),
    };
    // Ids of three or four letters, such as 7bis, need smaller ones.
    let size = match track.id.chars().count() {
        1 | 2 => "14",
        3 => "10",
        _ => "8.5",
    };
    view! {
        <svg class="badge" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            {shape}
            <text x="12" y="12" font-size=size fill=track.text.to_string()>
                {track.id.clone()}
            </text>
        </svg>
    }
    .into_any()
}
