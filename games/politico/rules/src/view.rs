//! The view: what one viewer may see, by allow-list.

use crate::event::Ending;
use crate::frame::Frame;
use crate::options::in_words;
use crate::state::{Answer, Before, Count, Done, Government};
use crate::{Amendment, Card, Charter, Pledge};
use rules::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// One player as a viewer sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Party {
    /// Deputies.
    pub deputies: u16,
    /// Points.
    pub points: i32,
    /// Plates of the last election.
    pub plates: Vec<u8>,
    /// How many cards are in hand.
    pub hand: u8,
    /// Which of them everybody knows.
    pub known: Vec<Card>,
    /// The change of the rules they have proposed.
    pub proposal: Option<Amendment>,
    /// The defence they offer to the attacked.
    pub offer: Option<Card>,
    /// Promises kept and broken, those still on the record not counted; told once the game is over, one's own before.
    pub tally: Option<[u8; 2]>,
}

/// The table as a viewer sees it. What the cards say is known from the data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Everybody, by seat.
    pub parties: Vec<Party>,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is, or was when the game ended.
    pub active: Seat,
    /// The round being played, counted from 1.
    pub round: u16,
    /// The last round by the rules; none where the clock decides.
    pub rounds: Option<u16>,
    /// Mid-term elections are held after this round; none where the clock decides or there are none.
    pub mid_term: Option<u16>,
    /// Turns that are over.
    pub turns: u16,
    /// What is on the table, the turn first; the question asked is that of the last.
    pub frames: Vec<Frame>,
    /// Whom that question is put to, whether they have answered or not.
    pub asked: Seats,
    /// In a ballot, who has voted; told of others nowhere else.
    pub voted: Seats,
    /// One's own answer, while the question is open.
    pub answer: Option<Answer>,
    /// What has happened in the running turn.
    pub done: Done,
    /// The government in office.
    pub government: Option<Government>,
    /// Who displays national union.
    pub union: Option<Seat>,
    /// Until whose turn a truce holds.
    pub truce: Option<Seat>,
    /// Until whose turn points of attacks are doubled.
    pub tension: Option<Seat>,
    /// Turns in a row that ended without a government.
    pub vacant: u16,
    /// Governments in a row that ended before scoring.
    pub brief: u8,
    /// May the providential man come without a vote?
    pub saviour: bool,
    /// Has the chamber been dissolved?
    pub dissolved: bool,
    /// Was the mid-term election held?
    pub mid_term_held: bool,
    /// Has its timer fired?
    pub mid_term_rung: bool,
    /// Has the timer of the end fired?
    pub end_rung: bool,
    /// Assets in the stock, without those below it.
    pub stock: u8,
    /// Used and discarded cards, the oldest first: the pile, or what lies at the bottom of the stock.
    pub spent: Vec<Card>,
    /// The newspaper of this turn by its number in the data; a number beyond the events is a blank.
    pub news: Option<u8>,
    /// The ballot counted last.
    pub count: Option<Count>,
    /// Every option that a vote can change, as it stands now; as JSON in the words of the options.
    #[serde(rename = "options", with = "in_words")]
    pub charter: Charter,
    /// Who has called a dispute this round.
    pub disputed: Seats,
    /// Who is a bot.
    #[serde(default)]
    pub bots: Seats,
    /// What a dispute would go back to.
    pub before: Option<Before>,
    /// One's own hand, sorted.
    pub hand: Vec<Card>,
    /// What one's right neighbour knows of it, having passed cards on.
    pub betrayed: Vec<Card>,
    /// What one knows of one's left neighbour's hand, having passed cards on.
    pub passed: Vec<Card>,
    /// Will one resign as soon as the table is clear?
    pub resigning: bool,
    /// Promises that concern this viewer; all of them once the game is over.
    pub pledges: Vec<Pledge>,
    /// Promises one has made this round.
    pub pledged: u8,
    /// Why the game is over, if it is.
    pub over: Option<Ending>,
}
