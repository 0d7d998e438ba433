//! What lies over the territories: double edges, lights, what changed hands, values and shields.

use super::chart::Chart;
use super::deed::about;
use super::land::shape;
use crate::{millions, party};
use leptos::prelude::*;
use president::{Event, Territories, Territory};
use president_map::{Land, Point};

/// A shield around the origin: what is unassailable carries it.
pub(super) const SHIELD: &str =
    "M0-21C7-15 13-14 18-14V1C18 12 9 19 0 23C-9 19-18 12-18 1V-14C-13-14-7-15 0-21Z";

/// A star around the origin, as the list of choices marks what is advised.
const STAR: &str = "M0-24L6.2-8.5 22.8-7.4 10 3.2 14.1 19.4 0 10.5 -14.1 19.4 -10 3.2 -22.8-7.4 -6.2-8.5Z";

/// The edges of some territories, in two strokes: a broad one and one on it.
fn edges(class: &'static str, territories: Territories) -> AnyView {
    let edges = territories.iter().map(|territory| {
        view! { <path class="pre-casing" d=shape(territory) /> <path class="pre-edge" d=shape(territory) /> }
    });
    view! { <g class=class>{edges.collect_view()}</g> }.into_any()
}

/// The double edges of what is unassailable.
pub(super) fn firm(chart: Chart) -> AnyView {
    let firm = Memo::new(move |_| {
        let firm = chart.seen.view.with(|view| view.unassailable);
        firm.iter().filter(|territory| chart.stand(*territory).firm).collect()
    });
    (move || edges("pre-edges pre-firm", firm.get())).into_any()
}

/// What can be pressed; for those who are not asked, what the dice offer to whoever is.
pub(super) fn lit(chart: Chart) -> AnyView {
    let lit = Memo::new(move |_| {
        // On a mute map everything can be pressed, so nothing needs a light.
        if chart.mute.get() { Territories::NONE } else { chart.lit.get() }
    });
    let offered = Memo::new(move |_| {
        let own = chart.seen.choices.with(|choices| !choices.is_empty());
        if own || chart.mute.get() { Territories::NONE } else { chart.seen.view.with(|view| view.offered) }
    });
    view! {
        {move || edges("pre-edges pre-offered", offered.get())}
        {move || edges("pre-edges pre-lights", lit.get())}
    }
    .into_any()
}

/// What is pointed at, by mouse, keyboard or finger.
pub(super) fn pointed(chart: Chart) -> AnyView {
    let pointed = Memo::new(move |_| {
        if chart.mute.get() && !chart.pointing.get() {
            return Territories::NONE;
        }
        let near = chart.near.with(|near| near.first().copied());
        near.or(chart.at.get()).map_or(Territories::NONE, Territories::only)
    });
    (move || edges("pre-edges pre-pointed", pointed.get())).into_any()
}

/// What changed hands last; drawn anew each time, so that it is seen to.
pub(super) fn changed(chart: Chart) -> AnyView {
    let seen = chart.seen;
    let opened = seen.told.with_untracked(|(number, _)| *number);
    let changed = Memo::new(move |_| {
        let (number, changed) = seen.told.with(|(number, events)| (*number, moved(events)));
        // What changed hands was told with its name (PR36).
        (number, if number == opened || chart.mute.get() { Territories::NONE } else { changed })
    });
    (move || edges("pre-edges pre-changed", changed.get().1)).into_any()
}

/// The territories that changed hands, or became unassailable.
fn moved(events: &[Event]) -> Territories {
    let mut moved = Territories::NONE;
    for event in events {
        match event {
            Event::Took { territory, .. }
            | Event::Won { territory, .. }
            | Event::Failed { territory, .. }
            | Event::Fortified { territory, .. } => moved.insert(*territory),
            Event::Picked { territories, .. } | Event::AllOfIt { territories, .. } => {
                territories.iter().for_each(|territory| moved.insert(*territory));
            }
            _ => {}
        }
    }
    moved
}

/// Labels that make way for others: around Paris, and at Belfort, there is less room than letters need.
const MOVED: [(&str, Point); 5] = [
    ("60", Point { x: 1151, y: 378 }),
    ("78", Point { x: 1070, y: 520 }),
    ("90", Point { x: 1800, y: 768 }),
    ("91", Point { x: 1136, y: 602 }),
    ("95", Point { x: 1145, y: 452 }),
];

/// Where the label of a territory goes.
fn place(land: &Land) -> Point {
    MOVED.iter().find(|(code, _)| land.code == *code).map_or(land.label, |(_, place)| *place)
}

/// The value of a territory, the shield of one that is unassailable, and the star of one that is advised.
pub(super) fn label(chart: Chart, drawn: &'static Land, territory: Territory) -> impl IntoView {
    let at = place(drawn);
    let stand = Memo::new(move |_| chart.stand(territory));
    let lit = Memo::new(move |_| chart.lit.get().contains(territory));
    let class = move || match stand.get().party {
        Some(it) => format!("pre-label {}", party::class(it)),
        None => "pre-label".to_owned(),
    };
    let votes = chart.votes(territory);
    let value = move || {
        let y = if stand.get().firm { "19" } else { "0" };
        (!chart.mute.get())
            .then(|| view! { <text y=y>{move || millions::short(chart.seen.lang(), votes)}</text> })
    };
    let advised = Memo::new(move |_| {
        chart.seen.advice.with(|advice| advice.as_ref().and_then(about)) == Some(territory)
    });
    let star = move || {
        advised.get().then(
            || view! { <path class="pre-hint" data-advised="yes" d=STAR transform="translate(0 -50)" /> },
        )
    };
    let shield = move || {
        stand.get().firm.then(|| view! { <path class="pre-shield" d=SHIELD transform="translate(0 -23)" /> })
    };
    view! {
        <g
            class=class
            class:pre-lit=lit
            transform=format!("translate({} {})", at.x, at.y)
            aria-hidden="true"
        >
            {star}
            {shield}
            {value}
        </g>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use president::Purpose;
    use president_map::{Frame, Map};
    use rules::Seat;

    #[test]
    fn no_two_labels_lie_on_each_other_nor_on_the_square_around_paris() {
        // A value of two figures in the letters of the style sheet.
        const WIDTH: i32 = 66;
        const HEIGHT: i32 = 42;
        let map = Map::france();
        let labels: Vec<(&Land, Point)> = map.lands.iter().map(|land| (land, place(land))).collect();
        for (count, (land, at)) in labels.iter().enumerate() {
            assert!(land.outline.holds(*at), "{}", land.code);
            for (other, near) in &labels[..count] {
                let apart = (at.x - near.x).abs() >= WIDTH || (at.y - near.y).abs() >= HEIGHT;
                assert!(apart, "{} and {}", land.code, other.code);
            }
            let square = map.enlarged;
            let beside = at.x + WIDTH / 2 <= square.x || at.x - WIDTH / 2 >= square.x + square.width;
            let beyond = at.y + HEIGHT / 2 <= square.y || at.y - HEIGHT / 2 >= square.y + square.height;
            assert!(land.frame != Frame::France || beside || beyond, "{}", land.code);
        }
    }

    #[test]
    fn what_changed_hands_is_found_in_what_was_told() {
        let [a, b, c] = [3, 40, 98].map(Territory::new);
        let seat = Seat::new(1);
        let told = [
            Event::Proclaimed { seat },
            Event::Took { seat, holder: seat, territory: a },
            Event::Picked {
                purpose: Purpose::Credit,
                seat,
                from: None,
                to: Some(seat),
                territories: vec![b, c],
            },
        ];
        assert_eq!(moved(&told), [a, b, c].into_iter().collect());
        assert_eq!(moved(&told[..1]), Territories::NONE);
    }
}
