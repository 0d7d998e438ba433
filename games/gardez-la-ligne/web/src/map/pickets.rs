//! The pickets, over all stations so that no neighbour hides one, a ring around the last, and one around what is advised.

use super::sight::Sight;
use crate::Seen;
use gardez_la_ligne::{Action, Picket, Station};
use gardez_la_ligne_map::Map;
use leptos::prelude::*;
use slot::sign;
use std::sync::Arc;

/// All pickets. The stations below them speak for them.
pub(super) fn pickets(seen: Seen, map: &Arc<Map>, sight: Sight) -> AnyView {
    // Those that stand when the map opens do not come down on it.
    let opened = StoredValue::new(false);
    Effect::new(move |_| opened.set_value(true));
    let standing = Memo::new(move |_| seen.view.with(|view| view.pickets.clone()));
    let (map, places, advised) = (map.clone(), map.clone(), map.clone());
    let picket = move |picket: Picket| {
        let place = placed(&places, picket.station, sight);
        view! {
            <g transform=place>
                <g class="picket" class:fresh=opened.get_value()>
                    {sign::mark(picket.union)}
                </g>
            </g>
        }
    };
    let last = Memo::new(move |_| seen.view.with(|view| view.last));
    let ring = move || {
        last.get().map(|station| {
            view! {
                <g class="last" transform=placed(&map, station, sight)>
                    <circle r="16.5" />
                    <circle class="inner" r="16.5" />
                </g>
            }
        })
    };
    let advice = move || {
        seen.advice.get().map(|Action::Picket(station)| {
            view! {
                <g class="advised" data-test="advised" transform=placed(&advised, station, sight)>
                    <circle class="halo" r="17" />
                    <circle r="17" />
                    <path d="M0-32l2.9 5.9 6.5.9-4.7 4.6 1.1 6.4L0-17.2l-5.8 3 1.1-6.4-4.7-4.6 6.5-.9z" />
                </g>
            }
        })
    };
    view! {
        <g class="pickets" aria-hidden="true">
            <For each=move || standing.get() key=|picket| (picket.station, picket.union) children=picket />
            {ring}
            {advice}
        </g>
    }
    .into_any()
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
