//! A sum being made up: what for, how much of it is found, and what can be picked for the rest.

use crate::{BoardContext, decide, named, words};
use leptos::prelude::*;
use president::{Action, Atlas, Purpose, STEP, Sum, Territory};
use rules::Phrase;
use std::collections::BTreeMap;

/// Territories of one value: each of them leaves the same.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Tray {
    votes: u32,
    leaving: i32,
    territories: Vec<Territory>,
}

/// What can be picked, by value, the largest first.
fn trays(choices: &[Action], atlas: &Atlas) -> Vec<Tray> {
    let mut trays: BTreeMap<u32, Tray> = BTreeMap::new();
    for action in choices {
        let Action::Pick { territory, leaving } = *action else { continue };
        let votes = atlas.votes(territory);
        let tray = trays.entry(votes).or_insert(Tray { votes, leaving, territories: Vec::new() });
        tray.territories.push(territory);
    }
    trays.into_values().rev().collect()
}

/// The sum on the board, as envelopes to be filled; nothing while there is none.
pub(crate) fn strip(context: BoardContext) -> AnyView {
    let now = task(context);
    let body = move || {
        now.get().map(|sum| {
            view! {
                <div class=format!("pre-strip {}", title(sum.purpose)) aria-hidden="true">
                    <strong>{move || words::text(context, title(sum.purpose))}</strong>
                    {envelopes(context, sum)}
                    <span>{move || found(context, sum)}</span>
                </div>
            }
        })
    };
    body.into_any()
}

/// The sum as it was asked for: while it is made up it stays the same, and so does what is drawn of it.
fn task(context: BoardContext) -> Memo<Option<Sum>> {
    Memo::new(move |_| context.view.with(|view| view.sum.map(|sum| Sum { left: 0, ..sum })))
}

/// What is still to be found.
fn left(context: BoardContext) -> u32 {
    context.view.with(|view| view.sum.map_or(0, |sum| sum.left))
}

/// What is found, and what is still to be, in words.
fn found(context: BoardContext, sum: Sum) -> String {
    words::say(context, &Phrase::new("sum-found").number("target", sum.target).number("left", left(context)))
}

/// A row of envelopes, one for each 100 000 votes, on a row that stays short; those that are found are sealed.
fn envelopes(context: BoardContext, sum: Sum) -> AnyView {
    let count = (sum.target / STEP).clamp(1, 40);
    let full = Memo::new(move |_| sum.target.saturating_sub(left(context)) / STEP);
    let envelope = |at: u32| {
        view! {
            <g
                class=move || if at < full.get() { "pre-filled" } else { "pre-open" }
                transform=format!("translate({} 3)", 26 * at)
                inner_html="<path d='M1 0H23V16H1z'/><path d='M1 0L12 9 23 0'/>"
            ></g>
        }
    };
    view! {
        <svg class="pre-strip-envelopes" viewBox=format!("0 0 {} 22", count * 26) aria-hidden="true" focusable="false">
            {(0..count).map(envelope).collect_view()}
        </svg>
    }
    .into_any()
}

const fn title(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Credit => "sum-credit",
        Purpose::Cost => "sum-cost",
        Purpose::Debt => "sum-debt",
        Purpose::Seizure => "sum-seizure",
    }
}

/// The sum being made up, with all that can be picked; nothing while there is none.
pub(crate) fn sum(context: BoardContext) -> AnyView {
    let now = task(context);
    let body = move || now.get().map(|now| open(context, now));
    body.into_any()
}

fn open(context: BoardContext, sum: Sum) -> AnyView {
    let title = title(sum.purpose);
    let picks_it = move || match context.me() == Some(sum.chooser) {
        true => words::text(context, "sum-mine"),
        false => words::of(context, "sum-picks", sum.chooser),
    };
    let from = sum.from.map(|seat| named::named(context, seat));
    let vacant = sum.from.is_none().then(|| {
        view! { <span class="pre-name">{move || words::text(context, "sum-vacant")}</span> }
    });
    let to = match sum.to {
        Some(seat) => named::named(context, seat),
        None => {
            view! { <span class="pre-name">{move || words::text(context, "sum-vacant")}</span> }.into_any()
        }
    };
    view! {
        <section class=format!("pre-box pre-sum {title}") data-test="sum" aria-labelledby="pre-sum">
            <h3 id="pre-sum">{move || words::text(context, title)}</h3>
            <p class="pre-sum-way">
                {from} {vacant} <span class="pre-arrow" aria-hidden="true">"→"</span>
                <span class="unseen">{move || words::text(context, "sum-to")}</span> {to}
            </p>
            // Whoever picks sees it by what can be picked.
            <p class="pre-sum-question" class:unseen=move || context.me() == Some(sum.chooser)>
                {picks_it}
            </p>
            {envelopes(context, sum)}
            <p class="pre-sum-figures" data-test="sum-found">{move || found(context, sum)}</p>
            {move || picks(context)}
        </section>
    }
    .into_any()
}

/// What this player can pick; nothing for the others.
fn picks(context: BoardContext) -> Option<AnyView> {
    let choices = context.choices.get();
    let trays = trays(&choices, context.game().atlas());
    if trays.is_empty() {
        return None;
    }
    let helpers = [
        (Action::Fewest, "fewest", "sum-fewest"),
        (Action::Most, "most", "sum-most"),
        (Action::ByLot, "by-lot", "sum-by-lot"),
    ];
    let helpers = helpers.into_iter().filter(|(action, ..)| choices.contains(action));
    let helpers = helpers.map(|(action, hook, id)| {
        decide::button(context, action, "pre-small", format!("sum-{hook}"), move || words::text(context, id))
    });
    let helpers: Vec<_> = helpers.collect();
    let helped = (!helpers.is_empty()).then(|| {
        view! {
            <div class="pre-helpers" role="group" aria-label=move || words::text(context, "sum-for-me")>
                <span class="faint" aria-hidden="true">{move || words::text(context, "sum-for-me")}</span>
                {helpers}
            </div>
        }
    });
    let trays = trays.into_iter().map(|it| tray(context, it)).collect_view();
    Some(view! { {helped} <ul class="pre-trays plain">{trays}</ul> }.into_any())
}

fn tray(context: BoardContext, tray: Tray) -> AnyView {
    let Tray { votes, leaving, territories } = tray;
    let head =
        move || words::say(context, &Phrase::new("sum-each").name("votes", words::votes(context, votes)));
    let leaves = move || words::say(context, &Phrase::new("sum-leaves").number("left", leaving));
    let chips = territories.into_iter().map(|territory| {
        let name = move || words::pick(context, &context.game().atlas().place(territory).name);
        let label = view! { <span class="code">{territory.to_string()}</span> " " {name} };
        let action = Action::Pick { territory, leaving };
        decide::button(context, action, "pre-chip", format!("pick-{territory}"), label)
    });
    let chips = chips.collect_view();
    view! {
        <li class="pre-tray" class:pre-last=leaving == 0>
            <p class="pre-tray-head"><strong>{head}</strong> " " <span class="faint">{leaves}</span></p>
            <div class="pre-chips">{chips}</div>
        </li>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picks_lie_in_trays_by_value_the_largest_first() {
        let atlas = Atlas::printed().unwrap();
        let pick = |code: &str, left: u32| {
            let territory = Territory::from_code(code).unwrap();
            Action::Pick { territory, leaving: left as i32 - atlas.votes(territory) as i32 }
        };
        let left = 1_000_000;
        let choices = [pick("04", left), pick("62", left), pick("05", left), Action::Fewest];
        let trays = trays(&choices, &atlas);
        let told: Vec<_> = trays.iter().map(|it| (it.votes, it.leaving, it.territories.len())).collect();
        assert_eq!(told, [(1_000_000, 0, 1), (100_000, 900_000, 2)]);
    }
}
