//! The parties' tokens: a colour, a hatch and a sign each, so that nobody needs to tell colours apart.

use crate::BoardContext;
use leptos::prelude::*;
use president::Party;
use rules::Seat;

/// The class by which the style sheet colours what is a party's: `--pre-party` is its colour there, and `--pre-on-party`
/// what can be read on it.
pub(crate) fn class(party: Party) -> String {
    format!("pre-party-{}", party.index())
}

/// The class by which what is a seat's wears its party's colour; the seat's own until it has a party.
pub(crate) fn seat_class(context: BoardContext, seat: Seat) -> String {
    of(context, seat)
        .map_or_else(|| game_ui::kit::sign::class(seat), |party| format!("{} pre-painted", class(party)))
}

/// The party that a seat plays for, once it has one.
pub(crate) fn of(context: BoardContext, seat: Seat) -> Option<Party> {
    context.view.with(|view| view.party(seat))
}

/// The token of a party as a small picture in a text.
pub(crate) fn token(party: Party) -> AnyView {
    let drawn = format!(
        "<circle class='pre-token-side' cy='1.400' r='13'/><circle class='pre-token-face' r='13'/><circle class='pre-token-ring' r='10.800'/><path class='pre-token-sign' d='{}' transform='scale(.72)'/>",
        crate::map::pattern::sign(party)
    );
    view! {
        <svg
            class=format!("seat-sign pre-token {}", class(party))
            viewBox="-14 -14 28 29"
            aria-hidden="true"
            focusable="false"
            inner_html=drawn
        ></svg>
    }
    .into_any()
}

/// The token of a seat as a small picture in a text; its usual sign until it has a party.
pub(crate) fn sign(context: BoardContext, seat: Seat) -> AnyView {
    let party = Memo::new(move |_| of(context, seat));
    let token = move || party.get().map_or_else(|| game_ui::kit::sign::sign(seat), token);
    token.into_any()
}
