//! The plate of the station that is pointed at, beside it on the map: its name, and the seats that would change hands.

use super::sight::Sight;
use crate::pointer::Pointer;
use crate::{BoardContext, foresight, pin, words};
use gardez_la_ligne::Station;
use gardez_la_ligne_map::Map;
use leptos::prelude::*;
use rules::Phrase;
use std::sync::Arc;

/// How high the room of a plate beside its station is, how wide it is at least, and for each letter of the name, in pixels.
const HIGH: f64 = 84.0;
const LEAST_WIDE: f64 = 160.0;
/// And where it says whose picket stands there.
const TAKEN_WIDE: f64 = 250.0;
const LETTER: f64 = 10.5;
/// How far from the middle of its station it begins.
const ASIDE: f64 = 20.0;

/// The plate beside what is pointed at. It says nothing that the station's own name does not say, so screen readers are
/// spared it.
pub(super) fn beside(context: BoardContext, map: &Arc<Map>, sight: Sight, pointer: Pointer) -> AnyView {
    let map = map.clone();
    let shown = Memo::new(move |_| pointer.chosen.get().is_none().then(|| pointer.at.get()).flatten());
    let card = move || {
        let map = map.clone();
        shown.get().map(|station| {
            let at = map.halts.get(station.index()).map(|halt| halt.at).unwrap_or_default();
            let letters = context.game().board().place(station).map_or(0, |place| place.name.chars().count());
            let taken = untrack(|| foresight::holder(context, station)).is_some();
            let least = if taken { TAKEN_WIDE } else { LEAST_WIDE };
            let [width, height] = [least.max(LETTER * letters as f64), HIGH];
            let place = Memo::new(move |_| place(sight, [at.x.into(), at.y.into()], [width, height]));
            view! {
                <foreignObject
                    x=move || format!("{:.0}", place.get().at[0])
                    y=move || format!("{:.0}", place.get().at[1])
                    width=width.to_string()
                    height=height.to_string()
                >
                    <div
                        class="gll-tag-room"
                        class:up=move || place.get().up
                        class:leftward=move || place.get().leftward
                    >
                        <div class="gll-tag" data-test="caption">{tag(context, station, pointer)}</div>
                    </div>
                </foreignObject>
            }
        })
    };
    view! { <svg class="overlay" aria-hidden="true">{card}</svg> }.into_any()
}

fn tag(context: BoardContext, station: Station, pointer: Pointer) -> impl IntoView {
    let game = context.game();
    let name = game.board().place(station).map(|place| place.name.clone());
    let told = move || {
        let forecast = pointer.forecast.get();
        if let Some(union) = foresight::holder(context, station) {
            let said = words::say(context, &Phrase::new("card-taken").seat("union", union));
            return Some(view! { <p>{pin::picture(union)} " " {said}</p> }.into_any());
        }
        let shifts = forecast.as_ref().and_then(|forecast| foresight::shifts(forecast))?;
        Some(view! { <p>{shifts}</p> }.into_any())
    };
    view! {
        <p class="gll-plate">{name}</p>
        {told}
    }
}

/// Where the room of a plate begins, whether the plate stands at its foot, and whether at its right end.
#[derive(Copy, Clone, PartialEq)]
struct Placed {
    at: [f64; 2],
    up: bool,
    leftward: bool,
}

fn place(sight: Sight, at: [f64; 2], room: [f64; 2]) -> Placed {
    let viewport = sight.view.viewport();
    let ([x, y], [width, height]) = (viewport.in_window(at), viewport.window());
    let leftward = x + ASIDE + room[0] > width && x > width / 2.0;
    let left = if leftward { x - ASIDE - room[0] } else { x + ASIDE };
    // In a window too narrow for either side it stays inside, and covers something.
    let left = left.clamp(0.0, (width - room[0]).max(0.0));
    let up = y > height - room[1];
    let top = if up { y + ASIDE - room[1] } else { y - ASIDE };
    Placed { at: [left, top.max(0.0)], up, leftward }
}
