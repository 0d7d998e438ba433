//! The events: what people are told of the game.

use crate::{Action, Ballot, Dice, Ending, Lost, Office, Party, Purpose, Territory};
use rules::{Bilingual, Seat};
use serde::{Deserialize, Serialize};

/// One thing that happened, worth a sentence of its own. Amounts are votes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Who begins, by lot or by the table's choice (P3, PR1).
    Starter {
        /// They.
        seat: Seat,
        /// By lot?
        lot: bool,
    },
    /// A player plays for a party (P1).
    Joined {
        /// Who.
        seat: Seat,
        /// Which.
        party: Party,
    },
    /// A bot or a person plays a seat from now on (PR13).
    Played {
        /// Which seat.
        seat: Seat,
        /// By a bot?
        bot: bool,
    },
    /// The dice of a turn (P10).
    Rolled {
        /// Who rolled.
        seat: Seat,
        /// What.
        dice: Dice,
    },
    /// The step of the dice is lost (P44, PR4).
    StepLost {
        /// Whose.
        seat: Seat,
        /// Why.
        why: Lost,
    },
    /// A vacant territory was taken by the dice (P12).
    Took {
        /// Who took it.
        seat: Seat,
        /// For whom: themselves, or the head of their camp.
        holder: Seat,
        /// Which.
        territory: Territory,
    },
    /// A territory became unassailable (P16, P22).
    Fortified {
        /// Who turned the token.
        seat: Seat,
        /// Which.
        territory: Territory,
    },
    /// A challenge (P14, P15, P21).
    Challenged {
        /// Who challenges.
        seat: Seat,
        /// Whom.
        holder: Seat,
        /// For what.
        territory: Territory,
    },
    /// A challenge card was left out, because nobody could judge it (PR12).
    LeftOut {
        /// The card.
        card: u16,
    },
    /// A challenge card was read out (P40).
    Read {
        /// Who reads it.
        seat: Seat,
        /// The card.
        card: u16,
        /// What it says this time, where its text has places to be filled.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<Bilingual>,
    },
    /// What was to be remembered is hidden.
    Hidden {
        /// From whom the answer is awaited.
        seat: Seat,
    },
    /// An answer was given, and judged (P61: now the right one may be known).
    Answered {
        /// By whom.
        seat: Seat,
        /// To which card.
        card: u16,
        /// Which of its tasks it was.
        #[serde(default)]
        number: u32,
        /// The answer, an action that answers.
        answer: Action,
        /// Was it right?
        right: bool,
        /// The words that made it wrong: forbidden ones, or names that do not belong (PR35).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        faults: Vec<String>,
    },
    /// An explanation without forbidden words was given, and the vote is open (P43, PR12).
    Explained {
        /// By whom.
        seat: Seat,
        /// The explanation.
        text: String,
    },
    /// A bot's answer or performance (PR13).
    Attempted {
        /// Whose.
        seat: Seat,
        /// At which card.
        card: u16,
        /// Which of its tasks it was.
        #[serde(default)]
        number: u32,
        /// Did it succeed?
        right: bool,
    },
    /// The challenge was given up, or the time was up (P40, PR28).
    GaveUp {
        /// By whom.
        seat: Seat,
        /// Which card; none at twenty-one.
        card: Option<u16>,
        /// Which of its tasks it was.
        #[serde(default)]
        number: u32,
    },
    /// A performance is over, and the vote is open (P43).
    Performed {
        /// Whose.
        seat: Seat,
    },
    /// A ballot, told to nobody but its author.
    Voted {
        /// Whose.
        seat: Seat,
        /// Which.
        ballot: Ballot,
    },
    /// The ballots of a performance, once all are in (P43, PR12).
    Counted {
        /// Each voter's ballot.
        ballots: Vec<(Seat, Ballot)>,
        /// Did it succeed?
        passed: bool,
    },
    /// Two cards each at twenty-one (PR27).
    Dealt {
        /// The challenger's, as numbers from 0 to 51: the rank by thirteens, the ace first.
        challenger: [u8; 2],
        /// The challenged player's.
        challenged: [u8; 2],
    },
    /// Another card at twenty-one (PR27).
    Card {
        /// Whose.
        seat: Seat,
        /// Which.
        card: u8,
        /// What the hand counts now.
        total: u8,
    },
    /// No more cards at twenty-one (PR27).
    Stood {
        /// Who.
        seat: Seat,
        /// With how much.
        total: u8,
    },
    /// A challenge was won: the territory changes hands (P41).
    Won {
        /// By whom.
        seat: Seat,
        /// For whom: themselves, or the head of their camp.
        holder: Seat,
        /// From whom.
        from: Seat,
        /// What.
        territory: Territory,
    },
    /// A challenge was lost: the territory becomes unassailable (P42).
    Failed {
        /// By whom.
        seat: Seat,
        /// Against whom.
        holder: Seat,
        /// For what.
        territory: Territory,
    },
    /// A campaign card was drawn (P23).
    Campaign {
        /// Who drew it.
        seat: Seat,
        /// The card.
        card: u8,
    },
    /// A credit was set against a debt (P35, PR9).
    SetOff {
        /// Whose debt.
        seat: Seat,
        /// How much of it went.
        votes: u32,
        /// How much of it is left.
        left: u32,
    },
    /// A red card became a debt (P34, PR32).
    Owes {
        /// Whose.
        seat: Seat,
        /// The card.
        card: u8,
        /// Have they the votes, but no set of territories that makes them?
        #[serde(default)]
        enough: bool,
    },
    /// A debt is due (PR10).
    Due {
        /// Whose.
        seat: Seat,
        /// How much.
        votes: u32,
    },
    /// A debt is void, and its card goes under the pile (PR17).
    Void {
        /// Whose it was.
        seat: Seat,
        /// The card.
        card: u8,
    },
    /// No set of territories makes the amount (P31, P33, PR32).
    Rounded {
        /// The amount.
        from: u32,
        /// What is to be made instead.
        to: u32,
    },
    /// No more than this could be had: it goes at once (PR7, PR11).
    AllOfIt {
        /// What for.
        purpose: Purpose,
        /// Whose territories they were; nobody's for a credit.
        from: Option<Seat>,
        /// Who holds them now; nobody after a cost.
        to: Option<Seat>,
        /// Which.
        territories: Vec<Territory>,
    },
    /// Territories of a sum, one or, chosen by lot or by rule, several.
    Picked {
        /// What for.
        purpose: Purpose,
        /// Who picked.
        seat: Seat,
        /// Whose they were.
        from: Option<Seat>,
        /// Whose they are.
        to: Option<Seat>,
        /// Which.
        territories: Vec<Territory>,
    },
    /// A player has reached 20 000 000 votes (P50).
    Announced {
        /// Who.
        seat: Seat,
        /// How many they have.
        votes: u32,
    },
    /// A round is over (P52, P57, PR22).
    RoundOver {
        /// Which.
        round: u8,
        /// By the limit of turns?
        limit: bool,
    },
    /// Those level were put in order by lot (PR14).
    Lots {
        /// Who, in the order drawn.
        seats: Vec<Seat>,
    },
    /// Round two begins (P54, P55).
    RunOff {
        /// Everybody by rank in round one.
        ranking: Vec<Seat>,
        /// The first and their camp.
        first: Vec<Seat>,
        /// The second and their camp.
        second: Vec<Seat>,
    },
    /// Somebody is elected, or two share the presidency (P51, P53, P57, PR15).
    Elected {
        /// Who.
        seats: Vec<Seat>,
        /// How.
        ending: Ending,
        /// With how many votes.
        votes: u32,
    },
    /// An ally gets an office (P58).
    Named {
        /// By whom.
        by: Seat,
        /// Who.
        seat: Seat,
        /// Which.
        office: Office,
    },
    /// The government is complete (P58).
    Proclaimed {
        /// Whose.
        seat: Seat,
    },
}
