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
use leptos::children::ViewFn;
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
            (true, false) => past.open(),
            (false, true) => past.close(),
            _ => (),
        };
        if !here.is_lesson() {
            follow_address();
            let turning = window_event_listener(leptos::ev::popstate, move |_| follow_address());
            on_cleanup(move || turning.remove());
            // The scene of the ending leads back into the game.
            provide_context(past);
        }
        past
    }

    /// Looks back, beginning with this moment.
    pub fn look_at(self, moment: u64) {
        if let Ok(history) = window().history() {
            // Where the browser refuses, one looks from the beginning on.
            let _ = history.push_state_with_url(&JsValue::TRUE, "", Some(&format!("?{PAST}&move={moment}")));
        }
        self.open();
    }

    /// Is it shown instead of the table?
    pub fn is_shown(self) -> bool {
        !matches!(self.back.get(), PastSource::None)
    }

    /// Looks back.
    pub fn open(self) {
        self.problem.set(None);
        if !untrack(|| self.here.has_ended()) {
            return self.show(PastSource::OwnView);
        }
        let table = self.here.table.get_value();
        spawn_local(async move {
            match recording_of(&table).await {
                Ok(Ok(recording)) => self.show(PastSource::Recording(Arc::new(recording))),
                Ok(Err(why)) => self.show(PastSource::Failed(Arc::new(why))),
                Err(error) => self.problem.set(Some(error)),
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

/// The recording of a finished game, or why it cannot be had or shown.
pub async fn recording_of(table: &str) -> Result<Result<Recording, RecordingError>, ErrorBody> {
    let file = if storage::is_local(table) {
        storage::local_save(table).unwrap_or_default()
    } else {
        http_api::record(table).await?
    };
    // The game is here: it was just played.
    Ok(Recording::read(&file))
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
        <button type="button" data-test="replay" on:click=move |_| past.open()>
            {button_label(icon::again(), move || i18n.text("replay-button"))}
        </button>
        <ProblemNote problem=past.problem />
    }
}

/// The past in place of the table. What happens meanwhile is still said.
#[component]
pub fn LookingBack(past: PastView) -> impl IntoView {
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
    let save = ViewFn::from(move || view! { <SaveFile here /> });
    move || match back.get() {
        PastSource::None => ().into_any(),
        PastSource::OwnView => view! { <OwnPast here leave about=save.clone() /> }.into_any(),
        PastSource::Recording(recording) => {
            let at = address::moment();
            view! { <RecordingView recording at viewer reader leave about=save.clone() /> }.into_any()
        }
        PastSource::Failed(why) => view! {
            <ReplayErrorView why />
            <Leave leave />
        }
        .into_any(),
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
fn OwnPast(here: TableClient, leave: Callback<()>, about: ViewFn) -> impl IntoView {
    let Some(table) = here.about.get_untracked() else { return ().into_any() };
    let (Some(game), Some(now)) = (game(&table.game), here.feed.snapshot().get_untracked()) else {
        return ().into_any();
    };
    let snapshot = here.feed.snapshot();
    let last = Signal::derive(move || snapshot.with(|shown| shown.as_ref().map_or(1, |shown| shown.number)));
    let viewer = here.perspective.viewer_signal();
    let cursor = ReplayCursor::new(now.number, last, viewer, here.feed.updates(), people(here));
    let at_hand = StoredValue::new(HashMap::<u64, Arc<ViewerSnapshot>>::new());
    let show_moment = move || {
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
    show_moment();
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
        show_moment();
    });
    let (seats, settings) = (table.seats.len() as u8, table.settings);
    // What happens meanwhile is still said.
    let turn = Some(ViewFn::from(move || view! { <Turn here meanwhile=true /> }));
    view! { <ReplayView cursor game settings seats leave=Some(leave) turn about /> }.into_any()
}
