//! An asset as a card: its tone, its picture, its name, what it does.

use crate::{BoardContext, attack, icon, words};
use leptos::prelude::*;
use politico::{Card, Kind};
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
pub(crate) fn use_of(seen: BoardContext, card: Card) -> String {
    match card {
        Card::Baraka => words::text(seen, "use-baraka"),
        Card::PrimeMinister => words::text(seen, "use-prime-minister"),
        Card::Censure => words::text(seen, "use-censure"),
        Card::Army => words::text(seen, "use-army"),
        Card::Providential => words::text(seen, "use-providential"),
        Card::Union => words::text(seen, "use-union"),
        _ => match words::asset(card) {
            Some(asset) if asset.kind == Kind::Attack => attack::nature(seen, asset),
            Some(_) => {
                let parried = Arg::List(parried(card).map(words::card_arg).collect());
                words::say(seen, &Phrase::new("use-defence").arg("cards", parried))
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

/// The face of a card: how many there are of it, and all that stands on it.
pub(crate) fn face(seen: BoardContext, card: Card, count: usize) -> AnyView {
    let times = (count > 1).then(|| {
        let said = move || words::count(seen, "times", count as i64);
        view! {
            <span class="pol-times">
                <span aria-hidden="true">{format!("×{count}")}</span>
                <span class="unseen">{said}</span>
            </span>
        }
    });
    let text = words::asset(card).map(|asset| {
        view! { <p class="pol-card-text">{move || words::pick(seen, &asset.text)}</p> }
    });
    view! {
        <header class="pol-card-head">
            {icon::of(card)} <span class="pol-kind">{move || words::text(seen, kind(card))}</span>
        </header>
        <h4>{move || words::card(seen, card)} " " {times}</h4>
        <p class="pol-use">{move || use_of(seen, card)}</p>
        {text}
    }
    .into_any()
}
