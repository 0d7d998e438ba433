//! What is told of a territory: a flag beside it, a sentence, and buttons where a finger chose.

use super::chart::Chart;
use super::ground::{add, escaped};
use super::layout::Layout;
use crate::{place, words};
use leptos::prelude::*;
use president::{Territories, Territory};
use president_map::{Area, Map, Point};
use rules::Phrase;

/// How wide a letter of a flag is on average, and how high its lines are, in units of the board.
const LETTER: i32 = 21;
const LINES: [i32; 3] = [52, 44, 44];
/// Half of what a number with its value takes.
const LABEL: Point = Point { x: 36, y: 52 };
/// How far a flag stands from what it tells of.
const APART: i32 = 26;

/// The flag beside what is under the mouse or the keyboard. It says nothing that the territory's own label does not say,
/// so screen readers are spared it.
pub(super) fn flag(chart: Chart) -> AnyView {
    let shown = Memo::new(move |_| chart.at.get().filter(|_| !chart.mute.get()));
    let flag = move || shown.get().map(|territory| written(chart, territory)).unwrap_or_default();
    view! { <g class="pre-flag" aria-hidden="true" inner_html=flag></g> }.into_any()
}

fn written(chart: Chart, territory: Territory) -> String {
    let context = chart.context;
    let name = words::pick(context, &context.game().atlas().place(territory).name);
    let lines: Vec<String> = [
        Some(format!("{territory} · {name}")),
        Some(place::worth(context, territory)),
        place::promise(context, territory),
    ]
    .into_iter()
    .flatten()
    .collect();
    let letters = lines.iter().map(|line| line.chars().count()).max().unwrap_or_default();
    let layout = chart.layout.get();
    let Some(land) = Map::france().lands.get(territory.index()) else { return String::new() };
    let bounds = land.outline.bounds().corners().map(|corner| layout.placement(land).apply(corner));
    let size = (
        i32::try_from(letters).unwrap_or(40) * LETTER + 48,
        24 + LINES.iter().take(lines.len()).sum::<i32>(),
    );
    let Some(around) = Area::around(bounds) else { return String::new() };
    let ground = placed(layout, around, size, chart.lit.get());
    let Area { x, y, width, height } = ground;
    let mut text = format!(
        "<rect class=\"pre-flag-shade\" x=\"{}\" y=\"{}\" width=\"{width}\" height=\"{height}\" rx=\"10\"/><rect class=\"pre-flag-ground\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"10\"/>",
        x + 6,
        y + 9
    );
    let mut down = y + 6;
    for (line, high) in lines.iter().zip(LINES) {
        down += high;
        let class = if high == LINES[0] { "pre-flag-name" } else { "pre-flag-more" };
        add(
            &mut text,
            format_args!(
                "<text class=\"{class}\" x=\"{}\" y=\"{}\">{}</text>",
                x + 24,
                down - 8,
                escaped(line)
            ),
        );
    }
    text
}

/// Where the flag of a territory goes: to the side where it is on the board and covers least of what is lit.
fn placed(layout: Layout, around: Area, (width, height): (i32, i32), lit: Territories) -> Area {
    let view = layout.view();
    let (middle_x, middle_y) = (around.x + around.width / 2, around.y + around.height / 2);
    let (right, below) = (around.x + around.width + APART, around.y + around.height + APART);
    let sides = [
        (middle_x - width / 2, around.y - APART - height),
        (right, middle_y - height / 2),
        (around.x - APART - width, middle_y - height / 2),
        (middle_x - width / 2, below),
    ];
    let map = Map::france();
    let on_board = |x: i32, y: i32| Area {
        x: x.clamp(view.x, (view.x + view.width - width).max(view.x)),
        y: y.clamp(view.y, (view.y + view.height - height).max(view.y)),
        width,
        height,
    };
    let cost = |area: &Area| {
        // Of a number on a lit territory not even the edge is covered.
        let wide = Area {
            x: area.x - LABEL.x,
            y: area.y - LABEL.y,
            width: area.width + 2 * LABEL.x,
            height: area.height + 2 * LABEL.y,
        };
        let covers = |at: Point| wide.holds(at);
        let labels =
            lit.iter().filter_map(|it| map.lands.get(it.index())).filter(|land| covers(layout.label(land)));
        labels.count() + if area.overlaps(&around) { 100 } else { 0 }
    };
    let areas = sides.map(|(x, y)| on_board(x, y));
    areas.into_iter().min_by_key(cost).unwrap_or(areas[0])
}

/// The sentence about what is pointed at; on a phone it stands below the map, and everywhere where the map is covered.
pub(super) fn caption(chart: Chart) -> AnyView {
    let said = move || match chart.at.get().or(chart.near.with(|near| near.first().copied())) {
        _ if chart.pointing.get() => words::text(chart.context, "map-mute"),
        _ if chart.mute.get() => words::text(chart.context, "map-covered"),
        Some(territory) => chart.described(territory),
        None => chart.context.view.with(|view| {
            let vacant = view.holders.iter().filter(|holder| holder.is_none()).count();
            let votes = words::votes(chart.context, view.vacant);
            let phrase = Phrase::new("map-vacant").number("count", vacant as i64).name("votes", votes);
            words::say(chart.context, &phrase)
        }),
    };
    view! { <figcaption class="pre-caption" class:pre-needed=chart.mute data-test="caption">{said}</figcaption> }
        .into_any()
}

/// What a finger can do with the territories around it.
pub(super) fn foot(chart: Chart) -> AnyView {
    let buttons = move || {
        let near = chart.near.get();
        let first = near.first().copied();
        let button = move |territory: Territory| {
            let said = move || {
                let context = chart.context;
                let deed = chart.deed(territory)?;
                let mute = chart.mute.get();
                Some(if mute { words::text(context, "point-here") } else { context.say_action(&deed) })
            };
            view! {
                <button
                    type="button"
                    class:primary=first == Some(territory)
                    data-test=format!("near-{territory}")
                    disabled=move || !chart.context.ready()
                    on:click=move |_| chart.do_or_ask(territory)
                >
                    {said}
                </button>
            }
        };
        (!near.is_empty()).then(|| {
            view! {
                <div class="pre-near" role="group" aria-label=move || words::text(chart.context, "near")>
                    {near.into_iter().map(button).collect_view()}
                </div>
            }
        })
    };
    buttons.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flag_stays_on_the_board_and_beside_its_territory() {
        for layout in [Layout::Wide, Layout::Upright { open: false }] {
            for land in &Map::france().lands {
                let bounds =
                    land.outline.bounds().corners().map(|corner| layout.placement(land).apply(corner));
                let around = Area::around(bounds).unwrap();
                for letters in [8, 20, 32] {
                    let area = placed(layout, around, (letters * LETTER + 48, 164), Territories::NONE);
                    assert!(layout.view().spans(&area), "{} {letters}: {area:?}", land.code);
                    assert!(!area.overlaps(&around), "{} hides its own territory", land.code);
                }
            }
        }
    }
}
