//! The badge of a line: its id on its colour, round for the metro, square for the RER.

use gardez_la_ligne::{Badge, Board, Colour, Line, Track};
use leptos::prelude::*;

/// The least contrast of an id with its badge: what running text needs, for from afar ids are as small.
const LEGIBLE: f32 = 4.5;
/// Letters of the network's own colour may fall short of it down to here, if a dark edge sets them off.
const WITH_EDGE: f32 = 3.0;

/// The badge around the origin as SVG text: a radius of 13, longer than high where the id is more than two letters.
pub(crate) fn markup(track: &Track) -> String {
    let (colour, half) = (track.colour, half_width(track));
    let corner = if track.badge == Badge::Disc { 13.0 } else { 4.5 };
    let height = if half > 13.0 { 11.5 } else { half };
    let size = match track.id.chars().count() {
        1 => 18.0,
        2 => 17.0,
        _ => 13.5,
    };
    let (ink, edge) = ink(track);
    let edge = edge.map(|edge| format!(r#" stroke="{edge}" stroke-width="2.6" paint-order="stroke""#));
    let id = track.id.replace('&', "&amp;").replace('<', "&lt;");
    format!(
        r#"<g class="shield"><rect class="shield-rim" x="{x}" y="{y}" width="{width}" height="{high}" rx="{corner}" fill="{colour}"/><text y="0.5" font-size="{size}" fill="{ink}"{}>{id}</text></g>"#,
        edge.unwrap_or_default(),
        x = -half,
        y = -height,
        width = 2.0 * half,
        high = 2.0 * height,
    )
}

/// Half the width of a badge.
pub(crate) fn half_width(track: &Track) -> f32 {
    match (track.id.chars().count(), track.badge) {
        (0..3, Badge::Disc) => 13.0,
        (0..3, Badge::Square) => 12.0,
        (letters, _) => 4.5 + 3.4 * letters as f32,
    }
}

/// The badge, as a small picture in a text. What it shows must also be said beside it.
pub(crate) fn badge(track: &Track) -> AnyView {
    let half = half_width(track) + 0.6;
    let frame = format!("{:.1} -13.6 {:.1} 27.2", -half, 2.0 * half);
    view! {
        <svg class="badge" viewBox=frame aria-hidden="true" focusable="false" inner_html=markup(track)></svg>
    }
    .into_any()
}

/// The badges of some lines.
pub(crate) fn badges(board: &Board, lines: impl IntoIterator<Item = Line>) -> AnyView {
    let badges = lines.into_iter().filter_map(|line| board.track(line)).map(badge).collect_view();
    view! { <span class="badges">{badges}</span> }.into_any()
}

/// What is written on it, and the edge of the letters: in the network's own colour where that can be read, with a dark
/// edge where it nearly can, in black or white where it cannot.
fn ink(track: &Track) -> (Colour, Option<Colour>) {
    let paper = track.colour.luminance();
    let contrast = |ink: f32| (paper.max(ink) + 0.05) / (paper.min(ink) + 0.05);
    let (own, white) = (track.text.luminance(), Colour([0xFF; 3]));
    if contrast(own) >= LEGIBLE {
        return (track.text, None);
    }
    if own > paper && contrast(own) >= WITH_EDGE {
        return (track.text, Some(Colour(track.colour.0.map(|part| part / 2))));
    }
    (if contrast(0.0) > contrast(1.0) { Colour([0; 3]) } else { white }, None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_of_paris_can_be_read_on_its_badge() {
        let board = Board::named("paris-2025").unwrap();
        for line in board.lines() {
            let track = board.track(line).unwrap();
            let (ink, edge) = ink(track);
            let paper = edge.unwrap_or(track.colour).luminance();
            let contrast = (paper.max(ink.luminance()) + 0.05) / (paper.min(ink.luminance()) + 0.05);
            assert!(contrast >= LEGIBLE, "{} {contrast}", track.id);
        }
    }
}
