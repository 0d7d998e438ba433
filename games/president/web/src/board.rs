//! What lies on the table: the map on its sea, beside it dice and piles, and in the middle what is being played.

use crate::night::Evening;
use crate::{BoardContext, banner, campaign, challenge, desk, dice, map, night, sum};
use leptos::prelude::*;
use president::Step;

/// What lies on the table. On election night the studio opens beside the map.
pub(crate) fn board(context: BoardContext) -> AnyView {
    let elected = Memo::new(move |_| context.view.with(|view| !view.elected.is_empty()));
    let evening = Evening::of(context);
    // While a card is staged, the map behind it steps back, unless it is to be played on.
    let staged = Memo::new(move |_| {
        context.view.with(|view| {
            let asks = matches!(
                view.step,
                Step::Look | Step::Answer | Step::Ballot | Step::Challenger | Step::Challenged
            );
            view.challenge.is_some() && asks && !map::asks_where(view)
        })
    });
    let round = move || context.view.with(|view| view.round.to_string());
    let played = move || match elected.get() {
        true => night::night(context, evening),
        false => matter(context),
    };
    view! {
        <div class="pre-board" class:pre-tonight=elected class:pre-staged=staged data-round=round>
            {map::map(context)} {played}
        </div>
    }
    .into_any()
}

/// What is being played. Each part draws nothing when it has nothing to say.
fn matter(context: BoardContext) -> AnyView {
    view! {
        {desk::desk(context)}
        {dice::dice(context)}
        {sum::strip(context)}
        {challenge::challenge(context)}
        {campaign::campaign(context)}
        {banner::banner(context)}
    }
    .into_any()
}
