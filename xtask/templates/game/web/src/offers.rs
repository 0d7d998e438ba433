//! A button for each choice. The list beside the drawing has the same; a drawing of your own will have better places.

use crate::BoardContext;
use game_name::Action;
use game_ui::kit::OfferButton;
use leptos::prelude::*;

/// The buttons, while there is something to choose.
pub(crate) fn offers(context: BoardContext) -> AnyView {
    let buttons = move || context.choices.with(|choices| choices.iter().map(|it| offer(context, *it)).collect_view());
    view! { <p class="row offers">{buttons}</p> }.into_any()
}

fn offer(context: BoardContext, action: Action) -> AnyView {
    let Action::Take(votes) = action;
    view! {
        <OfferButton context action hook=format!("take-{votes}") class="button">
            {move || context.say_action(&action)}
        </OfferButton>
    }
    .into_any()
}
