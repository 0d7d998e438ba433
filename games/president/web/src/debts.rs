//! The red cards that lie in front of their debtors.

use crate::{BoardContext, named, words};
use leptos::prelude::*;
use president::{Debt, STEP};
use rules::{Phrase, Seat};

/// Every debtor with their cards, in the order of the first debt; of each the oldest first.
fn debtors(debts: &[Debt]) -> Vec<(Seat, Vec<Debt>)> {
    let mut debtors: Vec<(Seat, Vec<Debt>)> = Vec::new();
    for debt in debts {
        match debtors.iter_mut().find(|(seat, _)| *seat == debt.seat) {
            Some((_, cards)) => cards.push(*debt),
            None => debtors.push((debt.seat, vec![*debt])),
        }
    }
    debtors
}

/// All debts; nothing while nobody has any.
pub(crate) fn debts(context: BoardContext) -> AnyView {
    let debtors = Memo::new(move |_| context.view.with(|view| debtors(&view.debts)));
    let body = move || {
        let debtors = debtors.get();
        (!debtors.is_empty()).then(|| {
            let rows = debtors.into_iter().map(|(seat, cards)| debtor(context, seat, cards));
            let rows = rows.collect_view();
            view! {
                <section class="pre-box" data-test="debts" aria-labelledby="pre-debts">
                    <h3 id="pre-debts">{move || words::text(context, "debts")}</h3>
                    <ul class="plain">{rows}</ul>
                </section>
            }
        })
    };
    body.into_any()
}

fn debtor(context: BoardContext, seat: Seat, cards: Vec<Debt>) -> impl IntoView {
    let owed: u32 = cards.iter().map(|debt| debt.votes).sum();
    let slips = cards.into_iter().map(|debt| slip(context, debt)).collect_view();
    let owed =
        move || words::say(context, &Phrase::new("debts-owed").name("votes", words::votes(context, owed)));
    view! {
        <li data-test=format!("debts-{seat}")>
            <p class="pre-debtor">{named::named(context, seat)} " " <span>{owed}</span></p>
            <ul class="pre-slips plain">{slips}</ul>
        </li>
    }
}

/// One red card, with what is left of it.
fn slip(context: BoardContext, debt: Debt) -> impl IntoView {
    let card = move || {
        let game = context.game();
        game.decks()
            .campaign(debt.card)
            .map(|card| (words::pick(context, &card.title), u32::from(card.steps) * STEP))
    };
    let title = move || card().map(|(title, _)| title);
    let left = move || {
        let whole = card().map_or(debt.votes, |(_, whole)| whole);
        let id = if whole == debt.votes { "debts-whole" } else { "debts-part" };
        words::say(
            context,
            &Phrase::new(id).name("votes", words::votes(context, debt.votes)).number("whole", whole),
        )
    };
    view! {
        <li class="pre-slip">
            <span class="pre-slip-title">{title}</span>
            <strong>{left}</strong>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_debtor_has_their_own_cards_the_oldest_first() {
        let debt = |seat, card| Debt { seat: Seat::new(seat), card, votes: 200_000 };
        let told = debtors(&[debt(2, 7), debt(0, 3), debt(2, 1)]);
        let told: Vec<(u8, Vec<u8>)> = told
            .into_iter()
            .map(|(seat, cards)| (seat.into(), cards.iter().map(|it| it.card).collect()))
            .collect();
        assert_eq!(told, [(2, vec![7, 1]), (0, vec![3])]);
    }
}
