//! Who plays a seat: a person, a bot of some level, nobody yet; and who acts where its player does not.

use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// Who plays a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    /// A person.
    Human,
    /// A bot of this level.
    Bot(Level),
    /// Nobody yet.
    Open,
}

impl Occupant {
    /// How well the bot plays, where it is one.
    pub fn level(self) -> Option<Level> {
        match self {
            Occupant::Bot(level) => Some(level),
            Occupant::Human | Occupant::Open => None,
        }
    }
}

/// Who acts where a player does not.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ActedBy {
    /// A bot of this level, standing in.
    Bot(Level),
    /// The clock: the player's time was up.
    Clock,
}

/// How well a bot plays.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Any choice, all equally likely.
    Random,
    /// The choice after which things look best.
    #[default]
    Greedy,
    /// The choice that does best in a tree of games played out in its head.
    Strong,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 3] = [Level::Random, Level::Greedy, Level::Strong];

    /// As it is said in messages, in commands and in the ids of sentences.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Strong => "strong",
        }
    }
}

/// No bot plays like that.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("say random, greedy or strong")]
pub struct UnknownLevelError;

impl FromStr for Level {
    type Err = UnknownLevelError;

    fn from_str(id: &str) -> Result<Level, UnknownLevelError> {
        Level::ALL.into_iter().find(|level| level.id() == id).ok_or(UnknownLevelError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::de::IntoDeserializer;
    use serde::de::value::Error;

    #[test]
    fn a_level_is_called_the_same_in_messages_and_in_commands() {
        for level in Level::ALL {
            let read: Result<Level, Error> = Level::deserialize(level.id().into_deserializer());
            assert_eq!((read, level.id().parse()), (Ok(level), Ok(level)));
        }
        assert_eq!("Strong".parse::<Level>(), Err(UnknownLevelError));
    }
}
