//! Who is spoken of: a player by token and name, and in the colour of their party.

use crate::map::pattern;
use crate::{BoardContext, party};
use leptos::prelude::*;
use rules::Seat;

/// The class that colours what is a player's; none before they have a party.
pub(crate) fn class(seen: BoardContext, seat: Seat) -> String {
    party::of(seen, seat).map(party::class).unwrap_or_default()
}

/// The colour and the pattern of a player's party.
pub(crate) fn fill(seen: BoardContext, seat: Seat) -> Option<String> {
    party::of(seen, seat).map(pattern::fill)
}

/// The token and the name of a player.
pub(crate) fn named(seen: BoardContext, seat: Seat) -> AnyView {
    view! { <span class="pre-named">{party::sign(seen, seat)} " " <span>{move || seen.name(seat)}</span></span> }
        .into_any()
}
