//! The frames of what is drawn apart: Paris and its neighbours, Corsica, and the territories overseas.

use super::area;
use crate::{BoardContext, words};
use leptos::prelude::*;
use president_map::{Frame, Map};

/// The grounds of the insets, below the territories.
pub(super) fn grounds(map: &Map) -> AnyView {
    let frames = [Frame::Paris, Frame::Corsica, Frame::Overseas];
    frames.map(|frame| area(map.frame(frame), Some("pre-inset"), Some("16"))).collect_view().into_any()
}

/// What is written on the insets, the walls between the cells overseas, and the line that tells what the inset of Paris
/// enlarges; above the territories.
pub(super) fn signs(seen: BoardContext, map: &Map) -> AnyView {
    let walls =
        map.lands.iter().filter_map(|land| land.cell).filter(|cell| cell.x > map.frame(Frame::Overseas).x);
    let walls = walls.map(|cell| {
        view! { <path class="pre-wall" d=format!("M{} {}v{}", cell.x, cell.y + 24, cell.height - 48) /> }
    });
    let (paris, small) = (map.frame(Frame::Paris), map.enlarged);
    let line = format!("M{} {}L{} {}", paris.x + paris.width, paris.y + 8, small.x, small.y + small.height);
    let title = |id: &'static str, x: i32, y: i32| {
        view! {
            <text class="pre-inset-title" x=x.to_string() y=y.to_string()>
                {move || words::text(seen, id)}
            </text>
        }
    };
    let (corsica, overseas) = (map.frame(Frame::Corsica), map.frame(Frame::Overseas));
    view! {
        <g class="pre-signs" aria-hidden="true">
            {walls.collect_view()}
            <path class="pre-guide" d=line />
            {area(small, Some("pre-enlarged"), Some("6"))}
            {title("inset-paris", paris.x + 20, paris.y + 44)}
            // Above its frame: the island fills the frame to the top.
            {title("inset-corsica", corsica.x + 8, corsica.y - 12)}
            {title("inset-overseas", overseas.x + 196, overseas.y + 40)}
        </g>
    }
    .into_any()
}
