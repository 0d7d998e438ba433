//! What the others did since the reader's last move: each picket, and what came of it.

use crate::{BoardContext, badge, pin, words};
use gardez_la_ligne::{Event, Line, Picket};
use leptos::prelude::*;
use rules::Phrase;

/// A picket that was placed, and what was told of it after it.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Trace {
    picket: Picket,
    outcomes: Vec<(&'static str, Vec<Line>)>,
}

/// The pickets of which the map keeps a trace, the oldest first: those placed since the reader's own, and the last one.
pub(crate) fn traces(context: BoardContext) -> Vec<Picket> {
    let mut traces: Vec<Picket> = collected(context).into_iter().map(|trace| trace.picket).collect();
    let last = context.view.with(|view| view.pickets.last().copied());
    traces.extend(last.filter(|last| !traces.contains(last)));
    traces
}

/// All of them, the oldest first.
pub(crate) fn collected(context: BoardContext) -> Vec<Trace> {
    let mut traces: Vec<Trace> = Vec::new();
    context.recent.with(|recent| {
        for event in recent.iter() {
            let (id, lines) = match event {
                Event::Picket { union, station, .. } => {
                    let picket = Picket { union: *union, station: *station };
                    // Whoever only watches never moves: of each union the last one counts.
                    traces.retain(|trace| trace.picket.union != *union);
                    traces.push(Trace { picket, outcomes: Vec::new() });
                    continue;
                }
                Event::Taken { lines, .. } => ("recent-takes", lines),
                Event::Seized { lines, .. } => ("recent-seizes", lines),
                Event::Returned { lines, .. } => ("recent-ties", lines),
                Event::OutOfMarkers { lines, .. } => ("recent-dry", lines),
                Event::Starter { .. } | Event::End { .. } => continue,
            };
            if let Some(trace) = traces.last_mut() {
                trace.outcomes.push((id, lines.clone()));
            }
        }
    });
    let placed = |trace: &Trace| context.view.with(|view| view.pickets.contains(&trace.picket));
    // Taking back leaves no trace.
    traces.into_iter().filter(placed).collect()
}

/// The list of them; nothing where there is nothing to tell. Only what has changed is drawn anew.
pub(crate) fn recent(context: BoardContext, all: Memo<Vec<Trace>>) -> impl IntoView {
    let none = move || all.with(Vec::is_empty);
    view! {
        <h3 hidden=none>{move || words::text(context, "recent")}</h3>
        <ul class="gll-recent" hidden=none>
            <For each=move || all.get() key=Clone::clone let(trace)>
                {row(context, trace)}
            </For>
        </ul>
    }
}

fn row(context: BoardContext, trace: Trace) -> AnyView {
    let game = context.game();
    let union = trace.picket.union;
    let station = game.board().place(trace.picket.station).map(|place| place.name.clone());
    let outcomes = trace.outcomes.into_iter().map(|(id, lines)| {
        view! {
            <span class="outcome">
                {move || words::say(context, &Phrase::new(id))} " " {badge::badges(game.board(), lines)}
            </span>
        }
    });
    let outcomes = outcomes.collect_view();
    view! {
        <li class=format!("seat-{}", union.index())>
            {pin::picture(union)}
            <span class="where">
                // Its number on the map, which the sheet counts.
                <b class="order"></b> <b>{station}</b>
                <span class="who">{move || context.name(union)}</span>
            </span>
            <span class="outcomes">{outcomes}</span>
        </li>
    }
    .into_any()
}
