//! The actions of a player.

use crate::{Office, Party, Territory};
use rules::Seat;
use serde::{Deserialize, Serialize};

/// A ballot on a performance (P43).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ballot {
    /// It succeeded.
    Yes,
    /// It failed.
    No,
    /// Neither.
    Abstain,
}

/// A player's action; as JSON `"roll"`, `{"take": "62"}`, `{"pick": {"territory": "01", "leaving": 300000}}`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Choose a party, where parties are chosen (P1).
    Join(Party),
    /// Roll both dice (P10).
    Roll,
    /// Take a vacant territory that the dice offer (P12, P13, P20, P24).
    Take(Territory),
    /// Challenge whoever holds this territory for it (P14, P15, P21).
    Challenge(Territory),
    /// Make one of one's own territories unassailable (P16, P22).
    Fortify(Territory),
    /// Draw a campaign card instead (P16, P22).
    Draw,
    /// One of the territories that make up a sum: for a credit, a cost, a debt or a seizure (P30, P32, P34, P42).
    Pick {
        /// Which.
        territory: Territory,
        /// The votes that are still to be found afterwards; less than none if it is worth too much. It is what the
        /// view's sum lacks less what the territory is worth, and stands here so that a refusal can say it.
        leaving: i32,
    },
    /// Have the rest of the sum picked with as few territories as possible.
    Fewest,
    /// Have the rest of the sum picked with as many territories as possible.
    Most,
    /// Let a lot choose, the whole rest of a sum at once (PR28); of a ballot a bot's own draw (PR13).
    ByLot,
    /// What was to be remembered has been looked at: it is hidden, and the answer is awaited.
    Hide,
    /// Answer a card by the place of an answer on it, counted from 0.
    Choose(u8),
    /// Answer a card by a number.
    Number(i64),
    /// Answer a card by a territory on the map.
    Point(Territory),
    /// Answer a card in words: an explanation, or names one after the other with commas or line breaks between them.
    Words(String),
    /// The performance is over: the vote.
    Perform,
    /// Give a challenge up: it is lost (P40).
    GiveUp,
    /// A bot's answer or performance, right by a draw at the card's difficulty (PR13). Refused to people.
    Attempt,
    /// Vote on a performance (P43).
    Vote(Ballot),
    /// At twenty-one: take another card (PR27).
    Card,
    /// At twenty-one: take no more (PR27).
    Stand,
    /// Name an ally to an office (P58).
    Name {
        /// Whom.
        seat: Seat,
        /// To which.
        office: Office,
    },
    /// The government is complete (P58).
    Proclaim,
}

/// Who plays a seat may change in the middle of a game, and the rules ask for it (PR13).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Timer {
    /// A bot plays this seat from now on.
    Bot(Seat),
    /// A person plays this seat from now on.
    Person(Seat),
}
