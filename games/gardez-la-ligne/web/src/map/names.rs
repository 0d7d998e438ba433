//! The stations' names: more of them the nearer one looks, always as large on the screen. They are drawn once, as text, and
//! only those that a pin pushes aside are changed.

use super::sight::Sight;
use crate::BoardContext;
use game_ui::kit::motion::within;
use gardez_la_ligne::{Bearing, Station};
use gardez_la_ligne_map::{LETTERING, LEVELS, Label, Map, Point, level};
use leptos::prelude::*;
use leptos::svg;
use leptos::web_sys::Element;
use std::sync::Arc;

/// The radius of a pin that is drawn as large as on the map.
const PIN: f32 = 13.5;

/// Where a name is written, and on which side of its station; nowhere as long as pins stand on every side.
type Place = Option<(Point, Bearing)>;

/// All names, in one group for each level of nearness. None lies on a pin.
pub(super) fn names(context: BoardContext, map: &Arc<Map>, sight: Sight) -> AnyView {
    let mut labels = map.labels.clone();
    labels.sort_by_key(|label| label.level);
    let halts: Arc<[Point]> = map.halts.iter().map(|halt| halt.at).collect();
    let pins = pins(context, halts.clone());
    let places = move |labels: &[Label], shown: u8| {
        let (size, radius) = (LETTERING / sight.scale.get() as f32, PIN * sight.pickets.get() as f32);
        let shown = labels.iter().take_while(move |label| label.level <= shown);
        pins.with(|pins| shown.map(|label| place(label, &halts, pins, radius, size)).collect::<Vec<_>>())
    };
    let first = untrack(|| places(&labels, LEVELS));
    let shown = Memo::new(move |_| level(sight.scale.get() as f32));
    let game = context.game();
    let group = |at: u8| {
        let of_level = labels.iter().zip(&first).filter(|(label, _)| label.level == at);
        let name = |station| game.board().place(station).map_or("", |place| place.name.as_str());
        let drawn: String = of_level.map(|(label, at)| markup(label, *at, name(label.station))).collect();
        view! { <g display=move || (shown.get() < at).then_some("none") inner_html=drawn></g> }
    };
    let groups = (0..LEVELS).map(group).collect_view();
    let size = move || format!("{:.2}", f64::from(LETTERING) / sight.scale.get());
    let node = NodeRef::<svg::G>::new();
    let known = StoredValue::new(first);
    Effect::new(move |texts: Option<Vec<Element>>| {
        let found = || node.get().map(|node| within(&node, "text")).unwrap_or_default();
        let texts = texts.filter(|texts| !texts.is_empty()).unwrap_or_else(found);
        let places = places(&labels, shown.get());
        known.update_value(|known| {
            for ((text, before), now) in texts.iter().zip(known).zip(places) {
                if *before != now {
                    *before = now;
                    write_at(text, now);
                }
            }
        });
        texts
    });
    view! {
        <g class="names" aria-hidden="true" font-size=size node_ref=node>
            {groups}
        </g>
    }
    .into_any()
}

/// The stations on which pickets stand, with their places.
fn pins(context: BoardContext, halts: Arc<[Point]>) -> Memo<Vec<(Station, Point)>> {
    Memo::new(move |_| {
        context.view.with(|view| {
            let pin = |station: Station| Some((station, *halts.get(station.index())?));
            view.pickets.iter().filter_map(|picket| pin(picket.station)).collect()
        })
    })
}

/// Where a name stands clear of the pins around it.
fn place(label: &Label, halts: &[Point], pins: &[(Station, Point)], radius: f32, size: f32) -> Place {
    let station = halts.get(label.station.index()).copied()?;
    let reach = label.width * size + 2.0 * (radius + size);
    let near = pins.iter().filter(|(pin, at)| *pin != label.station && (*at - station).length() < reach);
    let near: Vec<Point> = near.map(|(_, at)| *at).collect();
    let (at, side) = label.beside(&near, radius, size)?;
    let own = pins.iter().any(|(pin, _)| *pin == label.station);
    Some((if own { Label::beyond(at, side, station, radius) } else { at }, side))
}

/// The attributes of a name: where its point is, from which end it is written, and how far the foot of the letters lies
/// below the point, in letters.
fn attributes(place: Place) -> Vec<(&'static str, String)> {
    let Some((at, side)) = place else { return vec![("display", "none".to_owned())] };
    let (anchor, down) = match side {
        Bearing::N => ("middle", "-0.1em"),
        Bearing::Ne => ("start", "-0.05em"),
        Bearing::E => ("start", "0.35em"),
        Bearing::Se => ("start", "0.75em"),
        Bearing::S => ("middle", "0.8em"),
        Bearing::Sw => ("end", "0.75em"),
        Bearing::W => ("end", "0.35em"),
        Bearing::Nw => ("end", "-0.05em"),
    };
    let [x, y] = [at.x, at.y].map(|way| format!("{way:.1}"));
    vec![
        ("display", "inline".to_owned()),
        ("x", x),
        ("y", y),
        ("dy", down.to_owned()),
        ("text-anchor", anchor.to_owned()),
    ]
}

/// A name as SVG text.
fn markup(label: &Label, place: Place, name: &str) -> String {
    let class = if label.bold { "" } else { r#" class="plain""# };
    let set: String =
        attributes(place).into_iter().map(|(name, value)| format!(r#" {name}="{value}""#)).collect();
    let name = name.replace('&', "&amp;").replace('<', "&lt;");
    format!("<text{class}{set}>{name}</text>")
}

fn write_at(text: &Element, place: Place) {
    for (name, value) in attributes(place) {
        // Setting an attribute fails only for a name that is none.
        let _ = text.set_attribute(name, &value);
    }
}
