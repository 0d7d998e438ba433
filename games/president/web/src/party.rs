//! The parties' tokens: a colour, a pattern and short letters each, so that nobody needs to tell colours apart.

use crate::Seen;
use leptos::prelude::*;
use president::Party;
use rules::Seat;

/// What is printed on a party's token.
pub(crate) fn letters(party: Party) -> &'static str {
    party.letters()
}

/// The class by which the style sheet colours what is a party's: `--pre-party` is its colour there.
pub(crate) fn class(party: Party) -> String {
    format!("pre-party-{}", party.index())
}

/// The party that a seat plays for, once it has one.
pub(crate) fn of(seen: Seen, seat: Seat) -> Option<Party> {
    seen.view.with(|view| view.parties.get(seat.index()).copied().flatten())
}

/// The token of a seat as a small picture in a text; its usual sign until it has a party.
pub(crate) fn sign(seen: Seen, seat: Seat) -> AnyView {
    let token = move || match of(seen, seat) {
        None => slot::sign::sign(seat),
        Some(party) => {
            let size = if letters(party).len() > 3 { "pre-long" } else { "" };
            view! {
                <svg
                    class=format!("seat-sign pre-token {}", class(party))
                    viewBox="-14 -14 28 28"
                    aria-hidden="true"
                    focusable="false"
                >
                    <circle r="13" />
                    <text class=size>{letters(party)}</text>
                </svg>
            }
            .into_any()
        }
    };
    token.into_any()
}
