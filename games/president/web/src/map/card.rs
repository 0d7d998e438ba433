//! What is told of a territory: a tag beside it, a sentence beneath the map, and buttons where a finger chose.

use super::area;
use super::chart::Chart;
use crate::words;
use leptos::prelude::*;
use president::Territory;
use president_map::{Area, Map, Point};
use rules::Phrase;

/// The size of a tag's letters, in units of the canvas.
const LETTER: i32 = 40;
/// How wide a letter is on average, in percent of its size.
const WIDTH: i32 = 56;

/// The tag beside what is under the mouse or the keyboard. It says nothing that the territory's own label does not say,
/// so screen readers are spared it.
pub(super) fn tag(chart: Chart) -> AnyView {
    let shown = Memo::new(move |_| chart.at.get().filter(|_| !chart.mute.get()));
    let tag = move || shown.get().map(|territory| drawn(chart, territory));
    view! { <g class="pre-tag" aria-hidden="true">{tag}</g> }.into_any()
}

fn drawn(chart: Chart, territory: Territory) -> AnyView {
    let seen = chart.seen;
    let name = words::say(seen, &Phrase::new("called").arg("territory", super::called(seen, territory)));
    let votes = words::votes(seen, chart.votes(territory));
    let stand = chart.stand(territory);
    let holder = match (stand.holder, stand.party) {
        (Some(seat), Some(it)) => format!("{} · {}", it.letters(), seen.name(seat)),
        _ => words::text(seen, "vacant"),
    };
    let lines = [name, format!("{votes} · {holder}")];
    let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or_default();
    let map = Map::france();
    let at = map.lands.get(territory.index()).map_or(Point { x: 0, y: 0 }, |land| land.label);
    let ground = placed(map.canvas, at, i32::try_from(longest).unwrap_or(40));
    let middle = (ground.x + ground.width / 2).to_string();
    let [first, second] = lines;
    view! {
        {area(ground, None, Some("14"))}
        <text class="pre-tag-name" x=middle.clone() y=(ground.y + 46).to_string()>{first}</text>
        <text x=middle y=(ground.y + 98).to_string()>{second}</text>
    }
    .into_any()
}

/// Where the tag of a territory goes: above its label, below where there is no room, and never beyond the canvas.
fn placed(canvas: Area, at: Point, letters: i32) -> Area {
    let (width, height) = (letters * LETTER * WIDTH / 100 + 48, 120);
    let above = at.y - 60 - height;
    let y = if above >= canvas.y { above } else { at.y + 60 };
    let rightmost = (canvas.x + canvas.width - width).max(canvas.x);
    Area { x: (at.x - width / 2).clamp(canvas.x, rightmost), y, width, height }
}

/// The sentence beneath the map.
pub(super) fn caption(chart: Chart) -> AnyView {
    let said = move || match chart.at.get().or(chart.near.with(|near| near.first().copied())) {
        _ if chart.pointing.get() => words::text(chart.seen, "map-mute"),
        _ if chart.mute.get() => words::text(chart.seen, "map-covered"),
        Some(territory) => chart.described(territory),
        None => chart.seen.view.with(|view| {
            let vacant = view.holders.iter().filter(|holder| holder.is_none()).count();
            let votes = words::votes(chart.seen, view.vacant);
            let phrase = Phrase::new("map-vacant").number("count", vacant as i64).name("votes", votes);
            words::say(chart.seen, &phrase)
        }),
    };
    view! { <figcaption class="pre-caption" data-test="caption">{said}</figcaption> }.into_any()
}

/// What a finger can do with the territories around it.
pub(super) fn foot(chart: Chart) -> AnyView {
    let buttons = move || {
        let near = chart.near.get();
        let first = near.first().copied();
        let button = move |territory: Territory| {
            let said = move || {
                let seen = chart.seen;
                let deed = chart.deed(territory)?;
                let mute = chart.mute.get();
                Some(if mute { words::text(seen, "point-here") } else { seen.say_action(&deed) })
            };
            view! {
                <button
                    type="button"
                    class:primary=first == Some(territory)
                    data-test=format!("near-{territory}")
                    disabled=move || !chart.seen.ready()
                    on:click=move |_| chart.do_or_ask(territory)
                >
                    {said}
                </button>
            }
        };
        (!near.is_empty()).then(|| {
            view! {
                <div class="pre-near" role="group" aria-label=move || words::text(chart.seen, "near")>
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
    fn a_tag_stays_on_the_canvas() {
        let map = Map::france();
        for land in &map.lands {
            for letters in [8, 20, 40] {
                let area = placed(map.canvas, land.label, letters);
                assert!(map.canvas.spans(&area), "{} {letters}: {area:?}", land.code);
                assert!(!area.holds(land.label), "{} hides its own territory's label", land.code);
            }
        }
    }
}
