//! The controls of a replay: buttons, a slider, keys, and what happened at the moment shown.

use super::cursor::ReplayCursor;
use crate::i18n::I18n;
use crate::table::log::sentences;
use game_ui::AnyBoard;
use leptos::ev::KeyboardEvent;
use leptos::html::Input;
use leptos::prelude::*;
use rules::{Phrase, Viewer};
use std::sync::Arc;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// From one moment to the next while the game plays by itself.
const PACE: Duration = Duration::from_millis(1100);

/// The bar. Where other viewers may be chosen, `look` is asked to.
#[component]
pub fn ReplayBar(
    cursor: ReplayCursor,
    board: Arc<dyn AnyBoard>,
    /// The viewers to choose from, and how to choose one.
    #[prop(optional)]
    viewers: Option<(Vec<Viewer>, Callback<Viewer>)>,
    /// What leaves the replay, where there is something to go back to.
    #[prop(optional)]
    leave: Option<Callback<()>>,
) -> impl IntoView {
    let i18n = I18n::get();
    let slider = NodeRef::<Input>::new();
    let playing = RwSignal::new(false);
    let at_first = move || cursor.at.get() <= 1;
    let at_last = move || cursor.at.get() >= cursor.last.get();
    play_while(cursor, playing);
    listen_to_keys(cursor, playing);
    // Whoever opened the replay wants to move in it: with the slider in focus the arrow keys do so at once.
    Effect::new(move |done: Option<()>| {
        if let (None, Some(slider)) = (done, slider.get()) {
            let _ = slider.focus();
        }
    });
    let go = move |by: Option<i64>, to: u64| {
        playing.set(false);
        match by {
            Some(by) => cursor.step(by),
            None => cursor.go(to),
        }
    };
    let button = move |id: &'static str, path: &'static str, idle: Signal<bool>, press: Callback<()>| {
        view! {
            <button
                type="button"
                class="icon-button"
                data-test=id
                aria-label=move || i18n.text(id)
                title=move || i18n.text(id)
                disabled=idle
                on:click=move |_| press.run(())
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
    let said = Memo::new(move |_| match cursor.told.get() {
        Some(update) => sentences(i18n, cursor.people, &board, &update).join(" "),
        None => i18n.text("replay-silence"),
    });
    view! {
        <section class="replay card" data-test="replay-bar" aria-label=move || i18n.text("replay-title")>
            <div class="row">
                {button(
                    "replay-first",
                    "M4 4h2v12H4zM16 4v12L7 10z",
                    Signal::derive(at_first),
                    Callback::new(move |()| go(None, 1)),
                )}
                {button(
                    "replay-back",
                    "M14 4v12L5 10z",
                    Signal::derive(at_first),
                    Callback::new(move |()| go(Some(-1), 0)),
                )} <PlayButton cursor playing />
                {button(
                    "replay-on",
                    "M6 4v12l9-6z",
                    Signal::derive(at_last),
                    Callback::new(move |()| go(Some(1), 0)),
                )}
                {button(
                    "replay-last",
                    "M14 4h2v12h-2zM4 4v12l9-6z",
                    Signal::derive(at_last),
                    Callback::new(move |()| go(None, u64::MAX)),
                )} <span class="faint position" data-test="replay-at" aria-hidden="true">
                    {move || format!("{} / {}", cursor.at.get(), cursor.last.get())}
                </span>
                {viewers
                    .filter(|(viewers, _)| viewers.len() > 1)
                    .map(|(viewers, look)| view! { <ViewerField cursor viewers look /> })}
                {leave
                    .map(|leave| {
                        view! {
                            <button
                                type="button"
                                data-test="replay-leave"
                                on:click=move |_| leave.run(())
                            >
                                {move || i18n.text("replay-leave")}
                            </button>
                        }
                    })}
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
                        go(None, at);
                    }
                }
            />
            <p role="status" data-test="replay-events">{said}</p>
        </section>
    }
}

/// Plays the game by itself, or stops it.
#[component]
fn PlayButton(cursor: ReplayCursor, playing: RwSignal<bool>) -> impl IntoView {
    let i18n = I18n::get();
    let name = move || if playing.get() { "replay-pause" } else { "replay-play" };
    let toggle = move |_| {
        // From the end it begins again.
        if !playing.get_untracked() && cursor.at.get_untracked() >= cursor.last.get_untracked() {
            cursor.go(1);
        }
        playing.update(|playing| *playing = !*playing);
    };
    view! {
        <button
            type="button"
            class="icon-button"
            data-test="replay-play"
            data-playing=move || playing.get().then_some("yes")
            aria-label=move || i18n.text(name())
            title=move || i18n.text(name())
            on:click=toggle
        >
            <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d=move || {
                    if playing.get() { "M5 4h4v12H5zM11 4h4v12h-4z" } else { "M5 3v14l12-7z" }
                } />
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
        <label class="row">
            <span>{move || i18n.text("replay-eye")}</span>
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

fn play_while(cursor: ReplayCursor, playing: RwSignal<bool>) {
    Effect::new(move |_| {
        if !playing.get() {
            return;
        }
        let tick = move || {
            cursor.step(1);
            if cursor.at.get_untracked() >= cursor.last.get_untracked() {
                playing.set(false);
            }
        };
        // Where no timer can be had, the button does nothing, and the others still do.
        if let Ok(timer) = set_interval_with_handle(tick, PACE) {
            on_cleanup(move || timer.clear());
        }
    });
}

/// The arrow keys move wherever they have no other meaning: on the map they move the map, in the log the log.
fn listen_to_keys(cursor: ReplayCursor, playing: RwSignal<bool>) {
    let keys = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
        let taken = event.target().and_then(|target| target.dyn_into::<Element>().ok()).is_some_and(|at| {
            at.closest("input, select, textarea, [tabindex]:not(main), svg").ok().flatten().is_some()
        });
        let with_others = event.alt_key() || event.ctrl_key() || event.meta_key() || event.shift_key();
        if taken || with_others || event.default_prevented() {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => cursor.step(-1),
            "ArrowRight" => cursor.step(1),
            "Home" => cursor.go(1),
            "End" => cursor.go(u64::MAX),
            _ => return,
        }
        playing.set(false);
        event.prevent_default();
    });
    on_cleanup(move || keys.remove());
}
