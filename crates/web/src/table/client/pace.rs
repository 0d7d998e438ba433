//! The pace at which events are shown: one beat, and the timer that counts it.

use game_ui::{BotSpeed, Preferences};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// The part of a bot's pause that an event is on screen: bots on this device are not held up by it.
const BEAT: f64 = 0.6;

/// The same where a game is shown again by itself, and the least of it in milliseconds.
const REPLAY_BEAT: f64 = 1.6;
const SHORTEST_REPLAY_BEAT: u32 = 800;

/// The pace of a table.
#[derive(Copy, Clone)]
pub struct Pace {
    speed: RwSignal<BotSpeed>,
    /// How long each sentence of what is on screen is to be seen, in milliseconds.
    sentence_ms: StoredValue<u32>,
    timer: StoredValue<Option<Timeout>, LocalStorage>,
}

impl Pace {
    /// Nothing is counted.
    pub fn new() -> Pace {
        Pace {
            speed: Preferences::get().bot_speed,
            sentence_ms: StoredValue::new(0),
            timer: StoredValue::new_local(None),
        }
    }

    /// How long an event is to be seen, in milliseconds; nothing where the reader wants everything at once, nor where no time
    /// passes, as in tests without a browser.
    pub fn beat_ms(self) -> u32 {
        let pause = if cfg!(target_arch = "wasm32") { self.speed.get_untracked().pause_ms() } else { 0.0 };
        (pause * BEAT) as u32
    }

    /// The same for what the reader asked to see again, who then wants to see it, however little they wait otherwise.
    pub fn again_beat_ms(self) -> u32 {
        if cfg!(target_arch = "wasm32") { self.beat_ms().max(SHORTEST_REPLAY_BEAT) } else { 0 }
    }

    /// How long a moment of a game shown again is to be seen, which nobody waits for: long enough to read what happened.
    pub fn replay_beat_ms(self) -> u32 {
        let pause = self.speed.get_untracked().pause_ms();
        ((pause * REPLAY_BEAT) as u32).max(SHORTEST_REPLAY_BEAT)
    }

    /// How long each sentence of what is on screen is to be seen; nothing where the last is to be seen at once.
    pub fn sentence_ms(self) -> u32 {
        self.sentence_ms.get_value()
    }

    /// What is on screen is told in so many sentences within this time.
    pub fn tell(self, sentences: usize, within_ms: u32) {
        self.sentence_ms.set_value(within_ms / sentences.max(1) as u32);
    }

    /// Does something after so many milliseconds, instead of what was to be done before.
    pub fn wait(self, ms: u32, then: impl FnOnce() + 'static) {
        self.timer.set_value(Some(Timeout::new(ms, then)));
    }

    /// Nothing is waited for any more.
    pub fn stop(self) {
        self.timer.set_value(None);
    }
}
