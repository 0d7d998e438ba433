//! Who is elected, and how.

use super::evening::Evening;
use crate::{Seen, government, named, party};
use leptos::prelude::*;
use president::Event;
use rules::{Game, Seat};

/// The verdict, once everything is in; then the government.
pub(super) fn verdict(seen: Seen, evening: Evening) -> AnyView {
    let over = Memo::new(move |_| evening.is_over());
    let said = move || over.get().then(|| elected(seen));
    let government = move || over.get().then(|| government::government(seen));
    // The status is there before it speaks, so that it is heard when it does.
    view! {
        <div class="pre-verdict" role="status" data-test="elected">{said}</div>
        {government}
    }
    .into_any()
}

fn elected(seen: Seen) -> AnyView {
    let now = Memo::new(move |_| seen.view.with(|view| (view.elected, view.ending)));
    let presidents = move || now.get().0.iter().map(|seat| president(seen, seat)).collect_view();
    // The log's own sentence: who, how, and with how many votes.
    let how = move || {
        let (elected, ending) = now.get();
        let votes = seen.view.with(|view| {
            let first = elected.first().and_then(|seat| view.votes.get(seat.index()).copied());
            first.unwrap_or_default()
        });
        let event = Event::Elected { seats: elected.into(), ending: ending?, votes };
        Some(seen.say(&seen.game().say_event(&event)))
    };
    view! {
        <div class="pre-presidents">{presidents}</div>
        <p class="pre-how" data-test="how">{how}</p>
    }
    .into_any()
}

fn president(seen: Seen, seat: Seat) -> impl IntoView {
    let party = move || party::of(seen, seat).map(|party| party.name());
    view! {
        <p class=move || format!("pre-elected {}", named::class(seen, seat))>
            <span class="pre-elected-name">{move || seen.name(seat)}</span>
            <span class="pre-elected-party">{party}</span>
        </p>
    }
}
