//! The page on which a recorded game is opened from a file.

use super::address;
use super::errors::ReplayErrorView;
use super::recording::{Recording, RecordingError};
use super::recording_view::RecordingView;
use crate::dice::{DiceCheck, Source};
use crate::file::{self, FileField};
use crate::i18n::{I18n, entitle};
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
    Reel(Arc<Recording>),
    Trouble(Arc<RecordingError>),
}

/// Opens a file of a game, and shows it.
#[component]
pub fn ReplayPage() -> impl IntoView {
    let i18n = I18n::get();
    let showing = RwSignal::new(Showing::Nothing);
    let title = move || match showing.get() {
        Showing::Reel(reel) => reel.page.title(i18n.lang()),
        _ => i18n.text("replay-title"),
    };
    entitle(title);
    // The address is that of one game: whatever is opened after it begins at its beginning.
    let linked = StoredValue::new(address::moment());
    let open = move |file: File| {
        spawn_local(async move {
            let read = match file::text(&file, MOST_BYTES).await {
                Some(text) => Recording::fetch(&text).await,
                None => Err(RecordingError::Record { bad: RecordError::Foreign, page: None }),
            };
            showing.set(match read {
                Ok(reel) => Showing::Reel(Arc::new(reel)),
                Err(why) => Showing::Trouble(Arc::new(why)),
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
    let body = move || match showing.get() {
        Showing::Nothing => ().into_any(),
        Showing::Reel(reel) => {
            let sitters = reel.sitters();
            let who = move || {
                let names = seats::all(i18n, &sitters).into_iter().map(Arg::Name).collect();
                i18n.phrase(&Phrase::new("replay-who").arg("names", Arg::List(names)))
            };
            let at = linked.try_update_value(Option::take).flatten();
            view! {
                <p class="lead" data-test="replay-who">{who}</p>
                <RecordingView reel=reel.clone() at />
                <DiceCheck source=Source::File(reel) />
            }
            .into_any()
        }
        Showing::Trouble(why) => view! { <ReplayErrorView why /> }.into_any(),
    };
    view! {
        <div class="drop-zone" on:dragover=|event: DragEvent| event.prevent_default() on:drop=dropped>
            <h1>{title}</h1>
            <FileField
                id="replay-file"
                label="replay-file"
                help="replay-help"
                accept=".json,application/json"
                pick=Callback::new(open)
            />
            <div aria-live="polite">{body}</div>
        </div>
    }
}
