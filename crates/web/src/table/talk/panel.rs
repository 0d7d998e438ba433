//! The chat panel: a part of the page before the game, beside the board once it is on.

use super::super::button_label::button_label;
use super::super::client::TableClient;
use super::message::Message;
use super::recipients::{Muting, Recipients};
use super::speaker;
use crate::i18n::I18n;
use crate::root_class::while_shown;
use crate::{icon, storage};
use game_ui::press;
use leptos::ev::KeyboardEvent;
use leptos::html::{Div, Input};
use leptos::prelude::*;
use rules::Phrase;
use wire::talk::{MAX_WORDS, QuickPhrase, TalkContent, TalkMessage};

/// The field in which one writes.
const FIELD: &str = "[data-test=talk-words]";

/// The button in the bar, with how much is new; it opens the panel and closes it.
#[component]
pub fn TalkButton(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let (open, unread) = (here.talk.open, Memo::new(move |_| here.talk.unread(here.perspective.viewer())));
    let counted = move |id: &'static str| {
        let count = unread.get();
        (count > 0).then(|| i18n.phrase(&Phrase::new(id).number("count", count as i64)))
    };
    (!here.is_local()).then(|| {
        view! {
            <button
                type="button"
                class="talk-button"
                data-test="talk-button"
                data-unread=move || (unread.get() > 0).then(|| unread.get().to_string())
                aria-expanded=move || open.get().to_string()
                on:click=move |_| open.update(|open| *open = !*open)
            >
                {button_label(icon::talk(), move || counted("talk-open").unwrap_or_else(|| i18n.text("talk-title")))}
            </button>
            // Told to those who hear the page; the others see the count.
            <span class="unseen" role="status">{move || counted("talk-new")}</span>
        }
    })
}

/// The talk beside the board while it is open, or over its lower part where there is no room beside it; nothing at a
/// table on this device, where people talk aloud.
#[component]
pub fn TalkPanel(here: TableClient) -> impl IntoView {
    let open = here.talk.open;
    // It is the table's: who comes back from looking at the past finds it closed.
    on_cleanup(move || {
        // Where the table is left altogether, there is nothing to close.
        let _ = open.try_set(false);
    });
    (!here.is_local()).then_some(move || open.get().then(|| view! { <Panel here /> }))
}

#[component]
fn Panel(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let close = move || {
        here.talk.open.set(false);
        focus("[data-test=talk-button]");
    };
    let keys = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            event.prevent_default();
            event.stop_propagation();
            close();
        }
    };
    // Once it is drawn. On a telephone a field would call up its keyboard over half of what was said.
    request_animation_frame(|| {
        focus(if is_touched() { ".talk-panel [data-test=talk-close]" } else { FIELD })
    });
    while_shown("shows-panel");
    view! {
        <aside class="talk-panel" data-test="talk" aria-labelledby="talk" on:keydown=keys>
            <div class="row">
                <h2 id="talk">{move || i18n.text("talk-title")}</h2>
                <button type="button" data-test="talk-close" on:click=move |_| close()>
                    {move || i18n.text("dismiss")}
                </button>
            </div>
            <Conversation here />
        </aside>
    }
}

/// The talk before the game, as a part of the page.
#[component]
pub fn TalkSection(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    view! {
        <section class="table-talk" data-test="talk" aria-labelledby="talk">
            <h2 id="talk">{move || i18n.text("talk-title")}</h2>
            <Conversation here />
        </section>
    }
}

/// What was said, and the means to say something.
#[component]
fn Conversation(here: TableClient) -> impl IntoView {
    // What is on the screen is read.
    Effect::new(move |_| {
        here.talk.said.track();
        if !document().hidden() {
            here.table.with_value(|table| here.talk.see_all(table));
        }
    });
    view! {
        <MessageList here />
        <Speaking here />
    }
}

/// Is the page used by touch?
fn is_touched() -> bool {
    window().match_media("(pointer: coarse)").ok().flatten().is_some_and(|touch| touch.matches())
}

/// Gives the keyboard to what is found so.
fn focus(selector: &str) {
    press::focus_still(document().query_selector(selector).ok().flatten());
}

/// What was said, the newest last, where the viewer goes before writing.
#[component]
fn MessageList(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
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
        request_animation_frame(move || {
            if let Some(frame) = frame.try_get_untracked().flatten() {
                frame.set_scroll_top(frame.scroll_height());
            }
        });
    });
    let none = move || {
        talk.said.with(Vec::is_empty).then(|| {
            view! { <p class="faint" data-test="talk-none">{i18n.text("talk-none")}</p> }
        })
    };
    let note = move || match hidden() {
        0 => None,
        count => Some(i18n.phrase(&Phrase::new("talk-hidden").number("count", count as i64))),
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
            {none}
            <ol class="plain">
                <For each=move || shown.get() key=|said: &TalkMessage| (said.at_ms, said.to_owned().name) let(said)>
                    <Message here said />
                </For>
            </ol>
        </div>
        <p class="faint">{note}</p>
    }
}

/// To whom, and what.
#[component]
fn Speaking(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let (talk, field) = (here.talk, NodeRef::<Input>::new());
    let name = RwSignal::new(storage::name());
    let watches = Memo::new(move |_| here.me().is_none());
    let called = move || {
        let name = name.get_untracked().trim().to_owned();
        (untrack(|| watches.get()) && !name.is_empty()).then_some(name)
    };
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let words = talk.draft.get_untracked();
        if words.trim().is_empty() || !untrack(|| here.connection.is_connected()) {
            return;
        }
        talk.draft.set(String::new());
        here.talk(TalkContent::Text(words), called());
        if let Some(field) = field.get_untracked() {
            let _ = field.focus();
        }
    };
    let name_field = move || {
        watches.get().then(|| {
            view! {
                <p class="faint">{move || i18n.text("talk-watchers-note")}</p>
                <input
                    type="text"
                    data-test="talk-name"
                    maxlength=wire::MAX_NAME.to_string()
                    autocomplete="nickname"
                    aria-label=move || i18n.text("talk-name")
                    placeholder=move || i18n.text("talk-name")
                    prop:value=name
                    on:input=move |event| name.set(event_target_value(&event))
                />
            }
        })
    };
    let refused = move || {
        let code = talk.refused.get()?;
        let known = i18n.find(&format!("talk-no-{}", code.id().replace('_', "-")));
        let sentence = known.unwrap_or_else(|| i18n.text("talk-no-other"));
        Some(view! { <p class="problem" data-test="talk-refused">{sentence}</p> })
    };
    let quick = move |quick: QuickPhrase| {
        view! {
            <button
                type="button"
                data-test=format!("quick-{}", quick.name())
                on:click=move |_| here.talk(TalkContent::Quick(quick), called())
            >
                {move || i18n.text(&format!("quick-{}", quick.name().replace('_', "-")))}
            </button>
        }
    };
    view! {
        <form class="talk-form" on:submit=send>
            {name_field}
            <Recipients here />
            <div class="row">
                <input
                    class="grow"
                    type="text"
                    data-test="talk-words"
                    maxlength=MAX_WORDS.to_string()
                    autocomplete="off"
                    enterkeyhint="send"
                    aria-label=move || i18n.text("talk-words")
                    placeholder=move || i18n.text("talk-words")
                    node_ref=field
                    prop:value=talk.draft
                    on:input=move |event| talk.draft.set(event_target_value(&event))
                />
                <button type="submit" data-test="talk-send" disabled=move || !here.connection.is_connected()>
                    {move || i18n.text("talk-send")}
                </button>
            </div>
            <div role="alert">{refused}</div>
        </form>
        <details class="phrases" data-test="phrases">
            <summary>{move || i18n.text("talk-phrases")}</summary>
            <div class="row">{QuickPhrase::ALL.map(quick).collect_view()}</div>
        </details>
        <Muting here />
    }
}
