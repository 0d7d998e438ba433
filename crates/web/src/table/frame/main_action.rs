//! The main actions of the moment, always in the same place: the first is what Space does.

use super::super::choices;
use super::super::client::TableClient;
use crate::fit_text;
use crate::i18n::I18n;
use game_ui::{AnyBoard, ErasedAction};
use leptos::html::Div;
use leptos::prelude::*;
use rules::Phrase;
use std::sync::Arc;

/// How often the type of the buttons may go down before words are cut.
const STEPS: u8 = 4;

/// What can be done now by a button of its own.
pub fn main_actions(here: TableClient, board: &Arc<dyn AnyBoard>) -> Vec<ErasedAction> {
    if here.my_turn() { board.main_actions() } else { Vec::new() }
}

/// The buttons, or a word on where to act.
#[component]
pub fn MainActions(here: TableClient, board: Arc<dyn AnyBoard>) -> impl IntoView {
    let i18n = I18n::get();
    let (confirmed, advised) = (board.clone(), board.clone());
    let actions = {
        let board = board.clone();
        Memo::new(move |_| main_actions(here, &board))
    };
    let button = move |(index, action): (usize, ErasedAction)| {
        let label = board.short_label(&action);
        let title = label.clone();
        let (own, meant) = (action.clone(), advised.clone());
        let key = (index == 0).then(|| {
            view! { <kbd class="key" aria-hidden="true">{move || i18n.text("key-space")}</kbd> }
        });
        view! {
            <button
                type="button"
                class=if index == 0 { "primary" } else { "" }
                data-test=if index == 0 { "main-action" } else { "other-action" }
                aria-keyshortcuts=(index == 0).then_some("Space")
                title=title
                data-advised=move || meant.advice().is_some_and(|advice| advice == own).then_some("")
                disabled=move || !here.ready()
                on:click=move |event| {
                    here.act(action.clone());
                    if event.detail() == 0 {
                        choices::keep_keyboard();
                    }
                }
            >
                <span class="main-label">{label}</span>
                {key}
            </button>
        }
    };
    let none = move || {
        // While the drawing still shows how the game ended nobody plays, and nothing says why.
        let told = !here.is_over() && !here.published.is_withholding();
        let id = match (told, here.me().is_some(), here.my_turn()) {
            (false, _, _) | (_, false, _) => return None,
            (true, true, true) => "main-on-board",
            (true, true, false) => "main-wait",
        };
        Some(view! { <p class="main-note">{i18n.text(id)}</p> })
    };
    let waiting = Memo::new(move |_| here.unconfirmed.waiting(here));
    let shown = move || match actions.get() {
        _ if waiting.with(Option::is_some) => {
            view! { <ConfirmMove here board=confirmed.clone() /> }.into_any()
        }
        actions if actions.is_empty() => none().into_any(),
        actions => actions.into_iter().enumerate().map(&button).collect_view().into_any(),
    };
    let place = NodeRef::<Div>::new();
    fit_text::fit(place, ".main-label", STEPS, move || {
        // Read, because a memo that is only tracked is never worked out.
        actions.with(|_| ());
        waiting.with(|_| ());
        i18n.lang();
    });
    view! {
        <div class="main-actions" node_ref=place role="group" aria-label=move || i18n.text("main-actions")>
            {shown}
        </div>
    }
}

/// The move that waits to be confirmed, in place of the main actions: Space does it, Escape does not.
#[component]
fn ConfirmMove(here: TableClient, board: Arc<dyn AnyBoard>) -> impl IntoView {
    let i18n = I18n::get();
    let told =
        move || here.unconfirmed.waiting(here).map(|action| board.short_label(&action)).unwrap_or_default();
    view! {
        <button
            type="button"
            class="primary"
            data-test="confirm-move"
            aria-keyshortcuts="Space"
            disabled=move || !here.ready()
            on:click=move |event| {
                here.confirm();
                if event.detail() == 0 {
                    choices::keep_keyboard();
                }
            }
        >
            <span class="main-label">{move || i18n.phrase(&Phrase::new("confirm-move").name("move", told()))}</span>
            <kbd class="key" aria-hidden="true">{move || i18n.text("key-space")}</kbd>
        </button>
        <button
            type="button"
            data-test="dismiss-move"
            aria-keyshortcuts="Escape"
            on:click=move |_| here.unconfirmed.dismiss()
        >
            <span class="main-label">{move || i18n.text("dismiss-move")}</span>
        </button>
    }
}
