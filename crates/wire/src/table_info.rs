//! What everyone may know of a table besides its game.

use crate::players::Occupant;
use crate::table_admin::{SeatConduct, TableConduct};
use rules::{Seat, Settings};
use serde::{Deserialize, Serialize};

/// A table as anyone with its address sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TableInfo {
    /// Its id, as in its address.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// What was chosen for the game's options.
    pub settings: Settings,
    /// The seats, clockwise.
    pub seats: Vec<SeatInfo>,
    /// How far it is.
    pub stage: Stage,
    /// Who made the table.
    pub host: Seat,
    /// What is published of the dice; nothing on one's own device, and for tables that were dealt before there was this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<PublishedDice>,
    /// Is it in the lobby while it has open seats?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub public: bool,
    /// How it lives.
    #[serde(default)]
    pub conduct: TableConduct,
}

/// What changes about a table: everything but what it is. Sent whenever it does, without the settings, which may hold a
/// whole board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableStatus {
    /// The seats, clockwise.
    pub seats: Vec<SeatInfo>,
    /// How far it is.
    pub stage: Stage,
    /// Who made the table.
    pub host: Seat,
    /// What is published of the dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<PublishedDice>,
    /// Is it in the lobby while it has open seats?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub public: bool,
    /// How it lives.
    #[serde(default)]
    pub conduct: TableConduct,
}

impl TableInfo {
    /// The table is like this now.
    pub fn update(&mut self, status: TableStatus) {
        let TableStatus { seats, stage, host, dice, public, conduct } = status;
        (self.seats, self.stage, self.host) = (seats, stage, host);
        (self.dice, self.public, self.conduct) = (dice, public, conduct);
    }

    /// What of it may change.
    pub fn status(self) -> TableStatus {
        let TableInfo { seats, stage, host, dice, public, conduct, .. } = self;
        TableStatus { seats, stage, host, dice, public, conduct }
    }
}

/// A seat as anyone sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatInfo {
    /// The name it goes by; empty while it is open.
    pub name: String,
    /// Who plays it.
    pub occupant: Occupant,
    /// Is its player connected?
    pub present: bool,
    /// How it fares.
    #[serde(default)]
    pub conduct: SeatConduct,
    /// May those who watch see the game as this seat sees it?
    #[serde(default)]
    pub open: bool,
}

/// What a server publishes of a table's dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PublishedDice {
    /// SHA-256 of the secret, as 64 hexadecimal digits: known before anybody sits down.
    pub commitment: String,
    /// What the player of each seat added, as 64 hexadecimal digits; nothing for bots and for those who added nothing.
    pub added: Vec<Option<String>>,
    /// The secret, as 64 hexadecimal digits: once the game is over, and never before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// How far a table is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Seats are still open.
    Gathering,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
}

impl Stage {
    /// All of them, in their order.
    pub const ALL: [Stage; 3] = [Stage::Gathering, Stage::Playing, Stage::Over];

    /// As it is written in messages, on disk and for whoever reads a list.
    pub fn as_text(self) -> &'static str {
        match self {
            Stage::Gathering => "gathering",
            Stage::Playing => "playing",
            Stage::Over => "over",
        }
    }

    /// The stage that is written so.
    pub fn from_text(text: &str) -> Option<Stage> {
        Stage::ALL.into_iter().find(|stage| stage.as_text() == text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stage_is_written_alike_in_messages_and_elsewhere() {
        for stage in Stage::ALL {
            assert_eq!(serde_json::to_value(stage).unwrap(), stage.as_text());
            assert_eq!(Stage::from_text(stage.as_text()), Some(stage));
        }
        assert_eq!(Stage::from_text("expired"), None);
    }
}
