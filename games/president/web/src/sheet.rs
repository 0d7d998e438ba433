//! What is kept beside the table: the tally, debts, round one, the piles, and all of it in words.

use crate::night::Evening;
use crate::{BoardContext, campaign, debts, map, piles, place, ranking, sum, tally, words};
use leptos::prelude::*;

/// What is kept beside it.
pub(crate) fn sheet(context: BoardContext) -> AnyView {
    let evening = Evening::of(context);
    let told = Memo::new(move |_| evening.withheld().is_none());
    // On election night what is told in full waits for the count; round one was over long before it.
    let known = Memo::new(move |_| told.get() || context.view.with(|view| view.round) == 2);
    let in_words = move || {
        told.get()
            .then(|| game_ui::kit::in_words(context, move || words::text(context, "in-words"), "pre-box"))
    };
    view! {
        <div class="pre-sheet">
            {sum::sum(context)}
            {tally::tally(context)}
            {place::place(context)}
            {campaign::slips(context)}
            {map::legend(context)}
            {debts::debts(context)}
            {move || known.get().then(|| ranking::ranking(context))}
            {piles::piles(context)}
            {in_words}
        </div>
    }
    .into_any()
}
