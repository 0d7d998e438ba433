//! The government in office, how long it has lasted, what protects it; or how long there has been none.

use crate::{BoardContext, icon, offers, party, words};
use leptos::prelude::*;
use politico::{Action, Government, View};
use rules::Phrase;

/// How long a government has lasted: so many turns have begun since the one it was formed in.
fn turns(view: &View, government: &Government) -> u16 {
    view.turns.saturating_sub(government.since)
}

/// The government, or that there is none.
pub(crate) fn government(context: BoardContext) -> AnyView {
    let now = Memo::new(move |_| context.view.with(|view| view.government));
    let body = move || match now.get() {
        Some(now) => in_office(context, now),
        None => vacant(context),
    };
    view! {
        <section class="pol-government pol-box" data-test="government" aria-labelledby="pol-government">
            <h3 id="pol-government">{words::said(context, "government")}</h3>
            {body}
            {displays(context)}
            {resignation(context)}
        </section>
    }
    .into_any()
}

fn in_office(context: BoardContext, now: Government) -> AnyView {
    let others = now.members.iter().filter(|seat| *seat != now.pm).map(|seat| {
        let late = now.late.contains(seat).then(|| {
            view! { <span class="faint">{words::said(context, "late")}</span> }
        });
        view! { <li class="pol-chip">{party::named(context, seat)} {late}</li> }
    });
    let others = others.collect_view();
    let lasted =
        Memo::new(move |_| context.view.with(|view| (turns(view, &now), view.parties.len().max(1) as u16)));
    let life = move || {
        let (turns, seats) = lasted.get();
        words::say(context, &Phrase::new("life").number("turns", turns).number("rounds", turns / seats))
    };
    let shield = (now.shield > 0).then(|| {
        let said = move || words::count(context, "shield", now.shield);
        view! { <p class="pol-detail">{icon::shield()} " " {said}</p> }
    });
    let scored = if now.scored { "government-scored" } else { "government-new" };
    view! {
        <ul class="pol-chips plain">
            <li class="pol-chip pol-done">
                {icon::of(now.card)} {party::named(context, now.pm)}
                <span class="pol-mark">{words::said(context, "pm")}</span>
            </li>
            {others}
        </ul>
        <p class="pol-detail" data-test="life">{life} " " {words::said(context, scored)}</p>
        {shield}
        {now.saviour.then(|| view! { <p class="pol-detail">{words::said(context, "no-entry")}</p> })}
    }
    .into_any()
}

/// No government: how far it is to the providential man, and what his card is good for until then (A57).
fn vacant(context: BoardContext) -> AnyView {
    let waited = Memo::new(move |_| context.view.with(|view| (view.vacant, view.brief, view.saviour)));
    let said = move || {
        let (vacant, brief, saviour) = waited.get();
        let id = if saviour { "vacant-saviour" } else { "vacant" };
        let patience = context.game().patience();
        let phrase = Phrase::new(id)
            .number("needed", patience.turns)
            .number("turns", vacant)
            .number("governments", patience.governments)
            .number("brief", brief);
        words::say(context, &phrase)
    };
    // The same in two short lines, each with a dot for what it takes, full for what has been.
    let counted = move |id: &'static str, needed: u16, been: u16| {
        let dots = (0..needed)
            .map(|dot| view! { <circle class:pol-full=dot < been cx=5 + 11 * dot cy="5" r="4" /> });
        view! {
            <span>
                {words::count(context, id, needed)}
                <svg class="pol-dots" width=11 * needed height="10">{dots.collect::<Vec<_>>()}</svg>
            </span>
        }
        .into_any()
    };
    let seen = move || {
        let (vacant, brief, saviour) = waited.get();
        let patience = context.game().patience();
        match saviour {
            true => view! { <span>{words::text(context, "vacant-saviour")}</span> }.into_any(),
            false => view! {
                <span>{words::said(context, "patience")}</span>
                {counted("patience-turns", patience.turns, vacant)}
                {counted("patience-governments", patience.governments.into(), brief.into())}
            }
            .into_any(),
        }
    };
    view! {
        <p class="pol-empty">{words::said(context, "no-government")}</p>
        <div class="pol-patience">
            {icon::of(politico::Card::Providential)}
            <p class="unseen">{said}</p>
            <div class="pol-detail" aria-hidden="true" title=said>{seen}</div>
        </div>
    }
    .into_any()
}

/// National union, truce and tension.
fn displays(context: BoardContext) -> AnyView {
    let shown = Memo::new(move |_| {
        context.view.with(|view| [("union", view.union), ("truce", view.truce), ("tension", view.tension)])
    });
    let list = move || {
        let shown = shown.get().into_iter().filter_map(|(id, seat)| Some((id, seat?)));
        let shown = shown.map(|(id, seat)| {
            view! { <p class="pol-display">{words::of(context, id, seat)}</p> }
        });
        shown.collect_view()
    };
    list.into_any()
}

/// The Prime Minister's own button, at any moment it is allowed.
fn resignation(context: BoardContext) -> AnyView {
    let may = Memo::new(move |_| context.offers(&Action::Resign));
    let will = Memo::new(move |_| context.view.with(|view| view.resigning));
    let body = move || match (will.get(), may.get()) {
        (true, _) => view! { <p class="pol-detail">{words::text(context, "resigning")}</p> }.into_any(),
        (false, true) => offers::twice(context, Action::Resign, "resign", "resign-really"),
        (false, false) => ().into_any(),
    };
    body.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use politico::Card;
    use rules::{Seat, Seats};

    #[test]
    fn the_life_of_a_government_is_counted_in_turns() {
        let mut view = fixture::view(4);
        let pm = Seat::new(3);
        let government = Government {
            pm,
            since: 4,
            members: Seats::only(pm),
            card: Card::PrimeMinister,
            saviour: false,
            shield: 0,
            scored: true,
            late: Seats::NONE,
        };
        view.turns = 4;
        assert_eq!(turns(&view, &government), 0, "in the turn in which it is formed");
        // Longer than a round, and whether or not anybody here saw it begin.
        view.turns = 9;
        assert_eq!(turns(&view, &government), 5);
    }
}
