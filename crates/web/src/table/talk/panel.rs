//! The panel in which people talk: beside the board, or under it where there is no room.

use super::super::attendance::Attendance;
use super::hearers::{Hearers, Muting};
use super::said::Message;
use super::speaker;
use crate::memory;
use crate::voice::Voice;
use leptos::html::{Details, Div, Input};
use leptos::prelude::*;
use rules::Phrase;
use wire::talk::{MAX_WORDS, Quick, Said, Words};

const FIELD: &str = "talk-words";

/// The button in the bar, with how much is new; it leads to the panel.
#[component]
pub fn TalkButton(here: Attendance) -> impl IntoView {
    let voice = Voice::get();
    let unread = Memo::new(move |_| here.talk.unread(here.eye.get()));
    let go = move |_| {
        here.talk.open.set(true);
        // The panel opens before the next frame; then it can be scrolled to.
        request_animation_frame(|| {
            if let Some(field) = document().get_element_by_id(FIELD) {
                field.scroll_into_view();
                if let Ok(field) = wasm_bindgen::JsCast::dyn_into::<web_sys::HtmlElement>(field) {
                    let _ = field.focus();
                }
            }
        });
    };
    let label = move || match unread.get() {
        0 => voice.say("talk-title"),
        count => voice.phrase(&Phrase::new("talk-open").number("count", count as i64)),
    };
    (!here.is_home()).then(|| {
        view! {
            <button
                type="button"
                class="talk-button"
                data-test="talk-button"
                data-unread=move || (unread.get() > 0).then(|| unread.get().to_string())
                on:click=go
            >
                {label}
            </button>
        }
    })
}

/// The talk; nothing at a table on this device, where people talk aloud.
#[component]
pub fn TalkPanel(here: Attendance) -> impl IntoView {
    let voice = Voice::get();
    let (talk, details) = (here.talk, NodeRef::<Details>::new());
    let unread = Memo::new(move |_| talk.unread(here.eye.get()));
    // What is on the screen is read.
    Effect::new(move |_| {
        talk.said.track();
        if talk.open.get() && !document().hidden() {
            here.table.with_value(|table| talk.see_all(table));
        }
    });
    let news = move || {
        let count = unread.get();
        (count > 0).then(|| {
            let phrase = Phrase::new("talk-new").number("count", count as i64);
            view! { <span class="pill" data-test="unread">{voice.phrase(&phrase)}</span> }
        })
    };
    (!here.is_home()).then(|| {
        view! {
            <details
                class="table-talk"
                data-test="talk"
                node_ref=details
                prop:open=talk.open
                on:toggle=move |_| {
                    talk.open.set(details.get_untracked().is_some_and(|details| details.open()));
                }
            >
                <summary>
                    <h2 id="talk">{move || voice.say("talk-title")}</h2>
                    " "
                    <span role="status">{news}</span>
                </summary>
                <Heard here />
                <Speaking here />
            </details>
        }
    })
}

/// What was said, the newest last, where the eye goes before writing.
#[component]
fn Heard(here: Attendance) -> impl IntoView {
    let voice = Voice::get();
    let (talk, frame) = (here.talk, NodeRef::<Div>::new());
    let shown = Memo::new(move |_| {
        let muted = talk.muted.get();
        let mut said = talk.said.get();
        said.retain(|said| !muted.contains(&speaker(said)));
        said
    });
    let hidden = move || talk.said.with(Vec::len) - shown.with(Vec::len);
    Effect::new(move |_| {
        shown.track();
        talk.open.track();
        request_animation_frame(move || {
            if let Some(frame) = frame.try_get_untracked().flatten() {
                frame.set_scroll_top(frame.scroll_height());
            }
        });
    });
    let note = move || match (hidden(), shown.with(Vec::is_empty)) {
        (0, true) => Some(voice.say("talk-none")),
        (0, false) => None,
        (count, _) => Some(voice.phrase(&Phrase::new("talk-hidden").number("count", count as i64))),
    };
    view! {
        <div
            class="talk"
            role="log"
            aria-live="polite"
            tabindex="0"
            data-test="talk-said"
            aria-labelledby="talk"
            node_ref=frame
        >
            <ol class="plain">
                <For each=move || shown.get() key=|said: &Said| (said.at_ms, said.to_owned().name) let(said)>
                    <Message here said />
                </For>
            </ol>
        </div>
        <p class="faint">{note}</p>
    }
}

/// To whom, and what.
#[component]
fn Speaking(here: Attendance) -> impl IntoView {
    let voice = Voice::get();
    let (talk, field) = (here.talk, NodeRef::<Input>::new());
    let name = RwSignal::new(memory::name());
    let watches = Memo::new(move |_| here.me().is_none());
    let called = move || {
        let name = name.get_untracked().trim().to_owned();
        (untrack(|| watches.get()) && !name.is_empty()).then_some(name)
    };
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let words = talk.draft.get_untracked();
        if words.trim().is_empty() || !here.connected.get_untracked() {
            return;
        }
        talk.draft.set(String::new());
        here.talk(Words::Text(words), called());
        if let Some(field) = field.get_untracked() {
            let _ = field.focus();
        }
    };
    let name_field = move || {
        watches.get().then(|| {
            view! {
                <p class="faint">{move || voice.say("talk-watchers-note")}</p>
                <input
                    type="text"
                    data-test="talk-name"
                    maxlength=wire::MAX_NAME.to_string()
                    autocomplete="nickname"
                    aria-label=move || voice.say("talk-name")
                    placeholder=move || voice.say("talk-name")
                    prop:value=name
                    on:input=move |event| name.set(event_target_value(&event))
                />
            }
        })
    };
    let refused = move || {
        let code = talk.refused.get()?;
        let known = voice.find(&format!("talk-no-{}", code.replace('_', "-")));
        let sentence = known.unwrap_or_else(|| voice.say("talk-no-other"));
        Some(view! { <p class="problem" data-test="talk-refused">{sentence}</p> })
    };
    let quick = move |quick: Quick| {
        view! {
            <button
                type="button"
                data-test=format!("quick-{}", quick.name())
                on:click=move |_| here.talk(Words::Quick(quick), called())
            >
                {move || voice.say(&format!("quick-{}", quick.name().replace('_', "-")))}
            </button>
        }
    };
    view! {
        <form class="talk-form" on:submit=send>
            {name_field}
            <Hearers here />
            <div class="row">
                <input
                    id=FIELD
                    class="grow"
                    type="text"
                    data-test="talk-words"
                    maxlength=MAX_WORDS.to_string()
                    autocomplete="off"
                    enterkeyhint="send"
                    aria-label=move || voice.say("talk-words")
                    placeholder=move || voice.say("talk-words")
                    node_ref=field
                    prop:value=talk.draft
                    on:input=move |event| talk.draft.set(event_target_value(&event))
                />
                <button type="submit" data-test="talk-send" disabled=move || !here.connected.get()>
                    {move || voice.say("talk-send")}
                </button>
            </div>
            <div role="alert">{refused}</div>
        </form>
        <details class="phrases" data-test="phrases">
            <summary>{move || voice.say("talk-phrases")}</summary>
            <div class="row">{Quick::ALL.map(quick).collect_view()}</div>
        </details>
        <Muting here />
    }
}
