//! An attack: what it does if nobody parries, what parries it, who offers help; and the table of all attacks.

use crate::{BoardContext, card, icon, party, words};
use leptos::prelude::*;
use politico::{Asset, AssetKind, Author, Blow, Card, Ruling, Strike, Toll};
use rules::{Arg, Phrase, Seat};

/// What an attack on this seat would do, and what parries it.
pub(crate) fn prospect(context: BoardContext, with: Card, target: Seat, topples: bool) -> AnyView {
    let blow = move || {
        let blow = match context.view.with(|view| context.game().blow(view, with, target, topples)) {
            Blow::Fall(toll) => fall(context, toll),
            Blow::Strike(strike) => effect(context, strike),
        };
        words::say(context, &Phrase::new("blow").name("effect", blow))
    };
    let parries = move || {
        let parries = context
            .view
            .with(|view| Arg::OneOf(context.game().parries(view, with).map(words::card_arg).collect()));
        words::say(context, &Phrase::new("parried-by").arg("cards", parries))
    };
    let alone = words::asset(with).is_some_and(|asset| asset.personal);
    let alone = alone.then(|| view! { <p class="pol-detail">{words::said(context, "no-help")}</p> });
    view! {
        <p class="pol-detail pol-damage">{icon::of(with)} " " {blow}</p>
        <p class="pol-detail">{icon::shield()} " " {parries}</p>
        {alone}
    }
    .into_any()
}

/// Who offers which defence.
pub(crate) fn offers(context: BoardContext) -> AnyView {
    let offers = move || {
        let offers = context.view.with(|view| {
            let parties = party::seats(view.parties.len()).zip(&view.parties);
            parties.filter_map(|(seat, party)| Some((seat, party.offer?))).collect::<Vec<_>>()
        });
        let chips = offers.into_iter().map(|(seat, offered)| {
            view! {
                <li class="pol-chip pol-green">
                    {party::named(context, seat)} {icon::of(offered)} " " {words::card(context, offered)}
                </li>
            }
        });
        chips.collect_view()
    };
    view! { <ul class="pol-chips plain">{offers}</ul> }.into_any()
}

/// Whose points change and by how much, then the deputies that move; nothing of what stays as it is.
fn figures(
    context: BoardContext,
    points: [(&'static str, i32); 3],
    (id, deputies): (&'static str, u16),
) -> impl Iterator<Item = String> {
    let points = points.into_iter().filter(|(_, points)| *points != 0);
    let points = points
        .map(move |(id, points)| words::say(context, &Phrase::new(id).name("points", words::signed(points))));
    points.chain((deputies > 0).then(|| words::count(context, id, deputies)))
}

/// What an attack does where no government falls by it.
fn effect(context: BoardContext, strike: Strike) -> String {
    let points =
        [("effect-target", strike.target), ("effect-pm", strike.pm), ("effect-author", strike.author)];
    figures(context, points, ("effect-deputies", strike.deputies)).collect::<Vec<_>>().join(", ")
}

/// What an attack does by which the government falls.
fn fall(context: BoardContext, toll: Toll) -> String {
    let points = [("effect-pm", toll.pm), ("effect-members", toll.members), ("effect-author", toll.author)];
    let moved = figures(context, points, ("effect-pm-deputies", toll.deputies));
    [words::text(context, "blow-fall")].into_iter().chain(moved).collect::<Vec<_>>().join(", ")
}

/// What an attack does, for the table and for the card: a fall where it topples, figures otherwise.
pub(crate) fn nature(context: BoardContext, asset: &Asset) -> String {
    let figures = effect(context, asset.strike(None));
    match (asset.topples, asset.government_only) {
        (true, true) => words::text(context, "effect-fall"),
        (true, false) => words::say(context, &Phrase::new("effect-fall-or").name("effect", figures)),
        (false, _) => figures,
    }
}

/// All attacks with what they do and what parries them.
pub(crate) fn table(context: BoardContext) -> AnyView {
    let attacks =
        Card::ALL.into_iter().filter_map(words::asset).filter(|asset| asset.kind == AssetKind::Attack);
    let rows = attacks.map(|asset| {
        let held = move || context.view.with(|view| view.hand.contains(&asset.id));
        let scope = match (asset.personal, asset.government_only) {
            (true, _) => "scope-personal",
            (_, true) => "scope-government",
            _ => "scope-anybody",
        };
        let parry = asset.parried_by;
        let ready = move || parry.is_some_and(|parry| context.view.with(|view| view.hand.contains(&parry)));
        view! {
            <tr>
                <th scope="row">
                    <span class:pol-held-by-me=held>
                        {icon::of(asset.id)} " " {move || words::pick(context, &asset.name)} " "
                        <span class="faint">{format!("×{}", asset.count)}</span>
                    </span>
                    <span class="pol-parry" class:pol-held-by-me=ready>
                        {icon::shield()} " " <span class="unseen">{words::said(context, "reference-parry")}</span>
                        {move || parry.map(|parry| words::card(context, parry))}
                    </span>
                </th>
                <td>
                    {move || nature(context, asset)} <br />
                    <span class="faint">{words::said(context, scope)}</span>
                </td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    let head = move |id| view! { <th scope="col">{words::said(context, id)}</th> };
    view! {
        <details class="pol-reference pol-box" data-test="attacks">
            <summary>{words::said(context, "reference")}</summary>
            <table>
                <thead>
                    <tr>{head("reference-attack")} {head("reference-effect")}</tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
            <p class="faint">{move || words::text(context, baraka(context))}</p>
            <p class="faint">{move || words::say(context, &falls())}</p>
            <ul class="plain pol-specials">{specials(context)}</ul>
        </details>
    }
    .into_any()
}

/// What parries every attack, as the rulings stand (AR17).
fn baraka(context: BoardContext) -> &'static str {
    match context.view.with(|view| view.charter.is(Ruling::ArmyParries)) {
        true => "reference-baraka",
        false => "reference-baraka-army",
    }
}

/// What a fall moves, by whoever brings it about.
fn falls() -> Phrase {
    let [outsider, member, pm] = [Author::Outsider, Author::Member, Author::PrimeMinister].map(Toll::by);
    Phrase::new("reference-fall")
        .name("pm", words::signed(outsider.pm))
        .name("members", words::signed(outsider.members))
        .name("author", words::signed(outsider.author))
        .number("deputies", outsider.deputies)
        .name("member", words::signed(member.author))
        .name("allies", words::signed(pm.members))
}

/// What the special cards do.
fn specials(context: BoardContext) -> AnyView {
    let special = |asset: &&Asset| asset.kind == AssetKind::Special;
    let rows = Card::ALL.into_iter().filter_map(words::asset).filter(special).map(|asset| {
        view! {
            <li>
                {icon::of(asset.id)} " " <strong>{move || words::pick(context, &asset.name)}</strong> " "
                <span class="faint">{format!("×{}", asset.count)}</span> " — " {move || card::use_of(context, asset.id)}
            </li>
        }
    });
    rows.collect_view().into_any()
}

#[cfg(test)]
mod tests {
    /// What stands in a file of messages under this id, the lines it goes on in included.
    fn message<'a>(file: &'a str, id: &str) -> Vec<&'a str> {
        let mut lines = file.lines().skip_while(|line| line.split(" =").next() != Some(id));
        let first = lines.next();
        first.into_iter().chain(lines.take_while(|line| line.starts_with(' '))).collect()
    }

    #[test]
    fn figures_of_the_rules_are_not_written_again_in_sentences() {
        let ids = "blow-fall effect-target effect-pm effect-members effect-author effect-deputies \
                   effect-pm-deputies reference-baraka reference-baraka-army reference-fall vacant \
                   effect-news-fall effect-government effect-byelection-take effect-byelection-give \
                   effect-byelection-levy effect-opposition effect-expel-or-lose effect-leader-down \
                   frame-expel-or-lose";
        for file in [include_str!("../locales/fr.ftl"), include_str!("../locales/en.ftl")] {
            for id in ids.split_whitespace() {
                let message = message(file, id).join(" ");
                assert!(!message.is_empty(), "{id} is not there");
                let written = message.replace("[1]", "");
                assert!(!written.contains(|letter: char| letter.is_ascii_digit()), "{message}");
            }
        }
    }
}
