//! Twenty-one: both hands as playing cards, and another card or none (PR27).

use super::{offers, playing_card};
use crate::{BoardContext, party, words};
use game_ui::kit::motion::{Animator, Move};
use leptos::html;
use leptos::prelude::*;
use president::{Action, Step};
use rules::{Phrase, Seat};

/// Both hands on the table, and what can be done with them.
pub(crate) fn table(context: BoardContext, challenger: Seat, challenged: Seat) -> AnyView {
    let hand = move |which: usize| {
        Memo::new(move |_| {
            context.view.with(|view| {
                let challenge = view.challenge.as_ref();
                challenge.map_or((Vec::new(), 0), |now| (now.hands[which].clone(), now.totals[which]))
            })
        })
    };
    let playing = Memo::new(move |_| {
        context.view.with(|view| match view.step {
            Step::Challenger => Some(challenger),
            Step::Challenged => Some(challenged),
            _ => None,
        })
    });
    let hands = [(challenger, hand(0)), (challenged, hand(1))].map(|(seat, hand)| {
        let cards = move || {
            let (cards, total) = hand.get();
            view! {
                {dealt(context, &cards)}
                <p class="pre-hand-total">{words::say(context, &Phrase::new("hand-total").number("total", total))}</p>
            }
        };
        view! {
            <div class="pre-hand" class:pre-playing=move || playing.get() == Some(seat)>
                <h4>{party::sign(context, seat)} " " {move || context.name(seat)}</h4>
                {cards}
            </div>
        }
    });
    let mine = Memo::new(move |_| context.offers(&Action::Stand));
    let means = move || {
        match (mine.get(), playing.get()) {
        (true, _) => view! {
            <p class="pre-line">
                {offers::labelled_offer(context, Action::Card, "primary pre-big", "hand-card")}
                {offers::labelled_offer(context, Action::Stand, "pre-big", "hand-stand")}
            </p>
        }
        .into_any(),
        (false, Some(seat)) => {
            view! { <p class="pre-wait" data-test="pre-wait">{move || words::of(context, "wait-hand", seat)}</p> }.into_any()
        }
        (false, None) => ().into_any(),
    }
    };
    view! {
        <div class="pre-hands" data-test="pre-hands">{hands.into_iter().collect_view()}</div>
        {means}
        {offers::give_up(context)}
    }
    .into_any()
}

/// A hand laid open.
pub(crate) fn dealt(context: BoardContext, cards: &[u8]) -> AnyView {
    let motion = Animator::get();
    let cards = cards.iter().map(|card| {
        let place = NodeRef::<html::Li>::new();
        motion.when_drawn(place, Move::deal([0.0, -24.0]));
        view! { <li node_ref=place>{playing_card::card(context, *card)}</li> }
    });
    view! { <ul class="pre-dealt plain">{cards.collect_view()}</ul> }.into_any()
}
