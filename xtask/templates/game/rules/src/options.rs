//! The options of a table: as data, and as the game reads them.

use crate::GameName;
use crate::taking::Reason;
use rules::{ChoiceOption, Content, NumberOption, OptionSpec, Refusal, Settings};

/// How many votes there are at the start.
const VOTES: NumberOption<u8> = NumberOption::new("votes", "XX2", 10, 60, 21);
/// Does whoever takes the last vote win, or lose?
const LAST_WINS: ChoiceOption<bool> = ChoiceOption::new("last", "XXR1", &["wins", "loses"], &[true, false]);

impl Content for GameName {
    fn options() -> Vec<OptionSpec> {
        vec![VOTES.spec(), LAST_WINS.spec()]
    }

    fn refusals() -> &'static [Refusal] {
        Reason::ALL
    }

    fn rules_text() -> &'static str {
        include_str!("../../RULES.md")
    }
}

/// Reads the settings of a table with this many seats.
pub(crate) fn read(settings: &Settings, seats: u8) -> GameName {
    GameName { seats, votes: VOTES.of(settings), last_wins: LAST_WINS.of(settings) }
}
