//! An attack: what it does if nobody parries, what parries it, who offers help; and the table of all attacks.

use crate::{Seen, card, icon, party, words};
use leptos::prelude::*;
use politico::{Asset, Card, Kind};
use rules::{Arg, Phrase, Seat};

/// What an attack on this seat would do, and what parries it.
pub(crate) fn prospect(seen: Seen, with: Card, target: Seat, topples: bool) -> AnyView {
    let blow = move || {
        let doubled = seen.view.with(|view| view.tension.is_some());
        let blow = match (topples, words::asset(with)) {
            (true, _) => words::text(seen, if doubled { "blow-fall-doubled" } else { "blow-fall" }),
            (false, Some(asset)) => effect(seen, asset, doubled),
            (false, None) => String::new(),
        };
        words::say(seen, &Phrase::new("blow").name("effect", blow).seat("target", target))
    };
    let parries = move || {
        let army = seen.view.with(|view| view.options.get("army_parries").is_none_or(|value| value == "yes"));
        let parries = words::asset(with).and_then(|asset| asset.parried_by);
        let parries = parries.into_iter().chain([Card::Baraka]).chain(army.then_some(Card::Army));
        let parries = Arg::OneOf(parries.map(words::card_arg).collect());
        words::say(seen, &Phrase::new("parried-by").arg("cards", parries))
    };
    let alone = words::asset(with).is_some_and(|asset| asset.personal);
    let alone = alone.then(|| view! { <p class="pol-detail">{move || words::text(seen, "no-help")}</p> });
    view! {
        <p class="pol-detail pol-blow">{icon::of(with)} " " {blow}</p>
        <p class="pol-detail">{icon::shield()} " " {parries}</p>
        {alone}
    }
    .into_any()
}

/// Who offers which defence.
pub(crate) fn offers(seen: Seen) -> AnyView {
    let offers = move || {
        let offers = seen.view.with(|view| {
            let parties = party::seats(view.parties.len()).zip(&view.parties);
            parties.filter_map(|(seat, party)| Some((seat, party.offer?))).collect::<Vec<_>>()
        });
        let chips = offers.into_iter().map(|(seat, offered)| {
            view! {
                <li class="pol-chip pol-green">
                    {party::named(seen, seat)} {icon::of(offered)} " " {words::card(seen, offered)}
                </li>
            }
        });
        chips.collect_view()
    };
    view! { <ul class="pol-chips plain">{offers}</ul> }.into_any()
}

/// What an attack does where no government falls by it, in figures.
pub(crate) fn effect(seen: Seen, asset: &Asset, doubled: bool) -> String {
    let times = if doubled { 2 } else { 1 };
    let points = [("effect-target", asset.target), ("effect-pm", asset.pm), ("effect-author", asset.author)];
    let points = points.into_iter().filter(|(_, points)| *points != 0);
    let mut said: Vec<String> = points
        .map(|(id, points)| words::say(seen, &Phrase::new(id).name("points", words::signed(times * points))))
        .collect();
    if asset.deputies > 0 {
        said.push(words::count(seen, "effect-deputies", asset.deputies));
    }
    said.join(", ")
}

/// What an attack does, for the table and for the card: a fall where it topples, figures otherwise.
pub(crate) fn nature(seen: Seen, asset: &Asset) -> String {
    let figures = effect(seen, asset, false);
    match (asset.topples, asset.government_only) {
        (true, true) => words::text(seen, "effect-fall"),
        (true, false) => words::say(seen, &Phrase::new("effect-fall-or").name("effect", figures)),
        (false, _) => figures,
    }
}

/// All attacks with what they do and what parries them.
pub(crate) fn table(seen: Seen) -> AnyView {
    let attacks = Card::ALL.into_iter().filter_map(words::asset).filter(|asset| asset.kind == Kind::Attack);
    let rows = attacks.map(|asset| {
        let held = move || seen.view.with(|view| view.hand.contains(&asset.id));
        let scope = match (asset.personal, asset.government_only) {
            (true, _) => "scope-personal",
            (_, true) => "scope-government",
            _ => "scope-anybody",
        };
        let parry = asset.parried_by;
        let ready = move || parry.is_some_and(|parry| seen.view.with(|view| view.hand.contains(&parry)));
        view! {
            <tr>
                <th scope="row">
                    <span class:pol-held=held>
                        {icon::of(asset.id)} " " {move || words::pick(seen, &asset.name)} " "
                        <span class="faint">{format!("×{}", asset.count)}</span>
                    </span>
                    <span class="pol-parry" class:pol-held=ready>
                        {icon::shield()} " " <span class="unseen">{move || words::text(seen, "reference-parry")}</span>
                        {move || parry.map(|parry| words::card(seen, parry))}
                    </span>
                </th>
                <td>
                    {move || nature(seen, asset)} <br />
                    <span class="faint">{move || words::text(seen, scope)}</span>
                </td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    let head = move |id| view! { <th scope="col">{move || words::text(seen, id)}</th> };
    view! {
        <details class="pol-reference pol-box" data-test="attacks">
            <summary>{move || words::text(seen, "reference")}</summary>
            <table>
                <thead>
                    <tr>{head("reference-attack")} {head("reference-effect")}</tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
            <p class="faint">{move || words::text(seen, "reference-baraka")}</p>
            <p class="faint">{move || words::text(seen, "reference-fall")}</p>
            <ul class="plain pol-specials">{specials(seen)}</ul>
        </details>
    }
    .into_any()
}

/// What the special cards do.
fn specials(seen: Seen) -> AnyView {
    let special = |asset: &&Asset| asset.kind == Kind::Special;
    let rows = Card::ALL.into_iter().filter_map(words::asset).filter(special).map(|asset| {
        view! {
            <li>
                {icon::of(asset.id)} " " <strong>{move || words::pick(seen, &asset.name)}</strong> " "
                <span class="faint">{format!("×{}", asset.count)}</span> " — " {move || card::use_of(seen, asset.id)}
            </li>
        }
    });
    rows.collect_view().into_any()
}
