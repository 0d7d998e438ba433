//! The list of what can be done: the equal of the drawing, for those who would rather read or type.

use super::attendance::Attendance;
use crate::fold::finds;
use crate::voice::Voice;
use leptos::html::{Input, Ul};
use leptos::prelude::*;
use rules::Phrase;
use serde_json::value::RawValue;
use slot::AnyBoard;
use std::sync::Arc;

/// Fewer choices than this are seen at a glance and need no filter.
const FILTERED: usize = 12;

/// The list of choices; nothing for those who watch, nor when the game is over.
#[component]
pub fn Choices(here: Attendance, board: Arc<dyn AnyBoard>) -> impl IntoView {
    let playing = Memo::new(move |_| here.me().is_some() && !here.is_over());
    move || playing.get().then(|| view! { <List here board=board.clone() /> })
}

#[component]
fn List(here: Attendance, board: Arc<dyn AnyBoard>) -> impl IntoView {
    let voice = Voice::get();
    let sought = RwSignal::new(String::new());
    let (field, list) = (NodeRef::<Input>::new(), NodeRef::<Ul>::new());
    let offers = {
        let board = board.clone();
        Memo::new(move |_| {
            board.offers().iter().map(|action| action.get().to_owned()).enumerate().collect::<Vec<_>>()
        })
    };
    let found = {
        let board = board.clone();
        Memo::new(move |_| {
            let sought = sought.get();
            let mut found = offers.get();
            found.retain(|(_, action)| {
                sought.is_empty() || raw(action).is_some_and(|action| finds(&sought, &board.brief(&action)))
            });
            // What is advised comes first: in a long list a mark alone would not be seen.
            here.hint.with(|hint| found.sort_by_key(|(_, action)| !hint.is(action)));
            found
        })
    };
    // Once seen, the field stays: it is where the keyboard comes back to after a move.
    let many = Memo::new(move |earlier: Option<&bool>| {
        earlier.copied().unwrap_or(false) || offers.with(|offers| offers.len() >= FILTERED)
    });
    let play = move |action: &str| {
        if let Some(action) = raw(action) {
            here.act(action);
        }
        // The button is about to go; the keyboard must not lose its place.
        sought.set(String::new());
        match (field.get_untracked(), list.get_untracked()) {
            (Some(field), _) => drop(field.focus()),
            // From the list the next Tab leads to the first of the new choices.
            (None, Some(list)) => drop(list.focus()),
            (None, None) => {}
        }
    };
    let count = move || match (offers.with(Vec::len), found.with(Vec::len)) {
        (0, _) => voice.say("choices-none"),
        (_, 0) => voice.say("choices-not-found"),
        (_, count) => voice.phrase(&Phrase::new("choices-count").number("count", count as i64)),
    };
    view! {
        <section class="table-choices" data-test="choices" aria-labelledby="choices">
            <h2 id="choices">{move || voice.say("choices-title")}</h2>
            {move || {
                many.get()
                    .then(|| {
                        view! {
                            <div class="field">
                                <label for="filter">{move || voice.say("choices-filter")}</label>
                                <input
                                    id="filter"
                                    type="search"
                                    autocomplete="off"
                                    data-test="filter"
                                    node_ref=field
                                    prop:value=sought
                                    on:input=move |event| sought.set(event_target_value(&event))
                                />
                            </div>
                        }
                    })
            }}
            <p class="faint" role="status">{count}</p>
            <ul class="choices" tabindex="-1" aria-labelledby="choices" node_ref=list>
                <For each=move || found.get() key=Clone::clone let((number, action))>
                    <li>
                        <button
                            type="button"
                            data-test=format!("choice-{number}")
                            data-hint={
                                let action = action.clone();
                                move || here.hint.with(|hint| hint.is(&action)).then_some("yes")
                            }
                            disabled=move || !here.ready()
                            on:click={
                                let action = action.clone();
                                move |_| play(&action)
                            }
                        >
                            {raw(&action).map(|action| board.label(&action))}
                        </button>
                    </li>
                </For>
            </ul>
        </section>
    }
}

fn raw(json: &str) -> Option<Box<RawValue>> {
    RawValue::from_string(json.to_owned()).ok()
}
