//! The button that skips the pauses between bots' moves.

use super::button_label::button_label;
use super::choices;
use super::client::TableClient;
use crate::i18n::I18n;
use crate::icon;
use game_ui::kit::motion::Animator;
use leptos::ev::keydown;
use leptos::prelude::*;

/// Nobody waits any more, neither for bots nor for what is being shown.
fn skip(here: TableClient, motion: Animator) {
    skip_events(here, motion);
    if here.is_local() {
        here.connection.skip_bots();
    }
}

/// Shows how things stand at once: what moves is where it goes.
pub fn skip_events(here: TableClient, motion: Animator) {
    if let Some(board) = document().query_selector("[data-test=board]").ok().flatten() {
        motion.skip(&board);
    }
    here.skip_events();
}

/// The button that lets the bots go on at once until a person is awaited, and the key that does the same. On this
/// device only: elsewhere the pace is the table's.
#[component]
pub fn SkipBots(here: TableClient) -> impl IntoView {
    let (i18n, motion) = (I18n::get(), Animator::get());
    let waiting = Memo::new(move |_| {
        let on = here.feed.has_begun() && !here.is_over();
        let bots = here.is_local() && !here.is_lesson() && !here.my_turn() && here.awaits_bot();
        on && (bots || here.queue.is_playing())
    });
    let listener = window_event_listener(keydown, move |event| {
        if event.key() == "Escape" && waiting.get_untracked() {
            skip(here, motion);
        }
    });
    on_cleanup(move || listener.remove());
    move || {
        waiting.get().then(|| {
            view! {
                <button
                    type="button"
                    data-test="skip-bots"
                    aria-keyshortcuts="Escape Space"
                    on:click=move |_| {
                        // The button is about to go; the keyboard goes where it will be needed next.
                        choices::keep_keyboard();
                        skip(here, motion);
                    }
                >
                    {button_label(icon::skip(), move || i18n.text("skip-bots"))}
                </button>
            }
        })
    }
}
