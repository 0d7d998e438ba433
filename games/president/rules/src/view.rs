//! The view: what one viewer may see, by allow-list. Only ballots differ from viewer to viewer.

use crate::card::ChallengeKind;
use crate::{Ballot, Dice, Ending, Office, Party, Purpose, Step, Territories, Territory};
use rules::{Bilingual, Seat, Seats};
use serde::{Deserialize, Serialize};

/// The table as a viewer sees it. All amounts are votes. The territories' names and values are in [`crate::Atlas`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Round one or two.
    pub round: u8,
    /// Turns of this round that are over.
    pub turns: u16,
    /// A round ends after so many turns; none without a limit (PR22).
    pub turn_limit: Option<u16>,
    /// Who began.
    pub starter: Seat,
    /// Whose turn it is, or was when the game ended.
    pub turn: Seat,
    /// What the game waits for.
    pub step: Step,
    /// Who is asked, whether they have answered or not.
    pub asked: Seats,
    /// The number of the open decision.
    pub window: u32,
    /// Each seat's party, once it has one (P1).
    pub parties: Vec<Option<Party>>,
    /// Which seats are played by bots (PR13).
    pub bots: Seats,
    /// Whose token is on each of the 99 territories, in the order of codes. In round two only heads hold any.
    pub holders: Vec<Option<Seat>>,
    /// Which of them are unassailable (P27).
    pub unassailable: Territories,
    /// Each seat's votes.
    pub votes: Vec<u32>,
    /// Those of them that can be lost: what a seat has for debts, and as a stake unless the table says otherwise (PR8).
    pub losable: Vec<u32>,
    /// The value of all that is vacant.
    pub vacant: u32,
    /// The dice of this turn, once rolled.
    pub dice: Option<Dice>,
    /// The territories that the dice offer, whoever holds them; none but during [`Step::Use`].
    pub offered: Territories,
    /// Campaign cards still to be drawn this turn, the open one not among them (P23, P24, PR24).
    pub due: u8,
    /// The campaign card being carried out.
    pub campaign: Option<Campaign>,
    /// The sum being made up.
    pub sum: Option<Sum>,
    /// The challenge under way.
    pub challenge: Option<Challenge>,
    /// One's own ballot while the vote is open.
    pub ballot: Option<Ballot>,
    /// Every debt, the oldest first (P34).
    pub debts: Vec<Debt>,
    /// The pile of campaign cards.
    pub campaign_pile: PileSeen,
    /// The pile of challenge cards.
    pub challenge_pile: PileSeen,
    /// Everybody by rank in round one; nobody before it is over (P54).
    pub ranking: Vec<Seat>,
    /// For each seat, for whom it plays: itself in round one, the head of its camp in round two (P56).
    pub sides: Vec<Seat>,
    /// Each seat's office in the government (P58).
    pub offices: Vec<Option<Office>>,
    /// Who is elected; two if they share the presidency.
    pub elected: Seats,
    /// How, once somebody is.
    pub ending: Option<Ending>,
}

impl View {
    /// Everybody at the table.
    pub fn seats(&self) -> Seats {
        // A table has six players at most, so the number fits.
        Seats::all(self.votes.len() as u8)
    }

    /// For whom a seat plays: itself, or in round two the head of its camp.
    pub fn side(&self, seat: Seat) -> Seat {
        self.sides.get(seat.index()).copied().unwrap_or(seat)
    }

    /// Those who play for a head, without the head.
    pub fn allies(&self, head: Seat) -> Seats {
        self.seats().iter().filter(|seat| *seat != head && self.side(*seat) == head).collect()
    }

    /// A seat's party, once it has one.
    pub fn party(&self, seat: Seat) -> Option<Party> {
        self.parties.get(seat.index()).copied().flatten()
    }

    /// Is the map covered, because it would answer the open card (PR36)? Names, codes, values and holders are hidden from
    /// everybody then, wherever they stand.
    pub fn map_is_covered(&self) -> bool {
        let question = self.challenge.as_ref().and_then(|challenge| challenge.question.as_ref());
        self.step == Step::Answer && question.is_some_and(OpenCard::covers_map)
    }

    /// A seat's votes.
    pub fn votes_of(&self, seat: Seat) -> u32 {
        self.votes.get(seat.index()).copied().unwrap_or_default()
    }
}

/// A campaign card that lies open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Campaign {
    /// Its number, by its place in the deck's file.
    pub card: u8,
    /// Green, or red?
    pub credit: bool,
    /// What it brings or costs.
    pub votes: u32,
    /// Its title.
    pub title: Bilingual,
    /// Its text.
    pub text: Bilingual,
}

/// A sum that somebody makes up of territories, one by one.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sum {
    /// What for.
    pub purpose: Purpose,
    /// Who picks.
    pub chooser: Seat,
    /// Whose territories; the vacant ones for a credit.
    pub from: Option<Seat>,
    /// Who gets them; nobody for a cost or a debt.
    pub to: Option<Seat>,
    /// What is to be made, rounded (P31, P33, PR32).
    pub target: u32,
    /// What is still to be found.
    pub left: u32,
}

/// A challenge under way (P40).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Challenge {
    /// Who performs it.
    pub challenger: Seat,
    /// Who holds the territory.
    pub challenged: Seat,
    /// What it is about.
    pub territory: Territory,
    /// The open challenge card; none at twenty-one.
    pub question: Option<OpenCard>,
    /// At twenty-one, the challenger's cards from 0 to 51 in order of number, then the challenged player's.
    pub hands: [Vec<u8>; 2],
    /// What the hands count.
    pub totals: [u8; 2],
}

/// A challenge card as far as it has been read out: nothing here tells the right answer (P61).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OpenCard {
    /// Its number, by its place in the deck.
    pub card: u16,
    /// What kind of card it is.
    pub kind: ChallengeKind,
    /// The time to answer, in seconds.
    pub seconds: u32,
    /// Of a hundred bots, how many succeed (PR13).
    pub difficulty: u8,
    /// Its title.
    pub title: Bilingual,
    /// The question or the task.
    pub text: Bilingual,
    /// What the answer is.
    pub wants: Wants,
}

impl OpenCard {
    /// Would the map answer it (PR36)? So it is with cards that ask for numbers, names, neighbours, places or figures.
    pub fn covers_map(&self) -> bool {
        matches!(self.kind, ChallengeKind::Geography | ChallengeKind::Naming | ChallengeKind::Estimate)
    }
}

/// What kind of answer a card wants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wants {
    /// One of these: [`crate::Action::Choose`].
    Choice(Vec<Bilingual>),
    /// A number: [`crate::Action::Number`].
    Number {
        /// What is counted, for an estimate.
        unit: Option<Bilingual>,
        /// How far off it may be, in percent; 0 where it must be exact.
        tolerance: u8,
    },
    /// A territory to be pointed at: [`crate::Action::Point`].
    Territory,
    /// Things from memory, in order: [`crate::Action::Words`].
    Memory {
        /// How many.
        count: u8,
        /// For how many seconds they are shown.
        shown: u32,
        /// The things themselves, only while they are shown ([`Step::Look`]).
        items: Vec<Bilingual>,
    },
    /// Things of a kind: [`crate::Action::Words`].
    Names {
        /// How many suffice.
        need: u8,
        /// How many that do not belong are forgiven (PR35); none where they do not count at all.
        #[serde(default)]
        forgiven: Option<u8>,
    },
    /// An explanation: [`crate::Action::Words`]; where there are neutral players also [`crate::Action::Perform`].
    Explanation {
        /// Of what.
        word: Bilingual,
        /// Without these, in French.
        forbidden_fr: Vec<String>,
        /// Without these, in English.
        forbidden_en: Vec<String>,
        /// In so many words at least.
        need: u8,
        /// May it be spoken and voted on instead?
        spoken: bool,
        /// Is it voted on, too, when it is typed (PR12)?
        #[serde(default)]
        voted: bool,
    },
    /// A performance: [`crate::Action::Perform`] when it is over.
    Performance,
}

/// A red card that could not be paid (P34).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Debt {
    /// Whose.
    pub seat: Seat,
    /// The card's number.
    pub card: u8,
    /// What is left of it.
    pub votes: u32,
}

/// What all know of a pile: its cards came up unseen, then went under it in sight of all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PileSeen {
    /// How many cards lie on top that have not been seen yet.
    pub unseen: u16,
    /// The cards below, from the top down.
    pub seen: Vec<u16>,
}
