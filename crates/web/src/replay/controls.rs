//! The controls of a replay: buttons, a slider, keys, whose view it is, and what happened at the moment shown.

use super::cursor::ReplayCursor;
use crate::i18n::I18n;
use crate::table::log::sentences;
use game_ui::AnyBoard;
use leptos::ev::KeyboardEvent;
use leptos::html::Input;
use leptos::prelude::*;
use rules::{Phrase, Viewer};
use std::sync::Arc;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// The controls, in the place of the main action.
#[component]
pub fn ReplayControls(
    cursor: ReplayCursor,
    /// What happened at the moment shown.
    #[prop(into)]
    said: Signal<String>,
    /// The viewers to choose from, and how to choose one.
    viewers: Option<(Vec<Viewer>, Callback<Viewer>)>,
) -> impl IntoView {
    let i18n = I18n::get();
    let slider = NodeRef::<Input>::new();
    let at_first = Signal::derive(move || cursor.at.get() <= 1);
    let at_last = Signal::derive(move || cursor.at.get() >= cursor.last.get());
    listen_to_keys(cursor);
    // Whoever opened the replay wants to move in it: with the slider in focus the arrow keys do so at once.
    Effect::new(move |done: Option<()>| {
        if let (None, Some(slider)) = (done, slider.get()) {
            let _ = slider.focus();
        }
    });
    let go = move |to: Target| {
        cursor.playback.pause();
        to.of(cursor);
    };
    let button = move |id: &'static str, path: &'static str, idle: Signal<bool>, to: Target| {
        view! {
            <button
                type="button"
                class="replay-button"
                data-test=id
                aria-label=move || i18n.text(id)
                title=move || i18n.text(id)
                disabled=idle
                on:click=move |_| go(to)
            >
                <svg viewBox="0 0 20 20" aria-hidden="true">
                    <path d=path />
                </svg>
            </button>
        }
    };
    let moment = move || {
        let phrase = Phrase::new("replay-moment").number("at", cursor.at.get() as i64);
        i18n.phrase(&phrase.number("last", cursor.last.get() as i64))
    };
    view! {
        <section class="replay-bar" data-test="replay-bar" aria-label=move || i18n.text("replay-title")>
            <div class="replay-buttons">
                {button("replay-first", "M4 4h2v12H4zM16 4v12L7 10z", at_first, Target::Moment(1))}
                {button("replay-back", "M14 4v12L5 10z", at_first, Target::By(-1))}
                <PlayButton cursor />
                {button("replay-on", "M6 4v12l9-6z", at_last, Target::By(1))}
                {button("replay-last", "M14 4h2v12h-2zM4 4v12l9-6z", at_last, Target::Moment(u64::MAX))}
            </div>
            <input
                type="range"
                min="1"
                max=move || cursor.last.get().to_string()
                step="1"
                data-test="replay-slider"
                aria-label=move || i18n.text("replay-slider")
                aria-valuetext=move || format!("{}. {}", moment(), said.get())
                node_ref=slider
                prop:value=move || cursor.at.get().to_string()
                on:input=move |event| {
                    if let Ok(at) = event_target_value(&event).parse::<u64>() {
                        go(Target::Moment(at));
                    }
                }
            />
            <span class="position" data-test="replay-at" aria-hidden="true">
                {move || format!("{} / {}", cursor.at.get(), cursor.last.get())}
            </span>
            {viewers
                .filter(|(viewers, _)| viewers.len() > 1)
                .map(|(viewers, look)| view! { <ViewerField cursor viewers look /> })}
        </section>
    }
}

/// Where one wants to go in a game.
#[derive(Copy, Clone)]
enum Target {
    /// A moment, or as near as there is one.
    Moment(u64),
    /// So many moments on, or back.
    By(i64),
}

impl Target {
    fn of(self, cursor: ReplayCursor) {
        match self {
            Target::Moment(at) => cursor.go(at),
            Target::By(by) => cursor.step(by),
        }
    }
}

/// What happened at the moment shown.
pub fn said(cursor: ReplayCursor, board: Arc<dyn AnyBoard>) -> Memo<String> {
    let i18n = I18n::get();
    Memo::new(move |_| match cursor.told.get() {
        Some(update) => sentences(i18n, cursor.people, &board, &update).join(" "),
        None => i18n.text("replay-silence"),
    })
}

/// Plays the game by itself, or stops it.
#[component]
fn PlayButton(cursor: ReplayCursor) -> impl IntoView {
    let i18n = I18n::get();
    let playing = cursor.playback.playing;
    let name = move || i18n.text(if playing.get() { "replay-pause" } else { "replay-play" });
    let path = move || if playing.get() { "M5 4h4v12H5zM11 4h4v12h-4z" } else { "M5 3v14l12-7z" };
    view! {
        <button
            type="button"
            class="replay-button primary"
            data-test="replay-play"
            data-playing=move || playing.get().then_some("yes")
            aria-label=name
            title=name
            aria-keyshortcuts="Space"
            on:click=move |_| cursor.toggle_playing()
        >
            <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d=path />
            </svg>
        </button>
    }
}

/// Whose view to show.
#[component]
fn ViewerField(cursor: ReplayCursor, viewers: Vec<Viewer>, look: Callback<Viewer>) -> impl IntoView {
    let i18n = I18n::get();
    let named = move |viewer: Viewer| match viewer {
        Viewer::Public => i18n.text("replay-public"),
        Viewer::Seat(seat) => cursor.people.name(seat),
    };
    let options = viewers.clone();
    view! {
        <label class="replay-viewer">
            <span>{move || i18n.text("replay-viewer")}</span>
            <select
                data-test="replay-viewer"
                on:change=move |event| {
                    let chosen = event_target_value(&event);
                    if let Some(viewer) = viewers.iter().find(|viewer| viewer_id(**viewer) == chosen) {
                        look.run(*viewer);
                    }
                }
            >
                {options
                    .into_iter()
                    .map(|viewer| {
                        view! {
                            <option value=viewer_id(viewer) selected=move || cursor.viewer.get() == viewer>
                                {move || named(viewer)}
                            </option>
                        }
                    })
                    .collect_view()}
            </select>
        </label>
    }
}

fn viewer_id(viewer: Viewer) -> String {
    match viewer {
        Viewer::Public => "public".to_owned(),
        Viewer::Seat(seat) => seat.to_string(),
    }
}

/// The arrow keys move wherever they have no other meaning: on the map they move the map, in the log the log. Space plays.
fn listen_to_keys(cursor: ReplayCursor) {
    let keys = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let is_in =
            |places: &str| target.as_ref().is_some_and(|at| at.closest(places).ok().flatten().is_some());
        let with_others = event.alt_key() || event.ctrl_key() || event.meta_key() || event.shift_key();
        if with_others || event.default_prevented() {
            return;
        }
        let taken = is_in("input, select, textarea, [tabindex]:not(main), svg");
        let to = match event.key().as_str() {
            // The slider, where the keyboard is at first, makes nothing of it.
            " " if !is_in("input:not([type=range]), select, textarea, button, a, summary, [role]") => {
                event.prevent_default();
                return cursor.toggle_playing();
            }
            "ArrowLeft" if !taken => Target::By(-1),
            "ArrowRight" if !taken => Target::By(1),
            "Home" if !taken => Target::Moment(1),
            "End" if !taken => Target::Moment(u64::MAX),
            _ => return,
        };
        cursor.playback.pause();
        to.of(cursor);
        event.prevent_default();
    });
    on_cleanup(move || keys.remove());
}
