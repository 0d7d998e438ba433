//! Who is elected, and how.

use super::evening::Evening;
use crate::{BoardContext, government, named, party, words};
use leptos::prelude::*;
use president::Event;
use rules::{Narrate, Seat};

/// The verdict, once everything is in; then the government.
pub(super) fn verdict(context: BoardContext, evening: Evening) -> AnyView {
    let over = Memo::new(move |_| evening.is_over());
    let said = move || over.get().then(|| elected(context));
    let government = move || over.get().then(|| government::government(context));
    // The status is there before it speaks, so that it is heard when it does.
    view! {
        <div class="pre-verdict" role="status" data-test="elected">{said}</div>
        {government}
        {move || over.get().then(|| places(context))}
    }
    .into_any()
}

/// Everybody by place, once the result stands; whoever is president may still be naming a government.
fn places(context: BoardContext) -> AnyView {
    let list = move || {
        let outcome = context.outcome()?;
        let mut ranked: Vec<(u8, Seat)> = outcome
            .places()
            .iter()
            .zip(context.view.with(|view| view.seats()).iter())
            .map(|(place, seat)| (*place, seat))
            .collect();
        ranked.sort();
        let rows = ranked.into_iter().map(|(place, seat)| {
            let place = place.to_string();
            view! { <li value=place class:pre-mine=move || context.me() == Some(seat)>{named::named(context, seat)}</li> }
        });
        let rows = rows.collect_view();
        Some(view! {
            <ol class="pre-places" data-test="places" aria-label=move || words::text(context, "night-places")>
                {rows}
            </ol>
        })
    };
    list.into_any()
}

fn elected(context: BoardContext) -> AnyView {
    let now = Memo::new(move |_| context.view.with(|view| (view.elected, view.ending)));
    let presidents = move || now.get().0.iter().map(|seat| president(context, seat)).collect_view();
    // The log's own sentence: who, how, and with how many votes.
    let how = move || {
        let (elected, ending) = now.get();
        let votes = elected.first().map(|seat| context.view.with(|view| view.votes_of(seat)));
        let event =
            Event::Elected { seats: elected.into(), ending: ending?, votes: votes.unwrap_or_default() };
        Some(context.say(&context.game().say_event(&event)))
    };
    view! {
        <div class="pre-presidents">{presidents}</div>
        <p class="pre-how" data-test="how">{how}</p>
    }
    .into_any()
}

fn president(context: BoardContext, seat: Seat) -> impl IntoView {
    let party = move || party::of(context, seat).map(|party| party.name());
    view! {
        <p class=move || format!("pre-elected {}", named::class(context, seat))>
            <span class="pre-elected-name">{move || context.name(seat)}</span>
            <span class="pre-elected-party">{party}</span>
        </p>
    }
}
