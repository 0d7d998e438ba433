//! The button that mutes everything, for the bar of a table.

use super::icons;
use crate::i18n::I18n;
use game_ui::Preferences;
use game_ui::kit::sound::{Sound, SoundPlayer};
use leptos::prelude::*;

/// Mutes, and makes heard again.
#[component]
pub fn SoundButton() -> impl IntoView {
    let i18n = I18n::get();
    let (sounds, on) = (SoundPlayer::get(), Preferences::get().sound);
    let label = move || i18n.text(if on.get() { "sound-mute" } else { "sound-unmute" });
    let switch = move |_| {
        on.update(|on| *on = !*on);
        // Heard at once, so that one knows what there is to hear; nothing where it was just muted.
        sounds.play(Sound::Bell);
    };
    view! {
        <button
            type="button"
            class="icon-button"
            data-test="sound"
            data-on=move || on.get().then_some("yes")
            title=label
            aria-label=label
            on:click=switch
        >
            {move || if on.get() { icons::sound() } else { icons::muted() }}
        </button>
    }
}
