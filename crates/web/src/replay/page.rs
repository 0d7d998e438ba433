//! The page on which a file is opened.

use super::address;
use super::reel::{NoReel, Reel};
use super::screening::Screening;
use super::trouble::Trouble;
use crate::dice::{DiceCheck, Source};
use crate::file::{self, FileField};
use crate::table::seats;
use crate::voice::{Voice, entitle};
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
    Reel(Arc<Reel>),
    Trouble(Arc<NoReel>),
}

/// Opens a file of a game, and shows it.
#[component]
pub fn ReplayPage() -> impl IntoView {
    let voice = Voice::get();
    let showing = RwSignal::new(Showing::Nothing);
    let title = move || match showing.get() {
        Showing::Reel(reel) => reel.page.title(voice.lang()),
        _ => voice.say("replay-title"),
    };
    entitle(title);
    // The address is that of one game: whatever is opened after it begins at its beginning.
    let linked = StoredValue::new(address::moment());
    let open = move |file: File| {
        spawn_local(async move {
            let read = match file::text(&file, MOST_BYTES).await {
                Some(text) => Reel::fetch(&text).await,
                None => Err(NoReel::Record { bad: RecordError::Foreign, page: None }),
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
                let names = seats::all(voice, &sitters).into_iter().map(Arg::Name).collect();
                voice.phrase(&Phrase::new("replay-who").arg("names", Arg::List(names)))
            };
            let at = linked.try_update_value(Option::take).flatten();
            view! {
                <p class="lead" data-test="replay-who">{who}</p>
                <Screening reel=reel.clone() at />
                <DiceCheck source=Source::File(reel) />
            }
            .into_any()
        }
        Showing::Trouble(why) => view! { <Trouble why /> }.into_any(),
    };
    view! {
        <div class="drop" on:dragover=|event: DragEvent| event.prevent_default() on:drop=dropped>
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
