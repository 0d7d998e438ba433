//! What lies on the table: the map, and before it what is being played.

use crate::night::Evening;
use crate::{BoardContext, campaign, challenge, dice, map, night, sum};
use leptos::prelude::*;

/// What lies on the table. On a wide screen the matter stands beside the map, on a telephone above it.
pub(crate) fn board(seen: BoardContext) -> AnyView {
    let elected = Memo::new(move |_| seen.view.with(|view| !view.elected.is_empty()));
    let evening = Evening::of(seen);
    let before = move || if elected.get() { night::night(seen, evening) } else { matter(seen) };
    view! {
        <div class="pre-board">
            <div class="pre-table">{before} {map::map(seen)} {map::legend(seen)}</div>
        </div>
    }
    .into_any()
}

/// The matter at hand. Each part draws nothing when it has nothing to say.
fn matter(seen: BoardContext) -> AnyView {
    view! {
        <div class="pre-matter">
            {dice::dice(seen)}
            {challenge::challenge(seen)}
            {campaign::campaign(seen)}
            {sum::sum(seen)}
        </div>
    }
    .into_any()
}
