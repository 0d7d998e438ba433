//! The lines' badges at their ends, each with the sign of the union that controls the line.

use super::sight::Sight;
use crate::{Seen, badge, sign};
use gardez_la_ligne_map::Map;
use leptos::prelude::*;

/// All of them.
pub(super) fn shields(seen: Seen, map: &Map, sight: Sight) -> AnyView {
    let game = seen.game();
    let board = game.board();
    let shields = map.shields.iter().filter_map(|shield| {
        let line = shield.line;
        let drawn = badge::shield(board.track(line)?);
        let control =
            Memo::new(move |_| seen.view.with(|view| view.control.get(line.index()).copied().flatten()));
        let held = move || {
            control.get().map(|union| view! { <g class="held" transform="translate(10 10) scale(0.8)">{sign::mark(union)}</g> })
        };
        let (x, y) = (shield.at.x, shield.at.y);
        Some(view! {
            <g transform=move || format!("translate({x:.1} {y:.1}) scale({:.2})", sight.shields.get())>
                {drawn} {held}
            </g>
        })
    });
    let shields = shields.collect_view();
    view! { <g class="shields" aria-hidden="true">{shields}</g> }.into_any()
}
