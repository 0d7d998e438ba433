//! What is kept beside the table: the tally, debts, round one, the piles, and all of it in words.

use crate::{Seen, debts, piles, ranking, tally, words};
use leptos::prelude::*;

/// What is kept beside it.
pub(crate) fn sheet(seen: Seen) -> AnyView {
    view! {
        <div class="pre-sheet">
            {tally::tally(seen)}
            {debts::debts(seen)}
            {ranking::ranking(seen)}
            {piles::piles(seen)}
            {slot::in_words(seen, move || words::text(seen, "in-words"), "pre-box")}
        </div>
    }
    .into_any()
}
