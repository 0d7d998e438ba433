//! The law of the table: the options as they stand now, changes that are proposed, and a way to propose one.

use crate::{BoardContext, offers, party, words};
use leptos::prelude::*;
use politico::{Action, Amendment, Charter};
use rules::{Phrase, Seat};
use std::collections::BTreeSet;

/// What an option is called, and a value of it, in the words of the game.
fn option(context: BoardContext, name: &str, value: &str) -> (String, String) {
    let find = |id: &str| context.speech().find(context.lang(), id);
    let title = find(&format!("option-{name}")).unwrap_or_else(|| name.to_owned());
    // A number is written as it is in sentences.
    let figure = || {
        value.parse::<i64>().map_or(value.to_owned(), |figure| words::count(context, "option-figure", figure))
    };
    let value = find(&format!("option-{name}-{value}")).unwrap_or_else(figure);
    (title, value)
}

/// An amendment in words: the option and the value it would have.
pub(crate) fn said(context: BoardContext, amendment: Amendment) -> String {
    let (name, value) = amendment.words();
    let (title, value) = option(context, name, &value);
    words::say(context, &Phrase::new("amendment").name("option", title).name("value", value))
}

/// The options with what can be proposed about them.
pub(crate) fn amendments(context: BoardContext) -> AnyView {
    let charter = Memo::new(move |_| context.view.with(|view| view.charter));
    let offers = Memo::new(move |_| {
        let proposal = |action: &Action| match action {
            Action::Propose(amendment) => Some(*amendment),
            _ => None,
        };
        context.choices.with(|choices| choices.iter().filter_map(proposal).collect::<Vec<_>>())
    });
    // In the order of their names; which options there are never changes.
    let names: Vec<_> = {
        let terms = charter.get_untracked().terms().map(|term| term.words().0);
        terms.collect::<BTreeSet<_>>().into_iter().collect()
    };
    let rows = names.into_iter().map(|name| row(context, name, charter, offers)).collect::<Vec<_>>();
    view! {
        <details class="pol-motions pol-box" data-test="motions">
            <summary>{words::said(context, "rules-now")}</summary>
            <p class="faint">{words::said(context, "rules-note")}</p>
            <dl>{rows}</dl>
        </details>
    }
    .into_any()
}

/// An option as it stands, and what can be proposed about it.
fn row(
    context: BoardContext,
    name: &'static str,
    charter: Memo<Charter>,
    offers: Memo<Vec<Amendment>>,
) -> AnyView {
    let value = Memo::new(move |_| {
        let term = |charter: &Charter| charter.terms().map(Amendment::words).find(|term| term.0 == name);
        charter.with(term).map(|(_, value)| value).unwrap_or_default()
    });
    let proposals = Memo::new(move |_| {
        let of_it = |amendment: &Amendment| amendment.words().0 == name;
        offers.with(|offers| offers.iter().copied().filter(of_it).collect::<Vec<_>>())
    });
    view! {
        <div class="pol-option">
            <dt>{move || option(context, name, &value.get()).0}</dt>
            <dd>
                {move || option(context, name, &value.get()).1} " "
                <For each=move || proposals.get() key=|amendment| *amendment let(amendment)>
                    {propose(context, amendment)}
                </For>
            </dd>
        </div>
    }
    .into_any()
}

fn propose(context: BoardContext, amendment: Amendment) -> AnyView {
    let label = move || {
        let (name, value) = amendment.words();
        let (_, value) = option(context, name, &value);
        words::say(context, &Phrase::new("propose").name("value", value)).into_any()
    };
    offers::offer(context, Action::Propose(amendment), "pol-small", label)
}

/// Changes that wait for their vote.
pub(crate) fn proposals(context: BoardContext) -> AnyView {
    let waiting = Memo::new(move |_| {
        context.view.with(|view| {
            let parties = party::seats(view.parties.len()).zip(&view.parties);
            parties.filter_map(|(seat, party)| Some((seat, party.proposal?))).collect::<Vec<_>>()
        })
    });
    let row = move |(seat, amendment): (Seat, Amendment)| {
        view! { <li>{party::named(context, seat)} " " {move || said(context, amendment)}</li> }
    };
    let some = Memo::new(move |_| waiting.with(|waiting| !waiting.is_empty()));
    let body = move || {
        some.get().then(|| {
            view! {
                <section class="pol-box" data-test="proposals">
                    <h3>{words::said(context, "proposals")}</h3>
                    <ul class="plain"><For each=move || waiting.get() key=|one| *one children=row /></ul>
                </section>
            }
        })
    };
    body.into_any()
}
