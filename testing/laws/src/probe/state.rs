//! The types of the probe: state, actions, events, timers and views.

use rules::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// Most seats and most cards.
pub(super) const SEATS: usize = 4;
pub(super) const CARDS: usize = 32;

/// A card, by its number.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Card(pub u8);

/// The four decisions of a round, in order.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The active seat rolls or shows.
    Turn,
    /// The active seat answers.
    Question,
    /// Everybody votes.
    Ballot,
    /// Everybody strikes or passes, sealed.
    Reaction,
}

/// What goes into the urn.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ballot {
    /// Nobody.
    Abstain,
    /// This seat.
    For(Seat),
}

/// Everything, secrets included.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The first `left` are in the deck, the last of them on top; the rest is zero.
    pub deck: [Card; CARDS],
    /// How many are left in the deck.
    pub left: u8,
    /// One hidden card a seat.
    pub hands: [Card; SEATS],
    /// The cards shown so far, as bits.
    pub shown: u32,
    /// Rounds played; all of them when the game is over.
    pub round: u16,
    /// The decision that is open.
    pub phase: Phase,
    /// Cast in this ballot.
    pub ballots: [Option<Ballot>; SEATS],
    /// Answered in this reaction: did they strike?
    pub strikes: [Option<bool>; SEATS],
    /// The score.
    pub points: [i16; SEATS],
    /// Who has protested.
    pub protested: Seats,
    /// Has the noon timer fired?
    pub noon: bool,
    /// The latest roll.
    pub die: Option<u8>,
}

/// What a player can do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Roll the die (X3).
    Roll,
    /// Show the hidden card and take another (X4).
    Show,
    /// Answer the question in one's own words (X5).
    Answer(String),
    /// Vote (X6).
    Vote(Ballot),
    /// Let it go (X7).
    Pass,
    /// Strike (X7).
    Strike,
    /// Protest out of turn (X8).
    Protest,
}

/// What people are told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
#[expect(missing_docs, reason = "the fields are what the sentences speak of")]
pub enum Event {
    /// A card was taken; only its owner sees which.
    Drawn { seat: Seat, card: Option<Card> },
    /// The die fell.
    Rolled { seat: Seat, face: u8 },
    /// A card was shown.
    Shown { seat: Seat, card: Card },
    /// An answer was given: the text lives here and nowhere else.
    Answered { seat: Seat, text: String, right: bool },
    /// A ballot is in the urn; only its author sees which.
    Voted { seat: Seat, ballot: Option<Ballot> },
    /// The urn was opened.
    Counted { winner: Option<Seat> },
    /// An answer to the sealed question, told to its author only.
    Reacted { seat: Seat, strike: bool },
    /// The sealed question closed.
    Closed { striker: Option<Seat> },
    /// Somebody protested.
    Protested { seat: Seat },
    /// The noon timer fired and ended the round.
    Noon,
}

/// The inputs of the clock.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ProbeTimer {
    /// The round is over (X9).
    Noon,
}

/// What a viewer sees: all of the state that is public, and its own secrets.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Rounds played.
    pub round: u16,
    /// Rounds in all.
    pub rounds: u16,
    /// Whose round it is.
    pub active: Seat,
    /// The decision that is open.
    pub phase: Phase,
    /// Cards left in the deck.
    pub left: u8,
    /// The cards shown so far.
    pub shown: Vec<Card>,
    /// Everybody's card: one's own, and all once the game is over.
    pub hands: Vec<Option<Card>>,
    /// Who has voted.
    pub voted: Seats,
    /// One's own ballot.
    pub ballot: Option<Ballot>,
    /// One's own answer to the sealed question.
    pub strike: Option<bool>,
    /// The score.
    pub points: Vec<i16>,
    /// Who has protested.
    pub protested: Seats,
    /// Has the noon timer fired?
    pub noon: bool,
    /// The latest roll.
    pub die: Option<u8>,
    /// Is the game over?
    pub over: bool,
}
