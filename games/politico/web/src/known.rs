//! What one has come to know of the others' hands.

use crate::{BoardContext, card, hand, icon, party, words};
use leptos::prelude::*;
use politico::{Card, View};
use rules::Seat;

/// Which cards this viewer knows the others to hold: those shown to all, and those it passed to its left neighbour.
pub(crate) fn of(view: &View, me: Option<Seat>) -> Vec<(Seat, Vec<(Card, usize)>)> {
    let seats = view.parties.len();
    let left = me.map(|me| me.next(seats as u8));
    let parties = party::seats(seats).zip(&view.parties).filter(|(seat, _)| Some(*seat) != me);
    let known = parties.map(|(seat, party)| {
        let passed = if left == Some(seat) { &view.passed[..] } else { &[] };
        let count = |cards: &[Card], card: Card| cards.iter().filter(|held| **held == card).count();
        let both =
            Card::ALL.into_iter().map(|card| (card, count(&party.known, card).max(count(passed, card))));
        (seat, both.filter(|(_, count)| *count > 0).collect::<Vec<_>>())
    });
    known.filter(|(_, cards)| !cards.is_empty()).collect()
}

/// The list; nothing where nothing is known.
pub(crate) fn known(context: BoardContext) -> AnyView {
    let known = Memo::new(move |_| {
        let me = context.viewing_seat();
        context.view.with(|view| of(view, me))
    });
    let row = move |(seat, cards): (Seat, Vec<(Card, usize)>)| {
        view! { <li>{party::named(context, seat)} " " {chips(context, cards)}</li> }
    };
    let some = Memo::new(move |_| known.with(|known| !known.is_empty()));
    let body = move || {
        some.get().then(|| {
            view! {
                <section class="pol-known pol-box" data-test="known">
                    <h3>{icon::cards()} " " {words::said(context, "known")}</h3>
                    <ul class="plain"><For each=move || known.get() key=Clone::clone children=row /></ul>
                </section>
            }
        })
    };
    body.into_any()
}

fn chips(context: BoardContext, cards: Vec<(Card, usize)>) -> AnyView {
    let chips = cards.into_iter().map(|cards| chip(context, cards));
    chips.collect::<Vec<_>>().into_any()
}

fn chip(context: BoardContext, (kind, count): (Card, usize)) -> AnyView {
    let times = (count > 1).then(|| format!(" ×{count}"));
    view! {
        <span class=format!("pol-chip {}", card::tone(kind))>
            {icon::of(kind)} " " {move || words::card(context, kind)} {times}
        </span>
    }
    .into_any()
}

/// The stock and what lies on the pile of used cards.
pub(crate) fn piles(context: BoardContext) -> AnyView {
    let spent = Memo::new(move |_| {
        context.view.with(|view| {
            let mut spent = view.spent.clone();
            spent.sort();
            hand::kinds(&spent)
        })
    });
    let stock = Memo::new(move |_| context.view.with(|view| view.stock));
    let stock = move || words::count(context, "stock", stock.get());
    let total = move || spent.with(|spent| spent.iter().map(|(_, count)| *count as i64).sum::<i64>());
    view! {
        <details class="pol-box" data-test="piles">
            <summary>{stock} " " {move || words::count(context, "spent", total())}</summary>
            <div class="pol-chips">
                <For each=move || spent.get() key=|cards| *cards let(cards)>{chip(context, cards)}</For>
            </div>
        </details>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;

    #[test]
    fn what_was_passed_to_the_left_is_known_and_ones_own_hand_is_not_listed() {
        let mut view = fixture::view(3);
        view.parties[0].known = vec![Card::Army];
        view.parties[1].known = vec![Card::Split];
        view.passed = vec![Card::Split, Card::Union];
        let left = (Seat::new(1), vec![(Card::Split, 1), (Card::Union, 1)]);
        assert_eq!(of(&view, Some(Seat::new(0))), [left]);
        let all = [(Seat::new(0), vec![(Card::Army, 1)]), (Seat::new(1), vec![(Card::Split, 1)])];
        assert_eq!(of(&view, None), all);
    }
}
