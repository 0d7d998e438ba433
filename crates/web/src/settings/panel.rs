//! The panel of the settings, a dialog over whatever page is open, and the button that opens it.

use super::controls::{Segments, Slider, Switch};
use super::icons;
use super::install::Install;
use super::keys::KeyList;
use super::look::{Look, Theme};
use crate::i18n::I18n;
use game_ui::kit::sound::{Sound, SoundPlayer};
use game_ui::press::{focus_still, is_typing};
use game_ui::{BotSpeed, MotionSpeed, Preferences, TextSize};
use leptos::ev::{KeyboardEvent, MouseEvent, keydown};
use leptos::html::Dialog;
use leptos::prelude::*;
use speech::Lang;
use wire::Level;

/// Where the panel is read from when it opens.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Section {
    /// From the top.
    All,
    /// From the help for the keyboard.
    Keys,
}

/// The panel, for whoever opens it.
#[derive(Copy, Clone)]
pub struct SettingsPanel {
    open: RwSignal<Option<Section>>,
}

impl SettingsPanel {
    /// A closed one. `?` opens it at the help for the keyboard, unless somebody is writing.
    pub fn provide() {
        let panel = SettingsPanel { open: RwSignal::new(None) };
        window_event_listener(keydown, move |event| {
            let with_others = event.ctrl_key() || event.alt_key() || event.meta_key();
            if event.key() == "?" && !with_others && !is_typing() {
                event.prevent_default();
                panel.open.set(Some(Section::Keys));
            }
        });
        provide_context(panel);
    }

    /// The panel of this page.
    pub fn get() -> SettingsPanel {
        // The app provides it before anything else is built.
        expect_context()
    }

    /// Opens it.
    pub fn open(self) {
        self.open.set(Some(Section::All));
    }
}

/// The button that opens the settings, for a header or a bar.
#[component]
pub fn SettingsButton() -> impl IntoView {
    let i18n = I18n::get();
    let panel = SettingsPanel::get();
    let label = move || i18n.text("settings");
    view! {
        <button
            type="button"
            class="icon-button"
            data-test="settings"
            title=label
            aria-label=label
            aria-haspopup="dialog"
            on:click=move |_| panel.open()
        >
            {icons::settings()}
        </button>
    }
}

/// The panel itself; there is one for the whole page.
#[component]
pub fn SettingsDialog() -> impl IntoView {
    let i18n = I18n::get();
    let panel = SettingsPanel::get();
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        let (Some(section), Some(dialog)) = (panel.open.get(), dialog.get()) else { return };
        if !dialog.open() {
            // It can be shown as long as it is in the document. Once closed the browser puts the keyboard back.
            let _ = dialog.show_modal();
        }
        if section == Section::Keys {
            let keys = document().get_element_by_id("settings-keys");
            keys.iter().for_each(|keys| keys.scroll_into_view());
            focus_still(keys);
        }
    });
    let close = move || {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    // The browser tells of a closing only after a while: the panel may be open again by then.
    let closed = move |_| {
        if dialog.get_untracked().is_none_or(|dialog| !dialog.open()) {
            panel.open.set(None);
        }
    };
    // Whatever is pressed in the panel is not meant for the table under it.
    let keep_keys = move |event: KeyboardEvent| event.stop_propagation();
    // What is pressed beside the panel is pressed on the dialog itself.
    let press_beside = move |event: MouseEvent| {
        let beside = event.target().zip(dialog.get_untracked()).is_some_and(|(at, dialog)| at == ****dialog);
        if beside {
            close();
        }
    };
    view! {
        <dialog
            class="settings"
            data-test="settings-panel"
            aria-labelledby="settings"
            node_ref=dialog
            on:keydown=keep_keys
            on:click=press_beside
            on:close=closed
        >
            // Built once it is wanted: nobody else waits for it.
            {move || {
                panel.open.with(Option::is_some).then(|| view! {
                    <div class="settings-sheet">
                        <div class="settings-head">
                            <h2 id="settings">{move || i18n.text("settings")}</h2>
                            <button
                                type="button"
                                class="icon-button"
                                data-test="settings-close"
                                title=move || i18n.text("settings-close")
                                aria-label=move || i18n.text("settings-close")
                                on:click=move |_| close()
                            >
                                {icons::close()}
                            </button>
                        </div>
                        <div class="settings-body">
                            <div class="settings-column">
                                <Appearance />
                                <SoundSettings />
                                <section aria-labelledby="settings-install">
                                    <h3 id="settings-install">{move || i18n.text("settings-install")}</h3>
                                    <Install />
                                </section>
                            </div>
                            <div class="settings-column">
                                <PlaySettings />
                            <p class="setting-note">{move || i18n.text("settings-kept")}</p>
                            </div>
                            <section class="settings-keys" aria-labelledby="settings-keys">
                                <h3 id="settings-keys" tabindex="-1">{move || i18n.text("settings-keys")}</h3>
                                <KeyList />
                            </section>
                        </div>
                    </div>
                })
            }}
        </dialog>
    }
}

/// Language, colours, contrast and the size of the text.
#[component]
fn Appearance() -> impl IntoView {
    let i18n = I18n::get();
    let (look, preferences) = (Look::get(), Preferences::get());
    let language = move |(lang, name): (Lang, &'static str)| {
        view! {
            <label class="segment" lang=lang.code()>
                <input
                    type="radio"
                    name="lang"
                    data-test=format!("lang-{}", lang.code())
                    prop:checked=move || i18n.lang() == lang
                    on:change=move |_| i18n.choose(lang)
                />
                <span>{name}</span>
            </label>
        }
    };
    view! {
        <section aria-labelledby="settings-look">
            <h3 id="settings-look">{move || i18n.text("settings-look")}</h3>
            <fieldset class="setting">
                <legend>{move || i18n.text("language")}</legend>
                <div class="segments">
                    {[(Lang::Fr, "Français"), (Lang::En, "English")].map(language).into_iter().collect_view()}
                </div>
            </fieldset>
            <Segments
                name="theme"
                label=theme_label
                chosen=look.theme
                choose=move |theme| look.choose_theme(theme)
            />
            <Segments
                name="text-size"
                label=text_size_label
                chosen=preferences.text_size
                choose=move |size| preferences.text_size.set(size)
            />
            <Switch
                name="contrast-more"
                hook="contrast"
                on=look.contrast
                switch=move |more| look.choose_contrast(more)
            />
        </section>
    }
}

/// Whether anything is heard, and how loud.
#[component]
fn SoundSettings() -> impl IntoView {
    let i18n = I18n::get();
    let (sounds, preferences) = (SoundPlayer::get(), Preferences::get());
    view! {
        <section aria-labelledby="settings-sound">
            <h3 id="settings-sound">{move || i18n.text("settings-sound")}</h3>
            <Switch
                name="sound-switch"
                hook="sound-switch"
                on=preferences.sound
                switch=move |on| {
                    preferences.sound.set(on);
                    sounds.play(Sound::Bell);
                }
            />
            <Slider
                name="sound-volume"
                hook="volume"
                value=preferences.volume
                enabled=preferences.sound
                set=move |volume| preferences.volume.set(volume)
                let_go=move |()| sounds.play(Sound::Bell)
            />
        </section>
    }
}

/// How the game goes.
#[component]
fn PlaySettings() -> impl IntoView {
    let i18n = I18n::get();
    let preferences = Preferences::get();
    view! {
        <section aria-labelledby="settings-play">
            <h3 id="settings-play">{move || i18n.text("settings-play")}</h3>
            <Segments
                name="bot-speed"
                label=bot_speed_label
                chosen=preferences.bot_speed
                choose=move |speed| preferences.bot_speed.set(speed)
                note="bot-speed-note"
            />
            <Segments
                name="motion-speed"
                label=motion_label
                chosen=Signal::derive(move || preferences.motion_speed())
                choose=move |speed| preferences.motion.set(Some(speed))
            />
            <Segments
                name="bot-level"
                label=level_label
                chosen=preferences.bot_level
                choose=move |level| preferences.bot_level.set(level)
                note="bot-level-note"
            />
            <Switch
                name="confirm-moves"
                hook="confirm-moves"
                on=preferences.confirm_moves
                switch=move |on| preferences.confirm_moves.set(on)
                note="confirm-moves-note"
            />
            <Switch
                name="forced-moves"
                hook="forced-moves"
                on=preferences.plays_forced_moves
                switch=move |on| preferences.plays_forced_moves.set(on)
                note="forced-moves-note"
            />
        </section>
    }
}

fn theme_label(theme: Theme) -> &'static str {
    match theme {
        Theme::System => "theme-system",
        Theme::Light => "theme-light",
        Theme::Dark => "theme-dark",
    }
}

fn text_size_label(size: TextSize) -> &'static str {
    match size {
        TextSize::Usual => "text-usual",
        TextSize::Large => "text-large",
        TextSize::Larger => "text-larger",
    }
}

fn bot_speed_label(speed: BotSpeed) -> &'static str {
    match speed {
        BotSpeed::Slow => "bot-speed-slow",
        BotSpeed::Normal => "bot-speed-normal",
        BotSpeed::Fast => "bot-speed-fast",
        BotSpeed::Instant => "bot-speed-instant",
    }
}

fn motion_label(speed: MotionSpeed) -> &'static str {
    match speed {
        MotionSpeed::Off => "motion-off",
        MotionSpeed::Slow => "motion-slow",
        MotionSpeed::Normal => "motion-normal",
        MotionSpeed::Fast => "motion-fast",
    }
}

fn level_label(level: Level) -> &'static str {
    match level {
        Level::Random => "bot-level-random",
        Level::Greedy => "bot-level-greedy",
        Level::Strong => "bot-level-strong",
    }
}
