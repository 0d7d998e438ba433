//! What lies on the table: the map on its sea, beside it dice and piles, and in the middle what is being played.

use crate::night::Evening;
use crate::{BoardContext, banner, campaign, challenge, desk, dice, map, night, sum};
use leptos::prelude::*;
use president::Step;

/// What lies on the table. On election night the studio opens beside the map.
pub(crate) fn board(seen: BoardContext) -> AnyView {
    let elected = Memo::new(move |_| seen.view.with(|view| !view.elected.is_empty()));
    let evening = Evening::of(seen);
    // While a card is staged, the map behind it steps back, unless it is to be played on.
    let staged = Memo::new(move |_| {
        seen.view.with(|view| {
            let asks = matches!(
                view.step,
                Step::Look | Step::Answer | Step::Ballot | Step::Challenger | Step::Challenged
            );
            view.challenge.is_some() && asks && !map::asks_where(view)
        })
    });
    let round = move || seen.view.with(|view| view.round.to_string());
    let played = move || match elected.get() {
        true => night::night(seen, evening),
        false => matter(seen),
    };
    view! {
        <div class="pre-board" class:pre-tonight=elected class:pre-staged=staged data-round=round>
            {map::map(seen)} {played}
        </div>
    }
    .into_any()
}

/// What is being played. Each part draws nothing when it has nothing to say.
fn matter(seen: BoardContext) -> AnyView {
    view! {
        {desk::desk(seen)}
        {dice::dice(seen)}
        {sum::strip(seen)}
        {challenge::challenge(seen)}
        {campaign::campaign(seen)}
        {banner::banner(seen)}
    }
    .into_any()
}
