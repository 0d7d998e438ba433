//! The territories as things to press: written once, then only what changes of them is set.

use super::chart::{Chart, Stand};
use super::ground::add;
use super::layout::{Layout, enlarging, rim};
use super::pattern;
use crate::{party, words};
use game_ui::kit::motion::within;
use leptos::prelude::*;
use leptos::svg;
use leptos::web_sys::Element;
use president::{Action, Territory};
use president_map::{Frame, Land, Map, Point};

/// How high a line of a name is, and how wide a letter of it is on average, in units of the board.
const LINE: i32 = 24;
const LETTER: i32 = 11;
/// How far below or above a value a name is written.
const BESIDE: i32 = 34;

/// The id of a territory's element.
pub(super) fn id(territory: Territory) -> String {
    format!("pre-land-{territory}")
}

/// The shade of a value, from 1 to 5, as the style sheet knows it.
fn shade(votes: u32) -> usize {
    const UP_TO: [u32; 4] = [200_000, 400_000, 600_000, 900_000];
    1 + UP_TO.iter().filter(|most| votes > **most).count()
}

/// The classes of a territory, of which some never change, and how it is filled.
fn worn(plain: &str, stand: &Stand, lit: bool) -> (String, Option<String>) {
    let held = match stand.party {
        Some(it) => format!(" {}", party::class(it)),
        None => " pre-vacant".to_owned(),
    };
    let more = [(lit, " pre-lit"), (stand.firm, " pre-firm")]
        .map(|(is, class)| if is { class } else { "" })
        .concat();
    (format!("{plain}{held}{more}"), stand.party.map(pattern::fill))
}

/// The attributes with which a territory is first written, which are set again whenever they change.
fn attributes(chart: Chart, territory: Territory, plain: &str) -> String {
    let (class, fill) = untrack(|| worn(plain, &chart.stand(territory), false));
    let fill = fill.map(|fill| format!(" fill=\"{fill}\"")).unwrap_or_default();
    format!("class=\"{class}\" data-class=\"{plain}\"{fill}")
}

/// The elements of all territories that lie in the lens, or of all others.
pub(super) fn written(chart: Chart, layout: Layout, lens: bool) -> String {
    let mut text = String::new();
    let all = Map::france().lands.iter().zip(Territory::all());
    if lens {
        text.push_str("<g clip-path=\"url(#pre-glass)\">");
        for (land, _) in rim() {
            let index = Territory::from_code(&land.code).map_or(0, Territory::index);
            let attributes = Territory::from_code(&land.code).map_or_else(String::new, |it| {
                attributes(chart, it, &format!("pre-copy pre-shape pre-shade-{}", shade(chart.votes(it))))
            });
            add(
                &mut text,
                format_args!(
                    "<g {attributes} data-territory=\"{}\"><use href=\"#pre-o{index}\" transform=\"{}\"/></g>",
                    land.code,
                    enlarging()
                ),
            );
        }
    }
    for (land, territory) in all.filter(|(land, _)| (land.frame == Frame::Paris) == lens) {
        let plain = format!("pre-land pre-shape pre-shade-{}", shade(chart.votes(territory)));
        add(
            &mut text,
            format_args!(
                "<g id=\"{}\" {} data-territory=\"{territory}\" role=\"button\">",
                id(territory),
                attributes(chart, territory, &plain)
            ),
        );
        // All of its stamp, so that a small island is easy to hit.
        if let Some(stamp) = layout.stamp(land) {
            add(
                &mut text,
                format_args!(
                    "<rect class=\"pre-reach\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
                    stamp.x, stamp.y, stamp.width, stamp.height
                ),
            );
            add(
                &mut text,
                format_args!(
                    "<rect class=\"pre-reach-window\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
                    stamp.x + 14,
                    stamp.y + 14,
                    stamp.width - 28,
                    stamp.height - 14 - layout.below()
                ),
            );
        }
        let outline = land.outline.path();
        let place = match land.frame {
            Frame::Corsica | Frame::Overseas => {
                format!(" transform=\"{}\"", layout.placement(land).transform())
            }
            _ => String::new(),
        };
        add(&mut text, format_args!("<path fill-rule=\"evenodd\" d=\"{outline}\"{place}/></g>"));
    }
    if lens {
        text.push_str("</g>");
    } else {
        // Paris and the petite couronne in their true place, too small to be pressed.
        for (land, territory) in Map::france().lands.iter().zip(Territory::all()) {
            if land.small.is_some() {
                add(
                    &mut text,
                    format_args!(
                        "<g {} data-territory=\"{territory}\"><use href=\"#pre-t{}\"/></g>",
                        attributes(chart, territory, "pre-copy pre-shape pre-true-place"),
                        territory.index()
                    ),
                );
            }
        }
    }
    text
}

/// What changes of a territory. What is said of it is written only where one of these did.
#[derive(Clone, PartialEq)]
struct Shown {
    stand: Stand,
    deed: Option<Action>,
    is_stop: bool,
    mute: bool,
}

fn shown(chart: Chart) -> Vec<Shown> {
    let (stop, mute) = (chart.stop.get(), chart.mute.get());
    chart.states.with(|states| {
        chart.deeds.with(|deeds| {
            let all = Territory::all().zip(states).zip(deeds);
            let all = all.map(|((territory, state), deed)| Shown {
                stand: state.stand,
                // Of what the dice offer nothing is told before they lie.
                deed: deed.clone().filter(|_| state.lit),
                is_stop: stop == Some(territory),
                mute,
            });
            all.collect()
        })
    })
}

/// Keeps the elements within as the table is.
pub(super) fn keep(chart: Chart, node: NodeRef<svg::G>) {
    let shown = Memo::new(move |_| shown(chart));
    // Whoever is renamed, or reads in another language, is told all of it again.
    let words = Memo::new(move |_| {
        let context = chart.context;
        let seats = context.view.with(|view| view.seats());
        (context.lang(), seats.iter().map(|seat| context.name(seat)).collect::<Vec<_>>())
    });
    Effect::new(move |known: Option<(Vec<Shown>, _)>| {
        let (shown, words) = (shown.get(), words.get());
        let Some(root) = node.get() else { return (Vec::new(), words) };
        let root: Element = root.into();
        let known = known.filter(|(_, told)| *told == words).map(|(known, _)| known).unwrap_or_default();
        let changed = |at: usize| known.get(at) != shown.get(at);
        if (0..shown.len()).any(changed) {
            for element in within(&root, "[data-territory]") {
                let code = element.get_attribute("data-territory");
                let Some(territory) = code.and_then(|code| Territory::from_code(&code)) else { continue };
                if let Some(shown) = shown.get(territory.index()).filter(|_| changed(territory.index())) {
                    untrack(|| set(chart, territory, &element, shown));
                }
            }
        }
        (shown, words)
    });
}

fn set(chart: Chart, territory: Territory, element: &Element, shown: &Shown) {
    let Shown { stand, deed, is_stop, mute } = shown;
    let lit = deed.is_some();
    // An element that is there takes any attribute.
    let put = |name: &str, value: Option<&str>| {
        let _ = match value {
            Some(value) => element.set_attribute(name, value),
            None => element.remove_attribute(name),
        };
    };
    let plain = element.get_attribute("data-class").unwrap_or_default();
    let (class, fill) = worn(&plain, stand, lit);
    put("class", Some(&class));
    put("fill", fill.as_deref());
    if plain.contains("pre-copy") {
        return;
    }
    put("data-lit", lit.then_some("yes"));
    put("data-holder", stand.holder.map(|seat| seat.to_string()).as_deref());
    put("data-firm", stand.firm.then_some("yes"));
    put("tabindex", Some(if *is_stop { "0" } else { "-1" }));
    put("aria-disabled", (!lit).then_some("true"));
    // All of it is told where the keyboard is or can be; for all 99 at once it would be work in vain.
    let label = match lit || *is_stop || *mute {
        true => chart.described(territory),
        false => words::say(chart.context, &chart.phrase("land", territory)),
    };
    put("aria-label", Some(&label));
}

/// The lines of a name that fit into a territory below or above its value, each with how far below it is written.
pub(super) fn room_for_name(land: &Land, name: &str) -> Option<Vec<(i32, String)>> {
    if land.frame != Frame::France {
        return None;
    }
    let fits = |(y, line): &(i32, String)| {
        let half = i32::try_from(line.chars().count()).unwrap_or(i32::MAX).saturating_mul(LETTER) / 2;
        let at = |x: i32, y: i32| land.outline.holds(Point { x: land.label.x + x, y: land.label.y + y });
        [-half, -half / 2, 0, half / 2, half].iter().all(|x| at(*x, y - 9) && at(*x, y + 9))
    };
    // After a hyphen or a space near its middle a name is broken.
    let breaks = name.char_indices().filter(|(_, sign)| "- ".contains(*sign)).map(|(at, _)| at + 1);
    let halves = breaks.min_by_key(|at| at.abs_diff(name.len() / 2)).map(|at| name.split_at(at));
    let whole = [BESIDE, -BESIDE].map(|y| vec![(y, name.to_owned())]);
    let broken = halves.into_iter().flat_map(|(first, second)| {
        [BESIDE, -BESIDE - LINE].map(|y| vec![(y, first.to_owned()), (y + LINE, second.to_owned())])
    });
    whole.into_iter().chain(broken).find(|lines| lines.iter().all(fits))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_votes_are_darker() {
        assert_eq!([100_000, 300_000, 600_000, 900_000, 1_900_000].map(shade), [1, 2, 3, 4, 5]);
    }

    #[test]
    fn a_name_is_written_where_there_is_room_for_it() {
        let land = |code| Map::france().land(code).unwrap();
        let lines = |code, name| room_for_name(land(code), name).map(|lines| lines.len());
        assert_eq!(lines("03", "Allier"), Some(1));
        assert_eq!(lines("24", "Dordogne et Périgord"), Some(2));
        assert_eq!(room_for_name(land("90"), "Territoire de Belfort"), None);
        assert_eq!(room_for_name(land("75"), "Paris"), None, "in the lens there is none");
    }
}
