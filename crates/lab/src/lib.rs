//! Experiments with the games: many of them, fast, and repeatable by their seed.

mod playouts;

pub use playouts::{Playouts, Report, playouts};
