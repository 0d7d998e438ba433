//! The panel in which people talk: beside the board, or under it where there is no room.

use super::super::attendance::Attendance;
use super::super::seats::name;
use super::said::{Message, names};
use super::speaker;
use crate::memory;
use crate::voice::Voice;
use leptos::html::{Details, Div, Input};
use leptos::prelude::*;
use rules::{Arg, Eye, Phrase, Seat, Seats};
use table::Occupant;
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
            view! { <span class="badge" data-test="unread">{voice.phrase(&phrase)}</span> }
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

/// Those who can be spoken to alone: nobody pressed is everyone, one a private talk, several a group.
#[component]
fn Hearers(here: Attendance) -> impl IntoView {
    let voice = Voice::get();
    let chosen = here.talk.hearers;
    let people = Memo::new(move |_| {
        let is_person = |seat: &Seat| {
            here.about.with(|about| {
                let seats = about.as_ref().map_or(&[][..], |about| &about.seats);
                seats.get(seat.index()).is_some_and(|seat| seat.occupant == Occupant::Human)
            })
        };
        let me = here.me()?;
        let others: Seats = Seats::all(8).without(me).iter().filter(is_person).collect();
        // Of two, what one says is for the other anyway; but those who watch may be kept out.
        Some(others).filter(|others| !others.is_empty())
    });
    let button = move |seat: Seat| {
        let toggle = move |_| {
            chosen.update(|chosen| {
                *chosen = if chosen.contains(seat) { chosen.without(seat) } else { chosen.with(seat) };
            });
        };
        let called = move || {
            here.about.with(|about| {
                let seats = about.as_ref().map_or(&[][..], |about| &about.seats);
                name(voice, seat, seats.get(seat.index()))
            })
        };
        view! {
            <button
                type="button"
                data-test=format!("hearer-{seat}")
                aria-pressed=move || if chosen.get().contains(seat) { "true" } else { "false" }
                on:click=toggle
            >
                {called}
            </button>
        }
    };
    let hearers = move || {
        let chosen = chosen.get();
        if chosen.is_empty() {
            return voice.say("talk-hearers-table");
        }
        let names = Arg::List(names(here, voice, chosen));
        voice.phrase(&Phrase::new("talk-hearers-seats").arg("names", names))
    };
    move || {
        people.get().map(|people| {
            view! {
                <div class="row hearers" role="group" aria-label=move || voice.say("talk-to")>
                    <span class="faint">{move || voice.say("talk-to")}</span>
                    <button
                        type="button"
                        data-test="hearer-all"
                        aria-pressed=move || if chosen.get().is_empty() { "true" } else { "false" }
                        on:click=move |_| chosen.set(Seats::NONE)
                    >
                        {move || voice.say("talk-everyone")}
                    </button>
                    {people.iter().map(button).collect_view()}
                </div>
                <p class="faint" data-test="hearers" role="status">{hearers}</p>
            }
        })
    }
}

/// Whose words are to be hidden, of those who have spoken.
#[component]
fn Muting(here: Attendance) -> impl IntoView {
    let voice = Voice::get();
    let talk = here.talk;
    let speakers = Memo::new(move |_| {
        let mut speakers: Vec<(String, String)> = Vec::new();
        talk.said.with(|said| {
            for said in said.iter().filter(|said| said.from != here.eye.get() || said.from == Eye::Public) {
                let who = speaker(said);
                if !speakers.iter().any(|(known, _)| *known == who) {
                    speakers.push((who, said.name.clone()));
                }
            }
        });
        speakers
    });
    let button = move |(who, name): (String, String)| {
        let (pressed, hook) = (who.clone(), format!("mute-{who}"));
        let label = move || {
            let name = if name.is_empty() { voice.say("talk-watcher") } else { name.clone() };
            voice.phrase(&Phrase::new("talk-mute").name("name", name))
        };
        view! {
            <button
                type="button"
                data-test=hook
                aria-pressed=move || if talk.muted.get().contains(&pressed) { "true" } else { "false" }
                on:click=move |_| here.table.with_value(|table| talk.mute(table, &who))
            >
                {label}
            </button>
        }
    };
    move || {
        (!speakers.with(Vec::is_empty)).then(|| {
            view! {
                <details class="muting" data-test="muting">
                    <summary>{move || voice.say("talk-muting")}</summary>
                    <div class="row">{speakers.get().into_iter().map(button).collect_view()}</div>
                </details>
            }
        })
    }
}
