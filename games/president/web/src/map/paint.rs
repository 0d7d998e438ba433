//! What lies over the territories, written as text each time it changes: lights, rims, traces, values and seals.

use super::chart::{Chart, Stand};
use super::ground::{add, escaped};
use super::land::room_for_name;
use super::layout::{Layout, rim};
use crate::map::deed::about;
use crate::{millions, party, words};
use leptos::prelude::*;
use president::{Event, Territories, Territory};
use president_map::{Frame, Land, Map, Point};

/// The class of a label on a stamp. Islands are smaller than what is written on them: the figure has paper of its own.
const OVERSEAS: &str = " pre-overseas";

/// From so many votes on the value of a territory is written on a phone too, where there is room for few.
const GREAT: u32 = 800_000;

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
pub(super) fn lights(chart: Chart, lens: bool) -> String {
    let mut text = String::new();
    // On a mute map everything can be pressed, so nothing needs a light.
    if chart.mute.get() {
        return text;
    }
    let layout = chart.layout.get();
    let here = |territory: &Territory| in_lens(*territory) == lens;
    let lit = chart.lit.get();
    if chart.tumbling.now() {
        return text;
    }
    if lit.is_empty() {
        let own = chart.context.choices.with(|choices| !choices.is_empty());
        let offered = if own { Territories::NONE } else { chart.context.view.with(|view| view.offered) };
        for territory in offered.iter().filter(here) {
            text += &shape(layout, territory, "pre-offered-under");
            text += &shape(layout, territory, "pre-offered");
        }
        return text;
    }
    // All shadows lie under all that is raised, and where two meet they are no darker than one.
    let raised: Vec<(Territory, String)> =
        lit.iter().filter(here).map(|territory| (territory, shape(layout, territory, ""))).collect();
    text.push_str("<g class=\"pre-light-shade\">");
    raised.iter().for_each(|(_, outline)| text.push_str(outline));
    text.push_str("</g>");
    for (territory, outline) in raised {
        let mut layer = |class: &str| add(&mut text, format_args!("<g class=\"{class}\">{outline}</g>"));
        layer("pre-light-side");
        match chart.stand(territory).party {
            None => layer("pre-light-face"),
            Some(it) => {
                layer(&format!("pre-light-held\" fill=\"{}", super::pattern::fill(it)));
                layer("pre-light-rim");
            }
        }
        layer("pre-light-edge");
    }
    text
}

/// What changed hands since the reader last moved, and what is at stake.
pub(super) fn traces(chart: Chart, lens: bool) -> String {
    if chart.mute.get() {
        return String::new();
    }
    let layout = chart.layout.get();
    let mut text = String::new();
    let traces = chart.context.recent.with(|recent| moved(recent));
    for territory in traces.iter().filter(|territory| in_lens(*territory) == lens) {
        text += &shape(layout, territory, "pre-trace-under");
        text += &shape(layout, territory, "pre-trace");
    }
    let stake = chart.context.view.with(|view| view.challenge.as_ref().map(|challenge| challenge.territory));
    for territory in stake.into_iter().filter(|territory| in_lens(*territory) == lens) {
        text += &shape(layout, territory, "pre-stake");
    }
    text
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

/// Every label: values, signs, seals, envelopes, codes of what is lit, and the star of what is advised.
pub(super) fn labels(chart: Chart) -> String {
    let (context, layout, mute) = (chart.context, chart.layout.get(), chart.mute.get());
    let advised = context.advice.with(|advice| advice.as_ref().and_then(about));
    let mut text = String::new();
    if mute {
        return text;
    }
    let recent = context.recent.with(|recent| moved(recent));
    let lit = chart.lit.get();
    // What can be pressed is written last: no neighbour's seal or value lies on it.
    let (behind, before): (Vec<_>, Vec<_>) = Map::france()
        .lands
        .iter()
        .zip(Territory::all())
        .partition(|(_, territory)| !lit.contains(*territory));
    for (drawn, territory) in behind.into_iter().chain(before) {
        let stand = chart.stand(territory);
        let mark = Mark {
            value: millions::short(context.lang(), chart.votes(territory)),
            stand,
            lit: lit.contains(territory),
            fresh: recent.contains(territory) && stand.party.is_some(),
            advised: advised == Some(territory),
        };
        let tight = drawn.frame == Frame::France && drawn.outline.distance(drawn.label) < 34.0;
        let class = if drawn.frame == Frame::Paris {
            " pre-in-lens"
        } else if drawn.frame == Frame::Overseas {
            OVERSEAS
        } else if tight {
            " pre-tight"
        } else {
            ""
        };
        let class =
            if chart.votes(territory) >= GREAT { format!("{class} pre-great") } else { class.to_owned() };
        mark.write(&mut text, layout.label(drawn), territory, &class);
        if stand.party.is_none() && !mark.lit {
            name(&mut text, chart, layout, drawn, territory);
        }
    }
    for (drawn, label) in rim() {
        let (Some(label), Some(territory)) = (label, Territory::from_code(&drawn.code)) else { continue };
        let value = millions::short(context.lang(), chart.votes(territory));
        let stand = Stand { firm: false, ..chart.stand(territory) };
        let mark = Mark { value, stand, lit: lit.contains(territory), fresh: false, advised: false };
        mark.write(&mut text, layout.paris().apply(label), territory, " pre-in-lens");
    }
    text
}

/// What lies on a territory.
struct Mark {
    value: String,
    stand: Stand,
    lit: bool,
    fresh: bool,
    advised: bool,
}

impl Mark {
    fn write(&self, text: &mut String, at: Point, territory: Territory, class: &str) {
        let Mark { value, stand, lit, fresh, advised } = self;
        let party = stand.party.map(|it| (it.index(), format!(" {}", party::class(it))));
        let coloured = party.as_ref().map_or("", |(_, class)| class.as_str());
        let shining = match (lit, stand.party) {
            (true, None) => " pre-shining",
            _ => "",
        };
        add(
            text,
            format_args!(
                "<g class=\"pre-label{coloured}{class}{shining}\" transform=\"translate({} {})\">",
                at.x, at.y
            ),
        );
        if *advised {
            text.push_str("<use href=\"#pre-advice\" data-advised=\"yes\" transform=\"translate(0 -62)\"/>");
        }
        match (&party, stand.firm, lit) {
            (Some((index, _)), true, _) => add(
                text,
                format_args!(
                    "<g class=\"pre-sealed\"><use href=\"#pre-slip\" transform=\"translate(0 34)\"/><text class=\"pre-slip-value\" y=\"35\">{value}</text><g transform=\"translate(0 -14)\"><use href=\"#pre-seal\"/><g transform=\"scale(1.5)\"><use class=\"pre-pressed-dark\" href=\"#pre-sign-{index}\"/><use class=\"pre-pressed\" href=\"#pre-sign-{index}\" transform=\"translate(-.5 -.8)\"/></g></g></g>"
                ),
            ),
            (_, _, true) => add(
                text,
                format_args!(
                    "<text class=\"pre-code\" y=\"-27\">{territory}</text><text y=\"17\">{value}</text>"
                ),
            ),
            (Some((index, _)), _, _) if *fresh => add(
                text,
                format_args!(
                    "<g transform=\"translate(0 -20)rotate(-7)\"><use href=\"#pre-envelope\"/><use class=\"pre-envelope-sign\" href=\"#pre-sign-{index}\" transform=\"scale(1.3)translate(0 -1)\"/></g><text y=\"28\">{value}</text>"
                ),
            ),
            (Some((index, _)), _, _) => add(
                text,
                format_args!(
                    "<use class=\"pre-sign\" href=\"#pre-sign-{index}\" transform=\"translate(0 -22)scale(1.35)\"/><text y=\"17\">{value}</text>"
                ),
            ),
            (None, ..) if class.starts_with(OVERSEAS) => add(
                text,
                format_args!(
                    "<rect class=\"pre-pill\" x=\"-46\" y=\"-27\" width=\"92\" height=\"54\" rx=\"27\"/><text>{value}</text>"
                ),
            ),
            (None, ..) => add(text, format_args!("<text>{value}</text>")),
        }
        text.push_str("</g>");
    }
}

/// The name of a territory, where it fits within; on large screens the style sheet shows it.
fn name(text: &mut String, chart: Chart, layout: Layout, drawn: &'static Land, territory: Territory) {
    let name = words::pick(chart.context, &chart.context.game().atlas().place(territory).name);
    let at = layout.label(drawn);
    for (down, line) in room_for_name(drawn, &name).into_iter().flatten() {
        let (x, y, line) = (at.x, at.y + down, escaped(&line));
        add(text, format_args!("<text class=\"pre-name-within\" x=\"{x}\" y=\"{y}\">{line}</text>"));
    }
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
