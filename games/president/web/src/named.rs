//! Who is spoken of: the seats of a table, by token and name and in the colour of their parties.

pub(crate) use crate::party::named;

use crate::{Seen, party};
use president::View;
use rules::{Seat, Seats};

/// Everybody at the table.
pub(crate) fn seats(view: &View) -> Seats {
    // A table has six players at most, so the number fits.
    Seats::all(view.votes.len() as u8)
}

/// The class that colours what is a player's; none before they have a party.
pub(crate) fn class(seen: Seen, seat: Seat) -> String {
    party::of(seen, seat).map(party::class).unwrap_or_default()
}
