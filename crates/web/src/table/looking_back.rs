//! Looking back at a table: a game that is on shows what this viewer saw; one that is over shows everything.

use super::button_label::button_label;
use super::client::TableClient;
use super::notices::Turn;
use super::seats::people;
use crate::game_loader::game;
use crate::i18n::I18n;
use crate::icon;
use crate::make_table::ProblemNote;
use crate::replay::{
    Recording, RecordingError, RecordingView, ReplayCursor, ReplayErrorView, ReplayView, SaveFile, address,
};
use crate::{http_api, storage};
use game_ui::press;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::collections::HashMap;
use std::sync::Arc;
use wasm_bindgen::JsValue;
use wire::ViewerSnapshot;
use wire::http::ErrorBody;

/// So many moments are kept at hand, so that going to and fro does not ask again.
const AT_HAND: usize = 128;

/// What follows the address of a table whose past is looked at, so that the browser's own way back leads to the table.
const PAST: &str = "replay";

/// What is looked at instead of the table.
#[derive(Clone)]
enum PastSource {
    /// Nothing: the table itself is.
    None,
    /// What this viewer saw while the game is on.
    OwnView,
    /// The file of the finished game, from every viewer.
    Recording(Arc<Recording>),
    /// The file cannot be shown.
    Failed(Arc<RecordingError>),
}

/// The past of a table, which has an address of its own.
#[derive(Copy, Clone)]
pub struct PastView {
    here: TableClient,
    back: RwSignal<PastSource>,
    problem: RwSignal<Option<ErrorBody>>,
}

impl PastView {
    /// The past of this table: looked at when the address says so, and until it does no longer.
    pub fn of(here: TableClient) -> PastView {
        let past = PastView { here, back: RwSignal::new(PastSource::None), problem: RwSignal::new(None) };
        let follow_address = move || match (is_in_address(), untrack(|| past.is_shown())) {
            (true, false) => past.look(),
            (false, true) => past.close(),
            _ => (),
        };
        if !here.is_lesson() {
            follow_address();
            let turning = window_event_listener(leptos::ev::popstate, move |_| follow_address());
            on_cleanup(move || turning.remove());
        }
        past
    }

    /// Is it shown instead of the table?
    pub fn is_shown(self) -> bool {
        !matches!(self.back.get(), PastSource::None)
    }

    fn look(self) {
        self.problem.set(None);
        if !untrack(|| self.here.has_ended()) {
            return self.show(PastSource::OwnView);
        }
        let table = self.here.table.get_value();
        spawn_local(async move {
            let file = if storage::is_local(&table) {
                Ok(storage::local_save(&table).unwrap_or_default())
            } else {
                http_api::record(&table).await
            };
            // The game is here: it was just played.
            match file.map(|text| Recording::read(&text)) {
                Ok(Ok(reel)) => self.show(PastSource::Recording(Arc::new(reel))),
                Ok(Err(why)) => self.show(PastSource::Failed(Arc::new(why))),
                Err(trouble) => self.problem.set(Some(trouble)),
            }
        });
    }

    fn show(self, back: PastSource) {
        self.back.set(back);
        if let (false, Ok(history)) = (is_in_address(), window().history()) {
            // Marked as ours. Where the browser refuses, its way back leaves the table, and the button does not.
            let _ = history.push_state_with_url(&JsValue::TRUE, "", Some(&format!("?{PAST}")));
        }
    }

    fn close(self) {
        self.back.set(PastSource::None);
        // Where the keyboard was before; the table is drawn again first.
        request_animation_frame(|| {
            press::focus(document().query_selector("[data-test=replay]").ok().flatten());
        });
    }

    fn leave(self) {
        self.close();
        let Ok(history) = window().history() else { return };
        // Whoever came from the table goes back to it; whoever came by the address has nothing to go back to.
        let _ = match history.state() {
            Ok(state) if state.is_truthy() => history.back(),
            _ => history.replace_state_with_url(
                &JsValue::NULL,
                "",
                window().location().pathname().ok().as_deref(),
            ),
        };
    }
}

/// Does the address lead to the past?
fn is_in_address() -> bool {
    window().location().search().is_ok_and(|search| address::has_flag(&search, PAST))
}

/// The button that looks back.
#[component]
pub fn BackButton(past: PastView) -> impl IntoView {
    let i18n = I18n::get();
    view! {
        <button type="button" data-test="replay" on:click=move |_| past.look()>
            {button_label(icon::again(), move || i18n.text("replay-button"))}
        </button>
        <ProblemNote problem=past.problem />
    }
}

/// The past in place of the table. What happens meanwhile is still said.
#[component]
pub fn LookingBack(past: PastView) -> impl IntoView {
    let i18n = I18n::get();
    let PastView { here, back, .. } = past;
    let leave = Callback::new(move |()| past.leave());
    let (viewer, reader) = (untrack(|| here.perspective.viewer()), untrack(|| here.reader()));
    // Numbers belong to a viewer: when the device goes to somebody else, the past shown is no longer theirs.
    Effect::new(move |before: Option<()>| {
        let now = here.perspective.viewer();
        if before.is_some() && now != viewer && matches!(back.get_untracked(), PastSource::OwnView) {
            past.leave();
        }
    });
    // Nothing happens any more at a table whose game is over.
    let turn = move || match back.get() {
        PastSource::OwnView => view! { <Turn here meanwhile=true /> }.into_any(),
        _ => view! { <p class="turn">{move || i18n.text("replay-watching")}</p> }.into_any(),
    };
    let shown = move || match back.get() {
        PastSource::None => ().into_any(),
        PastSource::OwnView => view! { <OwnPast here leave /> }.into_any(),
        PastSource::Recording(reel) => {
            let at = address::moment();
            view! { <RecordingView reel at viewer reader leave /> }.into_any()
        }
        PastSource::Failed(why) => view! {
            <ReplayErrorView why />
            <Leave leave />
        }
        .into_any(),
    };
    view! {
        <div class="table-header">
            <div class="bar">
                {turn}
                <SaveFile here />
            </div>
        </div>
        {shown}
    }
}

#[component]
fn Leave(leave: Callback<()>) -> impl IntoView {
    let i18n = I18n::get();
    view! {
        <button type="button" data-test="replay-leave" on:click=move |_| leave.run(())>
            {move || i18n.text("replay-leave")}
        </button>
    }
}

/// A game that is on, as this viewer saw it. Each moment is asked for when it is looked at.
#[component]
fn OwnPast(here: TableClient, leave: Callback<()>) -> impl IntoView {
    let Some(about) = here.about.get_untracked() else { return ().into_any() };
    let (Some(game), Some(now)) = (game(&about.game), here.feed.snapshot().get_untracked()) else {
        return ().into_any();
    };
    let snapshot = here.feed.snapshot();
    let cursor = ReplayCursor {
        at: RwSignal::new(now.number),
        last: Signal::derive(move || snapshot.with(|shown| shown.as_ref().map_or(1, |shown| shown.number))),
        viewer: here.perspective.viewer_signal(),
        shown: RwSignal::new(None),
        told: RwSignal::new(None),
        updates: here.feed.updates(),
        people: people(here),
    };
    let at_hand = StoredValue::new(HashMap::<u64, Arc<ViewerSnapshot>>::new());
    let look = move || {
        let at = cursor.at.get_untracked();
        let live = snapshot.get_untracked().filter(|shown| shown.number == at);
        match live.or_else(|| at_hand.with_value(|at_hand| at_hand.get(&at).cloned())) {
            Some(shown) => {
                cursor.show(shown, untrack(|| here.feed.update(at)));
            }
            // The answer, when it comes, leads back here: whatever is looked at by then is asked for next.
            None => here.ask_earlier(at),
        }
    };
    look();
    // The drawing wants a first view before it is made: a moment that a link leads to has to be asked for.
    if let Some(moment) = address::moment() {
        cursor.go(moment);
    }
    Effect::new(move |_| {
        cursor.at.track();
        here.connection.is_connected();
        if let Some((number, shown)) = here.earlier.latest() {
            at_hand.update_value(|at_hand| {
                if at_hand.len() >= AT_HAND {
                    at_hand.clear();
                }
                at_hand.insert(number, shown);
            });
        }
        look();
    });
    let (seats, settings) = (about.seats.len() as u8, about.settings);
    view! { <ReplayView cursor game settings seats leave /> }.into_any()
}
