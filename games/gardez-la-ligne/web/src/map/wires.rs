//! The lines. One that a union holds wears its ribbon: a band of the union's colour along both sides, with a joint of tile
//! between it and the line, and the union's sign every so often, so that nobody needs to tell colours apart.

use super::ribbon::Ribbon;
use crate::changes::{LANDS, ROLLS, on_change};
use crate::pointer::Pointer;
use crate::{BoardContext, pin};
use game_ui::kit::motion::{Keyframe, Move};
use game_ui::kit::sign;
use gardez_la_ligne::{Line, Track};
use gardez_la_ligne_map::{Course, Map, Point};
use leptos::prelude::*;
use leptos::svg;
use std::sync::Arc;

/// How much wider than the line its joint, its ribbon and its bed are.
const JOINT: f32 = 2.8;
const RIBBON: f32 = 11.4;
const BED: f32 = 13.0;
/// About how far apart the signs on a ribbon are, and how much of a stretch between stations one needs.
const APART: f32 = 150.0;
const ROOM: f32 = 23.0;
/// And the light around a line that is meant.
const HALO: f32 = 30.0;

/// All lines, the wide ones below.
pub(super) fn wires(context: BoardContext, map: &Arc<Map>) -> AnyView {
    let game = context.game();
    let board = game.board();
    let mut order: Vec<Line> = map.courses.iter().map(|course| course.line).collect();
    order.dedup();
    let mut drawn: Vec<Line> = Vec::new();
    let wires = order.into_iter().filter_map(|line| {
        if drawn.contains(&line) {
            return None;
        }
        drawn.push(line);
        let courses: Vec<&Course> = map.courses.iter().filter(|course| course.line == line).collect();
        Some(wire(context, map, line, board.track(line)?, &courses))
    });
    let wires = wires.collect_view();
    view! {
        <g class="wires" aria-hidden="true">{halos(context, map)} {wires}</g>
    }
    .into_any()
}

/// A light under all lines around those that are meant: the lines of a station, or the one pointed at in the strip.
fn halos(context: BoardContext, map: &Map) -> impl IntoView + use<> {
    let pointer = Pointer::of(context);
    let whole = map.courses.iter().filter(|course| !course.gap);
    let paths: Vec<(Line, f32, String)> =
        whole.map(|course| (course.line, course.thickness + HALO, course.path())).collect();
    let meant = Memo::new(move |_| {
        let mut meant: Vec<Line> = pointer.line.get().into_iter().collect();
        pointer.forecast.with(|forecast| {
            meant.extend(forecast.iter().flat_map(|forecast| forecast.lines.iter().map(|of| of.line)));
        });
        meant
    });
    move || {
        let lit = paths.iter().filter(|(line, ..)| meant.with(|meant| meant.contains(line)));
        lit.map(
            |(_, width, path)| view! { <path class="halo" d=path.clone() stroke-width=width.to_string() /> },
        )
        .collect_view()
    }
}

fn wire(
    context: BoardContext,
    map: &Arc<Map>,
    line: Line,
    track: &Track,
    courses: &[&Course],
) -> impl IntoView + use<> {
    let path = |gap: bool| {
        let some = courses.iter().filter(|course| course.gap == gap);
        some.map(|course| course.path()).collect::<String>()
    };
    let (whole, gaps) = (path(false), path(true));
    let thickness = courses.first().map_or(0.0, |course| course.thickness);
    let wide = courses.iter().any(|course| course.wide);
    let wider = |by: f32| format!("{:.1}", thickness + by);
    let control =
        Memo::new(move |_| context.view.with(|view| view.control.get(line.index()).copied().flatten()));
    let class = move || {
        let held = control.get().map(|union| format!(" held {}", sign::class(union))).unwrap_or_default();
        format!("wire{}{held}", if wide { " wide" } else { "" })
    };
    let places = signs(courses);
    let signs = move || {
        let sign = |union, at: &Point| {
            format!(r#"<g transform="translate({:.1} {:.1})">{}</g>"#, at.x, at.y, pin::chip(union))
        };
        let drawn = control.get().map(|union| places.iter().map(|at| sign(union, at)).collect::<String>());
        drawn.unwrap_or_default()
    };
    let marked = NodeRef::<svg::G>::new();
    on_change(control, marked, || {
        let seen = |opacity| Keyframe::default().seen(opacity);
        Move::new(240.0, "ease-out", vec![seen(0.0), seen(1.0)]).after(LANDS + 0.8 * ROLLS)
    });
    let (band, roll) = (NodeRef::<svg::G>::new(), NodeRef::<svg::G>::new());
    let stretches = courses.iter().filter(|course| !course.gap).flat_map(|course| course.points.windows(2));
    let stretches = stretches.map(|ends| [ends[0].0, ends[1].0]).collect();
    let ribbon = Ribbon { whole: whole.clone(), stretches, width: wider(RIBBON) };
    ribbon.follow(context, map.clone(), control, band, roll);
    let colour = track.colour.to_string();
    let gap = (!gaps.is_empty()).then(|| {
        view! { <path class="body gap" d=gaps stroke=colour.clone() stroke-width=wider(0.0) /> }
    });
    view! {
        <g class=class>
            {gap}
            <path class="bed" d=whole.clone() stroke-width=wider(4.4) />
            <g class="band" node_ref=band>
                <path class="bed under" d=whole.clone() stroke-width=wider(BED) />
                <path class="ribbon" d=whole.clone() stroke-width=wider(RIBBON) />
            </g>
            <g node_ref=roll></g>
            <path class="joint" d=whole.clone() stroke-width=wider(JOINT) />
            <path class="body" d=whole.clone() stroke=colour stroke-width=wider(0.0) />
            <path class="night" d=whole stroke-width=wider(0.0) />
            <g class="signs" inner_html=signs node_ref=marked></g>
        </g>
    }
}

/// Where the signs of whoever holds a line are set on it: midway between two stations, and never close to each other.
fn signs(courses: &[&Course]) -> Vec<Point> {
    let mut places: Vec<Point> = Vec::new();
    for course in courses.iter().filter(|course| !course.gap) {
        let mut walked = APART * 0.6;
        for ends in course.points.windows(2) {
            let (a, b) = (ends[0].0, ends[1].0);
            let (long, middle) =
                ((b.x - a.x).hypot(b.y - a.y), Point { x: (a.x + b.x) / 2.0, y: (a.y + b.y) / 2.0 });
            walked += long;
            let near = |other: &Point| (other.x - middle.x).hypot(other.y - middle.y) < APART * 0.6;
            if walked >= APART && long >= ROOM && !places.iter().any(near) {
                places.push(middle);
                walked = long / 2.0;
            }
        }
    }
    places
}
