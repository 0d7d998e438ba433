//! The two piles of cards: how many came up already, and how many nobody has seen.

use crate::{BoardContext, words};
use leptos::prelude::*;
use president::{PileSeen, View};
use rules::Phrase;

/// Both piles.
pub(crate) fn piles(seen: BoardContext) -> AnyView {
    view! {
        <section class="pre-box" data-test="piles" aria-labelledby="pre-piles">
            <h3 id="pre-piles">{move || words::text(seen, "piles")}</h3>
            <ul class="pre-piles plain">
                {pile(seen, "piles-campaign", |view| &view.campaign_pile)}
                {pile(seen, "piles-challenge", |view| &view.challenge_pile)}
            </ul>
        </section>
    }
    .into_any()
}

fn pile(seen: BoardContext, title: &'static str, which: fn(&View) -> &PileSeen) -> impl IntoView {
    let counts = Memo::new(move |_| {
        seen.view.with(|view| {
            let pile = which(view);
            (pile.unseen, pile.seen.len() as u32)
        })
    });
    let said = move || {
        let (unseen, below) = counts.get();
        words::say(seen, &Phrase::new("piles-left").number("unseen", unseen).number("below", below))
    };
    view! {
        <li>
            <svg class="pre-pile" viewBox="0 0 30 36" aria-hidden="true" focusable="false">
                <rect x="7" y="1" width="22" height="30" rx="3" />
                <rect x="4" y="3" width="22" height="30" rx="3" />
                <rect x="1" y="5" width="22" height="30" rx="3" />
            </svg>
            <span><strong>{move || words::text(seen, title)}</strong> <br /> {said}</span>
        </li>
    }
}
