//! Attracts attention when it is the reader's turn: by the icon in the browser's tabs, and by a sound if one wants it.

use super::client::TableClient;
use crate::i18n::I18n;
use crate::site_map;
use crate::storage;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

/// Nobody is awaited here.
pub const RESTING: &str = "/favicon.svg";
/// The reader is.
pub const CALLING: &str = "/favicon-turn.svg";

/// The two notes of the tone in hertz, and how long each lasts in seconds.
const NOTES: [f32; 2] = [587.3, 784.0];
const LENGTH: f64 = 0.16;

/// Shows by the icon whether the game waits here, and sounds the tone when it begins to.
pub fn attract(here: TableClient) {
    let mine = Memo::new(move |_| here.is_asked() || here.my_turn() && !here.is_shared());
    // Whether it was already our turn when we came, there is nothing to call back from.
    let settled = StoredValue::new(false);
    Effect::new(move |before: Option<bool>| {
        let mine = mine.get();
        show(if mine { CALLING } else { RESTING });
        if mine && before == Some(false) && settled.get_value() && storage::sound() {
            sound();
        }
        if untrack(|| here.feed.has_begun()) {
            settled.set_value(true);
        }
        mine
    });
    on_cleanup(|| show(RESTING));
}

/// Shows this icon in the browser's tabs.
pub fn show(icon: &str) {
    let link = document().query_selector("link[rel=icon]").ok().flatten();
    if let Some(link) = link {
        // Setting an attribute fails only for a name that is none.
        let _ = link.set_attribute("href", &site_map::at(icon));
    }
}

/// A browser that makes no sound, or not before it is touched, stays silent.
fn sound() {
    let _ = tone();
}

fn tone() -> Result<(), JsValue> {
    let context = AudioContext::new()?;
    // A context that was made without a touch may be asleep; where it stays so, nothing is heard.
    let _ = context.resume()?;
    let start = context.current_time();
    for (index, note) in NOTES.into_iter().enumerate() {
        let (oscillator, gain) = (context.create_oscillator()?, context.create_gain()?);
        oscillator.set_type(OscillatorType::Sine);
        oscillator.frequency().set_value(note);
        let begins = start + LENGTH * index as f64;
        gain.gain().set_value_at_time(0.12, begins)?;
        gain.gain().linear_ramp_to_value_at_time(0.0, begins + LENGTH)?;
        oscillator.connect_with_audio_node(&gain)?;
        gain.connect_with_audio_node(&context.destination())?;
        oscillator.start_with_when(begins)?;
        oscillator.stop_with_when(begins + LENGTH)?;
    }
    Ok(())
}

/// The switch for the tone, which is off until somebody wants it.
#[component]
pub fn SoundSwitch(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let on = RwSignal::new(storage::sound());
    let switch = move |_| {
        let now = !on.get_untracked();
        storage::set_sound(now);
        on.set(now);
        if now {
            // Heard once at once, so that one knows what to listen for; and the browser knows that it is wanted.
            sound();
        }
    };
    move || {
        here.me().is_some().then(|| {
            view! {
                <p>
                    <button
                        type="button"
                        data-test="sound"
                        aria-pressed=move || if on.get() { "true" } else { "false" }
                        on:click=switch
                    >
                        {move || i18n.text(if on.get() { "sound-on" } else { "sound-off" })}
                    </button>
                </p>
            }
        })
    }
}
