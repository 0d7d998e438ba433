//! What happened, in sentences.

use crate::voice::Voice;
use leptos::html::Div;
use leptos::prelude::*;
use rules::Phrase;
use slot::AnyBoard;
use std::sync::Arc;
use table::Happening;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The log, the newest first.
#[component]
pub fn Log(
    /// What happened, the oldest first.
    happened: Signal<Vec<Arc<Happening>>>,
    /// What the seats are called.
    names: Signal<Vec<String>>,
    board: Arc<dyn AnyBoard>,
    /// The number to be marked, where the game is shown again.
    #[prop(optional, into)]
    marked: Option<Signal<Option<u64>>>,
) -> impl IntoView {
    let voice = Voice::get();
    let frame = NodeRef::<Div>::new();
    let newest_first = move || happened.with(|happened| happened.iter().rev().cloned().collect::<Vec<_>>());
    let is_marked = move |number: u64| marked.is_some_and(|marked| marked.get() == Some(number));
    if let Some(marked) = marked {
        Effect::new(move |_| {
            marked.track();
            if let Some(frame) = frame.get() {
                bring_into_view(&frame);
            }
        });
    }
    let sentences = move |board: &Arc<dyn AnyBoard>, happening: &Happening| {
        let mut sentences = board.say_events(&happening.events);
        let by = match happening.by {
            Some(table::By::Clock) => Some(voice.say("log-by-clock")),
            Some(table::By::Bot(_)) => Some(voice.say("log-by-bot")),
            None => None,
        };
        if let Some(by) = by {
            sentences.insert(0, by);
        }
        if let Some(seat) = happening.conceded {
            let name = names.with(|names| names.get(seat.index()).cloned().unwrap_or_default());
            sentences.insert(0, voice.phrase(&Phrase::new("log-conceded").name("name", name)));
        }
        if let Some(seat) = happening.taken_back {
            let name = names.with(|names| names.get(seat.index()).cloned().unwrap_or_default());
            sentences.insert(0, voice.phrase(&Phrase::new("log-taken-back").name("name", name)));
        }
        sentences.into_iter().map(|sentence| view! { <p>{sentence}</p> }).collect_view()
    };
    view! {
        <section class="table-log" aria-labelledby="log">
            <h2 id="log">{move || voice.say("log-title")}</h2>
            <div
                class="log"
                class:rerun=marked.is_some()
                role="log"
                aria-live="polite"
                tabindex="0"
                data-test="log"
                aria-labelledby="log"
                node_ref=frame
            >
                <ol>
                    <For each=newest_first key=known_by let(happening)>
                        {
                            let board = board.clone();
                            let number = happening.number;
                            view! {
                                <li
                                    value=number.to_string()
                                    aria-current=move || is_marked(number).then_some("step")
                                >
                                    {move || sentences(&board, &happening)}
                                </li>
                            }
                        }
                    </For>
                </ol>
            </div>
        </section>
    }
}

/// Scrolls the log, and nothing around it, to what is marked.
fn bring_into_view(frame: &HtmlElement) {
    let marked = frame.query_selector("[aria-current]").ok().flatten();
    if let Some(marked) = marked.and_then(|marked| marked.dyn_into::<HtmlElement>().ok()) {
        frame.set_scroll_top(marked.offset_top() - frame.client_height() / 2 + marked.offset_height() / 2);
    }
}

/// At a table that several share on one device, the same number may tell each of them something else.
fn known_by(happening: &Arc<Happening>) -> (u64, String) {
    (happening.number, happening.events.get().to_owned())
}
