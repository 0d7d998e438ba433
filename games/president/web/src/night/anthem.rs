//! The rulebook ends with everybody singing the Marseillaise: a few bars of it, for whoever asks for them. It is silent
//! until then.

use crate::{BoardContext, words};
use game_ui::kit::sound::{PlayingPiece, SoundPlayer, Voice, Wave, hertz};
use leptos::prelude::*;
use std::time::Duration;

/// No note.
const REST: u8 = 0;
/// The melody of Claude Joseph Rouget de Lisle (1792): the upbeat, then eight bars. Each note by its number on a keyboard
/// where 69 is A at 440 hertz, and its length in sixteenths.
const BARS: [&[(u8, u8)]; 9] = [
    &[(62, 1), (62, 3), (62, 1)],
    &[(67, 4), (67, 4), (69, 4), (69, 4)],
    &[(74, 6), (71, 2), (67, 3), (67, 1), (71, 3), (67, 1)],
    &[(64, 4), (72, 8), (69, 3), (66, 1)],
    &[(67, 8), (REST, 4), (67, 3), (69, 1)],
    &[(71, 4), (71, 4), (71, 4), (72, 3), (71, 1)],
    &[(71, 4), (69, 4), (REST, 4), (69, 3), (71, 1)],
    &[(72, 4), (72, 4), (72, 4), (74, 3), (72, 1)],
    &[(71, 8)],
];
/// A sixteenth, in seconds: 112 quarters a minute.
const SIXTEENTH: f32 = 60.0 / 112.0 / 4.0;
/// How loud it is, of what the device can do at full volume, and how long a note takes to come and to go, in seconds.
const LOUD: f32 = 0.53;
const EDGE: f32 = 0.03;

/// The notes with when they begin and end, in seconds.
fn notes() -> impl Iterator<Item = (u8, f32, f32)> {
    let mut past = 0.0;
    let timed = BARS.into_iter().flatten().map(move |(note, sixteenths)| {
        let begins = past;
        past += f32::from(*sixteenths) * SIXTEENTH;
        (*note, begins, past)
    });
    timed.filter(|(note, ..)| *note != REST)
}

/// How long all of it lasts.
fn length() -> f32 {
    BARS.into_iter().flatten().map(|(_, sixteenths)| f32::from(*sixteenths) * SIXTEENTH).sum()
}

/// All of it in two voices, an octave apart.
fn voices() -> Vec<Voice> {
    let pair = |(note, begins, ends): (u8, f32, f32)| {
        [(note, Wave::Triangle, LOUD), (note - 12, Wave::Sine, LOUD / 2.0)]
            .map(|(note, wave, loud)| Voice::held(wave, hertz(note), ends - begins, loud, EDGE).at(begins))
    };
    notes().flat_map(pair).collect()
}

/// The button that plays it, and stops it. Its place is kept until everything is in, so that nothing moves then.
pub(super) fn anthem(context: BoardContext, over: Memo<bool>) -> AnyView {
    let sounds = SoundPlayer::get();
    let sounding = StoredValue::new_local(None::<PlayingPiece>);
    let playing = RwSignal::new(false);
    let count = StoredValue::new(0u32);
    let stop = move || {
        let _ = count.try_update_value(|count| *count += 1);
        if let Some(playback) = sounding.try_update_value(Option::take).flatten() {
            playback.stop();
        }
        let _ = playing.try_set(false);
    };
    let start = move || {
        // A device without sound stays silent.
        let Some(playback) = sounds.perform(&voices()) else { return };
        sounding.set_value(Some(playback));
        playing.set(true);
        let this = count.get_value();
        let when_over = move || {
            if count.try_get_value() == Some(this) {
                stop();
            }
        };
        set_timeout(when_over, Duration::from_secs_f32(length() + 0.5));
    };
    on_cleanup(stop);
    // Whoever watches the evening again hears it end again.
    Effect::new(move |_| {
        if !over.get() {
            stop();
        }
    });
    let label = move || words::text(context, if playing.get() { "night-hush" } else { "night-anthem" });
    view! {
        <button
            type="button"
            data-test="anthem"
            class:pre-not-yet=move || !over.get()
            aria-pressed=move || playing.get().to_string()
            on:click=move |_| if playing.get_untracked() { stop() } else { start() }
        >
            <span aria-hidden="true">"♪ "</span>
            {label}
        </button>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bar_is_full_and_the_first_note_comes_before_it() {
        let lengths: Vec<u32> =
            BARS.iter().map(|bar| bar.iter().map(|(_, sixteenths)| u32::from(*sixteenths)).sum()).collect();
        assert_eq!(lengths, [5, 16, 16, 16, 16, 16, 16, 16, 8]);
        assert!((10.0..30.0).contains(&length()), "a few bars");
    }

    #[test]
    fn notes_follow_each_other_and_can_be_sung() {
        let mut last = 0.0;
        for (note, begins, ends) in notes() {
            assert!(begins >= last && ends - begins > 2.0 * EDGE);
            assert!((250.0..700.0).contains(&hertz(note)), "{note}");
            last = ends;
        }
    }
}
