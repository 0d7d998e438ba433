//! What is heard of the things that happen: pickets on enamel, lines that change hands, tokens that go back, the end.

use crate::BoardContext;
use crate::changes::{LANDS, SITS};
use game_ui::kit::sound::{Cue, Sound, ending, hear};
use gardez_la_ligne::Event;

/// Lets the table be heard.
pub(crate) fn sounds(context: BoardContext) {
    hear(context, move |event| match event {
        Event::End { .. } => Some(ending(context)),
        other => cue(other),
    });
}

fn cue(event: &Event) -> Option<Cue> {
    match event {
        Event::Starter { .. } => Some(Cue::after(0.0, Sound::Page)),
        Event::Picket { .. } => Some(Cue::after(LANDS, Sound::Picket)),
        Event::Taken { lines, .. } | Event::Seized { lines, .. } => {
            Some(Cue::after(SITS, Sound::SeatLanding(lines.len().min(12) as u8)))
        }
        Event::Returned { .. } => Some(Cue::after(SITS, Sound::Wood)),
        Event::OutOfMarkers { .. } => Some(Cue::after(LANDS, Sound::ClockTick)),
        Event::End { .. } => None,
    }
}
