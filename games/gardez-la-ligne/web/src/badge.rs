//! The badge of a line: its id on its colour, round for the metro, square for the RER.

use gardez_la_ligne::{Badge, Board, Line, Track};
use leptos::prelude::*;

/// The least contrast of an id with its badge: what running text needs, for from afar ids are as small.
const LEGIBLE: f32 = 4.5;

/// The badge around the origin, for use inside a drawing: a radius of 11, a little less for a line such as 7bis, as in
/// the network itself.
pub(crate) fn shield(track: &Track) -> AnyView {
    let colour = track.colour.to_string();
    let letters = track.id.chars().count();
    let half = half_width(track);
    let shape = match track.badge {
        Badge::Disc if letters < 3 => view! { <circle r="11" fill=colour /> }.into_any(),
        Badge::Disc if letters < 5 => view! { <circle r="10" fill=colour /> }.into_any(),
        badge => {
            let corner = if badge == Badge::Disc { "10.5" } else { "5" };
            let (x, width) = (format!("{:.1}", -half), format!("{:.1}", 2.0 * half));
            view! { <rect x=x y="-10.5" width=width height="21" rx=corner fill=colour /> }.into_any()
        }
    };
    // Ids of three or four letters, such as 7bis, need smaller ones.
    let size = match letters {
        1 | 2 => "14",
        3 => "9.5",
        4 => "8",
        _ => "11",
    };
    view! {
        <g class="shield">
            {shape}
            <text font-size=size fill=ink(track)>{track.id.clone()}</text>
        </g>
    }
    .into_any()
}

/// Half the width of a badge: an id that is a whole word makes it longer than high.
fn half_width(track: &Track) -> f32 {
    match track.id.chars().count() {
        0..5 => 10.5,
        letters => 4.0 + 3.2 * letters as f32,
    }
}

/// The badge, as a small picture in a text. What it shows must also be said beside it.
pub(crate) fn badge(track: &Track) -> AnyView {
    let half = half_width(track) + 1.5;
    let frame = format!("{:.1} -12 {:.1} 24", -half, 2.0 * half);
    view! {
        <svg class="badge" viewBox=frame aria-hidden="true" focusable="false">
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
    if contrast(track.text.luminance()) >= LEGIBLE {
        return track.text.to_string();
    }
    let ink = if contrast(0.0) > contrast(1.0) { "#000000" } else { "#FFFFFF" };
    ink.to_owned()
}
