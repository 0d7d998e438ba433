//! The sounds of the table, synthesised with Web Audio: small, quiet, and silent until the reader has pressed something.
//!
//! A drawing takes [`SoundPlayer::get`] while it is built and plays from wherever it likes. There is one audio context for the
//! whole page, made at the first press, because browsers allow none before.

mod cue;
mod score;
mod synthesizer;
mod voice;

pub use cue::{Cue, ending, hear};
pub use score::Sound;
pub use synthesizer::PlayingPiece;
pub use voice::{Fade, Voice, Wave, hertz};

use crate::Preferences;
use leptos::ev::{click, keydown, pointerup};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Element;
use synthesizer::Bus;

/// What ticks when it is pressed.
const TICKING: &str = "button:not(:disabled), .button, summary, input[type=checkbox], input[type=radio]";

/// What plays sounds, as loud as the reader wants them.
#[derive(Copy, Clone)]
pub struct SoundPlayer(Preferences);

impl SoundPlayer {
    /// As loud as the reader of this page wants them.
    pub fn get() -> SoundPlayer {
        SoundPlayer(Preferences::get())
    }

    /// Wakes at the first press, follows mute and volume, and lets buttons tick. Called once, by the page.
    pub fn start(preferences: Preferences) {
        let sounds = SoundPlayer(preferences);
        // A browser that does not take one of these for a press takes another.
        window_event_listener(pointerup, |_| synthesizer::wake());
        window_event_listener(keydown, |_| synthesizer::wake());
        window_event_listener(click, move |event| {
            synthesizer::wake();
            let pressed = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            let ticks = pressed.and_then(|pressed| pressed.closest(TICKING).ok().flatten());
            if ticks.is_some() {
                sounds.play(Sound::Tick);
            }
        });
        Effect::new(move |_| synthesizer::set_volume(preferences.volume.get()));
    }

    /// Plays a sound now, unless the reader wants none. A page that nobody has pressed yet stays silent, as does one that
    /// plays too much already.
    pub fn play(self, sound: Sound) {
        self.play_after(sound, 0.0);
    }

    /// The same, so many milliseconds later: as a piece lands.
    pub fn play_after(self, sound: Sound, milliseconds: f64) {
        // A page that is going away makes no sound any more.
        if self.0.sound.try_get_untracked() == Some(true) {
            synthesizer::play(sound, (milliseconds / 1000.0) as f32);
        }
    }

    /// Plays a piece for which somebody has just pressed a button, so it is heard even where the table is muted; nothing
    /// where the device has no sound. What is given back can stop it.
    pub fn perform(self, voices: &[Voice]) -> Option<PlayingPiece> {
        synthesizer::wake();
        synthesizer::schedule(voices, Bus::Performance, 0.1)
    }
}
