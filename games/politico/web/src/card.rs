//! An asset as a card: its tone, its picture, its name, what it does.

use crate::{BoardContext, attack, icon, words};
use leptos::prelude::*;
use politico::{AssetKind, Card};
use rules::{Arg, Phrase};

/// The class for the tone of a card: red, green or neither.
pub(crate) fn tone(card: Card) -> &'static str {
    match card {
        _ if card.is_attack() => "pol-red",
        _ if card.is_defence() => "pol-green",
        _ => "pol-special",
    }
}

/// What a card does, in a few words.
pub(crate) fn use_of(context: BoardContext, card: Card) -> String {
    match card {
        Card::Baraka => words::text(context, "use-baraka"),
        Card::PrimeMinister => words::text(context, "use-prime-minister"),
        Card::Censure => words::text(context, "use-censure"),
        Card::Army => words::text(context, "use-army"),
        Card::Providential => words::text(context, "use-providential"),
        Card::Union => words::text(context, "use-union"),
        _ => match words::asset(card) {
            Some(asset) if asset.kind == AssetKind::Attack => attack::nature(context, asset),
            Some(_) => {
                let parried = Arg::List(parried(card).map(words::card_arg).collect());
                words::say(context, &Phrase::new("use-defence").arg("cards", parried))
            }
            None => String::new(),
        },
    }
}

/// The attacks that a defence parries.
fn parried(by: Card) -> impl Iterator<Item = Card> {
    Card::ALL
        .into_iter()
        .filter(move |card| words::asset(*card).is_some_and(|asset| asset.parried_by == Some(by)))
}

/// What kind of card it is.
pub(crate) fn kind(card: Card) -> &'static str {
    match card {
        _ if card.is_attack() => "kind-attack",
        _ if card.is_defence() => "kind-defence",
        _ => "kind-special",
    }
}

/// The badge of a kind: a spear's point, a shield, a star.
const fn badge(card: Card) -> &'static str {
    match card {
        _ if card.is_attack() => "M0-9L7 0H3V9H-3V0H-7z",
        _ if card.is_defence() => "M0-9L8-6C8 2 5 7 0 9-5 7-8 2-8-6z",
        _ => "M0-9L2.600-3 9-2.400 4.200 1.800 5.600 8.200 0 4.800-5.600 8.200-4.200 1.800-9-2.400-2.600-3z",
    }
}

/// The face of a card: how many there are of it, and all that stands on it.
pub(crate) fn face(context: BoardContext, card: Card, count: usize) -> AnyView {
    let times = (count > 1).then(|| {
        let said = move || words::count(context, "times", count as i64);
        view! {
            <span class="pol-times">
                <span aria-hidden="true">{format!("×{count}")}</span>
                <span class="unseen">{said}</span>
            </span>
        }
    });
    let asset = words::asset(card);
    let text = asset.map(|asset| {
        view! { <p class="pol-card-text">{move || words::pick(context, &asset.text)}</p> }
    });
    let parry = asset.and_then(|asset| asset.parried_by).map(|parry| {
        let phrase = Phrase::new("parried-by").arg("cards", Arg::OneOf(vec![words::card_arg(parry)]));
        view! { <p class="pol-pairing">{move || words::say(context, &phrase)}</p> }
    });
    // Nobody may help against it: a seal of wax says so.
    let personal = asset.filter(|asset| asset.personal).map(|_| {
        view! {
            <span class="pol-seal" aria-hidden="true">"P"</span>
            <span class="unseen">{words::said(context, "no-help")}</span>
        }
    });
    view! {
        <div class=format!("pol-face {}", tone(card))>
            <h4>{move || words::card(context, card)}</h4>
            <div class="pol-window">{icon::emblem(card)}</div>
            <svg class="pol-kind" viewBox="-16 -16 32 32" aria-hidden="true" focusable="false">
                <circle r="15" />
                <path d=badge(card) />
            </svg>
            <span class="unseen">{words::said(context, kind(card))}</span>
            {personal}
            {times}
            <div class="pol-effect-of">
                {figures(context, card)}
                <p class="pol-use">{move || use_of(context, card)}</p>
                {parry}
                {text}
            </div>
        </div>
    }
    .into_any()
}

/// What an attack moves where no government falls by it, in large figures.
fn figures(context: BoardContext, card: Card) -> Option<AnyView> {
    let asset = words::asset(card)
        .filter(|asset| asset.kind == AssetKind::Attack && !(asset.topples && asset.government_only))?;
    let strike = asset.strike(None);
    let points = [("short-target", strike.target), ("short-pm", strike.pm), ("short-author", strike.author)];
    let points = points.into_iter().filter(|(_, points)| *points != 0);
    let figures = points.map(|(id, points)| (id, words::signed(points)));
    let deputies = (strike.deputies > 0).then(|| ("short-deputies", strike.deputies.to_string()));
    let figures = figures.chain(deputies).map(|(id, figure)| {
        view! {
            <span>
                <b>{figure}</b>
                <small>{words::said(context, id)}</small>
            </span>
        }
    });
    let figures = figures.collect_view();
    let or = asset.topples.then(|| view! { <span class="pol-or">{words::said(context, "short-or")}</span> });
    Some(view! { <div aria-hidden="true">{or} <div class="pol-figures">{figures}</div></div> }.into_any())
}
