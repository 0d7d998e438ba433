//! The two piles of cards: how many came up already, and how many nobody has seen.

use crate::{BoardContext, words};
use leptos::prelude::*;
use president::{PileSeen, View};
use rules::Phrase;

/// Both piles.
pub(crate) fn piles(context: BoardContext) -> AnyView {
    view! {
        <section class="pre-box" data-test="piles" aria-labelledby="pre-piles">
            <h3 id="pre-piles">{move || words::text(context, "piles")}</h3>
            <ul class="pre-piles plain">
                {pile(context, "piles-campaign", |view| &view.campaign_pile)}
                {pile(context, "piles-challenge", |view| &view.challenge_pile)}
            </ul>
        </section>
    }
    .into_any()
}

fn pile(context: BoardContext, title: &'static str, which: fn(&View) -> &PileSeen) -> impl IntoView {
    let counts = Memo::new(move |_| {
        context.view.with(|view| {
            let pile = which(view);
            (pile.unseen, pile.seen.len() as u32)
        })
    });
    let said = move || {
        let (unseen, below) = counts.get();
        words::say(context, &Phrase::new("piles-left").number("unseen", unseen).number("below", below))
    };
    view! {
        <li>
            <svg class="pre-pile" viewBox="0 0 30 36" aria-hidden="true" focusable="false">
                <rect x="7" y="1" width="22" height="30" rx="3" />
                <rect x="4" y="3" width="22" height="30" rx="3" />
                <rect x="1" y="5" width="22" height="30" rx="3" />
            </svg>
            <span><strong>{move || words::text(context, title)}</strong> <br /> {said}</span>
        </li>
    }
}
