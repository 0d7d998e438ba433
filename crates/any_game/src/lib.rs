//! Type erasure: games, tables and replays of any game behind trait objects that speak the protocol's types.
//!
//! [`rules::Game`] is never `dyn`; whoever carries tables of every game, the server and the page, holds these. Bots are
//! asked here too, because only here the type of a game is still known.

mod any_game;
mod any_replayed_game;
mod any_table;

pub use any_game::{AnyGame, ErasedGame, OpenedTable};
pub use any_replayed_game::AnyReplayedGame;
pub use any_table::{AnyTable, BotJob};
