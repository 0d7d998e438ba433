//! What a picket would change, line by line and at the negotiation; as the rules foretell it.

use crate::BoardContext;
use gardez_la_ligne::{Event, Line, Preview, Station};
use leptos::prelude::*;
use rules::{Refusal, Seat};

/// What becomes of a line.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Effect {
    /// It is taken from the sheet.
    Takes,
    /// It is taken out of another's hands.
    Seizes(Seat),
    /// Whoever places the picket holds it already.
    Keeps,
    /// The leaders are level now: it goes back to the sheet.
    Ties(Seat),
    /// It stays with whoever held it, if anybody did.
    StaysWith(Option<Seat>),
    /// No marker is left for it.
    Dry,
}

/// What a picket would change on a line.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct LineForecast {
    pub(crate) line: Line,
    /// The influence of whoever places it, before and after.
    pub(crate) before: u8,
    pub(crate) after: u8,
    pub(crate) effect: Effect,
}

/// What a picket would change.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Forecast {
    /// Whose picket it would be.
    pub(crate) union: Seat,
    /// On every line of the station.
    pub(crate) lines: Vec<LineForecast>,
    /// By how much each union's seats would change.
    pub(crate) seats: Vec<i32>,
}

impl Forecast {
    /// What it says of a line.
    pub(crate) fn of(&self, line: Line) -> Option<&LineForecast> {
        self.lines.iter().find(|of| of.line == line)
    }
}

/// Whom to speak of: the seat played from here, or for those who watch the one whose turn it is.
fn protagonist(context: BoardContext) -> Option<Seat> {
    context.me().or_else(|| context.view.with(|view| view.turn))
}

/// What a picket would do here by the rules, or why there can be none; nothing once there is nobody left to place one.
pub(crate) fn preview(context: BoardContext, station: Station) -> Option<(Seat, Result<Preview, Refusal>)> {
    let union = protagonist(context)?;
    Some((union, context.view.with(|view| context.game().preview(view, union, station))))
}

/// The forecast of a station where a picket can be placed.
pub(crate) fn forecast(context: BoardContext, station: Station) -> Option<Forecast> {
    let (union, Ok(preview)) = preview(context, station)? else { return None };
    let game = context.game();
    let lines = context.view.with(|view| {
        let line = |line: Line| {
            let row = view.influence.get(line.index());
            let before = row.and_then(|row| row.get(union.index())).copied().unwrap_or_default();
            let gained = preview.told.iter().find_map(|event| match event {
                Event::Picket { points, lines, .. } if lines.contains(&line) => Some(*points),
                _ => None,
            });
            let holder = view.control.get(line.index()).copied().flatten();
            let effect = effect(&preview.told, line, union, holder);
            LineForecast { line, before, after: before + gained.unwrap_or_default(), effect }
        };
        game.board().through(station).iter().map(line).collect()
    });
    Some(Forecast { union, lines, seats: preview.seats })
}

fn effect(told: &[Event], line: Line, union: Seat, holder: Option<Seat>) -> Effect {
    let told = told.iter().find_map(|event| match event {
        Event::Taken { lines, .. } if lines.contains(&line) => Some(Effect::Takes),
        Event::Seized { from, lines, .. } if lines.contains(&line) => Some(Effect::Seizes(*from)),
        Event::Returned { from, lines } if lines.contains(&line) => Some(Effect::Ties(*from)),
        Event::OutOfMarkers { lines, .. } if lines.contains(&line) => Some(Effect::Dry),
        _ => None,
    });
    let still = if holder == Some(union) { Effect::Keeps } else { Effect::StaysWith(holder) };
    told.unwrap_or(still)
}
