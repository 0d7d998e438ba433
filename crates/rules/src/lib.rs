//! The contract between a game's rules and everything that carries them.
//!
//! A game is pure: it performs no I/O, reads no clock and owns no randomness. What it needs from outside (draws, the
//! time that is up) comes in through [`Now`] and [`Game::ring`], so that a log of inputs and draws replays exactly.

mod bell;
mod chance;
mod game;
mod misfit;
mod now;
mod options;
mod outcome;
mod phrase;
mod refusal;
mod seat;
mod window;

pub use bell::NoBell;
pub use chance::{Chance, Quick, Recorded, Script, ScriptFault, Seed, Seeded};
pub use game::Game;
pub use misfit::{Expected, Misfit};
pub use now::{Aloud, Now, Silent};
pub use options::{GameInfo, OptionKind, OptionSpec, Settings};
pub use outcome::Outcome;
pub use phrase::{Arg, Locales, Phrase};
pub use refusal::{Clause, Refusal};
pub use seat::{Eye, MAX_SEATS, Seat, Seats};
pub use window::{Seconds, Window};
