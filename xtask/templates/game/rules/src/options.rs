//! The options of a table: as data, and as the game reads them.

use crate::GameName;
use rules::{Content, OptionSpec, Settings};

const LAST: &[&str] = &["wins", "loses"];

impl Content for GameName {
    fn options() -> Vec<OptionSpec> {
        vec![OptionSpec::number("votes", "XX2", 10, 60, 21), OptionSpec::choice("last", "XXR1", LAST)]
    }

    fn rules_text() -> &'static str {
        include_str!("../../RULES.md")
    }
}

/// Reads the settings of a table with this many seats.
pub(crate) fn read(settings: &Settings, seats: u8) -> GameName {
    GameName {
        seats,
        // Between 10 and 60, as the settings have been checked.
        votes: settings.number("votes") as u8,
        last_wins: settings.choice("last") == "wins",
    }
}
