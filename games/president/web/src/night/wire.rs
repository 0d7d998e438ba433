//! The returns as they come in, and what everybody has by them.

use super::evening::Evening;
use super::returns::Return;
use crate::{BoardContext, named, tally, words};
use leptos::prelude::*;
use president::MAJORITY_VOTES;
use rules::{Phrase, Seat};
use std::cmp::Reverse;

/// So many of the latest returns are in sight.
const LATEST: usize = 12;

/// The latest returns, the newest first.
pub(super) fn latest(context: BoardContext, evening: Evening) -> AnyView {
    let lines = move || -> Vec<Return> {
        let shown = evening.shown();
        evening.returns.with(|returns| returns.iter().take(shown).rev().take(LATEST).copied().collect())
    };
    // Whoever hears the page hears the end, not a hundred returns in eight seconds; all of them can be read below.
    view! {
        <ol class="pre-latest plain" data-test="latest" aria-hidden="true">
            <For each=lines key=|it| it.territory children=move |it| line(context, it) />
        </ol>
    }
    .into_any()
}

fn line(context: BoardContext, it: Return) -> impl IntoView {
    let name = move || words::pick(context, &context.game().atlas().place(it.territory).name);
    view! {
        <li class=move || format!("pre-return {}", named::class(context, it.seat))>
            {crate::party::sign(context, it.seat)}
            <span class="pre-name">{name}</span>
            <strong>{move || words::say(context, &Phrase::new("tally-figure").number("votes", it.votes))}</strong>
        </li>
    }
}

/// What everybody has so far, the leader first.
pub(super) fn totals(context: BoardContext, totals: Memo<Vec<(Seat, u32)>>) -> AnyView {
    let order = move || {
        let mut order = totals.get();
        order.sort_by_key(|(seat, votes)| (Reverse(*votes), *seat));
        order.into_iter().map(|(seat, _)| seat).collect::<Vec<_>>()
    };
    view! {
        <ul class="pre-totals plain" data-test="totals">
            <For each=order key=|seat| *seat children=move |seat| total(context, seat, totals) />
        </ul>
    }
    .into_any()
}

fn total(context: BoardContext, seat: Seat, totals: Memo<Vec<(Seat, u32)>>) -> impl IntoView {
    let votes = Memo::new(move |_| {
        totals.with(|totals| totals.iter().find(|(it, _)| *it == seat).map_or(0, |(_, votes)| *votes))
    });
    // A bar is full at three fifths of all votes: nobody is far beyond the majority.
    let far = |votes: u32| {
        format!("{:.2}%", (100.0 * f64::from(votes) / (1.2 * f64::from(MAJORITY_VOTES))).min(100.0))
    };
    view! {
        <li
            class=move || format!("pre-total {}", named::class(context, seat))
            data-test=format!("total-{seat}")
            data-votes=move || votes.get().to_string()
        >
            {named::named(context, seat)}
            <strong class="pre-row-votes">{move || tally::votes(context, votes.get())}</strong>
            <svg class="pre-bar" width="100%" height="12" aria-hidden="true" focusable="false">
                <rect class="pre-bar-ground" width="100%" height="100%" />
                <rect class="pre-bar-all" fill=move || named::fill(context, seat) width=move || far(votes.get()) height="100%" />
                <line class="pre-line-majority" x1=far(MAJORITY_VOTES) x2=far(MAJORITY_VOTES) y1="0" y2="100%" />
            </svg>
        </li>
    }
}

/// Every return, to be read in peace, by holder.
pub(super) fn all(context: BoardContext, evening: Evening) -> AnyView {
    let lists = move || {
        let returns = evening.returns.get();
        let seats = context.view.with(|view| view.seats());
        let lists = seats.iter().filter(|seat| returns.iter().any(|it| it.seat == *seat)).map(|seat| {
            let held = returns.iter().rev().filter(|it| it.seat == seat).map(|it| {
                let it = *it;
                let name = move || words::pick(context, &context.game().atlas().place(it.territory).name);
                let said = move || {
                    let phrase = Phrase::new("night-return").name("territory", name());
                    words::say(
                        context,
                        &phrase.name("code", it.territory.to_string()).number("votes", it.votes),
                    )
                };
                view! { <li>{said}</li> }
            });
            let held = held.collect_view();
            view! {
                <div>
                    <h4>{named::named(context, seat)}</h4>
                    <ul class="plain">{held}</ul>
                </div>
            }
        });
        lists.collect_view()
    };
    view! {
        <details class="pre-returns" data-test="returns">
            <summary>{move || words::text(context, "night-returns")}</summary>
            <div class="pre-returns-lists">{lists}</div>
        </details>
    }
    .into_any()
}
