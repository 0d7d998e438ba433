//! What lies over the territories: lights, rims and traces.

use super::chart::Chart;
use super::layer::Part;
use super::layout::Layout;
use leptos::prelude::*;
use president::{Event, Territories, Territory};
use president_map::{Frame, Land, Map};

/// Does the lens show this one? Only those of the inset; the rim of the lens is drawn of copies.
pub(super) fn in_lens(territory: Territory) -> bool {
    land(territory).is_some_and(|land| land.frame == Frame::Paris)
}

fn land(territory: Territory) -> Option<&'static Land> {
    Map::france().lands.get(territory.index())
}

/// The shape of a territory where it is drawn, in this class.
pub(super) fn shape(layout: Layout, territory: Territory, class: &str) -> String {
    let Some(land) = land(territory) else { return String::new() };
    let index = territory.index();
    match land.frame {
        Frame::France => format!("<use class=\"{class}\" href=\"#pre-o{index}\"/>"),
        _ => {
            let place = layout.placement(land).transform();
            format!("<use class=\"{class}\" href=\"#pre-o{index}\" transform=\"{place}\"/>")
        }
    }
}

/// What can be pressed, raised and lit; for those who are not asked, what the dice offer to whoever is.
pub(super) fn lights(chart: Chart, lens: bool) -> Vec<Part> {
    // On a mute map everything can be pressed, so nothing needs a light.
    if chart.mute.get() || chart.tumbling.now() {
        return Vec::new();
    }
    let layout = chart.layout.get();
    let lit = chart.lit.get();
    if lit.is_empty() {
        let own = chart.context.choices.with(|choices| !choices.is_empty());
        let offered = if own { Territories::NONE } else { chart.context.view.with(|view| view.offered) };
        return parts(offered, lens, |it| {
            let [under, over] = ["pre-offered-under", "pre-offered"].map(|class| shape(layout, it, class));
            format!("<g>{under}{over}</g>")
        });
    }
    parts(lit, lens, |it| {
        let outline = shape(layout, it, "");
        let face = match chart.stand(it).party {
            None => {
                format!("<g class=\"pre-light-face\">{outline}</g><g class=\"pre-light-edge\">{outline}</g>")
            }
            Some(party) => format!(
                "<g class=\"pre-light-held\" fill=\"{}\">{outline}</g><g class=\"pre-light-under\">{outline}</g><g class=\"pre-light-rim\">{outline}</g>",
                super::pattern::fill(party)
            ),
        };
        format!("<g><g class=\"pre-light-side\">{outline}</g>{face}</g>")
    })
}

/// The shadows of what is raised: they lie under all of it, and where two meet they are no darker than one.
pub(super) fn shades(chart: Chart, lens: bool) -> Vec<Part> {
    if chart.mute.get() {
        return Vec::new();
    }
    let layout = chart.layout.get();
    parts(chart.lit.get(), lens, |it| shape(layout, it, ""))
}

/// What changed hands since the reader last moved.
pub(super) fn traces(chart: Chart, lens: bool) -> Vec<Part> {
    if chart.mute.get() {
        return Vec::new();
    }
    let layout = chart.layout.get();
    parts(chart.context.recent.with(|recent| moved(recent)), lens, |it| {
        let [under, over] = ["pre-trace-under", "pre-trace"].map(|class| shape(layout, it, class));
        format!("<g>{under}{over}</g>")
    })
}

/// What is at stake.
pub(super) fn stake(chart: Chart, lens: bool) -> Vec<Part> {
    let stake = chart.context.view.with(|view| view.challenge.as_ref().map(|challenge| challenge.territory));
    let layout = chart.layout.get();
    let stake = stake.filter(|_| !chart.mute.get()).into_iter().collect();
    parts(stake, lens, |it| shape(layout, it, "pre-stake"))
}

/// One part for each of these that lies in the lens, or outside it.
fn parts(all: Territories, lens: bool, written: impl Fn(Territory) -> String) -> Vec<Part> {
    let here = all.iter().filter(|territory| in_lens(*territory) == lens);
    here.map(|territory| (territory.index(), written(territory))).collect()
}

/// What is pointed at, by mouse, keyboard or finger.
pub(super) fn pointed(chart: Chart, lens: bool) -> String {
    if chart.mute.get() && !chart.pointing.get() {
        return String::new();
    }
    let near = chart.near.with(|near| near.first().copied());
    let pointed = near.or(chart.at.get()).filter(|territory| in_lens(*territory) == lens);
    let layout = chart.layout.get();
    pointed
        .map(|it| ["pre-pointed-under", "pre-pointed"].map(|class| shape(layout, it, class)).concat())
        .unwrap_or_default()
}

/// The territories that changed hands, or became unassailable.
pub(super) fn moved(events: &[Event]) -> Territories {
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

#[cfg(test)]
mod tests {
    use super::*;
    use president::Purpose;
    use rules::Seat;

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
