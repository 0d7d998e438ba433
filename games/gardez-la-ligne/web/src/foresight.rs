//! A station in words and on its card: what it is, what a picket there would do, or why there can be none.

use crate::{BoardContext, badge, words};
use game_ui::kit::sign;
use gardez_la_ligne::{Action, Event, Line, Preview, Station};
use leptos::prelude::*;
use rules::{Arg, Narrate, Phrase, Refusal, Seat};

/// Whose picket stands on a station.
pub(crate) fn holder(seen: BoardContext, station: Station) -> Option<Seat> {
    seen.view
        .with(|view| view.pickets.iter().find(|picket| picket.station == station).map(|picket| picket.union))
}

/// Whom to speak of: the seat played from here, or for those who watch the one whose turn it is.
fn protagonist(seen: BoardContext) -> Option<Seat> {
    seen.me().or_else(|| seen.view.with(|view| view.turn))
}

/// What a picket would do here; nothing once there is nobody left to place one.
fn preview(seen: BoardContext, station: Station) -> Option<(Seat, Result<Preview, Refusal>)> {
    let union = protagonist(seen)?;
    Some((union, seen.view.with(|view| seen.game().preview(view, union, station))))
}

/// Why no picket can be placed here.
fn refused(seen: BoardContext, station: Station, refusal: Refusal) -> String {
    let args = seen.game().say_action(&Action::Picket(station)).args;
    seen.say(&Phrase { id: refusal.reason, args })
}

/// The station in words: its name, its lines, and whose picket stands there.
pub(crate) fn described(seen: BoardContext, station: Station, union: Option<Seat>) -> String {
    let game = seen.game();
    let board = game.board();
    let Some(place) = board.place(station) else { return String::new() };
    let through = board.through(station);
    let phrase = Phrase::new(if union.is_some() { "station-taken" } else { "station-free" })
        .name("station", &place.name)
        .number("count", through.len() as i64)
        .arg("lines", lines(seen, through.iter()));
    let phrase = match union {
        Some(union) => phrase.seat("union", union),
        None => phrase,
    };
    words::say(seen, &phrase)
}

fn lines(seen: BoardContext, lines: impl Iterator<Item = Line>) -> Arg {
    let game = seen.game();
    let board = game.board();
    Arg::List(lines.filter_map(|line| board.track(line)).map(|track| Arg::Name(track.id.clone())).collect())
}

/// What a picket would do here, in words; nothing where one stands already, for that was said.
pub(crate) fn foretold(seen: BoardContext, station: Station) -> String {
    let Some((_, Ok(preview))) = preview(seen, station) else { return String::new() };
    let game = seen.game();
    let mut sentences: Vec<String> = preview
        .told
        .iter()
        .filter_map(|event| match event {
            Event::Picket { points, lines, .. } => {
                let phrase =
                    Phrase::new("gain").number("points", *points).number("count", lines.len() as i64);
                Some(words::say(seen, &phrase))
            }
            Event::Starter { .. } | Event::End { .. } => None,
            event => Some(seen.say(&game.say_event(event))),
        })
        .collect();
    sentences.extend(seats(seen, &preview));
    sentences.join(" ")
}

/// By how much each union's seats would change, in words; nothing if none would.
fn seats(seen: BoardContext, preview: &Preview) -> Option<String> {
    let changes: Vec<Arg> = Seat::all()
        .zip(&preview.seats)
        .filter(|(_, change)| **change != 0)
        .map(|(union, change)| {
            let phrase = Phrase::new("seats-change")
                .seat("union", union)
                .name("change", if *change > 0 { format!("+{change}") } else { format!("−{}", -change) });
            Arg::Name(words::say(seen, &phrase))
        })
        .collect();
    let phrase = || Phrase::new("seats-changes").arg("changes", Arg::List(changes.clone()));
    (!changes.is_empty()).then(|| words::say(seen, &phrase()))
}

/// The card of a station: all of this to look at.
pub(crate) fn card(seen: BoardContext, station: Station) -> AnyView {
    let game = seen.game();
    let board = game.board();
    let Some(place) = board.place(station) else { return ().into_any() };
    let told = match (preview(seen, station), holder(seen, station)) {
        (_, Some(union)) => taken(seen, station, union),
        (Some((union, Ok(preview))), None) => foreseen(seen, union, &preview),
        (Some((_, Err(refusal))), None) => why_not(seen, station, refusal),
        (None, None) => ().into_any(),
    };
    view! {
        <p class="title">
            <strong>{place.name.clone()}</strong>
            {badge::badges(board, board.through(station).iter())}
        </p>
        {told}
    }
    .into_any()
}

fn taken(seen: BoardContext, station: Station, union: Seat) -> AnyView {
    let phrase = Phrase::new("card-taken").seat("union", union);
    // Why it cannot be taken again is said as long as somebody could want to.
    let why = preview(seen, station).and_then(|(_, preview)| preview.err());
    view! {
        <p>{sign::sign(union)} " " {words::say(seen, &phrase)}</p>
        {why.map(|refusal| why_not(seen, station, refusal))}
    }
    .into_any()
}

/// Why no picket can be placed here, with its clause.
fn why_not(seen: BoardContext, station: Station, refusal: Refusal) -> AnyView {
    let clause = seen.clause(refusal.clause);
    view! { <p class="why">{refused(seen, station, refusal)} " " {clause}</p> }.into_any()
}

/// A list of what would happen, each with the badges it is about.
fn foreseen(seen: BoardContext, union: Seat, preview: &Preview) -> AnyView {
    let game = seen.game();
    let own = seen.me() == Some(union);
    let rows = preview.told.iter().filter_map(|event| {
        let (class, phrase, lines) = match event {
            Event::Picket { lines, .. } if lines.is_empty() => ("gain", Phrase::new("card-nothing"), lines),
            Event::Picket { points, lines, .. } => {
                ("gain", Phrase::new("card-gain").number("points", *points), lines)
            }
            Event::OutOfMarkers { lines, .. } => ("dry", Phrase::new("card-dry"), lines),
            Event::Taken { lines, .. } if own => ("take", Phrase::new("card-take"), lines),
            Event::Taken { lines, .. } => ("take", Phrase::new("card-takes").seat("union", union), lines),
            Event::Seized { from, lines, .. } if own => {
                ("take", Phrase::new("card-seize").seat("from", *from), lines)
            }
            Event::Seized { from, lines, .. } => {
                ("take", Phrase::new("card-seizes").seat("union", union).seat("from", *from), lines)
            }
            Event::Returned { from, lines } => ("tie", Phrase::new("card-tie").seat("from", *from), lines),
            Event::Starter { .. } | Event::End { .. } => return None,
        };
        Some(view! {
            <li class=class>
                <span>{words::say(seen, &phrase)}</span>
                " "
                {badge::badges(game.board(), lines.iter().copied())}
            </li>
        })
    });
    let rows = rows.collect_view();
    let shifts = seats(seen, preview).map(|said| view! { <li class="shift">{said}</li> });
    view! {
        <ul>
            {rows}
            {shifts}
        </ul>
    }
    .into_any()
}
