//! A station in words and on its card: what it is, what a picket there would do, or why there can be none.

use crate::forecast::{Effect, Forecast, LineForecast, preview};
use crate::{BoardContext, badge, pin, words};
use gardez_la_ligne::{Action, Event, Preview, Station};
use leptos::prelude::*;
use rules::{Arg, Narrate, Phrase, Refusal, Seat};

/// So many lines have room one below the other on a phone.
const FEW: usize = 4;

/// Whose picket stands on a station.
pub(crate) fn holder(context: BoardContext, station: Station) -> Option<Seat> {
    context
        .view
        .with(|view| view.pickets.iter().find(|picket| picket.station == station).map(|picket| picket.union))
}

/// Why no picket can be placed here.
fn refused(context: BoardContext, station: Station, refusal: Refusal) -> String {
    let args = context.game().say_action(&Action::Picket(station)).args;
    context.say(&Phrase { id: refusal.reason, args })
}

/// The station in words: its name, its lines, and whose picket stands there.
pub(crate) fn described(context: BoardContext, station: Station, union: Option<Seat>) -> String {
    let game = context.game();
    let board = game.board();
    let Some(place) = board.place(station) else { return String::new() };
    let through = board.through(station);
    let lines = through.iter().filter_map(|line| board.track(line));
    let phrase = Phrase::new(if union.is_some() { "station-taken" } else { "station-free" })
        .name("station", &place.name)
        .number("count", through.len() as i64)
        .arg("lines", Arg::List(lines.map(|track| Arg::Name(track.id.clone())).collect()));
    let phrase = match union {
        Some(union) => phrase.seat("union", union),
        None => phrase,
    };
    words::say(context, &phrase)
}

/// What a picket would do here, in words; nothing where one stands already, for that was said.
pub(crate) fn foretold(context: BoardContext, station: Station) -> String {
    let Some((_, Ok(preview))) = preview(context, station) else { return String::new() };
    let game = context.game();
    let mut sentences: Vec<String> = preview
        .told
        .iter()
        .filter_map(|event| match event {
            Event::Picket { points, lines, .. } => {
                let phrase =
                    Phrase::new("gain").number("points", *points).number("count", lines.len() as i64);
                Some(words::say(context, &phrase))
            }
            Event::Starter { .. } | Event::End { .. } => None,
            event => Some(context.say(&game.say_event(event))),
        })
        .collect();
    sentences.extend(seats(context, &preview));
    sentences.join(" ")
}

/// By how much each union's seats would change, in words; nothing if none would.
fn seats(context: BoardContext, preview: &Preview) -> Option<String> {
    let changes: Vec<Arg> = Seat::all()
        .zip(&preview.seats)
        .filter(|(_, change)| **change != 0)
        .map(|(union, change)| {
            let phrase = Phrase::new("seats-change").seat("union", union).name("change", signed(*change));
            Arg::Name(words::say(context, &phrase))
        })
        .collect();
    let phrase = || Phrase::new("seats-changes").arg("changes", Arg::List(changes.clone()));
    (!changes.is_empty()).then(|| words::say(context, &phrase()))
}

fn signed(change: i32) -> String {
    if change > 0 { format!("+{change}") } else { format!("−{}", -change) }
}

/// By how much each union's seats would change, each with its shape; nothing if none would.
pub(crate) fn shifts(forecast: &Forecast) -> Option<AnyView> {
    let shift = |(union, change): (Seat, &i32)| {
        (*change != 0)
            .then(|| view! { <span class="shift">{pin::chip_picture(union)} {signed(*change)}</span> })
    };
    let shifts: Vec<_> = Seat::all().zip(&forecast.seats).filter_map(shift).collect();
    (!shifts.is_empty()).then(|| shifts.into_any())
}

/// The card of a station: an enamel plate with its name, and below it what a picket would change line by line.
pub(crate) fn card(context: BoardContext, station: Station, forecast: Option<&Forecast>) -> AnyView {
    let game = context.game();
    let Some(place) = game.board().place(station) else { return ().into_any() };
    let told = match (forecast, holder(context, station)) {
        (_, Some(union)) => taken(context, station, union),
        (Some(forecast), None) => foreseen(context, forecast),
        (None, None) => match preview(context, station) {
            Some((_, Err(refusal))) => why_not(context, station, refusal),
            _ => ().into_any(),
        },
    };
    let badges = forecast.is_none().then(|| {
        view! { <p class="lines">{badge::badges(game.board(), game.board().through(station).iter())}</p> }
    });
    view! {
        <p class="gll-plate">{place.name.clone()}</p>
        {badges}
        {told}
    }
    .into_any()
}

fn taken(context: BoardContext, station: Station, union: Seat) -> AnyView {
    let phrase = Phrase::new("card-taken").seat("union", union);
    // Why it cannot be taken again is said as long as somebody could want to.
    let why = preview(context, station).and_then(|(_, preview)| preview.err());
    view! {
        <p>{pin::picture(union)} " " {words::say(context, &phrase)}</p>
        {why.map(|refusal| why_not(context, station, refusal))}
    }
    .into_any()
}

/// Why no picket can be placed here, with its clause.
fn why_not(context: BoardContext, station: Station, refusal: Refusal) -> AnyView {
    let clause = context.clause(refusal.clause);
    view! { <p class="why">{refused(context, station, refusal)} " " {clause}</p> }.into_any()
}

/// Every line with its figures and what becomes of it, and the seats that would change hands.
fn foreseen(context: BoardContext, forecast: &Forecast) -> AnyView {
    let game = context.game();
    let rows = forecast.lines.iter().filter_map(|of| {
        let track = game.board().track(of.line)?;
        Some(view! {
            <li class=class(of.effect)>
                {badge::badge(track)}
                <span class="figures">{of.before} " → " <b>{of.after}</b></span>
                <span class="effect">{effect(context, forecast.union, of)}</span>
            </li>
        })
    });
    let rows = rows.collect_view();
    let many = forecast.lines.len() > FEW;
    let shifts = shifts(forecast).unwrap_or_else(|| view! { <span class="shift">"="</span> }.into_any());
    view! {
        <ul class="gll-forecast" class:many=many>
            {rows}
        </ul>
        <p class="gll-verdict">
            <span>{verdict(context, forecast)}</span>
            {shifts}
        </p>
    }
    .into_any()
}

fn class(effect: Effect) -> &'static str {
    match effect {
        Effect::Takes | Effect::Seizes(_) => "take",
        Effect::Ties(_) => "tie",
        Effect::Keeps | Effect::StaysWith(_) | Effect::Dry => "",
    }
}

/// What becomes of a line, in few words.
fn effect(context: BoardContext, union: Seat, of: &LineForecast) -> String {
    let phrase = match of.effect {
        Effect::Takes => Phrase::new("line-takes").seat("union", union),
        Effect::Seizes(from) => Phrase::new("line-seizes").seat("from", from),
        Effect::Keeps => Phrase::new("line-keeps").seat("union", union),
        Effect::Ties(_) => Phrase::new("line-ties"),
        Effect::StaysWith(Some(holder)) => Phrase::new("line-keeps").seat("union", holder),
        Effect::StaysWith(None) => Phrase::new("line-nobody"),
        Effect::Dry => Phrase::new("line-dry"),
    };
    words::say(context, &phrase)
}

/// What it would mean for whoever places the picket.
fn verdict(context: BoardContext, forecast: &Forecast) -> String {
    let own = forecast.union.index();
    let held = context.view.with(|view| view.seats.clone());
    let lead = |seats: &[i32]| {
        let rival =
            seats.iter().enumerate().filter(|(union, _)| *union != own).map(|(_, seats)| *seats).max();
        seats.get(own).copied().unwrap_or_default() - rival.unwrap_or_default()
    };
    let before: Vec<i32> = held.iter().map(|seats| i32::from(*seats)).collect();
    let after: Vec<i32> = before.iter().zip(&forecast.seats).map(|(seats, change)| seats + change).collect();
    let id = match (lead(&before), lead(&after)) {
        (before, after) if before <= 0 && after > 0 => "verdict-ahead",
        (before, 0) if before < 0 => "verdict-level",
        _ => "verdict-seats",
    };
    words::say(context, &Phrase::new(id).seat("union", forecast.union))
}
