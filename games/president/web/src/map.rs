//! The map of France: who holds what, what it is worth, and what can be had now.

mod card;
mod chart;
pub(crate) mod deed;
mod hand;
mod inset;
mod land;
mod layer;
mod legend;
pub(crate) mod pattern;
mod way;

pub(crate) use legend::legend;

use crate::{BoardContext, words};
use chart::Chart;
use game_ui::kit::map::MapHand;
use leptos::prelude::*;
use president::Territory;
use president_map::{Area, Map};
use rules::Arg;

/// The map, with what is told of the territory pointed at beneath it.
pub(crate) fn map(seen: BoardContext) -> AnyView {
    let chart = Chart::new(seen);
    view! {
        <figure class="pre-figure" data-test="map">
            {drawing(chart)}
            {card::foot(chart)}
            {card::caption(chart)}
            {by_value(chart)}
        </figure>
    }
    .into_any()
}

/// Shades the territories by what they are worth, or colours them by who holds them again.
fn by_value(chart: Chart) -> impl IntoView {
    view! {
        <button
            type="button"
            class="pre-toggle"
            data-test="by-value"
            disabled=chart.mute
            aria-pressed=move || chart.by_value.get().to_string()
            on:click=move |_| chart.by_value.update(|by_value| *by_value = !*by_value)
        >
            {move || words::text(chart.seen, "by-value")}
        </button>
    }
}

/// An area of the canvas as a rectangle, its corners so round.
fn area(area: Area, class: Option<&'static str>, round: Option<&'static str>) -> impl IntoView {
    view! {
        <rect
            class=class
            x=area.x.to_string()
            y=area.y.to_string()
            width=area.width.to_string()
            height=area.height.to_string()
            rx=round
        />
    }
}

/// A territory by its name and code, in a sentence.
pub(crate) fn called(seen: BoardContext, territory: Territory) -> Arg {
    let game = seen.game();
    let name = &game.atlas().place(territory).name;
    let with = |name: &str| format!("{name} ({territory})");
    Arg::Both { fr: with(&name.fr), en: with(&name.en) }
}

fn drawing(chart: Chart) -> impl IntoView {
    let map = Map::france();
    let canvas = map.canvas;
    let hand = MapHand::on(chart);
    let each = || map.lands.iter().zip(Territory::all());
    let lands = each().map(|(drawn, territory)| land::land(chart, drawn, territory)).collect_view();
    let labels = each().map(|(drawn, territory)| layer::label(chart, drawn, territory)).collect_view();
    // Where something can be pressed, the rest steps back a little; not on a mute map, where all of it can.
    let choosing = Memo::new(move |_| !chart.lit.get().is_empty() && !chart.mute.get());
    view! {
        <svg
            class="pre-map"
            class:pre-choosing=choosing
            class:pre-unlabelled=chart.mute
            class:pre-pointing=chart.pointing
            class:pre-by-value=chart.by_value
            viewBox=format!("{} {} {} {}", canvas.x, canvas.y, canvas.width, canvas.height)
            role="application"
            tabindex="-1"
            aria-label=move || words::text(chart.seen, "map")
            on:pointerover=move |event| hand.over(event)
            on:pointerleave=move |_| hand.left()
            on:click=move |event| hand.clicked(event)
            on:focusin=move |event| hand.focused(event)
            on:focusout=move |_| hand.left()
            on:keydown=move |event| hand.key(event)
        >
            {pattern::patterns()}
            {inset::grounds(map)}
            {lands}
            {layer::firm(chart)}
            {layer::lit(chart)}
            {layer::changed(chart)}
            {layer::pointed(chart)}
            {inset::signs(chart.seen, map)}
            {labels}
            {card::tag(chart)}
        </svg>
    }
}
