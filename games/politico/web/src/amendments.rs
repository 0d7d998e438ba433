//! The law of the table: the options as they stand now, changes that are proposed, and a way to propose one.

use crate::{BoardContext, offers, party, words};
use leptos::prelude::*;
use politico::{Action, Amendment};
use rules::Phrase;
use std::collections::BTreeMap;

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
    let rows = move || {
        let offers = offers.get();
        // In the order of their names.
        let options: BTreeMap<_, _> = charter.get().terms().map(Amendment::words).collect();
        let rows = options.into_iter().map(|(name, value)| {
            let buttons = offers.iter().copied().filter(|amendment| amendment.words().0 == name);
            let buttons = buttons.map(|amendment| propose(context, amendment)).collect_view();
            let (title, value) = option(context, name, &value);
            view! {
                <div class="pol-option">
                    <dt>{title}</dt>
                    <dd>{value} " " {buttons}</dd>
                </div>
            }
        });
        rows.collect_view()
    };
    view! {
        <details class="pol-motions pol-box" data-test="motions">
            <summary>{move || words::text(context, "rules-now")}</summary>
            <p class="faint">{move || words::text(context, "rules-note")}</p>
            <dl>{rows}</dl>
        </details>
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
    let rows = move || {
        let rows = waiting.get().into_iter().map(|(seat, amendment)| {
            view! { <li>{party::named(context, seat)} " " {said(context, amendment)}</li> }
        });
        rows.collect_view()
    };
    let some = Memo::new(move |_| waiting.with(|waiting| !waiting.is_empty()));
    let body = move || {
        some.get().then(|| {
            view! {
                <section class="pol-box" data-test="proposals">
                    <h3>{move || words::text(context, "proposals")}</h3>
                    <ul class="plain">{rows}</ul>
                </section>
            }
        })
    };
    body.into_any()
}
