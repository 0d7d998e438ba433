//! The parties: their signs beside their names, their invented names and emblems, and what can be told of one.

use crate::{BoardContext, words};
use game_ui::kit::sign::sign;
use leptos::prelude::*;
use politico::{Action, PartyNames, View};
use rules::{MAX_SEATS, Phrase, Seat};

/// What each party is called, by seat: things that stand for nothing but themselves.
const THINGS: [&str; MAX_SEATS] = [
    "party-lighthouse",
    "party-bridge",
    "party-hourglass",
    "party-compass",
    "party-key",
    "party-anchor",
    "party-mill",
    "party-lantern",
];

/// The same where a table prefers instruments (AR47).
const INSTRUMENTS: [&str; MAX_SEATS] = [
    "party-drum",
    "party-horn",
    "party-bell",
    "party-lute",
    "party-flute",
    "party-harp",
    "party-cymbals",
    "party-organ",
];

/// The emblems to those names, in lines around the origin and about 24 across.
const THING_EMBLEMS: [&str; MAX_SEATS] = [
    "M-4 11L-2.500-4H2.500L4 11zM-3.500 3H3.500M-3-4V-8H3V-4M-4-8L0-11L4-8M-6-6L-11-8M6-6L11-8M-7 11H7",
    "M-12 3H12M-12 8Q-6-2 0 8Q6-2 12 8M-12 3V8M12 3V8M-9 3V-7M9 3V-7M-12-2Q-9-7 0 3Q9-7 12-2",
    "M-7-11H7M-7 11H7M-5-11V-7Q-5-3 0 0Q-5 3-5 7V11M5-11V-7Q5-3 0 0Q5 3 5 7V11M-3 8Q0 3 3 8",
    "M0-12L3-3L12 0L3 3L0 12L-3 3L-12 0L-3-3zM0-3.500A3.500 3.500 0 0 1 0 3.500A3.500 3.500 0 0 1 0-3.500",
    "M-6-5A5.500 5.500 0 0 1-6 6A5.500 5.500 0 0 1-6-5M-.5.5H12M7.500.5V6M11.500.5V5",
    "M0-7V11M0-12A2.500 2.500 0 0 1 0-7A2.500 2.500 0 0 1 0-12M-5-4H5M-10 3Q-9 11 0 11Q9 11 10 3M-12 6L-10 2L-7 6M12 6L10 2L7 6",
    "M-4 12L-2 0H2L4 12zM0 0L-9-9M0 0L9-9M0 0L-8 7M0 0L8 7M-9-9L-5-9.500M9-9L9.500-5M8 7L4.500 8M-8 7L-9.500 3.500",
    "M-5-5H5L6.500 6H-6.500zM-3-5L0-9L3-5M0-9A2 2 0 0 1 0-12.500A2 2 0 0 1 0-9M-4 6V9H4V6M0 3Q-3 0 0-3Q3 0 0 3",
];

const INSTRUMENT_EMBLEMS: [&str; MAX_SEATS] = [
    "M-10-4A10 3.500 0 0 1 10-4A10 3.500 0 0 1-10-4M-10-4V7A10 3.500 0 0 0 10 7V-4M-10-3L-5 9.500L0-.5L5 9.500L10-3M-4-8L-11-12M4-8L11-12",
    "M-11-6L-4-2A7 7 0 1 1-6.500 3M-11-6L-12 0L-5 1.500M-4-2Q5-7 10-10M0 1.500A3 3 0 0 1 0 7.500A3 3 0 0 1 0 1.500",
    "M-10 8Q-6 5-6-2Q-6-9 0-9Q6-9 6-2Q6 5 10 8zM0-9V-12M-3 8A3 3 0 0 0 3 8",
    "M-2 2Q-11-1-11 6A6 6 0 0 0-5 11Q2 11-1 3M-2 2L8-8L11-11M5-9L9-5M-6 6L4-4M8-12L12-8",
    "M-12 7L8-9L11-6L-9 10zM-4 4.500L-3.900 4.600M0 1.300L.1 1.400M4-1.900L4.100-1.800M-8 7.600L-7.900 7.700",
    "M-8 11V-9Q-8-12-5-11Q4-8 9-11L10-8Q6 5-4 11zM-5-9V8M-1-8.500V6M3-8V3M6-8.500V-1",
    "M-11 8A3 12 0 0 1-5-12A3 12 0 0 1-11 8M11 8A3 12 0 0 0 5-12A3 12 0 0 0 11 8M-8-2H-3M8-2H3M-2-11L0-8L2-11M-2 9L0 6L2 9",
    "M-11 11H11M-11 11V-2H-7V11M-7 11V-7H-2.500V11M-2.500 11V-12H2.500V11M2.500-7H7V11M7-2H11V11M-9 6V7M-4.800 6V7M0 6V7M4.800 6V7M9 6V7",
];

/// Every seat of a table.
pub(crate) fn seats(count: usize) -> impl Iterator<Item = Seat> {
    Seat::all().take(count)
}

/// Everybody's deputies, by seat.
pub(crate) fn deputies(view: &View) -> Vec<u16> {
    view.parties.iter().map(|party| party.deputies).collect()
}

/// Is a party in the government?
pub(crate) fn governs(view: &View, seat: Seat) -> bool {
    view.government.is_some_and(|government| government.members.contains(seat))
}

/// Does it lead it?
pub(crate) fn leads(view: &View, seat: Seat) -> bool {
    view.government.is_some_and(|government| government.pm == seat)
}

/// The emblem of a seat's party at this table, as lines around the origin.
pub(crate) fn emblem(context: BoardContext, seat: Seat) -> &'static str {
    let emblems = match context.game().party_names() {
        PartyNames::Things => THING_EMBLEMS,
        PartyNames::Instruments => INSTRUMENT_EMBLEMS,
    };
    emblems[seat.index()]
}

/// What a seat's party is called at this table.
pub(crate) fn title(context: BoardContext, seat: Seat) -> String {
    let names = match context.game().party_names() {
        PartyNames::Things => THINGS,
        PartyNames::Instruments => INSTRUMENTS,
    };
    words::text(context, names[seat.index()])
}

/// The sign and the name of a party, in a text.
pub(crate) fn named(context: BoardContext, seat: Seat) -> AnyView {
    view! {
        <span class="pol-named">
            {sign(seat)} <span class="pol-name">{move || context.name(seat)}</span>
        </span>
    }
    .into_any()
}

/// A party's deputies, points and cards.
pub(crate) fn figures(context: BoardContext, seat: Seat) -> Memo<(u16, i32, u8)> {
    Memo::new(move |_| {
        context.view.with(|view| {
            let party = view.parties.get(seat.index());
            party.map_or((0, 0, 0), |party| (party.deputies, party.points, party.hand))
        })
    })
}

/// All there is to tell of a party: whose it is, its figures; and what pressing it does.
pub(crate) fn description(
    context: BoardContext,
    seat: Seat,
    (deputies, points, cards): (u16, i32, u8),
    offered: Option<Action>,
) -> String {
    let phrase = Phrase::new("party-told")
        .seat("player", seat)
        .name("party", title(context, seat))
        .number("deputies", deputies)
        .number("points", points)
        .number("cards", cards);
    let said = words::say(context, &phrase);
    match offered {
        // What pressing it does is said of the view as it is, which need not be read again for it.
        Some(action) => format!("{}. {said}", untrack(|| context.say_action(&action))),
        None => said,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_parties_have_eight_emblems_and_names() {
        for mut list in [THINGS, THING_EMBLEMS, INSTRUMENTS, INSTRUMENT_EMBLEMS] {
            list.sort();
            assert!(list.windows(2).all(|pair| pair[0] != pair[1]));
        }
    }
}
