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

/// The sum being made up; nothing while there is none.
pub(crate) fn sum(seen: BoardContext) -> AnyView {
    let now = Memo::new(move |_| seen.view.with(|view| view.sum));
    let body = move || now.get().map(|now| open(seen, now));
    body.into_any()
}

fn open(seen: BoardContext, sum: Sum) -> AnyView {
    let title = match sum.purpose {
        Purpose::Credit => "sum-credit",
        Purpose::Cost => "sum-cost",
        Purpose::Debt => "sum-debt",
        Purpose::Seizure => "sum-seizure",
    };
    let picks_it = move || match seen.me() == Some(sum.chooser) {
        true => words::text(seen, "sum-mine"),
        false => words::of(seen, "sum-picks", sum.chooser),
    };
    let from = sum.from.map(|seat| named::named(seen, seat));
    let vacant = sum.from.is_none().then(|| {
        view! { <span class="pre-name">{move || words::text(seen, "sum-vacant")}</span> }
    });
    let to = match sum.to {
        Some(seat) => named::named(seen, seat),
        None => view! { <span class="pre-name">{move || words::text(seen, "sum-vacant")}</span> }.into_any(),
    };
    view! {
        <section class=format!("pre-box pre-sum {title}") data-test="sum" aria-labelledby="pre-sum">
            <h3 id="pre-sum">{move || words::text(seen, title)}</h3>
            <p class="pre-sum-way">
                {from} {vacant} <span class="pre-arrow" aria-hidden="true">"→"</span>
                <span class="unseen">{move || words::text(seen, "sum-to")}</span> {to}
            </p>
            // Whoever picks sees it by what can be picked.
            <p class="pre-sum-question" class:unseen=move || seen.me() == Some(sum.chooser)>
                {picks_it}
            </p>
            {steps(seen, sum)}
            {move || picks(seen)}
        </section>
    }
    .into_any()
}

/// The sum as a bar of steps, those that are found filled.
fn steps(seen: BoardContext, sum: Sum) -> AnyView {
    let all = (sum.target / STEP).max(1);
    let found = (sum.target.saturating_sub(sum.left)) / STEP;
    let width = 100.0 / f64::from(all);
    let cells = (0..all).map(|cell| {
        let class = if cell < found { "pre-step pre-found" } else { "pre-step" };
        view! {
            <rect
                class=class
                x=format!("{:.3}%", width * f64::from(cell))
                width=format!("{width:.3}%")
                height="100%"
            />
        }
    });
    let cells = cells.collect_view();
    let said = move || {
        let phrase = Phrase::new("sum-found").number("target", sum.target);
        words::say(seen, &phrase.number("left", sum.left))
    };
    view! {
        <svg class="pre-steps" width="100%" height="18" aria-hidden="true" focusable="false">{cells}</svg>
        <p class="pre-sum-figures" data-test="sum-found">{said}</p>
    }
    .into_any()
}

/// What this player can pick; nothing for the others.
fn picks(seen: BoardContext) -> Option<AnyView> {
    let choices = seen.choices.get();
    let trays = trays(&choices, seen.game().atlas());
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
        decide::button(seen, action, "pre-small", format!("sum-{hook}"), move || words::text(seen, id))
    });
    let helpers: Vec<_> = helpers.collect();
    let helped = (!helpers.is_empty()).then(|| {
        view! {
            <div class="pre-helpers" role="group" aria-label=move || words::text(seen, "sum-for-me")>
                <span class="faint" aria-hidden="true">{move || words::text(seen, "sum-for-me")}</span>
                {helpers}
            </div>
        }
    });
    let trays = trays.into_iter().map(|it| tray(seen, it)).collect_view();
    Some(view! { {helped} <ul class="pre-trays plain">{trays}</ul> }.into_any())
}

fn tray(seen: BoardContext, tray: Tray) -> AnyView {
    let Tray { votes, leaving, territories } = tray;
    let head = move || words::say(seen, &Phrase::new("sum-each").name("votes", words::votes(seen, votes)));
    let leaves = move || words::say(seen, &Phrase::new("sum-leaves").number("left", leaving));
    let chips = territories.into_iter().map(|territory| {
        let name = move || words::pick(seen, &seen.game().atlas().place(territory).name);
        let label = view! { <span class="code">{territory.to_string()}</span> " " {name} };
        let action = Action::Pick { territory, leaving };
        decide::button(seen, action, "pre-chip", format!("pick-{territory}"), label)
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
