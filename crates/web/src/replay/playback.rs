//! How a moment of a game shown again comes on screen: the next one is played as at a live table, through the same queue;
//! any other is simply there.

use crate::table::client::{EventQueue, Pace};
use game_ui::{MotionSpeed, Preferences};
use leptos::prelude::*;
use rules::Viewer;
use std::sync::Arc;
use wire::ViewerSnapshot;

/// A moment as one viewer sees it.
type ReplayPosition = (u64, Viewer);

/// What plays a game shown again.
#[derive(Copy, Clone)]
pub struct Playback {
    /// Does it go on by itself?
    pub playing: RwSignal<bool>,
    queue: EventQueue,
    pace: Pace,
    reader: Preferences,
    /// The reader's preferences as the drawing is given them: in whatever is not played, nothing moves or sounds.
    drawn: Preferences,
    on_screen: StoredValue<Option<ReplayPosition>>,
}

impl Playback {
    /// Nothing is on screen yet.
    pub fn new() -> Playback {
        let reader = Preferences::get();
        let mut drawn = reader;
        drawn.motion = RwSignal::new(Some(MotionSpeed::Off));
        drawn.sound = RwSignal::new(false);
        Playback {
            playing: RwSignal::new(false),
            queue: EventQueue::new(),
            pace: Pace::new(),
            reader,
            drawn,
            on_screen: StoredValue::new(None),
        }
    }

    /// The preferences that the drawing goes by.
    pub fn preferences(self) -> Preferences {
        self.drawn
    }

    /// Puts a moment on screen, which `draw` draws, and does `next` when its beat is over. One that is there already is
    /// not drawn again.
    pub fn show(
        self,
        place: ReplayPosition,
        step: Arc<ViewerSnapshot>,
        draw: impl FnOnce(Arc<ViewerSnapshot>),
        next: impl FnOnce() + 'static,
    ) {
        let before = self.on_screen.get_value();
        if before == Some(place) {
            return;
        }
        self.on_screen.set_value(Some(place));
        let is_next = follows(before, place);
        self.drawn.motion.set(Some(if is_next { self.reader.motion_speed_now() } else { MotionSpeed::Off }));
        self.drawn.sound.set(is_next && self.reader.sound.get_untracked());
        // Whoever goes on does not wait for what was on screen before.
        self.queue.clear();
        let Some(step) = self.queue.push(step) else { return };
        self.queue.showed(&step, true);
        draw(step);
        self.pace.wait(self.queue.beat_ms(self.pace.replay_beat_ms()), move || {
            // Nothing waits: each moment is fetched when the one before it was seen.
            let _ = self.queue.next();
            next();
        });
    }

    /// Nothing goes on by itself any more.
    pub fn pause(self) {
        self.playing.set(false);
    }
}

/// Is this the moment right after another, for the same viewer?
fn follows(before: Option<ReplayPosition>, (at, viewer): ReplayPosition) -> bool {
    before.is_some_and(|(earlier, same)| earlier + 1 == at && same == viewer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Seat;

    #[test]
    fn only_the_next_moment_of_the_same_viewer_is_played() {
        let seat = Viewer::Seat(Seat::new(1));
        assert!(follows(Some((4, seat)), (5, seat)));
        assert!(!follows(Some((5, seat)), (4, seat)), "back");
        assert!(!follows(Some((4, seat)), (6, seat)), "a leap");
        assert!(!follows(Some((4, Viewer::Public)), (5, seat)), "somebody else's view");
        assert!(!follows(None, (1, seat)), "the first");
    }
}
