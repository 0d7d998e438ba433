//! The event log of a game, in sentences.

use crate::i18n::{I18n, PeopleNames};
use game_ui::AnyBoard;
use leptos::html::Div;
use leptos::prelude::*;
use rules::{Phrase, Seat};
use std::ops::Range;
use std::sync::Arc;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use wire::ErasedUpdate;

/// Where a game is shown again, so many lines are drawn on either side of the one that is marked: a long game has
/// thousands, and to say them all would take seconds.
const AROUND: usize = 14;
/// Of a game that is on the newest of them are drawn, which is all of most games.
const NEWEST: usize = 200;
/// So many more for whoever scrolls to the last that is drawn.
const MORE: usize = 40;
/// How near to it that is, in pixels.
const NEAR: i32 = 60;

/// The log, the newest first.
#[component]
pub fn Log(
    /// What happened, the oldest first.
    updates: Signal<Vec<Arc<ErasedUpdate>>>,
    /// Whom it speaks of.
    people: PeopleNames,
    board: Arc<dyn AnyBoard>,
    /// The number to be marked, where the game is shown again.
    #[prop(optional, into)]
    marked: Option<Signal<Option<u64>>>,
) -> impl IntoView {
    let i18n = I18n::get();
    let frame = NodeRef::<Div>::new();
    let newest_first = Memo::new_with_compare(
        move |_| {
            let with_sentence = |one: &&Arc<ErasedUpdate>| has_sentence(one);
            updates.with(|updates| updates.iter().rev().filter(with_sentence).cloned().collect::<Vec<_>>())
        },
        |_, _| true,
    );
    let line = Memo::new(move |_| {
        let number = marked?.get()?;
        newest_first.with(|lines| line_of(lines, number))
    });
    let reach = RwSignal::new(if marked.is_some() { AROUND } else { NEWEST });
    let drawn = Memo::new(move |_| {
        let all = newest_first.with(Vec::len);
        match marked {
            Some(_) => context(line.get().unwrap_or(all), reach.get(), all),
            None => 0..all.min(reach.get()),
        }
    });
    // Counted from the first line there is, whether or not it is drawn.
    let first_number = Memo::new(move |_| {
        let all = newest_first.with(Vec::len);
        (marked.is_none() && drawn.with(|drawn| drawn.end) < all).then(|| all.to_string())
    });
    let lines = move || newest_first.with(|lines| lines[drawn.get()].to_vec());
    let current =
        Memo::new(move |_| newest_first.with(|lines| lines.get(line.get()?).map(|line| line.number)));
    let is_marked = move |number: u64| current.get() == Some(number);
    let scrolled = move |_| {
        if let Some(frame) = frame.get_untracked() {
            let (drawn, all) = (drawn.get_untracked(), newest_first.with_untracked(Vec::len));
            let below = frame.scroll_height() - frame.client_height() - frame.scroll_top();
            let more = (frame.scroll_top() < NEAR && drawn.start > 0) || (below < NEAR && drawn.end < all);
            if more {
                reach.update(|reach| *reach += MORE);
            }
        }
    };
    if let Some(marked) = marked {
        Effect::new(move |_| {
            marked.track();
            if let Some(frame) = frame.get() {
                bring_into_view(&frame);
            }
        });
    }
    let paragraphs = move |board: &Arc<dyn AnyBoard>, update: &Arc<ErasedUpdate>| {
        sentences(i18n, people, board, update)
            .into_iter()
            .map(|sentence| view! { <p>{sentence}</p> })
            .collect_view()
    };
    view! {
        <section class="table-log" aria-labelledby="log">
            <h2 id="log">{move || i18n.text("log-title")}</h2>
            <div
                class="log"
                class:replayed=marked.is_some()
                role="log"
                // The bar tells what happened at the moment looked at.
                aria-live=if marked.is_some() { "off" } else { "polite" }
                tabindex="0"
                data-test="log"
                aria-labelledby="log"
                node_ref=frame
                on:scroll=scrolled
            >
                // Numbered by the browser as it stands: what has no line has no number either. Where the game is shown again,
                // the numbers are those by which one goes to and fro in it.
                <ol reversed=true start=first_number>
                    <For each=lines key=known_by let(update)>
                        {
                            let board = board.clone();
                            let number = update.number;
                            let value = marked.is_some().then(|| number.to_string());
                            view! {
                                <li value=value aria-current=move || is_marked(number).then_some("step")>
                                    {move || paragraphs(&board, &update)}
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
pub fn sentences(
    i18n: I18n,
    people: PeopleNames,
    board: &Arc<dyn AnyBoard>,
    update: &Arc<ErasedUpdate>,
) -> Vec<String> {
    let of = |phrase: Phrase, seat: Seat| i18n.phrase_of(people, &phrase.seat("name", seat));
    let by = update.by.map(|by| match by {
        wire::ActedBy::Clock => i18n.text("log-by-clock"),
        wire::ActedBy::Bot(level) => i18n.text(&format!("log-by-{}", level.id())),
    });
    let context = [
        update.taken_back.map(|seat| of(Phrase::new("log-taken-back"), seat)),
        update.conceded.map(|seat| of(Phrase::new("log-conceded"), seat)),
        update.closed.then(|| i18n.text("log-closed")),
        by,
    ];
    context.into_iter().flatten().chain(board.say_events(update)).collect()
}

/// Is there a sentence for it? An answer in a sealed window takes a number, and nothing is told of it before the window closes.
fn has_sentence(update: &ErasedUpdate) -> bool {
    let ErasedUpdate { number: _, taken_back, by, conceded, closed, events } = update;
    let silent = || events.get().chars().all(|c| matches!(c, '[' | ']') || c.is_ascii_whitespace());
    taken_back.is_some() || by.is_some() || conceded.is_some() || *closed || !silent()
}

/// The place of the line that stands for this number: its own, or the last before it.
fn line_of(newest_first: &[Arc<ErasedUpdate>], number: u64) -> Option<usize> {
    let place = newest_first.partition_point(|one| one.number > number);
    (place < newest_first.len()).then_some(place)
}

/// The lines within reach of this one.
fn context(line: usize, reach: usize, all: usize) -> Range<usize> {
    line.saturating_sub(reach)..(line + reach + 1).min(all)
}

/// Scrolls the log, and nothing around it, to what is marked.
fn bring_into_view(frame: &HtmlElement) {
    let marked = frame.query_selector("[aria-current]").ok().flatten();
    if let Some(marked) = marked.and_then(|marked| marked.dyn_into::<HtmlElement>().ok()) {
        frame.set_scroll_top(marked.offset_top() - frame.client_height() / 2 + marked.offset_height() / 2);
    }
}

/// By where it lies in memory, which the line holds on to: at a table that several share on one device, the same number may
/// tell each of them something else.
fn known_by(update: &Arc<ErasedUpdate>) -> usize {
    Arc::as_ptr(update).addr()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn update(json: &str) -> Arc<ErasedUpdate> {
        Arc::new(serde_json::from_str(json).unwrap())
    }

    #[test]
    fn what_has_no_sentence_has_no_line() {
        assert!(!has_sentence(&update(r#"{"number":1,"events":[]}"#)));
        assert!(!has_sentence(&update(r#"{"number":1,"events":[ ]}"#)));
        assert!(has_sentence(&update(r#"{"number":1,"events":["drawn"]}"#)));
        for context in [r#""taken_back":0"#, r#""by":"clock""#, r#""conceded":1"#, r#""closed":true"#] {
            assert!(has_sentence(&update(&format!(r#"{{"number":1,{context},"events":[]}}"#))), "{context}");
        }
    }

    #[test]
    fn a_number_without_a_line_is_marked_at_the_line_before() {
        let told = |number| update(&format!(r#"{{"number":{number},"events":["drawn"]}}"#));
        let newest_first = [told(5), told(2)];
        let numbers = [1, 2, 3, 4, 5, 9]
            .map(|number| line_of(&newest_first, number).map(|place| newest_first[place].number));
        assert_eq!(numbers, [None, Some(2), Some(2), Some(2), Some(5), Some(5)]);
    }

    #[test]
    fn what_is_drawn_is_within_reach_and_among_all_there_are() {
        assert_eq!(context(0, 14, 2000), 0..15);
        assert_eq!(context(1000, 14, 2000), 986..1015);
        assert_eq!(context(1999, 14, 2000), 1985..2000);
        // Before the first line nothing is marked.
        assert_eq!(context(2000, 14, 2000), 1986..2000);
        assert_eq!(context(0, 14, 0), 0..0);
    }
}
