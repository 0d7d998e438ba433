//! The badge of a line: its id on its colour, round for the metro, square for the RER.

use gardez_la_ligne::{Badge, Board, Line, Track};
use leptos::prelude::*;

/// The badge around the origin, for use inside a drawing: a radius of 11, a little less for a line such as 7bis, as in
/// the network itself.
pub(crate) fn shield(track: &Track) -> AnyView {
    let colour = track.colour.to_string();
    let letters = track.id.chars().count();
    let shape = match track.badge {
        Badge::Disc if letters > 2 => view! { <circle r="10" fill=colour /> }.into_any(),
        Badge::Disc => view! { <circle r="11" fill=colour /> }.into_any(),
        Badge::Square => {
            view! { <rect x="-10.5" y="-10.5" width="21" height="21" rx="5" fill=colour /> }.into_any()
        }
    };
    // Ids of three or four letters, such as 7bis, need smaller ones.
    let size = match letters {
        1 | 2 => "14",
        3 => "9.5",
        4 => "8",
        _ => "6.5",
    };
    view! {
        <g class="shield">
            {shape}
            <text font-size=size fill=ink(track)>{track.id.clone()}</text>
        </g>
    }
    .into_any()
}

/// The badge, as a small picture in a text. What it shows must also be said beside it.
pub(crate) fn badge(track: &Track) -> AnyView {
    view! {
        <svg class="badge" viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
            {shield(track)}
        </svg>
    }
    .into_any()
}

/// The badges of some lines.
pub(crate) fn badges(board: &Board, lines: impl IntoIterator<Item = Line>) -> AnyView {
    let badges = lines.into_iter().filter_map(|line| board.track(line)).map(badge).collect_view();
    view! { <span class="badges">{badges}</span> }.into_any()
}

/// What is written on it: in the network's own colour where that can be read, in black or white where it cannot.
fn ink(track: &Track) -> String {
    let paper = track.colour.luminance();
    let contrast = |ink: f32| (paper.max(ink) + 0.05) / (paper.min(ink) + 0.05);
    if contrast(track.text.luminance()) >= 4.5 {
        return track.text.to_string();
    }
    let ink = if contrast(0.0) > contrast(1.0) { "#000000" } else { "#FFFFFF" };
    ink.to_owned()
}
