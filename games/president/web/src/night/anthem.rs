//! The rulebook ends with everybody singing the Marseillaise: a few bars of it, for whoever asks for them. It is silent
//! until then.

use crate::{BoardContext, words};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsValue;
use std::time::Duration;
use web_sys::{AudioContext, OscillatorType};

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
const SIXTEENTH: f64 = 60.0 / 112.0 / 4.0;
/// How loud it is, of what the device can do, and how long a note takes to come and to go, in seconds.
const LOUD: f32 = 0.16;
const EDGE: f64 = 0.03;

/// The notes with when they begin and end, in seconds.
fn notes() -> impl Iterator<Item = (u8, f64, f64)> {
    let mut past = 0.0;
    let timed = BARS.into_iter().flatten().map(move |(note, sixteenths)| {
        let begins = past;
        past += f64::from(*sixteenths) * SIXTEENTH;
        (*note, begins, past)
    });
    timed.filter(|(note, ..)| *note != REST)
}

/// How long all of it lasts.
fn length() -> f64 {
    BARS.into_iter().flatten().map(|(_, sixteenths)| f64::from(*sixteenths) * SIXTEENTH).sum()
}

/// The frequency of a note, in hertz.
fn hertz(note: u8) -> f32 {
    440.0 * 2f32.powf((f32::from(note) - 69.0) / 12.0)
}

/// The button that plays it, and stops it. Its place is kept until everything is in, so that nothing moves then.
pub(super) fn anthem(seen: BoardContext, over: Memo<bool>) -> AnyView {
    let sounding = StoredValue::new_local(None::<AudioContext>);
    let playing = RwSignal::new(false);
    let count = StoredValue::new(0u32);
    let stop = move || {
        let _ = count.try_update_value(|count| *count += 1);
        let context = sounding.try_update_value(Option::take).flatten();
        // One that is closed already makes no sound either.
        let _ = context.map(|context| context.close());
        let _ = playing.try_set(false);
    };
    let start = move || {
        // A device without sound stays silent.
        let Ok(context) = sing() else { return };
        sounding.set_value(Some(context));
        playing.set(true);
        let this = count.get_value();
        let when_over = move || {
            if count.try_get_value() == Some(this) {
                stop();
            }
        };
        set_timeout(when_over, Duration::from_secs_f64(length() + 0.5));
    };
    on_cleanup(stop);
    // Whoever watches the evening again hears it end again.
    Effect::new(move |_| {
        if !over.get() {
            stop();
        }
    });
    let label = move || words::text(seen, if playing.get() { "night-hush" } else { "night-anthem" });
    view! {
        <button
            type="button"
            data-test="anthem"
            style:visibility=move || if over.get() { "visible" } else { "hidden" }
            aria-pressed=move || playing.get().to_string()
            on:click=move |_| if playing.get_untracked() { stop() } else { start() }
        >
            <span aria-hidden="true">"♪ "</span>
            {label}
        </button>
    }
    .into_any()
}

/// Begins to play all of it: two voices, an octave apart.
fn sing() -> Result<AudioContext, JsValue> {
    let context = AudioContext::new()?;
    let start = context.current_time() + 0.1;
    for (note, begins, ends) in notes() {
        for (note, kind, loud) in
            [(note, OscillatorType::Triangle, LOUD), (note - 12, OscillatorType::Sine, LOUD / 2.0)]
        {
            let (oscillator, gain) = (context.create_oscillator()?, context.create_gain()?);
            oscillator.set_type(kind);
            oscillator.frequency().set_value(hertz(note));
            let (begins, ends) = (start + begins, start + ends);
            let volume = gain.gain();
            volume.set_value_at_time(0.0, begins)?;
            volume.linear_ramp_to_value_at_time(loud, begins + EDGE)?;
            volume.set_value_at_time(loud, ends - EDGE)?;
            volume.linear_ramp_to_value_at_time(0.0, ends)?;
            oscillator.connect_with_audio_node(&gain)?;
            gain.connect_with_audio_node(&context.destination())?;
            oscillator.start_with_when(begins)?;
            oscillator.stop_with_when(ends)?;
        }
    }
    Ok(context)
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
        assert!((hertz(69) - 440.0).abs() < 0.01);
    }
}
