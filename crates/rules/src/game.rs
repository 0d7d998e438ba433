//! The contract between a game and everything that carries it, one trait a subject: a game implements each in the file
//! that does its work.

mod content;
mod evaluate;
mod hidden;
mod narrate;
mod rules;
mod timed;

pub use content::Content;
pub use evaluate::Evaluate;
pub use hidden::Hidden;
pub use narrate::Narrate;
pub use rules::Rules;
pub use timed::Timed;

use crate::{GameInfo, Settings, SettingsError};

/// A whole game: the sum of its parts. Nothing implements it but what has all of them.
///
/// What a game guarantees is stated as laws and checked by the crate `laws` at every state of many random games.
pub trait Game: Rules + Hidden + Timed + Evaluate + Narrate + Content {
    /// What the game declares of itself.
    fn info() -> GameInfo {
        GameInfo {
            id: Self::ID,
            version: Self::VERSION,
            edition: Self::EDITION,
            seats: Self::SEATS,
            secrets: Self::SECRETS,
            options: Self::options(),
        }
    }

    /// The rules for a table, from settings of any origin, which are checked here.
    fn open(settings: &Settings, seats: u8) -> Result<Self, SettingsError> {
        let [least, most] = Self::SEATS;
        if !(least..=most).contains(&seats) {
            return Err(SettingsError::Seats { given: seats, least, most });
        }
        Self::new(&settings.checked(&Self::info())?, seats)
    }
}

impl<G: Rules + Hidden + Timed + Evaluate + Narrate + Content> Game for G {}
