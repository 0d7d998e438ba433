//! A button for each choice. The list beside the drawing has the same; a drawing of your own will have better places.

use crate::BoardContext;
use game_name::Action;
use game_ui::kit::OfferButton;
use leptos::prelude::*;

/// The buttons, while there is something to choose.
pub(crate) fn offers(seen: BoardContext) -> AnyView {
    let buttons = move || seen.choices.with(|choices| choices.iter().map(|it| offer(seen, *it)).collect_view());
    view! { <p class="row offers">{buttons}</p> }.into_any()
}

fn offer(seen: BoardContext, action: Action) -> AnyView {
    let Action::Take(votes) = action;
    view! {
        <OfferButton seen action hook=format!("take-{votes}") class="button">
            {move || seen.say_action(&action)}
        </OfferButton>
    }
    .into_any()
}
