//! The map: the network, the stations on it, and the means to look closer.

mod card;
mod ground;
mod hand;
mod names;
mod pickets;
mod shields;
mod sight;
mod stations;
mod way;

pub(crate) use stations::{Stand, stands};

use crate::{BoardContext, list, words};
use game_ui::kit::map::{MapHand, MapView};
use gardez_la_ligne::{Action, Board, Station};
use gardez_la_ligne_map::Map;
use hand::Stations;
use leptos::html::Div;
use leptos::prelude::*;
use sight::Sight;
use std::sync::Arc;

/// Which station is pointed at, which one a finger chose, and which one the Tab key leads to.
#[derive(Copy, Clone)]
pub(crate) struct Pointer {
    /// Under the mouse or the keyboard.
    at: RwSignal<Option<Station>>,
    /// Chosen by a finger, and waiting for its second touch.
    chosen: RwSignal<Option<Station>>,
    /// The one station that is a stop of the Tab key; arrow keys lead on from it.
    stop: RwSignal<Station>,
}

/// The map; a board that was never drawn is a list.
pub(crate) fn map(seen: BoardContext) -> AnyView {
    let game = seen.game();
    let board = game.board();
    let Some(map) = Map::of(board).map(Arc::new) else { return list::list(seen) };
    let sight = Sight::over(&map);
    let pointer =
        Pointer { at: RwSignal::new(None), chosen: RwSignal::new(None), stop: RwSignal::new(busiest(board)) };
    let field = NodeRef::<Div>::new();
    sight.view.follow_size(field);
    let attribution = board.attribution().to_owned();
    let whole = Memo::new(move |_| sight.view.viewport().sees_all());
    let advised = Memo::new(move |_| seen.advice.with(Option::is_some));
    show_advice(seen, &map, sight);
    let nearest = Memo::new(move |_| sight.view.viewport().is_nearest());
    view! {
        <div class="gll-map">
            <div
                class="viewport"
                class:whole=whole
                // All of it, not the station alone: where that is on the map is half of what one wants to see.
                data-advised=move || advised.get().then_some("yes")
                node_ref=field
            >
                {drawing(seen, &map, sight, pointer)}
                {card::beside(seen, &map, sight, pointer)}
                <div class="zoom" role="group" aria-label=move || words::text(seen, "zoom")>
                    {zoom_button(seen, sight, "zoom-in", MapView::NEARER, nearest, "+".into_any())}
                    {zoom_button(seen, sight, "zoom-out", 1.0 / MapView::NEARER, whole, "−".into_any())}
                    {zoom_button(seen, sight, "zoom-reset", 0.0, whole, frame())}
                </div>
                {card::foot(seen, pointer)}
            </div>
            <p class="faint attribution">{attribution}</p>
        </div>
    }
    .into_any()
}

fn drawing(seen: BoardContext, map: &Arc<Map>, sight: Sight, pointer: Pointer) -> impl IntoView + use<> {
    let part = move || {
        let [x, y, width, height] = sight.view.viewport().in_sight();
        format!("{x:.2} {y:.2} {width:.2} {height:.2}")
    };
    let letters = StoredValue::default();
    let hand = MapHand::on(Stations { seen, view: sight.view, pointer, map: map.clone(), letters });
    view! {
        <svg
            class="map"
            viewBox=part
            role="application"
            tabindex="-1"
            aria-label=move || words::text(seen, "map")
            on:wheel=move |event| hand.wheel(event)
            on:pointerdown=move |event| hand.down(event)
            on:pointermove=move |event| hand.moved(event)
            on:pointerup=move |event| hand.up(event)
            on:pointercancel=move |event| hand.up(event)
            on:pointerover=move |event| hand.over(event)
            on:pointerleave=move |_| hand.left()
            on:touchstart=move |event| hand.touched(event)
            on:click=move |event| hand.clicked(event)
            on:dblclick=move |event| hand.clicked_twice(event)
            on:focusin=move |event| hand.focused(event)
            on:focusout=move |_| hand.left()
            on:keydown=move |event| hand.key(event)
        >
            {ground::ground(seen, map)}
            {stations::stations(seen, map, pointer)}
            {pickets::pickets(seen, map, sight)}
            {shields::shields(seen, map, sight)}
            {names::names(seen, map, sight)}
            {pickets::advice(seen, map, sight)}
        </svg>
    }
}

/// Leads to the station that is advised, where only a part of the map is in sight.
fn show_advice(seen: BoardContext, map: &Arc<Map>, sight: Sight) {
    let map = map.clone();
    Effect::new(move |_| {
        let advice = seen.advice.get();
        let halt = advice.and_then(|Action::Picket(station)| map.halts.get(station.index()));
        if let Some(at) = halt.map(|halt| [halt.at.x.into(), halt.at.y.into()]) {
            sight.view.show(at);
        }
    });
}

/// A button that comes nearer by a factor, or goes away.
fn zoom_button(
    seen: BoardContext,
    sight: Sight,
    name: &'static str,
    by: f64,
    disabled: Memo<bool>,
    face: AnyView,
) -> impl IntoView {
    view! {
        <button
            type="button"
            data-test=name
            aria-label=move || words::text(seen, name)
            title=move || words::text(seen, name)
            disabled=disabled
            on:click=move |_| sight.view.zoom(by)
        >
            {face}
        </button>
    }
}

/// The corners of a frame: all of the map.
fn frame() -> AnyView {
    view! {
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
            <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" />
        </svg>
    }
    .into_any()
}

/// Where the keyboard begins: where most lines meet.
fn busiest(board: &Board) -> Station {
    let lines = |station: &Station| (board.through(*station).len(), std::cmp::Reverse(*station));
    board.stations().max_by_key(lines).unwrap_or(Station(0))
}
