//! The map: the network, the stations on it, and the means to look closer.

mod card;
mod ground;
mod hand;
mod names;
mod pickets;
mod ribbon;
mod shields;
mod sight;
mod stations;
mod way;
mod wires;

pub(crate) use stations::{Stand, playing, stands};

use crate::pointer::Pointer;
use crate::{BoardContext, foresight, list, recent, strip, words};
use game_ui::kit::map::{MapHand, MapView};
use gardez_la_ligne::{Action, Picket};
use gardez_la_ligne_map::Map;
use hand::Stations;
use leptos::html::Div;
use leptos::prelude::*;
use sight::Sight;
use std::sync::Arc;

/// The map; a board that was never drawn is a list.
pub(crate) fn map(context: BoardContext) -> AnyView {
    let game = context.game();
    let board = game.board();
    let Some(map) = Map::of(board).map(Arc::new) else { return list::list(context) };
    let sight = Sight::over(&map);
    let pointer = Pointer::of(context);
    let field = NodeRef::<Div>::new();
    sight.view.follow_size(field);
    let attribution = board.attribution().to_owned();
    let whole = Memo::new(move |_| sight.view.viewport().sees_all());
    let advised = Memo::new(move |_| context.advice.with(Option::is_some));
    show_advice(context, &map, sight);
    follow_pickets(context, &map, sight);
    step_back(context, sight, pointer);
    let nearest = Memo::new(move |_| sight.view.viewport().is_nearest());
    view! {
        <div class="gll-board">
            <div class="gll-map">
                <div
                    class="viewport"
                    class:whole=whole
                    class:far=sight.far
                    // All of it, not the station alone: where that is on the map is half of what one wants to see.
                    data-advised=move || advised.get().then_some("yes")
                    node_ref=field
                >
                    {drawing(context, &map, sight, pointer)}
                    {card::beside(context, &map, sight, pointer)}
                    <div class="zoom" role="group" aria-label=move || words::text(context, "zoom")>
                        {zoom_button(context, sight, "zoom-in", MapView::NEARER, nearest, "+".into_any())}
                        {zoom_button(context, sight, "zoom-out", 1.0 / MapView::NEARER, whole, "−".into_any())}
                        {zoom_button(context, sight, "zoom-reset", 0.0, whole, frame())}
                    </div>
                    <p class="attribution">{attribution}</p>
                </div>
            </div>
            {strip::strip(context)}
            {foot(context, pointer)}
        </div>
    }
    .into_any()
}

/// Under the map, where the dock is out of sight: what a finger chose, and what a picket there would change.
fn foot(context: BoardContext, pointer: Pointer) -> impl IntoView {
    let attribution = context.game().board().attribution().to_owned();
    let traces = Memo::new(move |_| recent::collected(context));
    let chosen = move || {
        let station = pointer.chosen.get()?;
        Some(view! {
            {foresight::card(context, station, pointer.forecast.get().as_deref())}
            <button
                type="button"
                class="close"
                data-test="close-card"
                aria-label=move || words::text(context, "close")
                on:click=move |_| pointer.chosen.set(None)
            >
                "×"
            </button>
        })
    };
    let elsewhere = move || pointer.chosen.with(Option::is_some);
    view! {
        <div class="gll-foot gll-card">
            {chosen}
            <div class="gll-since" hidden=elsewhere>
                {recent::recent(context, traces)}
                <p class="hint" hidden=move || !traces.with(Vec::is_empty)>
                    {move || words::text(context, "touch-a-station")}
                </p>
                <p class="attribution">{attribution}</p>
            </div>
        </div>
    }
}

fn drawing(context: BoardContext, map: &Arc<Map>, sight: Sight, pointer: Pointer) -> impl IntoView + use<> {
    let part = move || {
        let [x, y, width, height] = sight.view.viewport().in_sight();
        format!("{x:.2} {y:.2} {width:.2} {height:.2}")
    };
    let letters = StoredValue::default();
    let hand = MapHand::on(Stations { context, view: sight.view, pointer, map: map.clone(), letters });
    view! {
        <svg
            class="map"
            viewBox=part
            role="application"
            tabindex="-1"
            aria-label=move || words::text(context, "map")
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
            {ground::ground(map)}
            {wires::wires(context, map)}
            {stations::stations(context, map, pointer)}
            {shields::shields(context, map, sight)}
            {names::names(context, map, sight)}
            {pickets::pickets(context, map, sight)}
            {pickets::held(context, map, sight, pointer)}
            {pickets::advice(context, map, sight)}
        </svg>
    }
}

/// Leads to the station that is advised, where only a part of the map is in sight.
fn show_advice(context: BoardContext, map: &Arc<Map>, sight: Sight) {
    let map = map.clone();
    Effect::new(move |_| {
        let advice = context.advice.get();
        let halt = advice.and_then(|Action::Picket(station)| map.halts.get(station.index()));
        if let Some(at) = halt.map(|halt| [halt.at.x.into(), halt.at.y.into()]) {
            sight.view.show(at);
        }
    });
}

/// Shows the others' pickets as they are placed, where only a part of the map is in sight, and comes back.
fn follow_pickets(context: BoardContext, map: &Arc<Map>, sight: Sight) {
    let map = map.clone();
    Effect::new(move |known: Option<Option<Picket>>| {
        let last = context.view.with(|view| view.pickets.last().copied());
        // What stands when one comes is no news, and one's own is where one looks already.
        let placed = last.filter(|last| known.is_some_and(|known| known != Some(*last)));
        let placed = placed.filter(|placed| context.me() != Some(placed.union));
        if let Some(halt) = placed.and_then(|placed| map.halts.get(placed.station.index())) {
            sight.view.follow([halt.at.x.into(), halt.at.y.into()]);
        }
        last
    });
}

/// Once the picket stands that a finger chose, all of the map is seen again, and what came of it.
fn step_back(context: BoardContext, sight: Sight, pointer: Pointer) {
    Effect::new(move |_| {
        let last = context.view.with(|view| view.last);
        if last.is_some() && pointer.chosen.get_untracked() == last {
            pointer.chosen.set(None);
            sight.view.zoom(0.0);
        }
    });
}

/// A button that comes nearer by a factor, or goes away.
fn zoom_button(
    context: BoardContext,
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
            aria-label=move || words::text(context, name)
            title=move || words::text(context, name)
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
