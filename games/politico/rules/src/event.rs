//! The events: what people are told of the game.

use crate::frame::{Frame, Purpose};
use crate::{Action, Amendment, Card, Pledge, Vote};
use rules::Seat;
use serde::{Deserialize, Serialize};

/// Why the chamber was elected anew.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Poll {
    /// At the start (A2).
    Opening,
    /// The Prime Minister dissolved it (A60).
    Dissolution,
    /// At mid-term (A61).
    MidTerm,
}

/// How a government ended.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fall {
    /// By an attack (A41).
    Attack,
    /// By a motion of censure (A50).
    Censure,
    /// By the army (AR18).
    Army,
    /// By the newspaper, or a lost vote of confidence (A44, AR46).
    News,
    /// Its Prime Minister resigned (A26).
    Resignation,
    /// The chamber was dissolved (AR42).
    Dissolution,
}

/// Why a game is over.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Somebody has as many points as it takes (A62).
    Target,
    /// The last round is over (AR32).
    Rounds,
    /// The clock rang (A62).
    Clock,
}

/// One thing that happened, worth a sentence of its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what the sentences speak of")]
pub enum Event {
    /// Everybody's deputies after an election (A2, A60, A61).
    Elected { poll: Poll, deputies: Vec<u16> },
    /// Who begins (A5).
    Starter { seat: Seat },
    /// The first hand of a seat, which only its owner sees (A4).
    Dealt { seat: Seat, cards: Vec<Card> },
    /// A turn begins.
    Turn { seat: Seat, round: u16 },
    /// The newspaper of the turn; a number beyond the events is a blank (A10).
    News { seat: Seat, event: u8 },
    /// Points changed.
    Points { seat: Seat, change: i32, total: i32 },
    /// Deputies went from one to another.
    Deputies { from: Seat, to: Seat, count: u16 },
    /// An asset was drawn; only its owner sees which, unless all know (A11, AR4).
    Drew { seat: Seat, card: Option<Card>, open: bool },
    /// There was nothing to draw (AR4).
    NothingToDraw { seat: Seat },
    /// The discards were shuffled into the stock (AR4).
    Shuffled,
    /// A card was discarded.
    Discarded { seat: Seat, card: Card },
    /// The player passed (A13).
    PassedTurn { seat: Seat },
    /// Somebody displays what it takes to form a government (A20, A51, A55, A58).
    Candidate { seat: Seat, card: Card, union: bool, army: bool, saviour: bool },
    /// Somebody was asked into a government (A20, A25).
    Invited { seat: Seat, by: Seat },
    /// They accepted.
    Accepted { seat: Seat },
    /// They declined.
    Declined { seat: Seat },
    /// The candidate gave up (AR11).
    Withdrew { seat: Seat },
    /// A ballot is opened on a matter; who asks for it.
    Ballot { about: Frame, by: Seat, second: bool },
    /// A ballot paper went in; only its author sees which (AR9).
    Voted { seat: Seat, vote: Option<Vote> },
    /// A ballot was counted; votes are told where ballots are open (AR9).
    Counted { about: Frame, yes: u16, no: u16, carried: bool, votes: Vec<Option<Vote>> },
    /// A card was taken back into hand (A23, A50).
    TookBack { seat: Seat, card: Card },
    /// A government took office.
    Formed { pm: Seat, members: Vec<Seat>, saviour: bool },
    /// An army card was played (A51, A53).
    Army { seat: Seat, purpose: Purpose, counters: bool },
    /// What an army card was played for came about, or was countered.
    ArmyDone { purpose: Purpose, holds: bool },
    /// Somebody may try to form a government at once (A43, A52).
    MayForm { seat: Seat },
    /// An attack (A30).
    Attack { seat: Seat, card: Card, target: Seat },
    /// An answer in a sealed window, told to its author only (AR37).
    Answered { seat: Seat, action: Action },
    /// An attack was parried, perhaps with a card that was lent (A31, A32).
    Parried { seat: Seat, card: Card, lender: Option<Seat> },
    /// A defence was offered (AR13).
    Offered { seat: Seat, card: Card },
    /// An attack hit.
    Hit { card: Card, target: Seat },
    /// A government ended.
    Fell { pm: Seat, fall: Fall, author: Option<Seat> },
    /// A member left the government (A24, AR46).
    Left { seat: Seat },
    /// A member was expelled (A25, AR46).
    Expelled { seat: Seat },
    /// Somebody entered the government by army pressure (A51).
    Entered { seat: Seat },
    /// National union was declared (A58).
    Union { seat: Seat },
    /// National union, a truce or a time of tension is over.
    PeaceOver { seat: Seat },
    /// A card went to the left; only the two see which (AR46).
    PassedOn { from: Seat, to: Seat, card: Option<Card> },
    /// A change of the rules was proposed (A71).
    Proposed { seat: Seat, amendment: Amendment },
    /// The rules were changed.
    Amended { amendment: Amendment },
    /// An action was disputed (AR35).
    Disputed { seat: Seat },
    /// The action was taken back (AR35).
    TakenBack { seat: Seat },
    /// A promise was made, told to those concerned (AR38).
    Pledged { pledge: Pledge },
    /// A promise was kept, broken, or ran out (AR38).
    Judged { pledge: Pledge },
    /// The Prime Minister will resign when the table is clear, told to them alone (AR45).
    Resigning { seat: Seat },
    /// The clock rang for the mid-term election or for the end (AR32).
    Bell { end: bool },
    /// The game is over (A62).
    End { ending: Ending, winners: Vec<Seat>, points: Vec<i32> },
}
