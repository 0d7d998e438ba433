//! The pickets, over all stations so that no neighbour hides one, the traces of the last ones, the picket one is about to
//! place, and the star of what is advised.

use super::sight::Sight;
use crate::changes::LANDS;
use crate::pointer::Pointer;
use crate::recent::traces;
use crate::{BoardContext, foresight, pin};
use game_ui::kit::motion::{Animator, Keyframe, Move};
use game_ui::kit::sign;
use gardez_la_ligne::{Action, Picket, Station};
use gardez_la_ligne_map::Map;
use leptos::prelude::*;
use leptos::svg;
use std::sync::Arc;

/// From where a picket comes: the reader's from below, where their seat is, the others' from above.
const OWN: [f64; 2] = [-70.0, 150.0];
const OTHERS: [f64; 2] = [0.0, -170.0];
/// A badge that is farther from a station than this does not meet what is drawn around the station.
const AROUND: f32 = 60.0;

/// All pickets. The stations below them speak for them.
pub(super) fn pickets(context: BoardContext, map: &Arc<Map>, sight: Sight) -> AnyView {
    // Those that stand when the map opens do not come down on it.
    let opened = StoredValue::new(false);
    Effect::new(move |_| opened.set_value(true));
    let standing = Memo::new(move |_| context.view.with(|view| view.pickets.clone()));
    let motion = Animator::get();
    let (map, places, advised, numbered) = (map.clone(), map.clone(), map.clone(), map.clone());
    let picket = move |picket: Picket| {
        let place = placed(&places, picket.station, sight);
        let comes = opened.get_value().then(|| {
            let (ground, wave) = (NodeRef::<svg::Ellipse>::new(), NodeRef::<svg::Circle>::new());
            motion.when_drawn(ground, gather());
            motion.when_drawn(wave, Move::ring().after(LANDS));
            view! {
                <ellipse class="pin-far" rx="13" ry="9" node_ref=ground />
                <circle class="wave" r="17" node_ref=wave />
            }
        });
        let pin = NodeRef::<svg::G>::new();
        if opened.get_value() {
            let mine = untrack(|| context.me()) == Some(picket.union);
            motion.when_drawn(pin, thud(if mine { OWN } else { OTHERS }));
        }
        view! {
            <g class=sign::class(picket.union) transform=place>
                {comes} <g class="picket" node_ref=pin inner_html=pin::markup(picket.union)></g>
            </g>
        }
    };
    // The last one, and all that were placed since the reader's own, in their order.
    let traces = Memo::new(move |_| traces(context));
    let ring = move |picket: Picket| {
        let rings = view! {
            <circle class="outer" r="19" />
            <circle class="inner" r="19" />
        };
        trace(&map, picket, sight, rings.into_any())
    };
    // Over the pickets, so that no neighbour hides them.
    let order = move |(index, picket): (usize, Picket)| {
        let number = view! {
            <circle class="order" cx="-15" cy="-15" r="8.5" />
            <text x="-15" y="-14.5">{index + 1}</text>
        };
        trace(&numbered, picket, sight, number.into_any())
    };
    let advice = move || {
        context.advice.get().map(|Action::Picket(station)| {
            view! {
                <g class="advised" data-test="advised" transform=placed(&advised, station, sight)>
                    <circle class="halo" r="17" />
                    <circle r="17" />
                </g>
            }
        })
    };
    view! {
        <g class="pickets" aria-hidden="true">
            <For each=move || traces.get() key=|picket| (picket.station, picket.union) children=ring />
            <For each=move || standing.get() key=|picket| (picket.station, picket.union) children=picket />
            <For
                each=move || numbers(traces.get())
                key=|(index, picket)| (*index, picket.station)
                children=order
            />
            {advice}
        </g>
    }
    .into_any()
}

/// A picket comes from afar, is held over its station for a moment, and is struck down on it.
fn thud([x, y]: [f64; 2]) -> Move {
    let frames = vec![
        Keyframe::to(format!("translate({x}px, {y}px) scale(2)")).seen(0.0),
        Keyframe::to(format!("translate({:.0}px, {:.0}px) scale(1.9)", x * 0.5, y * 0.5 - 20.0))
            .seen(1.0)
            .at(0.2),
        Keyframe::to("translate(0px, -34px) scale(1.65)").at(0.46),
        Keyframe::to("translate(0px, 1.5px) scale(1.14, 0.86)").at(0.62),
        Keyframe::to("translate(0px, -2px) scale(0.96, 1.06)").at(0.78),
        Keyframe::home().seen(1.0),
    ];
    Move::new(LANDS / 0.62, "linear", frames)
}

/// The shadow of a picket that comes down: wide and faint, then small and dark, then under the picket.
fn gather() -> Move {
    let frames = vec![
        Keyframe::to("translate(22px, 30px) scale(2.4)").seen(0.0),
        Keyframe::to("translate(12px, 18px) scale(1.7)").seen(0.6).at(0.6),
        Keyframe::to("scale(0.9)").seen(1.0).at(0.9),
        Keyframe::to("scale(0.9)").seen(0.0),
    ];
    Move::new(LANDS * 1.1, "linear", frames)
}

/// The traces in their order, where there is an order to tell.
fn numbers(traces: Vec<Picket>) -> Vec<(usize, Picket)> {
    if traces.len() > 1 { traces.into_iter().enumerate().collect() } else { Vec::new() }
}

/// Something around a picket that leaves a trace.
fn trace(map: &Map, picket: Picket, sight: Sight, drawn: AnyView) -> impl IntoView + use<> {
    let class = format!("last {}", sign::class(picket.union));
    view! { <g class=class transform=placed(map, picket.station, sight)>{drawn}</g> }
}

/// The picket that one is about to place, held over the station that is meant.
pub(super) fn held(context: BoardContext, map: &Arc<Map>, sight: Sight, pointer: Pointer) -> AnyView {
    let map = map.clone();
    let held = move || {
        let station = pointer.meant().filter(|station| foresight::holder(context, *station).is_none())?;
        let union = pointer.forecast.with(|forecast| forecast.as_ref().map(|forecast| forecast.union))?;
        Some(view! {
            <g class="held-pin" aria-hidden="true" transform=placed(&map, station, sight)>
                <ellipse class="pin-far" cx="3" cy="4" rx="9" ry="5" />
                <g class=sign::class(union) transform="translate(0 -13)" inner_html=pin::markup(union)></g>
            </g>
        })
    };
    held.into_any()
}

/// A star at the station that is advised: over everything, because it is what one is to find. The ring around the station
/// lies with the pickets, so that it does not cut the badges of lines.
pub(super) fn advice(context: BoardContext, map: &Arc<Map>, sight: Sight) -> AnyView {
    let map = map.clone();
    let star = move || {
        context.advice.get().map(|Action::Picket(station)| {
            let [x, y] = side_of_star(&map, station).map(|way| 23.0 * way);
            view! {
                <g class="advised" aria-hidden="true" data-test="star" transform=placed(&map, station, sight)>
                    <path
                        transform=format!("translate({x} {y})")
                        d="M0-9l2.9 5.9 6.5.9-4.7 4.6 1.1 6.4L0 5.8l-5.8 3 1.1-6.4-4.7-4.6 6.5-.9z"
                    />
                </g>
            }
        })
    };
    star.into_any()
}

/// Above a station, or on the side of it that is farthest from the lines' badges around.
fn side_of_star(map: &Map, station: Station) -> [f32; 2] {
    const SIDES: [[f32; 2]; 4] = [[0.0, -1.0], [0.0, 1.0], [1.0, 0.0], [-1.0, 0.0]];
    let Some(halt) = map.halts.get(station.index()) else { return SIDES[0] };
    let near = map.shields.iter().filter_map(|shield| {
        let [x, y] = [shield.at.x - halt.at.x, shield.at.y - halt.at.y];
        let far = x.hypot(y);
        (far < AROUND).then(|| [x, y].map(|way| way / far.max(1.0)))
    });
    let near: Vec<[f32; 2]> = near.collect();
    let towards =
        |side: &[f32; 2]| near.iter().map(|way| side[0] * way[0] + side[1] * way[1]).fold(-1.0, f32::max);
    SIDES.into_iter().min_by(|one, other| towards(one).total_cmp(&towards(other))).unwrap_or(SIDES[0])
}

/// Where something stands that keeps a readable size.
fn placed(
    map: &Map,
    station: Station,
    sight: Sight,
) -> impl Fn() -> String + Send + Sync + Clone + 'static + use<> {
    let at = map.halts.get(station.index()).map(|halt| halt.at).unwrap_or_default();
    move || format!("translate({:.1} {:.1}) scale({:.2})", at.x, at.y, sight.pickets.get())
}

#[cfg(test)]
mod tests {
    use super::*;
    use gardez_la_ligne::Board;

    #[test]
    fn the_star_stands_where_no_badge_does() {
        let board = Board::named("paris-2019").unwrap();
        let map = Map::of(&board).unwrap();
        let side = |name: &str| side_of_star(&map, board.station(name).unwrap());
        assert_eq!(side("Charles de Gaulle - Étoile"), [0.0, 1.0], "line 6 ends there, with its badge above");
        assert_eq!(side("Villiers"), [0.0, -1.0], "no line ends there");
    }
}
