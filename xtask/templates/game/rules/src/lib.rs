//! Game Name: players take votes in turn, and want the last one.

mod options;
mod speech;
mod state;
mod taking;
mod view;

pub use state::{Action, Event, State};
pub use view::View;

/// The rules at one table.
#[derive(Clone, Debug)]
pub struct GameName {
    seats: u8,
    /// How many votes there are at the start (XX2).
    votes: u8,
    /// Does whoever takes the last vote win, or lose (XX4, XXR1)?
    last_wins: bool,
}
