//! What is written on the territories: values, signs, seals, envelopes, codes of what is lit, and the star of what is advised.

use super::chart::{Chart, State};
use super::ground::{add, escaped};
use super::land::room_for_name;
use super::layer::Part;
use super::layout::rim;
use crate::{millions, party, words};
use leptos::prelude::*;
use president::{TERRITORIES, Territory};
use president_map::{Frame, Land, Map, Point};

/// The class of a label on a stamp. Islands are smaller than what is written on them: the figure has paper of its own.
const OVERSEAS: &str = " pre-overseas";

/// What the number of a territory is written on where somebody holds it.
const PLATE: &str = "<rect class=\"pre-plate\" x=\"-42\" y=\"-54\" width=\"84\" height=\"96\" rx=\"12\"/>";

/// From so many votes on the value of a territory is written on a phone too, where there is room for few.
const GREAT: u32 = 800_000;

/// The labels of what cannot be pressed, and those of the lens.
pub(super) fn plain(chart: Chart, lens: bool) -> Vec<Part> {
    labels(chart, lens, false)
}

/// The labels of what can be pressed, which lie on top: no neighbour's seal or value covers them.
pub(super) fn lit(chart: Chart, lens: bool) -> Vec<Part> {
    labels(chart, lens, true)
}

fn labels(chart: Chart, lens: bool, lit: bool) -> Vec<Part> {
    if chart.mute.get() {
        return Vec::new();
    }
    let layout = chart.layout.get();
    let lands = Map::france().lands.iter().zip(Territory::all());
    let here = lands.filter(|(land, _)| (land.frame == Frame::Paris) == lens);
    let at_rim = rim().filter(|_| lens).filter_map(|(land, label)| {
        let (label, territory) = (label?, Territory::from_code(&land.code)?);
        let mark =
            Mark { chart, territory, at: layout.paris().apply(label), class: " pre-in-lens".to_owned() };
        // It has a label in its own place too, under its own number.
        Some((territory, TERRITORIES, mark, None))
    });
    chart.states.with(|states| {
        let all = here.map(|(land, territory)| {
            let (at, class) = (layout.label(land), class(land, chart.votes(territory)));
            (territory, 0, Mark { chart, territory, at, class }, Some(land))
        });
        let all = all.chain(at_rim);
        let parts = all.filter_map(|(territory, more, mark, land)| {
            let mut state = states.get(territory.index()).copied().filter(|state| state.lit == lit)?;
            if land.is_none() {
                (state.stand.firm, state.fresh, state.advised) = (false, false, false);
            }
            let free = land.filter(|_| state.stand.party.is_none() && !lit && chart.named.get());
            let name = free.map(|land| name(chart, land, territory)).unwrap_or_default();
            Some((territory.index() + more, mark.written(&state, &name)))
        });
        parts.collect()
    })
}

/// What never changes of the class of a label.
fn class(land: &Land, votes: u32) -> String {
    let place = match land.frame {
        Frame::Paris => " pre-in-lens",
        Frame::Overseas => OVERSEAS,
        Frame::France if land.outline.distance(land.label) < 34.0 => " pre-tight",
        _ => "",
    };
    format!("{place}{}", if votes >= GREAT { " pre-great" } else { "" })
}

/// Where something is written on a territory.
struct Mark {
    chart: Chart,
    territory: Territory,
    at: Point,
    class: String,
}

impl Mark {
    fn written(&self, state: &State, name: &str) -> String {
        let Mark { chart, territory, at, class } = self;
        let State { stand, lit, fresh, advised } = state;
        let value = millions::short(chart.context.lang(), chart.votes(*territory));
        let party = stand.party.map(|it| (it.index(), format!(" {}", party::class(it))));
        let coloured = party.as_ref().map_or("", |(_, class)| class.as_str());
        let shining = if *lit { " pre-shining" } else { "" };
        let mut text = format!(
            "<g class=\"pre-label{coloured}{class}{shining}\" transform=\"translate({} {})\">",
            at.x, at.y
        );
        if *advised {
            text.push_str("<use href=\"#pre-advice\" data-advised=\"yes\" transform=\"translate(0 -62)\"/>");
        }
        match (&party, stand.firm, lit) {
            (Some((index, _)), true, _) => add(
                &mut text,
                format_args!(
                    "<g class=\"pre-sealed\"><use href=\"#pre-slip\" transform=\"translate(0 34)\"/><text class=\"pre-slip-value\" y=\"35\">{value}</text><g transform=\"translate(0 -14)\"><use href=\"#pre-seal\"/><g transform=\"scale(1.5)\"><use class=\"pre-pressed-dark\" href=\"#pre-sign-{index}\"/><use class=\"pre-pressed\" href=\"#pre-sign-{index}\" transform=\"translate(-.5 -.8)\"/></g></g></g>"
                ),
            ),
            (_, _, true) => add(
                &mut text,
                format_args!(
                    "{}<text class=\"pre-code\" y=\"-27\">{territory}</text><text y=\"17\">{value}</text>",
                    // Colour and hatch of whoever holds it stay, so what can be done has paper of its own.
                    if party.is_some() { PLATE } else { "" }
                ),
            ),
            (Some((index, _)), _, _) if *fresh => add(
                &mut text,
                format_args!(
                    "<g transform=\"translate(0 -20)rotate(-7)\"><use href=\"#pre-envelope\"/><use class=\"pre-envelope-sign\" href=\"#pre-sign-{index}\" transform=\"scale(1.3)translate(0 -1)\"/></g><text y=\"28\">{value}</text>"
                ),
            ),
            (Some((index, _)), _, _) => add(
                &mut text,
                format_args!(
                    "<use class=\"pre-sign\" href=\"#pre-sign-{index}\" transform=\"translate(0 -22)scale(1.35)\"/><text y=\"17\">{value}</text>"
                ),
            ),
            (None, ..) if class.starts_with(OVERSEAS) => add(
                &mut text,
                format_args!(
                    "<rect class=\"pre-pill\" x=\"-46\" y=\"-27\" width=\"92\" height=\"54\" rx=\"27\"/><text>{value}</text>"
                ),
            ),
            (None, ..) => add(&mut text, format_args!("<text>{value}</text>")),
        }
        format!("{text}{name}</g>")
    }
}

/// The name of a territory, where it fits within.
fn name(chart: Chart, land: &'static Land, territory: Territory) -> String {
    let name = words::pick(chart.context, &chart.context.game().atlas().place(territory).name);
    let mut text = String::new();
    for (down, line) in room_for_name(land, &name).into_iter().flatten() {
        let line = escaped(&line);
        add(&mut text, format_args!("<text class=\"pre-name-within\" y=\"{down}\">{line}</text>"));
    }
    text
}
