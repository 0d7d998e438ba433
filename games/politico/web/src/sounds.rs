//! What is heard of the things that happen: cards, the newspaper, ballots, the gavel, the end.

use crate::BoardContext;
use game_ui::kit::sound::{Cue, Sound, ending, hear};
use politico::Event;

/// Lets the table be heard.
pub(crate) fn sounds(context: BoardContext) {
    hear(context, move |event| match event {
        Event::End { .. } => Some(ending(context)),
        other => sound(other),
    });
}

fn sound(event: &Event) -> Option<Cue> {
    let cue = match event {
        Event::News { .. } => Sound::Page.into(),
        Event::Dealt { .. }
        | Event::Drew { .. }
        | Event::Discarded { .. }
        | Event::Candidate { .. }
        | Event::Offered { .. }
        | Event::TookBack { .. }
        | Event::PassedOn { .. }
        | Event::Shuffled
        | Event::Union { .. } => Sound::Card.into(),
        // A card that strikes the table.
        Event::Attack { .. } | Event::Army { .. } => Cue::after(380.0, Sound::Picket),
        Event::Parried { .. } | Event::Ballot { .. } | Event::Disputed { .. } | Event::Amended { .. } => {
            Cue::after(300.0, Sound::Gavel)
        }
        Event::Voted { .. } => Sound::Vote.into(),
        Event::Counted { .. } => Cue::after(900.0, Sound::Gavel),
        Event::Fell { .. } => Cue::after(250.0, Sound::Die),
        Event::Formed { .. } | Event::Elected { .. } => Cue::after(200.0, Sound::SeatLanding(7)),
        // Somebody sits down, or gets up.
        Event::Deputies { .. }
        | Event::Accepted { .. }
        | Event::Entered { .. }
        | Event::Left { .. }
        | Event::Expelled { .. }
        | Event::Hit { .. } => Cue::after(250.0, Sound::Wood),
        Event::Pledged { .. } | Event::Judged { .. } | Event::Invited { .. } | Event::Proposed { .. } => {
            Sound::Page.into()
        }
        Event::Declined { .. }
        | Event::Withdrew { .. }
        | Event::ArmyDone { .. }
        | Event::TakenBack { .. }
        | Event::PeaceOver { .. } => Cue::after(200.0, Sound::Wood),
        Event::MayForm { .. } | Event::Resigning { .. } => Sound::Page.into(),
        Event::Bell { .. } => Sound::Bell.into(),
        _ => return None,
    };
    Some(cue)
}
