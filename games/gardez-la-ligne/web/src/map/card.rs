//! The card of the station that is pointed at: beside it, or at the foot of the map where a finger chose it.

use super::Pointer;
use super::sight::Sight;
use crate::{BoardContext, foresight, words};
use game_ui::kit::OfferButton;
use gardez_la_ligne::Action;
use gardez_la_ligne_map::Map;
use leptos::prelude::*;
use std::sync::Arc;

/// The room that a card beside its station has, in pixels.
const ROOM: [f64; 2] = [272.0, 250.0];
/// How far from the middle of its station it begins.
const ASIDE: f64 = 20.0;

/// The card beside what is pointed at. It says nothing that the station's own name does not say, so screen readers are
/// spared it.
pub(super) fn beside(seen: BoardContext, map: &Arc<Map>, sight: Sight, pointer: Pointer) -> AnyView {
    let map = map.clone();
    let shown = Memo::new(move |_| pointer.chosen.get().is_none().then(|| pointer.at.get()).flatten());
    let card = move || {
        let map = map.clone();
        shown.get().map(|station| {
            let at = map.halts.get(station.index()).map(|halt| halt.at).unwrap_or_default();
            let place = Memo::new(move |_| place(sight, [at.x.into(), at.y.into()]));
            let [width, height] = ROOM;
            view! {
                <foreignObject
                    x=move || format!("{:.0}", place.get().0[0])
                    y=move || format!("{:.0}", place.get().0[1])
                    width=width.to_string()
                    height=height.to_string()
                >
                    <div class="gll-card-room" class:up=move || place.get().1>
                        <div class="gll-card" data-test="caption">
                            {move || foresight::card(seen, station)}
                        </div>
                    </div>
                </foreignObject>
            }
        })
    };
    view! { <svg class="overlay" aria-hidden="true">{card}</svg> }.into_any()
}

/// Where the card's room begins, and whether the card stands at its foot.
fn place(sight: Sight, at: [f64; 2]) -> ([f64; 2], bool) {
    let viewport = sight.view.viewport();
    let ([x, y], [width, height]) = (viewport.in_window(at), viewport.window());
    let left = if x + ASIDE + ROOM[0] <= width { x + ASIDE } else { x - ASIDE - ROOM[0] };
    // In a window too narrow for either side it stays inside, and covers something.
    let left = left.clamp(0.0, (width - ROOM[0]).max(0.0));
    let up = y > height / 2.0;
    let top = if up { y + ASIDE - ROOM[1] } else { y - ASIDE };
    ([left, top], up)
}

/// The card at the foot of the map, with a button to place the picket.
pub(super) fn foot(seen: BoardContext, pointer: Pointer) -> AnyView {
    let card = move || {
        pointer.chosen.get().map(|station| {
            let free = move || foresight::holder(seen, station).is_none() && seen.me().is_some() && seen.outcome().is_none();
            let place = move || {
                free().then(|| {
                    view! {
                        <OfferButton
                            seen
                            action=Action::Picket(station)
                            hook="place-here"
                            class="primary"
                            only_while_offered=true
                            unmarked=true
                            on_press=Callback::new(move |()| pointer.chosen.set(None))
                        >
                            {move || words::text(seen, "place-here")}
                        </OfferButton>
                    }
                })
            };
            view! {
                <div class="gll-card foot" data-test="caption">
                    <div class="told">{move || foresight::card(seen, station)}</div>
                    <div class="row">
                        {place}
                        <button type="button" data-test="close-card" on:click=move |_| pointer.chosen.set(None)>
                            {move || words::text(seen, "close")}
                        </button>
                    </div>
                </div>
            }
        })
    };
    card.into_any()
}
