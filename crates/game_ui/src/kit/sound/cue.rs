//! What is heard of the things that happen at a table.

use super::{Sound, SoundPlayer};
use crate::BoardContext;
use crate::kit::motion::Animator;
use leptos::prelude::*;
use rules::Game;

/// Between two sounds of the same update, in milliseconds.
const APART: f64 = 140.0;
/// So many of them are told apart by the ear.
const MOST: usize = 3;

/// The last move is seen before the end is heard, in milliseconds.
const LAST_MOVE: f64 = 600.0;

/// A sound, and when it is heard.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Cue {
    sound: Sound,
    after: f64,
}

impl Cue {
    /// A sound that is heard so many milliseconds after the thing was told, as when a piece lands. At another speed of
    /// motion it is another time, and none where nothing moves.
    pub const fn after(milliseconds: f64, sound: Sound) -> Cue {
        Cue { sound, after: milliseconds }
    }
}

impl From<Sound> for Cue {
    fn from(sound: Sound) -> Cue {
        Cue::after(0.0, sound)
    }
}

/// Lets everything that happens at the table be heard. What lay there when it was opened is not, nor is what is past.
pub fn hear<G: Game>(context: BoardContext<G>, cue: impl Fn(&G::Event) -> Option<Cue> + 'static) {
    if context.is_past() {
        return;
    }
    let (sounds, motion) = (SoundPlayer::get(), Animator::get());
    let opened = context.told.with_untracked(|(number, _)| *number);
    Effect::new(move |_| {
        let cues = context.told.with(|(number, events)| match *number != opened {
            true => chosen(events.iter().filter_map(&cue)),
            false => Vec::new(),
        });
        for (index, cue) in cues.into_iter().enumerate() {
            let lands = motion.duration(cue.after).unwrap_or_default();
            sounds.play_after(cue.sound, lands + APART * index as f64);
        }
    });
}

/// The end of the game as it is heard by whoever reads this: by their place, or the winner's for those who only watch.
pub fn ending<G: Game>(context: BoardContext<G>) -> Cue {
    let place = untrack(|| {
        let (outcome, me) = (context.outcome()?, context.me()?);
        outcome.places().get(me.index()).copied()
    });
    Cue::after(LAST_MOVE, Sound::Ending(place.unwrap_or(1)))
}

/// The first few that differ: the same again at once says nothing more.
fn chosen(cues: impl Iterator<Item = Cue>) -> Vec<Cue> {
    let mut chosen: Vec<Cue> = Vec::new();
    for cue in cues {
        if chosen.len() < MOST && chosen.iter().all(|earlier| earlier.sound != cue.sound) {
            chosen.push(cue);
        }
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_much_at_once_the_first_few_that_differ_are_heard() {
        let cues = [Sound::Die, Sound::Wood, Sound::Wood, Sound::Card, Sound::Gavel].map(Cue::from);
        assert_eq!(chosen(cues.into_iter()), [Sound::Die, Sound::Wood, Sound::Card].map(Cue::from));
    }
}
