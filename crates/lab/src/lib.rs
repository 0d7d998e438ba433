//! Experiments with the games: many of them, fast, and repeatable by their seed.

mod duel;
mod playouts;
mod search;

pub use duel::{Contender, ContenderScore, Duel, duel};
pub use playouts::{Playouts, Report, playouts};
pub use search::{Search, SearchReport, search};
