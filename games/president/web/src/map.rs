//! The map of France: who holds what, what it is worth, and what can be had now.

mod card;
mod chart;
pub(crate) mod deed;
mod ground;
mod hand;
mod labels;
mod land;
mod layer;
mod layout;
mod legend;
mod marks;
mod news;
mod paint;
pub(crate) mod pattern;
mod way;

pub(crate) use chart::{PointedAt, asks_where};
pub(crate) use ground::{add, escaped};
pub(crate) use legend::legend;
pub(crate) use news::FLIGHT;

use crate::{BoardContext, words};
use chart::Chart;
use game_ui::kit::map::MapHand;
use layout::Layout;
use leptos::prelude::*;
use leptos::svg;
use president::Territory;
use president_map::{Area, Map};
use rules::Arg;

/// The map on its sea.
pub(crate) fn map(context: BoardContext) -> AnyView {
    let chart = Chart::new(context);
    view! {
        <figure class="pre-figure" data-test="map">
            {move || ground(chart, chart.layout.get())} {drawing(chart)} {card::caption(chart)} {card::foot(chart)}
        </figure>
    }
    .into_any()
}

/// A territory by its name and code, in a sentence.
pub(crate) fn called(context: BoardContext, territory: Territory) -> Arg {
    let game = context.game();
    let name = &game.atlas().place(territory).name;
    let with = |name: &str| format!("{name} ({territory})");
    Arg::Both { fr: with(&name.fr), en: with(&name.en) }
}

/// A territory cut out of its map, as a picture of its own.
pub(crate) fn cut_out(territory: Territory, fill: Option<String>) -> AnyView {
    let bounds = Map::france().lands.get(territory.index()).map(|land| land.outline.bounds());
    let Some(Area { x, y, width, height }) = bounds else { return ().into_any() };
    let side = width.max(height) + 24;
    let view = format!("{} {} {side} {side}", x - (side - width) / 2, y - (side - height) / 2);
    let shape = format!(
        "<use class=\"pre-close\" href=\"#pre-o{0}\" transform=\"translate({1} {2})\"/><use class=\"pre-cut\" href=\"#pre-o{0}\"/>",
        territory.index(),
        side / 40,
        side / 24
    );
    let class = if fill.is_some() { "pre-cut-out" } else { "pre-cut-out pre-cut-vacant" };
    view! { <svg class=class fill=fill viewBox=view aria-hidden="true" focusable="false" inner_html=shape></svg> }.into_any()
}

/// Does a territory lie in the western half of a wide board? What comes over the board leaves it in sight.
pub(crate) fn is_western(territory: Territory) -> bool {
    let Area { x, width, .. } = Layout::Wide.view();
    let land = Map::france().lands.get(territory.index());
    land.is_some_and(|land| Layout::Wide.label(land).x < x + width / 2)
}

fn view_box(layout: Layout) -> String {
    let Area { x, y, width, height } = layout.view();
    format!("{x} {y} {width} {height}")
}

const fn fitted(layout: Layout) -> &'static str {
    match layout {
        Layout::Wide => "xMidYMid meet",
        Layout::Upright { .. } => "xMidYMin meet",
    }
}

/// What never changes, on a layer of its own, so that nothing that happens draws it again.
fn ground(chart: Chart, layout: Layout) -> AnyView {
    let written = move || {
        let names =
            ["stamp-971", "stamp-973", "stamp-974", "stamp-975"].map(|id| words::text(chart.context, id));
        let seas =
            ["sea-channel", "sea-atlantic", "sea-mediterranean"].map(|id| words::text(chart.context, id));
        let abroad = [
            "abroad-england",
            "abroad-belgium",
            "abroad-germany",
            "abroad-switzerland",
            "abroad-italy",
            "abroad-spain",
        ];
        ground::ground(layout, &names, &seas, &abroad.map(|id| words::text(chart.context, id)))
    };
    view! {
        <svg
            class="pre-ground"
            viewBox=view_box(layout)
            preserveAspectRatio=fitted(layout)
            aria-hidden="true"
            focusable="false"
            inner_html=written
        ></svg>
    }
    .into_any()
}

fn drawing(chart: Chart) -> impl IntoView {
    let hand = MapHand::on(chart);
    // Where something can be pressed, the rest steps back a little; not on a mute map, where all of it can.
    let choosing = Memo::new(move |_| !chart.lit.get().is_empty() && !chart.mute.get());
    let open = move || chart.seen() == Layout::Upright { open: true };
    view! {
        <svg
            class="pre-map"
            class:pre-choosing=choosing
            class:pre-unlabelled=chart.mute
            class:pre-pointing=chart.pointing
            class:pre-by-value=chart.by_value
            class:pre-lens-open=open
            node_ref=chart.drawing
            viewBox=move || view_box(chart.layout.get())
            preserveAspectRatio=move || fitted(chart.layout.get())
            role="application"
            tabindex="-1"
            aria-label=move || words::text(chart.context, "map")
            on:pointerover=move |event| hand.over(event)
            on:pointerleave=move |_| hand.left()
            on:click=move |event| hand.clicked(event)
            on:focusin=move |event| hand.focused(event)
            on:focusout=move |_| hand.left()
            on:keydown=move |event| hand.key(event)
        >
            <defs inner_html=[pattern::defs(), marks::defs()].concat()></defs>
            {move || layers(chart, chart.layout.get())}
            {news::news(chart)}
            {card::flag(chart)}
        </svg>
    }
}

/// The territories with what lies over them: first all that lies flat, then the lens with what it shows.
fn layers(chart: Chart, layout: Layout) -> AnyView {
    let root = NodeRef::<svg::G>::new();
    land::keep(chart, root);
    let over = move |lens: bool| {
        view! {
            {layer::layer(chart, lens, "pre-layer", paint::traces)}
            {layer::layer(chart, lens, "pre-layer", paint::stake)}
            {layer::layer(chart, lens, "pre-layer pre-light-shade", paint::shades)}
            {layer::layer(chart, lens, "pre-layer pre-lights", paint::lights)}
            <g class="pre-layer" inner_html=move || paint::pointed(chart, lens)></g>
            <g class="pre-labels" aria-hidden="true">
                {layer::layer(chart, lens, "pre-layer", labels::plain)}
                {layer::layer(chart, lens, "pre-layer", labels::lit)}
            </g>
        }
    };
    let named = move || ground::lens(layout, &words::text(chart.context, "inset-paris"));
    view! {
        <g node_ref=root>
            <g class="pre-lands" inner_html=land::written(chart, layout, false)></g>
            {over(false)}
            <g class="pre-lens" transform=move || chart.seen().opening()>
                <g class="pre-lens-mount" inner_html=named></g>
                <g
                    class="pre-lands pre-under-glass"
                    transform=layout.paris().transform()
                    inner_html=land::written(chart, layout, true)
                ></g>
                {over(true)}
            </g>
        </g>
    }
    .into_any()
}
