//! The cards on the table: what is displayed before the tribune, the stock, and the pile of used cards.

use crate::{BoardContext, card, words};
use game_ui::kit::motion::{Animator, Move};
use leptos::html;
use leptos::prelude::*;
use politico::{Card, Frame, View};

/// The cards that lie displayed, the latest last.
fn displayed(view: &View) -> Vec<Card> {
    let mut cards = Vec::new();
    for frame in &view.frames {
        match frame {
            Frame::Attack { card, .. } => cards.push(*card),
            Frame::Investiture(talks) => {
                cards.push(talks.card);
                cards.extend(talks.union.then_some(Card::Union));
                cards.extend(talks.army.then_some(Card::Army));
            }
            Frame::Censure => cards.push(Card::Censure),
            Frame::Counter { .. } => cards.push(Card::Army),
            _ => {}
        }
    }
    cards.extend(view.parties.iter().filter_map(|party| party.offer));
    cards
}

/// What is displayed, the piles beside it.
pub(crate) fn table_cards(context: BoardContext) -> AnyView {
    let motion = Animator::get();
    let cards = Memo::new(move |_| context.view.with(|view| displayed(view)));
    let opened = StoredValue::new(true);
    Effect::new(move |_| opened.set_value(false));
    let face = move |(_, kind): (usize, Card)| {
        let node = NodeRef::<html::Li>::new();
        if !opened.get_value() {
            motion.when_drawn(node, Move::rise().after(400.0));
        }
        view! { <li node_ref=node>{card::face(context, kind, 1)}</li> }
    };
    let placed = move || cards.get().into_iter().enumerate().collect::<Vec<_>>();
    let empty = Memo::new(move |_| cards.with(Vec::is_empty));
    view! {
        <ul class="pol-displayed plain" data-drop="table" hidden=empty aria-label=move || words::text(context, "displayed")>
            <For each=placed key=|card| *card children=face />
        </ul>
        {piles(context)}
    }
    .into_any()
}

fn piles(context: BoardContext) -> AnyView {
    let stock = Memo::new(move |_| context.view.with(|view| view.stock));
    let spent = Memo::new(move |_| context.view.with(|view| (view.spent.len(), view.spent.last().copied())));
    let top = Memo::new(move |_| spent.get().1);
    let top = move || {
        top.get().map(|kind| view! { <div class="pol-pile-face">{card::face(context, kind, 1)}</div> })
    };
    view! {
        <div class="pol-piles" aria-hidden="true" data-drop="table">
            <figure>
                <svg class="pol-back" viewBox="0 0 150 210"><use href="#pol-back" /></svg>
                <figcaption>{move || words::count(context, "pile-stock", stock.get())}</figcaption>
            </figure>
            <figure>
                <div class="pol-pile">{top}</div>
                <figcaption>{move || words::count(context, "pile-spent", spent.get().0 as i64)}</figcaption>
            </figure>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use politico::Purpose;
    use rules::Seat;

    #[test]
    fn what_is_played_lies_on_the_table() {
        let mut view = fixture::view(4);
        assert_eq!(displayed(&view), []);
        view.frames.push(Frame::Attack { card: Card::Split, target: Seat::new(1), topples: false });
        view.parties[2].offer = Some(Card::Baraka);
        assert_eq!(displayed(&view), [Card::Split, Card::Baraka]);
        view.frames.push(Frame::Counter { purpose: Purpose::Parry, by: Seat::new(1), holds: true });
        assert_eq!(displayed(&view), [Card::Split, Card::Army, Card::Baraka]);
    }
}
