//! Who is elected, and how.

use super::evening::Evening;
use crate::{BoardContext, government, named, party, words};
use leptos::prelude::*;
use president::Event;
use rules::{Narrate, Seat};

/// The verdict, once everything is in; then the government.
pub(super) fn verdict(seen: BoardContext, evening: Evening) -> AnyView {
    let over = Memo::new(move |_| evening.is_over());
    let said = move || over.get().then(|| elected(seen));
    let government = move || over.get().then(|| government::government(seen));
    // The status is there before it speaks, so that it is heard when it does.
    view! {
        <div class="pre-verdict" role="status" data-test="elected">{said}</div>
        {government}
        {move || over.get().then(|| places(seen))}
    }
    .into_any()
}

/// Everybody by place, once the result stands; whoever is president may still be naming a government.
fn places(seen: BoardContext) -> AnyView {
    let list = move || {
        let outcome = seen.outcome()?;
        let mut ranked: Vec<(u8, Seat)> = outcome
            .places()
            .iter()
            .zip(seen.view.with(|view| view.seats()).iter())
            .map(|(place, seat)| (*place, seat))
            .collect();
        ranked.sort();
        let rows = ranked.into_iter().map(|(place, seat)| {
            let place = place.to_string();
            view! { <li value=place class:pre-mine=move || seen.me() == Some(seat)>{named::named(seen, seat)}</li> }
        });
        let rows = rows.collect_view();
        Some(view! {
            <ol class="pre-places" data-test="places" aria-label=move || words::text(seen, "night-places")>
                {rows}
            </ol>
        })
    };
    list.into_any()
}

fn elected(seen: BoardContext) -> AnyView {
    let now = Memo::new(move |_| seen.view.with(|view| (view.elected, view.ending)));
    let presidents = move || now.get().0.iter().map(|seat| president(seen, seat)).collect_view();
    // The log's own sentence: who, how, and with how many votes.
    let how = move || {
        let (elected, ending) = now.get();
        let votes = elected.first().map(|seat| seen.view.with(|view| view.votes_of(seat)));
        let event =
            Event::Elected { seats: elected.into(), ending: ending?, votes: votes.unwrap_or_default() };
        Some(seen.say(&seen.game().say_event(&event)))
    };
    view! {
        <div class="pre-presidents">{presidents}</div>
        <p class="pre-how" data-test="how">{how}</p>
    }
    .into_any()
}

fn president(seen: BoardContext, seat: Seat) -> impl IntoView {
    let party = move || party::of(seen, seat).map(|party| party.name());
    view! {
        <p class=move || format!("pre-elected {}", named::class(seen, seat))>
            <span class="pre-elected-name">{move || seen.name(seat)}</span>
            <span class="pre-elected-party">{party}</span>
        </p>
    }
}
