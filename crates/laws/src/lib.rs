//! The laws that every game keeps, checked by playing it, and a probe game that has one of everything.
//!
//! A game's whole proof of good conduct is one line in a test: `laws::uphold::<MyGame>()`.

mod bells;
mod breach;
mod clauses;
mod course;
mod dealing;
mod forgery;
pub mod golden;
mod law;
pub mod probe;
mod trail;
mod uphold;
mod variations;

pub use clauses::clauses_are_tested;
pub use dealing::dealt;
pub use probe::Probe;
pub use uphold::{follow, uphold};
