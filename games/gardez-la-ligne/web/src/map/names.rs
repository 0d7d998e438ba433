//! The stations' names: more of them the nearer one looks, always as large on the screen.

use super::sight::Sight;
use crate::BoardContext;
use gardez_la_ligne::Bearing;
use gardez_la_ligne_map::{LETTERING, LEVELS, Label, Map, level};
use leptos::prelude::*;

/// All names, in one group for each level of nearness.
pub(super) fn names(seen: BoardContext, map: &Map, sight: Sight) -> AnyView {
    let game = seen.game();
    let shown = Memo::new(move |_| level(sight.scale.get() as f32));
    let group = |at: u8| {
        let labels = map.labels.iter().filter(|label| label.level == at);
        let labels = labels
            .filter_map(|label| Some(name(label, &game.board().place(label.station)?.name)))
            .collect_view();
        view! { <g display=move || (shown.get() < at).then_some("none")>{labels}</g> }
    };
    let groups = (0..LEVELS).map(group).collect_view();
    let size = move || format!("{:.2}", f64::from(LETTERING) / sight.scale.get());
    view! {
        <g class="names" aria-hidden="true" font-size=size>
            {groups}
        </g>
    }
    .into_any()
}

fn name(label: &Label, text: &str) -> impl IntoView + use<> {
    // How far the foot of the letters lies below the point the name is written from, in letters.
    let (anchor, foot) = match label.side {
        Bearing::N => ("middle", "-0.1em"),
        Bearing::Ne => ("start", "-0.05em"),
        Bearing::E => ("start", "0.35em"),
        Bearing::Se => ("start", "0.75em"),
        Bearing::S => ("middle", "0.8em"),
        Bearing::Sw => ("end", "0.75em"),
        Bearing::W => ("end", "0.35em"),
        Bearing::Nw => ("end", "-0.05em"),
    };
    view! {
        <text
            x=format!("{:.1}", label.at.x)
            y=format!("{:.1}", label.at.y)
            dy=foot
            text-anchor=anchor
            class:bold=label.bold
        >
            {text.to_owned()}
        </text>
    }
}
