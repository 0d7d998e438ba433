//! The steps of the state machine: what the game waits for.

use serde::{Deserialize, Serialize};

/// What the game waits for; whom it asks, the view says.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A party to be chosen (P1).
    Join,
    /// The dice of a turn (P10).
    Roll,
    /// A use of what the dice offer (P11 to P22).
    Use,
    /// The next territory of a sum.
    Sum(Purpose),
    /// Something is shown that will have to be given back from memory.
    Look,
    /// The challenger's answer to the open card, or their performance (P40).
    Answer,
    /// Votes on a performance (P43).
    Ballot,
    /// The challenger at twenty-one: another card, or none (PR27).
    Challenger,
    /// The challenged at twenty-one: another card, or none (PR27).
    Challenged,
    /// The president's government (P58).
    Government,
    /// Nothing: the game is over.
    Over,
}

/// What a sum of territories is for.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// Vacant territories for a green card (P30).
    Credit,
    /// Territories given back for a red card (P32).
    Cost,
    /// Territories given back for a debt (P34).
    Debt,
    /// Territories of a challenger who lost, for the challenged (P42).
    Seizure,
}

/// How a president came to be elected.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// By an absolute majority (P51, PR16).
    Majority,
    /// By most votes, of two players (P53).
    Count,
    /// By most votes in round two (P57).
    RunOff,
}

/// Why a step of the dice came to nothing.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lost {
    /// All that is offered is unassailable in others' hands (PR4).
    Unassailable,
    /// All that could be challenged for is worth more than the stake (P44).
    Stake,
}
