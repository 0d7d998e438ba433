//! The state: the chamber, which everybody sees, and the secrets.

use crate::event::Ending;
use crate::frame::{Frame, Stack};
use crate::pledge::{PLEDGES_A_SEAT, Pledge};
use crate::spent::Spent;
use crate::{Amendment, Card, Cards, Charter, Purpose, Vote};
use rules::{MAX_SEATS, Seat, Seats};
use serde::{Deserialize, Serialize};

/// Election plates in the box (A81).
pub(crate) const PLATES: usize = 24;

/// Where extra plates began before it was noted.
const fn first_seat() -> Seat {
    Seat::new(0)
}

/// The government in office.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Government {
    /// The Prime Minister.
    pub pm: Seat,
    /// The turn in which it took office, by the number of turns that were over.
    pub since: u16,
    /// All members, the Prime Minister among them.
    pub members: Seats,
    /// The card the Prime Minister displays.
    pub card: Card,
    /// Did the providential man form it without a vote, or with his protection (A55, AR40)? Then no army enters.
    pub saviour: bool,
    /// So many turns of its Prime Minister begin before it can be attacked (A56).
    pub shield: u8,
    /// Has it lasted a round (AR23)?
    pub scored: bool,
    /// Members who joined since the Prime Minister's last turn (AR27).
    pub late: Seats,
}

/// The ballot counted last.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Count {
    /// The matter that was voted on.
    pub about: Frame,
    /// Votes for it.
    pub yes: u16,
    /// Votes against it.
    pub no: u16,
    /// Was it carried?
    pub carried: bool,
    /// What each seat voted; empty where ballots are secret (AR9).
    pub votes: [Option<Vote>; MAX_SEATS],
    /// The turn in which it was counted, by the number of turns that were over. One kept before this was noted is old.
    #[serde(default)]
    pub turn: u16,
}

/// What has happened in the running turn.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Done {
    /// The active player tried to form a government and failed; a red attack may follow (A23, AR11).
    pub tried: bool,
    /// The active player's motion failed; a red attack may follow (AR39).
    pub censured: bool,
    /// The active player resigned as Prime Minister and forms no government this turn (AR45).
    pub resigned: bool,
    /// The active player proposed a change of the rules.
    pub proposed: bool,
    /// Whom the Prime Minister asked to join this turn.
    pub asked: Seats,
    /// Who may try to form a government because they brought one down (A43).
    pub author: Option<Seat>,
    /// Who may try after that because the army toppled them (A52).
    pub toppled: Option<Seat>,
}

/// Everything that everybody sees.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chamber {
    pub(crate) seats: u8,
    /// Who began (A5).
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// Turns that are over.
    pub(crate) turns: u16,
    pub(crate) stack: Stack,
    pub(crate) done: Done,
    pub(crate) points: [i32; MAX_SEATS],
    pub(crate) deputies: [u16; MAX_SEATS],
    pub(crate) government: Option<Government>,
    /// Who displays national union (A58).
    pub(crate) union: Option<Seat>,
    /// Until whose turn a truce holds, and until whose points of attacks are doubled (AR46).
    pub(crate) truce: Option<Seat>,
    pub(crate) tension: Option<Seat>,
    /// Turns in a row that ended without a government (AR23).
    pub(crate) vacant: u16,
    /// Governments in a row that ended before scoring (AR23).
    pub(crate) brief: u8,
    /// The plates in use as they were dealt, seat by seat (A2).
    pub(crate) plates: [u8; PLATES],
    pub(crate) plates_in_use: u8,
    /// Where those who have a plate more begin, clockwise: extra plates may be dealt one by one (AR2).
    #[serde(default = "first_seat")]
    pub(crate) extra_from: Seat,
    pub(crate) dissolved: bool,
    /// Was the mid-term election held, and have the timers fired (AR32)?
    pub(crate) mid_term_held: bool,
    pub(crate) mid_term_rung: bool,
    pub(crate) end_rung: bool,
    /// Cards used and discarded, the oldest first, open to all (AR4).
    pub(crate) spent: Spent,
    /// What everybody knows to be in each hand.
    pub(crate) known: [Cards; MAX_SEATS],
    /// The newspaper of this turn; a number from the number of events on is a blank.
    pub(crate) news: Option<u8>,
    pub(crate) count: Option<Count>,
    /// Defences offered to the attacked (AR13).
    pub(crate) offers: [Option<Card>; MAX_SEATS],
    pub(crate) charter: Charter,
    /// What each seat has proposed, to be voted on at its next turn (AR34).
    pub(crate) proposals: [Option<Amendment>; MAX_SEATS],
    /// Who has called a dispute this round (AR35).
    pub(crate) disputed: Seats,
    /// Who is a bot: a table of bots alone has no disputes (AR35).
    #[serde(default)]
    pub(crate) bots: Seats,
    pub(crate) over: Option<Ending>,
}

/// An answer to a question put to several seats at once.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Nothing, or no.
    Decline,
    /// A ballot paper.
    Vote(Vote),
    /// A card: to parry, to offer, to counter, to pass on.
    Card(Card),
    /// The offer of this seat is taken.
    Take(Seat),
}

/// The chamber before the action just taken, in case it is disputed (AR35).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Before {
    /// Everything that everybody saw.
    pub(crate) chamber: Chamber,
    /// The cards that the active player has shown since.
    pub(crate) shown: Cards,
}

/// The state. What lies beyond the players stays empty, so that equal games are equal states.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(crate) chamber: Chamber,
    /// Decisions so far: each has a window of its own.
    pub(crate) window: u32,
    /// Only kept where disputes are on, and while nothing hidden has been shown since.
    pub(crate) before: Option<Box<Before>>,
    pub(crate) hands: [Cards; MAX_SEATS],
    /// The unseen part of the stock; its order is unknown to all, so it is drawn by lot.
    pub(crate) stock: Cards,
    /// What each seat knows of its left neighbour's hand, having passed cards on; never less than what all know.
    pub(crate) passed: [Cards; MAX_SEATS],
    /// Answers to the open question that several are asked.
    pub(crate) answers: [Option<Answer>; MAX_SEATS],
    /// The Prime Minister resigns as soon as the table is clear (AR45).
    pub(crate) resigning: bool,
    pub(crate) pledges: [[Option<Pledge>; PLEDGES_A_SEAT]; MAX_SEATS],
    /// Promises made in this round.
    pub(crate) pledged: [u8; MAX_SEATS],
    /// Promises kept and broken that are no longer on the record.
    pub(crate) tally: [[u8; 2]; MAX_SEATS],
}

impl State {
    /// The one who plays an army card, an attack or a motion gets it out of hand, openly.
    #[inline]
    pub(crate) fn show(&mut self, seat: Seat, card: Card) {
        let index = seat.index();
        self.hands[index].remove(card);
        self.chamber.known[index].remove(card);
        let right = self.right_of(seat);
        self.passed[right].remove(card);
        if let Some(before) = &mut self.before
            && seat == before.chamber.active
        {
            before.shown.add(card);
        }
    }

    /// A card is played or discarded: it leaves the hand and goes to those that are spent (A14).
    #[inline]
    pub(crate) fn spend(&mut self, seat: Seat, card: Card) {
        self.show(seat, card);
        self.chamber.spent.push(card);
    }

    /// Whose left neighbour this is.
    #[inline]
    pub(crate) fn right_of(&self, seat: Seat) -> usize {
        (seat.index() + usize::from(self.chamber.seats) - 1) % usize::from(self.chamber.seats.max(1))
    }

    /// A card comes into a hand before everybody's eyes.
    #[inline]
    pub(crate) fn gain_openly(&mut self, seat: Seat, card: Card) {
        let right = self.right_of(seat);
        self.hands[seat.index()].add(card);
        self.chamber.known[seat.index()].add(card);
        self.passed[right].add(card);
    }

    /// Something hidden was shown: what came before can no longer be disputed (AR35).
    #[inline]
    pub(crate) fn reveal(&mut self) {
        self.before = None;
    }
}

/// For those who only look at frames.
impl Frame {
    /// Does whoever it asks only answer, instead of doing something of their own accord?
    pub fn is_reply(self) -> bool {
        match self {
            Frame::Turn(_) | Frame::Attempt { .. } | Frame::Investiture(_) | Frame::Recruit => false,
            Frame::Invited(_)
            | Frame::Censure
            | Frame::Confidence
            | Frame::Amendment
            | Frame::Stand(_)
            | Frame::Dispute(_)
            | Frame::Ballot { .. }
            | Frame::Cancel
            | Frame::Counter { .. }
            | Frame::Attack { .. }
            | Frame::Parry
            | Frame::Help
            | Frame::Pick
            | Frame::Army(_)
            | Frame::Shed { .. }
            | Frame::PassLeft
            | Frame::ExpelOrLose => true,
        }
    }

    /// The purpose of the chain on top, if there is one.
    pub fn purpose(self) -> Option<Purpose> {
        match self {
            Frame::Counter { purpose, .. } | Frame::Army(purpose) => Some(purpose),
            _ => None,
        }
    }
}
