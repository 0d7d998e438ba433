//! A board that was never drawn, as a grid of its stations.

use crate::map::{Stand, playing, stands};
use crate::{BoardContext, badge, foresight, pin, strip};
use gardez_la_ligne::{Action, Station};
use leptos::prelude::*;

/// All stations, each a button.
pub(crate) fn list(context: BoardContext) -> AnyView {
    let game = context.game();
    let playing = playing(context);
    let stations = game.board().stations().zip(stands(context));
    let stations = stations.map(|(station, stand)| button(context, station, stand, playing)).collect_view();
    view! {
        <div class="gll-board">
            <ul class="gll-list">{stations}</ul>
            {strip::strip(context)}
        </div>
    }
    .into_any()
}

fn button(
    context: BoardContext,
    station: Station,
    stand: RwSignal<Stand>,
    playing: Memo<bool>,
) -> impl IntoView {
    let game = context.game();
    let board = game.board();
    let name = board.place(station).map(|place| place.name.clone()).unwrap_or_default();
    let hook = format!("station-{}", station.0);
    let free = move || playing.get() && stand.get().union.is_none();
    view! {
        <li>
            <button
                type="button"
                data-test=hook
                data-free=move || free().then_some("yes")
                data-union=move || stand.get().union.map(|union| union.to_string())
                data-last=move || stand.get().last.then_some("yes")
                aria-disabled=move || stand.get().union.map(|_| "true")
                aria-label=move || foresight::described(context, station, stand.get().union)
                title=move || foresight::described(context, station, stand.get().union)
                on:click=move |_| {
                    if untrack(move || context.me().is_some()) {
                        context.play(&Action::Picket(station));
                    }
                }
            >
                <span>{name}</span>
                {badge::badges(board, board.through(station).iter())}
                {move || stand.get().union.map(pin::picture)}
            </button>
        </li>
    }
}
