//! The lines' badges at their ends, each with the sign of the union that controls the line.

use super::sight::Sight;
use crate::{BoardContext, badge};
use game_ui::kit::sign;
use gardez_la_ligne_map::Map;
use leptos::prelude::*;

/// All of them.
pub(super) fn shields(seen: BoardContext, map: &Map, sight: Sight) -> AnyView {
    let game = seen.game();
    let board = game.board();
    let shields = map.shields.iter().filter_map(|shield| {
        let line = shield.line;
        let drawn = badge::shield(board.track(line)?);
        let control =
            Memo::new(move |_| seen.view.with(|view| view.control.get(line.index()).copied().flatten()));
        // On the far side of the badge, so that it hides neither the badge nor the station.
        let halt = map.halts.get(shield.station.index())?.at;
        let offset = |way: f32| if way < -1.0 { -12.5 } else { 12.5 };
        let corner = format!("translate({} {})", offset(shield.at.x - halt.x), offset(shield.at.y - halt.y));
        let held = move || control.get().map(|union| view! { <g class="held">{sign::mark(union)}</g> });
        let (x, y) = (shield.at.x, shield.at.y);
        Some(view! {
            <g transform=move || format!("translate({x:.1} {y:.1}) scale({:.2})", sight.shields.get())>
                {drawn} <g transform=corner>
                    <g transform="scale(0.72)">{held}</g>
                </g>
            </g>
        })
    });
    let shields = shields.collect_view();
    view! { <g class="shields" aria-hidden="true">{shields}</g> }.into_any()
}
