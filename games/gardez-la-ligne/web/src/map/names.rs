//! The stations' names: more of them the nearer one looks, always as large on the screen.

use super::sight::Sight;
use crate::BoardContext;
use gardez_la_ligne::{Bearing, Picket};
use gardez_la_ligne_map::{LETTERING, LEVELS, Label, Map, Point, level};
use leptos::prelude::*;
use std::sync::Arc;

/// The radius of a pin that is drawn as large as on the map.
const PIN: f32 = 13.5;

/// All names, in one group for each level of nearness. None lies on a pin, if it can stand on another side of its station.
pub(super) fn names(context: BoardContext, map: &Arc<Map>, sight: Sight) -> AnyView {
    let game = context.game();
    let shown = Memo::new(move |_| level(sight.scale.get() as f32));
    let halts = map.clone();
    let pins = Memo::new(move |_| {
        context.view.with(|view| {
            let at = |picket: &Picket| Some((picket.station, halts.halts.get(picket.station.index())?.at));
            view.pickets.iter().filter_map(at).collect::<Vec<_>>()
        })
    });
    let place = move |label: &Label, station: Point| {
        let (size, radius) = (LETTERING / sight.scale.get() as f32, PIN * sight.pickets.get() as f32);
        pins.with(|pins| {
            let others: Vec<Point> =
                pins.iter().filter(|(pin, _)| *pin != label.station).map(|(_, at)| *at).collect();
            let (at, side) = label.beside(&others, radius, size);
            let own = pins.iter().any(|(pin, _)| *pin == label.station);
            (if own { Label::beyond(at, side, station, radius) } else { at }, side)
        })
    };
    let group = |at: u8| {
        let labels = map.labels.iter().filter(|label| label.level == at);
        let labels = labels
            .filter_map(|label| {
                let text = game.board().place(label.station)?.name.clone();
                let station = map.halts.get(label.station.index())?.at;
                let (label, bold) = (label.clone(), label.bold);
                let place = Memo::new(move |_| place(&label, station));
                Some(name(place, bold, text))
            })
            .collect_view();
        view! { <g display=move || (shown.get() < at).then_some("none")>{labels}</g> }
    };
    let groups = (0..LEVELS).map(group).collect_view();
    let size = move || format!("{:.2}", f64::from(LETTERING) / sight.scale.get());
    view! {
        <g class="names" aria-hidden="true" font-size=size>
            {groups}
        </g>
    }
    .into_any()
}

fn name(place: Memo<(Point, Bearing)>, bold: bool, text: String) -> impl IntoView + use<> {
    // How far the foot of the letters lies below the point the name is written from, in letters.
    let set = move || match place.get().1 {
        Bearing::N => ("middle", "-0.1em"),
        Bearing::Ne => ("start", "-0.05em"),
        Bearing::E => ("start", "0.35em"),
        Bearing::Se => ("start", "0.75em"),
        Bearing::S => ("middle", "0.8em"),
        Bearing::Sw => ("end", "0.75em"),
        Bearing::W => ("end", "0.35em"),
        Bearing::Nw => ("end", "-0.05em"),
    };
    view! {
        <text
            x=move || format!("{:.1}", place.get().0.x)
            y=move || format!("{:.1}", place.get().0.y)
            dy=move || set().1
            text-anchor=move || set().0
            class:plain=!bold
        >
            {text}
        </text>
    }
}
