//! The chamber: everybody's deputies on their benches, the government before them, the majority, and a vote as it runs.

use crate::hall::{self, Hall, arc, spot};
use crate::poll::{self, Mood};
use crate::{BoardContext, attacked, benches, caption, ministers, party, rostrum, scene, sectors, standard};
use leptos::prelude::*;
use std::f32::consts::PI;

/// Where the brass inlay of the majority runs.
const GAUGE: f32 = 150.0;
const GAUGE_ENDS: [f32; 2] = [0.1, PI - 0.1];
/// Where the floor of the well ends.
const WELL: f32 = 168.0;

/// The hall as it is filled now.
pub(crate) fn filled(context: BoardContext) -> Memo<Hall> {
    let deputies = Memo::new(move |_| context.view.with(|view| party::deputies(view)));
    Memo::new(move |_| Hall::of(&deputies.get()))
}

/// The chamber.
pub(crate) fn chamber(context: BoardContext) -> AnyView {
    let mood = poll::mood(context);
    let hall = filled(context);
    let [width, height] = hall::SIZE;
    view! {
        <figure class="pol-chamber" data-test="hemicycle" data-mood=move || mood.with(name)>
            <svg
                class="pol-hall"
                viewBox=format!("0 0 {width} {height}")
                role="group"
                aria-label=move || caption::summary(context, &mood.get())
            >
                <g class="pol-shaken">
                    <g aria-hidden="true" inner_html=benches::wall() />
                    <g aria-hidden="true">{benches::benches(context, hall, mood)}</g>
                    <g aria-hidden="true" inner_html=well() />
                    {gauge(context, mood)}
                    {ministers::bench(context)}
                    <g aria-hidden="true" data-drop="table" inner_html=include_str!("../art/tribune.svg") />
                    {half_line(context, hall)}
                    {rostrum::rostrum(context, mood)}
                    {sectors::sectors(context, hall)}
                    {attacked::attacked(context, hall)}
                    {standard::standards(context, hall, mood)}
                </g>
                {scene::layer(context, hall)}
            </svg>
            <figcaption class="pol-caption">{move || caption::plate(context, &mood.get())}</figcaption>
            {move || caption::last_vote(context, &mood.get()).map(|said| view! { <p class="pol-caption pol-last-vote">{said}</p> })}
        </figure>
    }
    .into_any()
}

/// What the mood is called, for tests of the page.
fn name(mood: &Mood) -> &'static str {
    match mood {
        Mood::Sitting => "sitting",
        Mood::Voting => "voting",
        Mood::Revealing(..) => "revealing",
        Mood::Counted(_) => "counted",
    }
}

/// The floor before the benches.
fn well() -> String {
    let rim = arc(WELL, 0.0, 0.0, PI);
    let [x, y] = hall::CENTRE;
    format!(
        r#"<path class="ph-carpet" d="M{rim}C{:.0} {:.0} {:.0} {:.0} {:.0} {y:.0}Z"/><path class="ph-well" d="M{rim}"/><path class="ph-border" d="M{}"/>"#,
        x + 170.0,
        y + 58.0,
        x - 170.0,
        y + 58.0,
        x - WELL,
        arc(WELL - 9.0, 0.0, 0.0, PI),
    )
}

/// The inlay in the carpet: the government's share of the chamber, or yes from the left and no from the right.
fn gauge(context: BoardContext, mood: Memo<Mood>) -> impl IntoView {
    let arcs = Memo::new(move |_| context.view.with(|view| mood.with(|mood| mood.arcs(view))));
    let vote = move || mood.with(|mood| !matches!(mood, Mood::Sitting));
    // A round cap would show even where nothing is filled; the dash is cut to nothing then.
    let dash = |part: f32| format!("{part:.2} 200");
    let [left, right] = GAUGE_ENDS;
    let ground = format!("M{}", arc(GAUGE, 0.0, left, right));
    let back = format!("M{}", arc(GAUGE, 0.0, right, left));
    let [low, high] = [GAUGE - 10.0, GAUGE + 10.0].map(|radius| spot(radius, PI / 2.0, 0.0));
    view! {
        <g class="pol-gauge" class:pol-ballot=vote aria-hidden="true">
            <path class="pol-gauge-ground" d=ground.clone() />
            <path class="pol-gauge-yes" d=ground pathLength="100" stroke-dasharray=move || dash(arcs.get().0) />
            <path class="pol-gauge-no" d=back pathLength="100" stroke-dasharray=move || dash(arcs.get().1) />
            <path class="pol-gauge-half" d=format!("M{:.1} {:.1}V{:.1}", low.x, low.y, high.y) />
        </g>
    }
}

/// A cord through the benches where half of all deputies sit on either side.
fn half_line(context: BoardContext, hall: Memo<Hall>) -> impl IntoView {
    let line = move || {
        let deputies = context.view.with(|view| party::deputies(view));
        hall.with(|hall| {
            let at = hall.half(&deputies);
            let points = hall.rows.iter().map(|row| spot(row.radius - 0.3 * hall.step, at, row.height + 9.0));
            let points = points.chain([spot(hall::WALL, at, hall::WALL_TOP + 3.0)]);
            points.map(|at| format!("{:.1} {:.1}", at.x, at.y)).collect::<Vec<_>>().join("L")
        })
    };
    let line = Memo::new(move |_| format!("M{}", line()));
    view! {
        <path class="pol-half pol-half-under" d=line />
        <path class="pol-half" d=line />
    }
}
