//! Hints: what a strong bot would do in the reader's place.

use super::button_label::button_label;
use super::client::TableClient;
use super::notices::Dismiss;
use crate::i18n::I18n;
use crate::icon;
use game_ui::AnyBoard;
use leptos::prelude::*;
use rules::Phrase;
use std::sync::Arc;
use wire::Payload;

/// How far the advice for the open decision is.
#[derive(Clone, Debug)]
pub enum Hint {
    /// Nobody has asked.
    None,
    /// Asked under this id.
    Asked(u32),
    /// What would be done.
    Given(Payload),
}

impl Hint {
    /// What is advised.
    pub fn given(&self) -> Option<Payload> {
        match self {
            Hint::Given(advice) => Some(advice.clone()),
            Hint::None | Hint::Asked(_) => None,
        }
    }
}

/// The button that asks for advice, while it is the reader's turn and a bot knows better.
#[component]
pub fn HintButton(here: TableClient, board: Arc<dyn AnyBoard>) -> impl IntoView {
    let i18n = I18n::get();
    let mine = Memo::new(move |_| here.my_turn() && here.gives_hints() && board.allows_hint());
    // Not disabled while a bot thinks: the keyboard must not lose its place.
    let thinking = Memo::new(move |_| here.hint.with(|hint| matches!(hint, Hint::Asked(_))));
    move || {
        mine.get().then(|| {
            view! {
                <button
                    type="button"
                    data-test="hint"
                    disabled=move || !here.ready()
                    aria-disabled=move || thinking.get().then_some("true")
                    on:click=move |_| here.ask_hint()
                >
                    {button_label(
                        icon::advice(),
                        move || i18n.text(if thinking.get() { "hint-thinking" } else { "hint" }),
                    )}
                </button>
            }
        })
    }
}

/// The advice as a sentence.
#[component]
pub fn HintText(here: TableClient, board: Arc<dyn AnyBoard>) -> impl IntoView {
    let i18n = I18n::get();
    let read = RwSignal::new(false);
    Effect::new(move |_| {
        here.hint.track();
        read.set(false);
    });
    // One word at a time: what is said later takes its place, and what is advised stays marked.
    Effect::new(move |_| {
        if here.requests.has_failed() || here.vote.has_ended() {
            read.set(true);
        }
    });
    let said = move || {
        let advice = board.advice().filter(|_| !read.get())?;
        let sentence = Phrase::new("hint-given").name("choice", board.short_label(&advice));
        Some(view! {
            <p class="note-box" data-test="hint-text">
                <span>{i18n.phrase(&sentence)}</span> <Dismiss put_away=move || read.set(true) />
            </p>
        })
    };
    view! { <div role="status">{said}</div> }
}
