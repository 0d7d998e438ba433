//! A button that does one of the choices.

use crate::BoardContext;
use game_ui::kit::OfferButton;
use leptos::prelude::*;
use president::Action;

/// A button for an action, with what it means in full for whoever stays on it.
pub(crate) fn button(
    context: BoardContext,
    action: Action,
    class: &'static str,
    hook: String,
    label: impl IntoView + 'static,
) -> AnyView {
    view! {
        <OfferButton context action hook class told_in_full=true>
            {label}
        </OfferButton>
    }
    .into_any()
}
