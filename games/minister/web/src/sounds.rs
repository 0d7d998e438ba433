//! What is heard of the things that happen: the die on leather, wooden steps, chairs that are taken, a page of the calendar.

use crate::BoardContext;
use game_ui::kit::sound::{Cue, Sound, ending, hear};
use minister::Event;

/// How long a pawn is on its way, and a minister, in milliseconds.
const WAY: f64 = 300.0;
const SITTING: f64 = 200.0;

/// Lets the table be heard.
pub(crate) fn sounds(context: BoardContext) {
    hear(context, move |event| match event {
        Event::End { .. } => Some(ending(context)),
        other => cue(other),
    });
}

fn cue(event: &Event) -> Option<Cue> {
    let sound = match event {
        Event::Lot { .. } | Event::Rolled { .. } | Event::Press { .. } => return Some(Sound::Die.into()),
        Event::Settled { .. } | Event::Moved { .. } | Event::Lifted { .. } | Event::Exiled { .. } => {
            return Some(Cue::after(WAY, Sound::Wood));
        }
        Event::FirstMinisters { each: count } | Event::Appointed { count, .. } if *count > 0 => {
            return Some(Cue::after(SITTING, Sound::SeatLanding(*count)));
        }
        Event::Replaced { .. } => return Some(Cue::after(SITTING, Sound::SeatLanding(1))),
        // The chancellor calls to order.
        Event::Chair { .. } => return Some(Cue::after(WAY, Sound::Gavel)),
        // A page of the calendar; then the telephone, or the chair.
        Event::Time { .. } => Sound::Page,
        Event::Advance { .. } | Event::TimeInfluence { .. } => Sound::Bell,
        Event::Bonus { seat: Some(_) } => Sound::Gavel,
        // Down it goes.
        Event::Sunk { .. } => return Some(Cue::after(WAY, Sound::Vote)),
        Event::NoRolls { .. } | Event::NoInfluence { .. } => Sound::Refusal,
        Event::Declined { .. } | Event::Stopped { .. } | Event::Appointed { .. } => Sound::Card,
        Event::FirstMinisters { .. }
        | Event::Starter { .. }
        | Event::Replacing { .. }
        | Event::Bonus { seat: None }
        | Event::End { .. } => return None,
    };
    Some(sound.into())
}
