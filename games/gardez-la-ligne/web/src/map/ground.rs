//! What lies under the stations: the river, the lines, and the flash of a line that changes hands.

use crate::BoardContext;
use gardez_la_ligne::Line;
use gardez_la_ligne_map::{Course, Map};
use leptos::prelude::*;
use std::sync::Arc;

/// Colours less bright than this can hardly be seen on a dark ground.
const DEEP: f32 = 0.16;

/// River and lines.
pub(super) fn ground(seen: BoardContext, map: &Arc<Map>) -> AnyView {
    let game = seen.game();
    let board = game.board();
    let islands = map.islands.iter().map(|island| view! { <path class="island" d=island.clone() /> });
    let islands = islands.collect_view();
    let courses = map.courses.iter().filter_map(|course| {
        let colour = board.track(course.line)?.colour;
        let stroke = colour.to_string();
        // A rim keeps lines apart where they cross, and deep colours from a dark ground.
        let rim = match (course.gap, colour.luminance() < DEEP) {
            (true, _) => None,
            (false, true) => Some("rim deep"),
            (false, false) => Some("rim"),
        };
        let rim = rim.map(|rim| {
            let width = course.thickness + 2.4;
            view! { <path class=rim class:wide=course.wide d=course.path() stroke-width=width.to_string() /> }
        });
        Some(view! {
            {rim}
            <path class=class(course) d=course.path() stroke=stroke stroke-width=course.thickness.to_string() />
        })
    });
    let courses = courses.collect_view();
    let flashes = board.lines().map(|line| flash(seen, map.clone(), line)).collect_view();
    view! {
        <g class="ground" aria-hidden="true">
            <path class="river" d=map.river.clone() />
            {islands}
            {courses}
            {flashes}
        </g>
    }
    .into_any()
}

fn class(course: &Course) -> &'static str {
    match (course.wide, course.gap) {
        (true, true) => "line wide gap",
        (true, false) => "line wide",
        (false, true) => "line gap",
        (false, false) => "line",
    }
}

/// Lights a line up for a moment when its control token moves. It is drawn anew each time, so that it starts again.
fn flash(seen: BoardContext, map: Arc<Map>, line: Line) -> impl IntoView {
    let control =
        Memo::new(move |_| seen.view.with(|view| view.control.get(line.index()).copied().flatten()));
    let first = control.get_untracked();
    let moved = Memo::new(move |earlier: Option<&(Option<rules::Seat>, u32)>| {
        let now = control.get();
        match earlier {
            Some((before, times)) if *before != now => (now, times + 1),
            Some(same) => *same,
            None => (first, 0),
        }
    });
    move || {
        let (_, times) = moved.get();
        (times > 0).then(|| {
            let paths = map.courses.iter().filter(|course| course.line == line && !course.gap);
            let width = |course: &Course| (course.thickness + 8.0).to_string();
            let paths = paths
                .map(|course| view! { <path class="flash" d=course.path() stroke-width=width(course) /> })
                .collect_view();
            view! { <g>{paths}</g> }
        })
    }
}
