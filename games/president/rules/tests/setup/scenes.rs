//! Scenes that several tests begin with.

use super::{Table, t};
use president::{Action, Event};
use serde_json::{Value, json};

/// Three players; seat 0 has 26, 60 and 59 and has rolled 26 to challenge seat 1 for 62, with this card.
pub fn duel(card: u16) -> Table {
    duel_with(json!({}), 3, card)
}

/// The same with options and another number of players.
pub fn duel_with(options: Value, seats: u8, card: u16) -> Table {
    duel_drawn(options, seats, card, 0)
}

/// The same with another task of the card.
pub fn duel_drawn(options: Value, seats: u8, card: u16, number: u32) -> Table {
    let mut table = Table::with(options, seats).held(0, &["26", "60", "59"]).held(1, &["62", "33"]);
    table.roll("26");
    let draws = table.tests(card, number);
    table.act(Action::Challenge(t("62")), &draws);
    table
}

/// Everything is held but 26 (4 steps), which seat 0 is about to take; these are the votes before that.
pub fn eve(options: Value, votes: &[u16]) -> Table {
    let mut table = Table::with(options, votes.len() as u8).share(votes, &["26"]);
    table.roll("26");
    table
}

/// The same, and 26 taken.
pub fn day(options: Value, votes: &[u16]) -> (Table, Vec<Event>) {
    let mut table = eve(options, votes);
    let told = table.play(Action::Take(t("26")));
    (table, told)
}

/// Round two with heads 0 and 1, out of three players; seat 2 is the ally of 1.
pub fn run_off(options: Value) -> Table {
    day(options, &[200, 150, 136]).0
}

/// Round two on an empty board with everybody ranked by seat, when so many turns of it are over.
pub fn second(options: Value, seats: u8, turns: u8) -> Table {
    Table::with(options, seats).edit(|form| {
        form["round"] = json!(2);
        form["ranking"] = json!([0, 1, 2, 3, 4, 5]);
        form["turns"] = json!(turns);
        form["turn"] = json!(turns % seats);
    })
}
