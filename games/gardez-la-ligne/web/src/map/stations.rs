//! The stations on the map, each a button.

use crate::pointer::Pointer;
use crate::{BoardContext, foresight};
use gardez_la_ligne::Station;
use gardez_la_ligne_map::{DrawnStation, Map, Point};
use leptos::prelude::*;
use rules::Seat;

/// How a station stands.
#[derive(Copy, Clone, PartialEq, Default)]
pub(crate) struct Stand {
    /// Whose picket is on it.
    pub(crate) union: Option<Seat>,
    /// Was it the last one placed?
    pub(crate) last: bool,
}

/// How every station stands, each in a signal of its own: a move touches two or three of them and leaves the others be.
pub(crate) fn stands(context: BoardContext) -> Vec<RwSignal<Stand>> {
    let size = context.game().board().size();
    let read = move || {
        let mut stands = vec![Stand::default(); size];
        context.view.with(|view| {
            for picket in &view.pickets {
                if let Some(stand) = stands.get_mut(picket.station.index()) {
                    *stand = Stand { union: Some(picket.union), last: view.last == Some(picket.station) };
                }
            }
        });
        stands
    };
    let signals: Vec<RwSignal<Stand>> = untrack(read).into_iter().map(RwSignal::new).collect();
    let known = signals.clone();
    Effect::new(move |_| {
        for (signal, stand) in known.iter().zip(read()) {
            if signal.get_untracked() != stand {
                signal.set(stand);
            }
        }
    });
    signals
}

/// All stations.
pub(super) fn stations(context: BoardContext, map: &Map, pointer: Pointer) -> AnyView {
    let stands = stands(context);
    let known = stands.clone();
    let mine = Memo::new(move |_| context.choices.with(|choices| !choices.is_empty()));
    let playing = playing(context);
    let stations = map
        .halts
        .iter()
        .zip(&map.reaches)
        .zip(stands)
        .map(|((halt, reach), stand)| station(context, halt, reach, stand, playing, pointer))
        .collect_view();
    view! {
        <g class:now=mine>
            {inviting(map, &known)} <g class="stations">{stations}</g>
        </g>
    }
    .into_any()
}

/// Does somebody play from here? What is free to them says so all the time: whose turn it is stands once, around all
/// stations, instead of changing hundreds of them twice a round.
pub(crate) fn playing(context: BoardContext) -> Memo<bool> {
    Memo::new(move |_| !context.is_past() && context.me().is_some())
}

/// A light under the free stations where lines meet, while it is for the reader to choose one: the hand is invited before
/// it points anywhere. It is one group, so that one change of it lights them all.
fn inviting(map: &Map, stands: &[RwSignal<Stand>]) -> impl IntoView + use<> {
    let lights = map.halts.iter().zip(stands).filter(|(halt, _)| halt.interchange).map(|(halt, stand)| {
        let (place, stand) = (format!("translate({:.1} {:.1})", halt.at.x, halt.at.y), *stand);
        let taken = Memo::new(move |_| stand.get().union.is_some());
        view! { <g transform=place display=move || taken.get().then_some("none")>{capsule(halt, 7.5, "light")}</g> }
    });
    let lights = lights.collect_view();
    view! { <g class="inviting" aria-hidden="true">{lights}</g> }
}

fn station(
    context: BoardContext,
    halt: &DrawnStation,
    reach: &[Point],
    stand: RwSignal<Stand>,
    playing: Memo<bool>,
    pointer: Pointer,
) -> impl IntoView + use<> {
    let station = halt.station;
    let free = move || playing.get() && stand.get().union.is_none();
    let is_stop = Memo::new(move |_| pointer.stop.get() == station);
    let chosen = Memo::new(move |_| pointer.chosen.get() == Some(station));
    let label = move || {
        let said = foresight::described(context, station, stand.get().union);
        // What a picket would do is told where the keyboard is; for all stations at once it would be work in vain.
        if is_stop.get() {
            return format!("{said} {}", foresight::foretold(context, station)).trim_end().to_owned();
        }
        said
    };
    let kind = match (halt.interchange, halt.terminus) {
        (true, _) => "dot interchange",
        (false, true) => "dot terminus",
        (false, false) => "dot",
    };
    view! {
        <g
            id=name(station)
            data-test=name(station)
            data-station=station.0.to_string()
            data-free=move || free().then_some("yes")
            data-union=move || stand.get().union.map(|union| union.to_string())
            class="station"
            class:chosen=chosen
            transform=format!("translate({:.1} {:.1})", halt.at.x, halt.at.y)
            role="button"
            tabindex=move || if is_stop.get() { "0" } else { "-1" }
            aria-disabled=move || stand.get().union.map(|_| "true")
            aria-label=label
        >
            <path class="reach" d=outline(halt, reach) />
            {capsule(halt, 7.5, "glow")}
            {capsule(halt, 0.0, kind)}
        </g>
    }
}

/// The id of a station's element.
pub(super) fn name(station: Station) -> String {
    format!("station-{}", station.0)
}

/// The outline within which a pointer means a station, around its middle.
fn outline(halt: &DrawnStation, reach: &[Point]) -> String {
    let points = reach.iter().map(|at| format!("{:.0} {:.0}", at.x - halt.at.x, at.y - halt.at.y));
    format!("M{}z", points.collect::<Vec<_>>().join("L"))
}

/// The shape of a station around its middle, so much larger.
fn capsule(halt: &DrawnStation, more: f32, class: &'static str) -> impl IntoView + use<> {
    let radius = halt.radius + more;
    let (dx, dy) = (halt.ends[1].x - halt.ends[0].x, halt.ends[1].y - halt.ends[0].y);
    let length = dx.hypot(dy);
    let turn = if length > 0.0 { format!("rotate({:.1})", dy.atan2(dx).to_degrees()) } else { String::new() };
    view! {
        <rect
            class=class
            x=format!("{:.1}", -length / 2.0 - radius)
            y=format!("{:.1}", -radius)
            width=format!("{:.1}", length + 2.0 * radius)
            height=format!("{:.1}", 2.0 * radius)
            rx=format!("{radius:.1}")
            transform=turn
        />
    }
}
