//! What is heard of the things that happen: dice, cards, envelopes, wax. The end has its own evening.

use crate::BoardContext;
use crate::map::FLIGHT;
use game_ui::kit::sound::{Cue, Sound, hear};
use president::Event;

/// Lets the table be heard.
pub(crate) fn sounds(context: BoardContext) {
    hear(context, cue);
}

fn cue(event: &Event) -> Option<Cue> {
    let now = |sound| Some(Cue::from(sound));
    match event {
        Event::Rolled { .. } => now(Sound::Die),
        Event::Campaign { .. } => now(Sound::Page),
        Event::Challenged { .. } => now(Sound::Gavel),
        Event::Read { .. } | Event::Dealt { .. } | Event::Card { .. } => now(Sound::Card),
        Event::Hidden { .. } | Event::Stood { .. } | Event::Joined { .. } => now(Sound::Tick),
        // An envelope is heard as it lands, wax as it is pressed.
        Event::Took { .. } | Event::Won { .. } | Event::Picked { .. } | Event::AllOfIt { .. } => {
            Some(Cue::after(FLIGHT, Sound::Vote))
        }
        Event::Fortified { .. } | Event::Failed { .. } => Some(Cue::after(200.0, Sound::Picket)),
        Event::Voted { .. } => now(Sound::Vote),
        Event::Counted { passed, .. } => now(if *passed { Sound::Bell } else { Sound::Gavel }),
        Event::Answered { right, .. } | Event::Attempted { right, .. } => {
            now(if *right { Sound::Bell } else { Sound::Refusal })
        }
        Event::GaveUp { .. } | Event::StepLost { .. } => now(Sound::Refusal),
        Event::Owes { .. } | Event::Due { .. } | Event::SetOff { .. } | Event::Void { .. } => {
            now(Sound::Wood)
        }
        Event::Announced { .. } => now(Sound::Bell),
        Event::RoundOver { .. } | Event::RunOff { .. } => now(Sound::Gavel),
        Event::Named { .. } | Event::Proclaimed { .. } => now(Sound::SeatLanding(6)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use president::Territory;
    use rules::Seat;

    #[test]
    fn an_envelope_is_heard_as_it_lands() {
        let (seat, territory) = (Seat::new(0), Territory::new(4));
        let took = Event::Took { seat, holder: seat, territory };
        assert_eq!(cue(&took), Some(Cue::after(FLIGHT, Sound::Vote)));
        assert_eq!(
            cue(&Event::Elected { seats: vec![seat], ending: president::Ending::Count, votes: 0 }),
            None,
            "the evening tells it"
        );
    }
}
