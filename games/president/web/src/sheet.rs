//! What is kept beside the table: the tally, debts, round one, the piles, and all of it in words.

use crate::night::Evening;
use crate::{BoardContext, campaign, debts, map, piles, place, ranking, sum, tally, words};
use leptos::prelude::*;

/// What is kept beside it.
pub(crate) fn sheet(seen: BoardContext) -> AnyView {
    let evening = Evening::of(seen);
    let told = Memo::new(move |_| evening.withheld().is_none());
    // On election night what is told in full waits for the count; round one was over long before it.
    let known = Memo::new(move |_| told.get() || seen.view.with(|view| view.round) == 2);
    let in_words = move || {
        told.get().then(|| game_ui::kit::in_words(seen, move || words::text(seen, "in-words"), "pre-box"))
    };
    view! {
        <div class="pre-sheet">
            {sum::sum(seen)}
            {tally::tally(seen)}
            {place::place(seen)}
            {campaign::slips(seen)}
            {map::legend(seen)}
            {debts::debts(seen)}
            {move || known.get().then(|| ranking::ranking(seen))}
            {piles::piles(seen)}
            {in_words}
        </div>
    }
    .into_any()
}
