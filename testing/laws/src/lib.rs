//! Property tests of the contract: the laws that every game keeps, checked at the states of random games, and a probe
//! game that has one of everything.
//!
//! A game's whole proof of good conduct is one line in a test: `laws::uphold::<MyGame>()`.

mod clauses;
mod dealing;
mod fuzz;
pub mod golden;
mod law;
mod law_error;
pub mod probe;
mod random_game;
mod timers;
mod trace;
mod uphold;
mod variations;

pub use clauses::clauses_are_tested;
pub use dealing::dealt;
pub use probe::Probe;
pub use uphold::{follow, uphold};
