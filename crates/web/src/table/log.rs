//! What happened, in sentences.

use super::attendance::Attendance;
use super::seats::name;
use crate::voice::Voice;
use leptos::prelude::*;
use rules::Phrase;
use slot::AnyBoard;
use std::sync::Arc;
use table::Happening;

/// The log, the newest first.
#[component]
pub fn Log(here: Attendance, board: Arc<dyn AnyBoard>) -> impl IntoView {
    let voice = Voice::get();
    let newest_first =
        move || here.chronicle.with(|chronicle| chronicle.all().iter().rev().cloned().collect::<Vec<_>>());
    let sentences = move |board: &Arc<dyn AnyBoard>, happening: &Happening| {
        let mut sentences = board.say_events(&happening.events);
        if let Some(seat) = happening.taken_back {
            let name = here.about.with(|about| {
                name(voice, seat, about.as_ref().and_then(|about| about.seats.get(seat.index())))
            });
            sentences.insert(0, voice.phrase(&Phrase::new("log-taken-back").name("name", name)));
        }
        sentences.into_iter().map(|sentence| view! { <p>{sentence}</p> }).collect_view()
    };
    view! {
        <section class="table-log" aria-labelledby="log">
            <h2 id="log">{move || voice.say("log-title")}</h2>
            <div class="log" role="log" aria-live="polite" tabindex="0" data-test="log" aria-labelledby="log">
                <ol>
                    <For each=newest_first key=known_by let(happening)>
                        {
                            let board = board.clone();
                            let number = happening.number.to_string();
                            view! { <li value=number>{move || sentences(&board, &happening)}</li> }
                        }
                    </For>
                </ol>
            </div>
        </section>
    }
}

/// At a table that several share on one device, the same number may tell each of them something else.
fn known_by(happening: &Arc<Happening>) -> (u64, String) {
    (happening.number, happening.events.get().to_owned())
}
