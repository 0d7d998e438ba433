//! A territory on the map, as something to press.

use super::chart::Chart;
use super::{area, pattern};
use crate::words;
use leptos::prelude::*;
use president::Territory;
use president_map::Land;
use std::sync::LazyLock;

/// The shape of a territory as a path; each is drawn several times over.
pub(super) fn shape(territory: Territory) -> &'static str {
    static SHAPES: LazyLock<Vec<String>> =
        LazyLock::new(|| president_map::Map::france().lands.iter().map(|land| land.outline.path()).collect());
    SHAPES.get(territory.index()).map_or("", String::as_str)
}

/// The id of a territory's element.
pub(super) fn name(territory: Territory) -> String {
    format!("pre-land-{territory}")
}

/// The shade of a value, from 1 to 5, as the style sheet knows it.
fn shade(votes: u32) -> usize {
    const UP_TO: [u32; 4] = [200_000, 400_000, 600_000, 900_000];
    1 + UP_TO.iter().filter(|most| votes > **most).count()
}

/// A territory in its holder's colour and pattern.
pub(super) fn land(chart: Chart, drawn: &'static Land, territory: Territory) -> impl IntoView {
    let stand = Memo::new(move |_| chart.stand(territory));
    let lit = Memo::new(move |_| chart.lit.get().contains(territory));
    let is_stop = Memo::new(move |_| chart.stop.get() == Some(territory));
    let vacant = Memo::new(move |_| stand.get().holder.is_none());
    let shade = shade(chart.votes(territory));
    let fill = move || stand.get().party.map(pattern::fill);
    // All of it is told where the keyboard is or can be; for all 99 at once it would be work in vain.
    let at = Memo::new(move |_| chart.at.get() == Some(territory));
    let label = move || match (lit.get() || is_stop.get() || at.get(), chart.mute.get()) {
        (true, _) | (_, true) => chart.described(territory),
        _ => words::say(chart.seen, &chart.phrase("land", territory)),
    };
    // Its true place on the mainland, for those that are drawn enlarged. It is too small to be pressed.
    let small = drawn.small.as_ref().map(|small| {
        view! { <path class="pre-true-place" fill=fill fill-rule="evenodd" d=small.path() aria-hidden="true" /> }
    });
    view! {
        <g class=format!("pre-shape pre-shade-{shade}") class:pre-vacant=vacant class:pre-lit=lit>
            {small}
        </g>
        <g
            id=name(territory)
            class=format!("pre-land pre-shape pre-shade-{shade}")
            class:pre-vacant=vacant
            class:pre-lit=lit
            data-territory=territory.to_string()
            data-lit=move || lit.get().then_some("yes")
            data-holder=move || stand.get().holder.map(|seat| seat.to_string())
            data-firm=move || stand.get().firm.then_some("yes")
            role="button"
            tabindex=move || if is_stop.get() { "0" } else { "-1" }
            aria-disabled=move || (!lit.get()).then_some("true")
            aria-label=label
        >
            // The part of a frame that is its alone, so that a small island is easy to hit.
            {drawn.cell.map(|cell| area(cell, Some("pre-reach"), None))}
            <path fill=fill fill-rule="evenodd" d=shape(territory) />
        </g>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_votes_are_darker() {
        assert_eq!([100_000, 300_000, 600_000, 900_000, 1_900_000].map(shade), [1, 2, 3, 4, 5]);
    }
}
