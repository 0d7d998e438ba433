//! Who is spoken of: a player by token and name, and in the colour of their party.

use crate::map::pattern;
use crate::{BoardContext, party};
use leptos::prelude::*;
use rules::Seat;

/// The class that colours what is a player's; none before they have a party.
pub(crate) fn class(context: BoardContext, seat: Seat) -> String {
    party::of(context, seat).map(party::class).unwrap_or_default()
}

/// The colour and the pattern of a player's party.
pub(crate) fn fill(context: BoardContext, seat: Seat) -> Option<String> {
    party::of(context, seat).map(pattern::fill)
}

/// The token and the name of a player.
pub(crate) fn named(context: BoardContext, seat: Seat) -> AnyView {
    view! { <span class="pre-named">{party::sign(context, seat)} " " <span>{move || context.name(seat)}</span></span> }
        .into_any()
}
