//! What never changes on the map: the river and the lines.

use gardez_la_ligne::{Board, Station, Track};
use leptos::prelude::*;

/// Room around the drawing, so that nothing at its edge is cut off.
const MARGIN: f32 = 30.0;

/// The drawing's frame, for `viewBox`; `None` for a board that was never drawn.
pub(crate) fn frame(board: &Board) -> Option<String> {
    let places = board.stations().filter_map(|station| board.place(station)?.at);
    let mut corners: Option<[f32; 4]> = None;
    for [x, y] in places {
        let [left, top, right, bottom] = corners.unwrap_or([x, y, x, y]);
        corners = Some([left.min(x), top.min(y), right.max(x), bottom.max(y)]);
    }
    let [left, top, right, bottom] = corners?;
    let (width, height) = (right - left + 2.0 * MARGIN, bottom - top + 2.0 * MARGIN);
    Some(format!("{:.0} {:.0} {width:.0} {height:.0}", left - MARGIN, top - MARGIN))
}

/// The river and the lines; the wide ones, which lie under the others, first.
pub(crate) fn network(board: &Board) -> AnyView {
    let river = points(board.river().iter().copied());
    let tracks = || board.lines().filter_map(|line| board.track(line));
    let wide = tracks().filter(|track| is_wide(track)).map(|track| line(board, track)).collect_view();
    let narrow = tracks().filter(|track| !is_wide(track)).map(|track| line(board, track)).collect_view();
    view! {
        <g aria-hidden="true">
            <polyline class="river" points=river />
            {wide}
            {narrow}
        </g>
    }
    .into_any()
}

/// A line worth more than one seat is drawn wide.
fn is_wide(track: &Track) -> bool {
    track.seats > 1
}

fn line(board: &Board, track: &Track) -> impl IntoView + use<> {
    let class = if is_wide(track) { "line wide" } else { "line" };
    let stroke = track.colour.to_string();
    let course =
        |stations: &[Station]| points(stations.iter().filter_map(|station| board.place(*station)?.at));
    let paths = track
        .paths
        .iter()
        .map(|path| view! { <polyline class=class points=course(path) stroke=stroke.clone() /> })
        .collect_view();
    let gaps = track
        .gaps
        .iter()
        .map(|path| view! { <polyline class=format!("{class} gap") points=course(path) stroke=stroke.clone() /> })
        .collect_view();
    view! { <g>{gaps} {paths}</g> }
}

fn points(points: impl Iterator<Item = [f32; 2]>) -> String {
    points.map(|[x, y]| format!("{x},{y}")).collect::<Vec<_>>().join(" ")
}
