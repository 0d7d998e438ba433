//! The government in office, how long it has lasted, what protects it; or how long there has been none.

use crate::{Seen, icon, party, press, words};
use leptos::prelude::*;
use politico::{Action, Event, Government, View};
use rules::{Phrase, Seat};

/// Since when the government is in office: its Prime Minister, the turn it was formed in where that was seen, and the
/// number of what was told last.
type Since = Option<(Seat, Option<u16>, u64)>;

/// How long a government has lasted, in turns; nothing where it is longer than a round and nobody here saw it begin.
pub(crate) fn turns(view: &View, government: &Government, formed: Option<u16>) -> Option<u16> {
    let seats = view.parties.len().max(1);
    match formed {
        Some(formed) => Some(view.turns.saturating_sub(formed)),
        // Before it has scored, its Prime Minister's turn has not come round again.
        None if !government.scored => {
            Some(((view.active.index() + seats - government.pm.index()) % seats) as u16)
        }
        None => None,
    }
}

/// How many turns have begun since a government was formed, where these events tell of it.
fn turns_since(events: &[Event]) -> Option<u16> {
    let formed = events.iter().rposition(|event| matches!(event, Event::Formed { .. }))?;
    Some(events[formed..].iter().filter(|event| matches!(event, Event::Turn { .. })).count() as u16)
}

/// The government, or that there is none.
pub(crate) fn government(seen: Seen) -> AnyView {
    let since = Memo::new(move |earlier: Option<&Since>| {
        let (number, formed) = seen.told.with(|(number, events)| (*number, turns_since(events)));
        let (now, turn) = seen.view.with(|view| (view.government, view.turns));
        let pm = now?.pm;
        match earlier {
            None => Some((pm, None, number)),
            Some(Some((last, when, told))) if *last == pm && (formed.is_none() || number == *told) => {
                Some((pm, *when, number))
            }
            Some(_) => Some((pm, Some(turn.saturating_sub(formed.unwrap_or(0))), number)),
        }
    });
    // A memo that nobody reads does not look: it must see the government begin, though it is shown only then.
    Effect::new(move |_| since.track());
    let now = Memo::new(move |_| seen.view.with(|view| view.government));
    let body = move || match now.get() {
        Some(now) => in_office(seen, now, since),
        None => vacant(seen),
    };
    view! {
        <section class="pol-government pol-box" data-test="government" aria-labelledby="pol-government">
            <h3 id="pol-government">{move || words::text(seen, "government")}</h3>
            {body}
            {displays(seen)}
            {resignation(seen)}
        </section>
    }
    .into_any()
}

fn in_office(seen: Seen, now: Government, since: Memo<Since>) -> AnyView {
    let others = now.members.iter().filter(|seat| *seat != now.pm).map(|seat| {
        let late = now.late.contains(seat).then(|| {
            view! { <span class="faint">{move || words::text(seen, "late")}</span> }
        });
        view! { <li class="pol-chip">{party::named(seen, seat)} {late}</li> }
    });
    let others = others.collect_view();
    let life = move || {
        let formed = since.get().and_then(|(_, formed, _)| formed);
        let seats = seen.view.with(|view| view.parties.len().max(1)) as u16;
        let phrase = match seen.view.with(|view| turns(view, &now, formed)) {
            Some(turns) => Phrase::new("life").number("turns", turns).number("rounds", turns / seats),
            None => Phrase::new("life-long"),
        };
        words::say(seen, &phrase)
    };
    let shield = (now.shield > 0).then(|| {
        let said = move || words::count(seen, "shield", now.shield);
        view! { <p class="pol-detail">{icon::shield()} " " {said}</p> }
    });
    let scored = if now.scored { "government-scored" } else { "government-new" };
    view! {
        <ul class="pol-chips plain">
            <li class="pol-chip pol-done">
                {icon::of(now.card)} {party::named(seen, now.pm)}
                <span class="pol-mark">{move || words::text(seen, "pm")}</span>
            </li>
            {others}
        </ul>
        <p class="pol-detail" data-test="life">{life} " " {move || words::text(seen, scored)}</p>
        {shield}
        {now.saviour.then(|| view! { <p class="pol-detail">{move || words::text(seen, "no-entry")}</p> })}
    }
    .into_any()
}

/// No government: how far it is to the providential man.
fn vacant(seen: Seen) -> AnyView {
    let said = move || {
        let (vacant, brief, saviour, seats) =
            seen.view.with(|view| (view.vacant, view.brief, view.saviour, view.parties.len() as i64));
        let id = if saviour { "vacant-saviour" } else { "vacant" };
        let phrase =
            Phrase::new(id).number("turns", vacant).number("needed", 2 * seats).number("brief", brief);
        words::say(seen, &phrase)
    };
    view! {
        <p class="pol-empty">{move || words::text(seen, "no-government")}</p>
        <p class="pol-detail">{icon::of(politico::Card::Providential)} " " {said}</p>
    }
    .into_any()
}

/// National union, truce and tension.
fn displays(seen: Seen) -> AnyView {
    let shown = Memo::new(move |_| {
        seen.view.with(|view| [("union", view.union), ("truce", view.truce), ("tension", view.tension)])
    });
    let list = move || {
        let shown = shown.get().into_iter().filter_map(|(id, seat)| Some((id, seat?)));
        let shown = shown.map(|(id, seat)| {
            view! { <p class="pol-display">{words::of(seen, id, seat)}</p> }
        });
        shown.collect_view()
    };
    list.into_any()
}

/// The Prime Minister's own button, at any moment it is allowed.
fn resignation(seen: Seen) -> AnyView {
    let may = Memo::new(move |_| seen.choices.with(|choices| choices.contains(&Action::Resign)));
    let will = Memo::new(move |_| seen.view.with(|view| view.resigning));
    let body = move || match (will.get(), may.get()) {
        (true, _) => view! { <p class="pol-detail">{words::text(seen, "resigning")}</p> }.into_any(),
        (false, true) => press::twice(seen, Action::Resign, "resign", "resign-really"),
        (false, false) => ().into_any(),
    };
    body.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use politico::Card;
    use rules::Seats;

    #[test]
    fn the_life_of_a_government_is_counted_in_turns() {
        let mut view = fixture::view(4);
        let pm = Seat::new(3);
        let young = Government {
            pm,
            members: Seats::only(pm),
            card: Card::PrimeMinister,
            saviour: false,
            shield: 0,
            scored: false,
            late: Seats::NONE,
        };
        (view.turns, view.active) = (9, Seat::new(1));
        assert_eq!(turns(&view, &young, Some(4)), Some(5));
        // Nobody here saw it begin: it began at the turn of its Prime Minister, less than a round ago.
        assert_eq!(turns(&view, &young, None), Some(2));
        assert_eq!(turns(&view, &Government { scored: true, ..young }, None), None);
    }

    #[test]
    fn the_turn_that_follows_at_once_counts() {
        let formed = Event::Formed { pm: Seat::new(0), members: vec![], saviour: false };
        let turn = Event::Turn { seat: Seat::new(1), round: 1 };
        assert_eq!(turns_since(&[turn.clone(), formed.clone(), turn.clone()]), Some(1));
        assert_eq!(turns_since(&[turn.clone(), formed]), Some(0));
        assert_eq!(turns_since(&[turn]), None);
    }
}
