//! The preferences as this device remembers them.

use crate::storage;
use game_ui::kit::motion;
use game_ui::{PreferenceValue, Preferences};
use leptos::prelude::*;

const SOUND: &str = "sound";
const VOLUME: &str = "volume";
const MOTION: &str = "motion";
const BOT_SPEED: &str = "bot-speed";
const CONFIRM_MOVES: &str = "confirm-moves";
const FORCED_MOVES: &str = "forced-moves";
/// Read by boot.js too, before anything is drawn.
const TEXT_SIZE: &str = "text-size";
const BOT_LEVEL: &str = "bot-level";

/// What was chosen here before, and is kept from now on whenever it changes.
pub fn preferences() -> Preferences {
    let preferences = Preferences::new(motion::system_wants_still());
    keep_switch(SOUND, preferences.sound);
    keep_switch(CONFIRM_MOVES, preferences.confirm_moves);
    keep_switch(FORCED_MOVES, preferences.plays_forced_moves);
    keep(VOLUME, preferences.volume, read_volume, |volume| Some(format!("{volume:.2}")));
    keep(
        MOTION,
        preferences.motion,
        |id| PreferenceValue::from_id(id).map(Some),
        |speed| speed.map(|it| it.id().to_owned()),
    );
    keep_choice(BOT_SPEED, preferences.bot_speed);
    keep_choice(TEXT_SIZE, preferences.text_size);
    keep_choice(BOT_LEVEL, preferences.bot_level);
    preferences
}

fn keep_choice<T: PreferenceValue>(name: &'static str, signal: RwSignal<T>) {
    keep(name, signal, T::from_id, |choice| Some(choice.id().to_owned()));
}

fn keep_switch(name: &'static str, signal: RwSignal<bool>) {
    keep(name, signal, read_switch, |on| Some(if *on { "on" } else { "off" }.to_owned()));
}

/// Takes up what is remembered under a name, and remembers every change. What cannot be read is as good as nothing, and
/// what nobody chose is not written: a better default may come.
fn keep<T: Send + Sync + 'static>(
    name: &'static str,
    signal: RwSignal<T>,
    read: fn(&str) -> Option<T>,
    write: fn(&T) -> Option<String>,
) {
    if let Some(kept) = storage::setting(name).and_then(|kept| read(&kept)) {
        signal.set(kept);
    }
    Effect::new(move |is_later: Option<()>| {
        let value = signal.with(write);
        if let (Some(()), Some(value)) = (is_later, value) {
            storage::keep_setting(name, &value);
        }
    });
}

fn read_switch(kept: &str) -> Option<bool> {
    match kept {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    }
}

fn read_volume(kept: &str) -> Option<f32> {
    kept.parse().ok().filter(|volume| (0.0..=1.0).contains(volume))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_read_counts_for_nothing() {
        assert_eq!(["on", "off", "yes", ""].map(read_switch), [Some(true), Some(false), None, None]);
        assert_eq!(
            ["0.30", "1", "7", "-1", "NaN", "loud"].map(read_volume),
            [Some(0.3), Some(1.0), None, None, None, None]
        );
    }
}
