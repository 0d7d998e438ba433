//! What happened, in sentences.

use crate::voice::{People, Voice};
use leptos::html::Div;
use leptos::prelude::*;
use rules::{Phrase, Seat};
use serde_json::value::RawValue;
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
    /// Whom it speaks of.
    people: People,
    board: Arc<dyn AnyBoard>,
    /// The number to be marked, where the game is shown again.
    #[prop(optional, into)]
    marked: Option<Signal<Option<u64>>>,
) -> impl IntoView {
    let voice = Voice::get();
    let frame = NodeRef::<Div>::new();
    // What the drawing is still showing is not told here first. A game shown again is all told anyway.
    let shows = board.clone();
    let until = Memo::new(move |_| shows.withheld().filter(|_| marked.is_none()));
    let newest_first = move || {
        let is_out = |one: &Arc<Happening>| until.get().is_none_or(|until| one.number <= until);
        let told = |one: &&Arc<Happening>| is_told(one) && is_out(one);
        happened.with(|happened| happened.iter().rev().filter(told).cloned().collect::<Vec<_>>())
    };
    let line = marked.map(|marked| {
        Memo::new(move |_| {
            let number = marked.get()?;
            happened.with(|happened| line_of(happened, number))
        })
    });
    let is_marked = move |number: u64| line.is_some_and(|line| line.get() == Some(number));
    if let Some(marked) = marked {
        Effect::new(move |_| {
            marked.track();
            if let Some(frame) = frame.get() {
                bring_into_view(&frame);
            }
        });
    }
    let sentences = move |board: &Arc<dyn AnyBoard>, happening: &Happening| {
        told(voice, people, board, happening)
            .into_iter()
            .map(|sentence| view! { <p>{sentence}</p> })
            .collect_view()
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
                // Numbered by the browser as it stands: what has no line has no number either. Where the game is shown again,
                // the numbers are those by which one goes to and fro in it.
                <ol reversed=true>
                    <For each=newest_first key=known_by let(happening)>
                        {
                            let board = board.clone();
                            let number = happening.number;
                            let value = marked.is_some().then(|| number.to_string());
                            view! {
                                <li value=value aria-current=move || is_marked(number).then_some("step")>
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

/// What happened at once, in sentences: what the game tells, after who took back, gave up, or acted for a player.
pub fn told(voice: Voice, people: People, board: &Arc<dyn AnyBoard>, happening: &Happening) -> Vec<String> {
    let of = |phrase: Phrase, seat: Seat| voice.phrase_of(people, &phrase.seat("name", seat));
    let by = happening.by.map(|by| match by {
        table::By::Clock => voice.say("log-by-clock"),
        table::By::Bot(level) => voice.say(&format!("log-by-{}", level.id())),
    });
    let around = [
        happening.taken_back.map(|seat| of(Phrase::new("log-taken-back"), seat)),
        happening.conceded.map(|seat| of(Phrase::new("log-conceded"), seat)),
        happening.closed.then(|| voice.say("log-closed")),
        by,
    ];
    around.into_iter().flatten().chain(board.say_events(&happening.events)).collect()
}

/// Is there a sentence for it? An answer in a sealed window takes a number, and nothing is told of it before the window closes.
fn is_told(happening: &Happening) -> bool {
    let Happening { number: _, taken_back, by, conceded, closed, events } = happening;
    let silent =
        || serde_json::from_str::<Vec<&RawValue>>(events.get()).is_ok_and(|events| events.is_empty());
    taken_back.is_some() || by.is_some() || conceded.is_some() || *closed || !silent()
}

/// The line of the log that stands for this number: its own, or the last before it.
fn line_of(happened: &[Arc<Happening>], number: u64) -> Option<u64> {
    let until = happened.iter().filter(|one| one.number <= number && is_told(one));
    until.map(|one| one.number).max()
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

#[cfg(test)]
mod tests {
    use super::*;

    fn happening(json: &str) -> Arc<Happening> {
        Arc::new(serde_json::from_str(json).unwrap())
    }

    #[test]
    fn what_has_no_sentence_has_no_line() {
        assert!(!is_told(&happening(r#"{"number":1,"events":[]}"#)));
        assert!(!is_told(&happening(r#"{"number":1,"events":[ ]}"#)));
        assert!(is_told(&happening(r#"{"number":1,"events":["drawn"]}"#)));
        for around in [r#""taken_back":0"#, r#""by":"clock""#, r#""conceded":1"#, r#""closed":true"#] {
            assert!(is_told(&happening(&format!(r#"{{"number":1,{around},"events":[]}}"#))), "{around}");
        }
    }

    #[test]
    fn a_number_without_a_line_is_marked_at_the_line_before() {
        let told = |number| happening(&format!(r#"{{"number":{number},"events":["drawn"]}}"#));
        let silent = |number| happening(&format!(r#"{{"number":{number},"events":[]}}"#));
        let happened = [silent(1), told(2), silent(3), silent(4), told(5)];
        assert_eq!(
            [1, 2, 3, 4, 5].map(|number| line_of(&happened, number)),
            [None, Some(2), Some(2), Some(2), Some(5)]
        );
    }
}
