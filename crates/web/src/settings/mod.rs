//! The settings: one panel, opened from anywhere, for how the page looks, sounds and plays on this device.

mod controls;
mod icons;
mod install;
mod keys;
mod look;
mod panel;
mod remembered;
mod sound_button;

pub use panel::{SettingsButton, SettingsDialog, SettingsPanel};
pub use sound_button::SoundButton;

use crate::i18n::I18n;
use game_ui::kit::sound::SoundPlayer;
use install::InstallOffer;
use leptos::prelude::*;
use look::Look;
use speech::Lang;

/// Takes up what was chosen on this device before, and makes it known to everything below. Called once, by the app.
pub fn provide() {
    let preferences = remembered::preferences();
    provide_context(preferences);
    Look::provide(preferences);
    InstallOffer::provide();
    SettingsPanel::provide();
    SoundPlayer::start(preferences);
}

/// The language as two small buttons, for the header of a page. Each language is named in itself.
#[component]
pub fn LanguageButtons() -> impl IntoView {
    let i18n = I18n::get();
    let button = move |lang: Lang, [short, name]: [&'static str; 2]| {
        view! {
            <button
                type="button"
                lang=lang.code()
                title=name
                aria-label=name
                data-test=format!("lang-{}", lang.code())
                aria-pressed=move || (i18n.lang() == lang).to_string()
                on:click=move |_| i18n.choose(lang)
            >
                {short}
            </button>
        }
    };
    view! {
        <div class="languages" role="group" aria-label=move || i18n.text("language")>
            {button(Lang::Fr, ["FR", "Français"])} {button(Lang::En, ["EN", "English"])}
        </div>
    }
}
