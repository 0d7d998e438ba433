//! The page on which a recorded game is opened from a file.

use super::address;
use super::errors::ReplayErrorView;
use super::recording::{Recording, RecordingError};
use super::recording_view::RecordingView;
use crate::dice::{DiceCheck, DiceSource};
use crate::file::{self, FileField};
use crate::i18n::{I18n, set_title};
use crate::table::seats;
use leptos::ev::DragEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{Arg, Phrase};
use std::sync::Arc;
use table::RecordError;
use web_sys::File;

/// No game is as long; a film dropped by mistake is not read to its end.
const MOST_BYTES: f64 = 32.0 * 1024.0 * 1024.0;

/// What is on the screen.
#[derive(Clone)]
enum Showing {
    Nothing,
    Recording(Arc<Recording>),
    Error(Arc<RecordingError>),
}

/// Opens a file of a game, and shows it.
#[component]
pub fn ReplayPage() -> impl IntoView {
    let i18n = I18n::get();
    let showing = RwSignal::new(Showing::Nothing);
    let title = move || match showing.get() {
        Showing::Recording(recording) => recording.page.title(i18n.lang()),
        _ => i18n.text("replay-title"),
    };
    set_title(title);
    // The address is that of one game: whatever is opened after it begins at its beginning.
    let linked = StoredValue::new(address::moment());
    let open = move |file: File| {
        spawn_local(async move {
            let read = match file::text(&file, MOST_BYTES).await {
                Some(text) => Recording::fetch(&text).await,
                None => Err(RecordingError::Record { bad: RecordError::Foreign, page: None }),
            };
            showing.set(match read {
                Ok(recording) => Showing::Recording(Arc::new(recording)),
                Err(why) => Showing::Error(Arc::new(why)),
            });
        });
    };
    let dropped = move |event: DragEvent| {
        event.prevent_default();
        let files = event.data_transfer().and_then(|data| data.files());
        if let Some(file) = files.and_then(|files| files.get(0)) {
            open(file);
        }
    };
    let field = move || {
        view! {
            <FileField
                id="replay-file"
                label="replay-file"
                help="replay-help"
                accept=".json,application/json"
                pick=Callback::new(open)
            />
        }
    };
    let body = move || match showing.get() {
        Showing::Recording(recording) => {
            let sitters = recording.seat_infos();
            let who = move || {
                let names = seats::all(i18n, &sitters).into_iter().map(Arg::Name).collect();
                i18n.phrase(&Phrase::new("replay-who").arg("names", Arg::List(names)))
            };
            let at = linked.try_update_value(Option::take).flatten();
            let source = DiceSource::File(recording.clone());
            let about = move || {
                view! {
                    <p data-test="replay-who">{who.clone()}</p>
                    <DiceCheck source=source.clone() />
                    {field()}
                }
            };
            view! { <RecordingView recording at about /> }.into_any()
        }
        Showing::Nothing | Showing::Error(_) => {
            let error = match showing.get() {
                Showing::Error(why) => Some(view! { <ReplayErrorView why /> }),
                _ => None,
            };
            view! {
                <h1>{title}</h1>
                {field()}
                <div aria-live="polite">{error}</div>
            }
            .into_any()
        }
    };
    view! {
        <div class="drop-zone" on:dragover=|event: DragEvent| event.prevent_default() on:drop=dropped>
            {body}
        </div>
    }
}
